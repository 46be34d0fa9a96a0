//! How positions are copied over other ones: players who look ahead do it thousands of times for each decision, and
//! what has room already need not ask for it again.

/// Makes a type `Clone`, field by field. Unlike the derived `clone_from`, this one keeps the room of lists.
macro_rules! clone_fields {
    ($Type:ident $(<$Kept:ident>)? { $($field:ident),* $(,)? }) => {
        impl $(<$Kept: Copy>)? Clone for $Type $(<$Kept>)? {
            fn clone(&self) -> Self {
                $Type { $($field: Clone::clone(&self.$field)),* }
            }

            fn clone_from(&mut self, other: &Self) {
                $(Clone::clone_from(&mut self.$field, &other.$field);)*
            }
        }
    };
}

pub(in crate::rules) use clone_fields;
