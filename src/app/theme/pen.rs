//! The tool with which panels draw: text, pictures and lines at positions in points.

use super::TellOnHover;
use super::{Art, Face, GOLD, Pictured, Reach, SHADE, Scene, Thing, Written, contrast, listed, presses, written};
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Color32, FontId, Galley, Id, Mesh, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

/// How a text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Type {
    /// The typeface.
    pub face: Face,
    /// Height in layout pixels (at 1920 × 1080).
    pub size: f32,
    /// Colour.
    pub colour: Color32,
}

impl Type {
    /// Text in a face, size and colour.
    pub const fn new(face: Face, size: f32, colour: Color32) -> Type {
        Type { face, size, colour }
    }
}

/// Text that does not fit is made smaller, down to this share of its size. If it is still too long, it is cut off.
const SMALLEST: f32 = 0.82;
/// The smallest size for text that is made smaller and wrapped.
const LEAST: f32 = 21.0;

/// Draws on one sheet. Lengths are in points; multiply layout pixels by [`Pen::unit`].
pub struct Pen<'a> {
    /// egui's side of the sheet.
    pub ui: &'a mut Ui,
    /// Where pictures come from.
    pub art: &'a mut Art,
    /// Points per layout pixel.
    pub unit: f32,
    reach: Reach,
    /// The controls drawn so far in this frame.
    made: Vec<Id>,
    /// Whether a screen reader reads what is written as soon as it changes.
    aloud: bool,
    /// Whether everything is drawn with high contrast.
    pub(super) clear: bool,
}

impl<'a> Pen<'a> {
    pub(super) fn new(ui: &'a mut Ui, art: &'a mut Art, unit: f32, reach: Reach) -> Pen<'a> {
        let clear = contrast::is_high(ui.ctx());
        Pen { ui, art, unit, reach, made: Vec::new(), aloud: false, clear }
    }

    /// A pen for a child of this sheet, as inside a scroll area.
    pub fn on<'b>(&'b mut self, ui: &'b mut Ui) -> Pen<'b> {
        let (unit, reach, aloud, clear) = (self.unit, self.reach, self.aloud, self.clear);
        Pen { ui, art: self.art, unit, reach, made: Vec::new(), aloud, clear }
    }

    /// From now on a screen reader reads what is written as soon as it changes: what to do, what would follow, what was
    /// refused.
    pub fn read_aloud(&mut self) {
        self.aloud = true;
    }

    /// Reads aloud only what is written meanwhile.
    pub fn aloud<R>(&mut self, write: impl FnOnce(&mut Self) -> R) -> R {
        let before = std::mem::replace(&mut self.aloud, true);
        let written = write(self);
        self.aloud = before;
        written
    }

    /// Says what is not to be seen, because a picture shows it: a screen reader reads it as soon as it changes.
    pub fn say(&mut self, text: &str) {
        if !text.is_empty() {
            let corner = Rect::from_min_size(self.ui.max_rect().min, Vec2::splat(1.0));
            self.aloud(|pen| pen.hear(corner, text));
        }
    }

    /// egui's painter of this sheet.
    pub fn painter(&self) -> &Painter {
        self.ui.painter()
    }

    /// A vector of layout pixels, in points.
    pub fn size(&self, x: f32, y: f32) -> Vec2 {
        vec2(x, y) * self.unit
    }

    /// A rectangle whose corner lies this many layout pixels from `from`.
    pub fn rect(&self, from: Pos2, (x, y): (f32, f32), (width, height): (f32, f32)) -> Rect {
        Rect::from_min_size(from + self.size(x, y), self.size(width, height))
    }

    /// One line of text that screen readers read too. If it is wider than `width` points, it is made smaller and then
    /// cut off. The pointer then shows the whole text as a tooltip.
    pub fn write(&mut self, at: Pos2, align: Align2, text: &str, set: Type, width: f32) -> Rect {
        let galley = self.line(text, set, width);
        let place = align.anchor_size(at, galley.size());
        let (cut, inked) = (galley.elided, galley.mesh_bounds);
        self.painter().galley(place.min, galley, set.colour);
        self.note(text, inked.translate(place.min.to_vec2()), cut);
        let heard = self.hear(place, text);
        if cut {
            heard.tell_on_hover(text);
        }
        place
    }

    /// One line of text like [`Pen::write`]. If that would be cut off and two smaller lines hold the whole text, it
    /// writes two lines at the same place.
    pub fn write_or_wrap(&mut self, at: Pos2, align: Align2, text: &str, set: Type, width: f32) -> Rect {
        let smaller = Type { size: (set.size * SMALLEST).max(LEAST), ..set };
        let high = self.height_of(text, smaller, width);
        let two_lines = high < 3.2 * smaller.size * self.unit;
        if self.width_of(text, set) * SMALLEST <= width || !two_lines {
            return self.write(at, align, text, set, width);
        }
        self.paragraph(align.anchor_size(at, vec2(width, high)), align.x(), text, smaller)
    }

    /// Wrapped text from the top of `place`. Returns the area that it covers.
    pub fn paragraph(&mut self, place: Rect, align: Align, text: &str, set: Type) -> Rect {
        let galley = self.wrapped(text, set, place.width());
        let at = Align2([align, Align::Min]).align_size_within_rect(galley.size(), place);
        let origin = match align {
            Align::Min => at.left_top(),
            Align::Center => pos2(place.center().x, at.min.y),
            Align::Max => at.right_top(),
        };
        let galley = if align == Align::Min { galley } else { self.aligned(text, set, place.width(), align) };
        let inked = galley.mesh_bounds.translate(origin.to_vec2());
        self.painter().galley(origin, galley, set.colour);
        self.note(text, inked, at.height() > place.height() + 1.0);
        self.hear(at, text);
        at
    }

    /// Wrapped text like [`Pen::paragraph`], made smaller if it is too long for `place`.
    pub fn paragraph_within(&mut self, place: Rect, align: Align, text: &str, set: Type) -> Rect {
        let mut fitting = set;
        while fitting.size > LEAST && self.height_of(text, fitting, place.width()) > place.height() {
            fitting.size = (fitting.size - 1.0).max(LEAST);
        }
        self.paragraph(place, align, text, fitting)
    }

    /// The height of a paragraph of this width, in points.
    pub fn height_of(&self, text: &str, set: Type, width: f32) -> f32 {
        self.wrapped(text, set, width).size().y
    }

    /// The width of a line, in points.
    pub fn width_of(&self, text: &str, set: Type) -> f32 {
        self.line(text, set, f32::INFINITY).size().x
    }

    /// One line of text that belongs to a control, so screen readers do not read it separately.
    pub fn ink(&self, at: Pos2, align: Align2, text: &str, set: Type, width: f32) -> Rect {
        let galley = self.line(text, set, width);
        let (place, cut) = (align.anchor_size(at, galley.size()), galley.elided);
        let inked = galley.mesh_bounds.translate(place.min.to_vec2());
        self.painter().galley(place.min, galley, set.colour);
        self.note(text, inked, cut);
        place
    }

    /// One line of text with a shadow whose colour changes from top to bottom, for the name of the game.
    pub fn write_lit(&mut self, at: Pos2, text: &str, set: Type, stops: [Color32; 3]) -> Rect {
        const BANDS: usize = 40;
        let galley = self.line(text, set, f32::INFINITY);
        let place = Rect::from_min_size(at, galley.size());
        for step in 1..=5 {
            let shade = Color32::from_rgba_unmultiplied(3, 8, 18, 60);
            let at = place.min + vec2(0.6, 1.0) * (step as f32 * 2.0 * self.unit);
            self.painter().galley_with_override_text_color(at, galley.clone(), shade);
        }
        // The letters fill the middle of the line. Accents are above them, descenders below.
        let (top, bottom) = (place.top() + 0.16 * place.height(), place.bottom() - 0.20 * place.height());
        for band in 0..BANDS {
            let edge = |band: usize| place.top() + place.height() * band as f32 / BANDS as f32;
            let share = (((edge(band) + edge(band + 1)) / 2.0 - top) / (bottom - top)).clamp(0.0, 1.0);
            let colour = if share < 0.5 {
                super::between(stops[0], stops[1], share * 2.0)
            } else {
                super::between(stops[1], stops[2], share * 2.0 - 1.0)
            };
            let clip = Rect::from_x_y_ranges(place.x_range().expand(9.0), edge(band)..=edge(band + 1));
            let clip = clip.intersect(self.painter().clip_rect());
            self.painter().with_clip_rect(clip).galley_with_override_text_color(place.min, galley.clone(), colour);
        }
        self.hear(place, text);
        place
    }

    /// The edge of a control, drawn within its place: with high contrast it is black, and not thin.
    pub fn edge(&self, place: Rect, round: f32, line: Stroke) {
        let line = match self.clear {
            true => Stroke::new(line.width.max(2.4 * self.unit), Color32::BLACK),
            false => line,
        };
        self.painter().rect_stroke(place, round * self.unit, line, StrokeKind::Inside);
    }

    /// A picture that fills a place (sheets, plates, ribbons, badges).
    pub fn fill(&mut self, thing: Thing, place: Rect) {
        if let Some(round) = contrast::paper(thing).filter(|_| self.clear) {
            self.painter().rect_filled(place, round * self.unit, contrast::PAPER);
            let line = Stroke::new(3.0 * self.unit, Color32::BLACK);
            self.painter().rect_stroke(place, round * self.unit, line, StrokeKind::Inside);
            return;
        }
        match self.pictured(thing, place.size()) {
            Some(pictured) => self.put(pictured, place.min, Color32::WHITE),
            None => {
                let (colour, round) = thing.stand_in();
                self.painter().rect_filled(place, round * self.unit, colour);
            }
        }
    }

    /// A picture that was painted in this size, stretched over a place. So a window that is being drawn wider does not
    /// need another picture with each step.
    pub fn spread(&mut self, thing: Thing, size: Vec2, place: Rect) {
        match self.pictured(thing, size) {
            Some(Pictured { texture, .. }) => {
                let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
                self.painter().image(texture, place, whole, Color32::WHITE);
            }
            None => _ = self.painter().rect_filled(place, 0.0, thing.stand_in().0),
        }
    }

    /// A figure, `height` layout pixels high, with its feet at a place (for coin and circle: its middle).
    pub fn stand(&mut self, thing: Thing, feet: Pos2, height: f32) {
        self.stand_tinted(thing, feet, height, Color32::WHITE);
    }

    /// A figure whose colours are multiplied by `tint`.
    pub fn stand_tinted(&mut self, thing: Thing, feet: Pos2, height: f32, tint: Color32) {
        if let Some(pictured) = self.pictured(thing, vec2(0.0, height * self.unit)) {
            self.put(pictured, feet, tint);
        }
    }

    /// A scene cut to fit a place. Until the scene is loaded, a night sky is shown, and then the scene fades in. If the
    /// scene is too high, its lower part is kept, because the figures stand there.
    pub fn scene(&mut self, scene: Scene, place: Rect) {
        const SECONDS: f32 = 0.35;
        let ctx = self.ui.ctx().clone();
        let picture = self.art.scene(scene, place.size() * ctx.pixels_per_point());
        let seen = ctx.animate_bool_with_time(egui::Id::new(("scene", scene)), picture.is_some(), SECONDS);
        if seen < 1.0 {
            self.gradient(place, super::DUSK, super::NIGHT);
        }
        if let Some((texture, size)) = picture {
            let scale = (place.width() / size.x).max(place.height() / size.y);
            let shown = place.size() / (size * scale);
            let uv = Rect::from_min_size(pos2((1.0 - shown.x) * 0.5, (1.0 - shown.y) * 0.92), shown);
            self.painter().image(texture, place, uv, Color32::WHITE.gamma_multiply(seen));
        }
    }

    /// A vertical gradient.
    pub fn gradient(&self, place: Rect, top: Color32, bottom: Color32) {
        self.shaded(place, [top, top, bottom, bottom]);
    }

    /// A horizontal gradient.
    pub fn gradient_across(&self, place: Rect, left: Color32, right: Color32) {
        self.shaded(place, [left, right, left, right]);
    }

    fn shaded(&self, place: Rect, corners: [Color32; 4]) {
        let mut mesh = Mesh::default();
        let places = [place.left_top(), place.right_top(), place.left_bottom(), place.right_bottom()];
        for (at, colour) in places.into_iter().zip(corners) {
            mesh.colored_vertex(at, colour);
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(1, 2, 3);
        self.painter().add(Shape::mesh(mesh));
    }

    /// A thin line of ink with a red lozenge in its middle.
    pub fn rule(&self, from: f32, to: f32, y: f32) {
        let (middle, line) = ((from + to) / 2.0, Stroke::new(1.1 * self.unit, super::faint(super::INK, 0.4)));
        let (wide, high) = (4.5 * self.unit, 3.2 * self.unit);
        self.painter().hline(from..=middle - 2.0 * wide, y, line);
        self.painter().hline(middle + 2.0 * wide..=to, y, line);
        let lozenge = [(-wide, 0.0), (0.0, -high), (wide, 0.0), (0.0, high)];
        let points = lozenge.map(|(dx, dy)| pos2(middle + dx, y + dy)).to_vec();
        self.painter().add(Shape::convex_polygon(points, super::RUBRIC, Stroke::NONE));
    }

    /// A paw print.
    pub fn paw(&self, at: Pos2) {
        let colour = Color32::from_rgb(0x8F, 0x45, 0x22);
        self.painter().circle_filled(at + self.size(0.0, 6.0), 8.5 * self.unit, colour);
        for (x, y) in [(-11.0, -3.0), (-4.0, -9.0), (4.0, -9.0), (11.0, -3.0)] {
            self.painter().circle_filled(at + self.size(x, y), 3.8 * self.unit, colour);
        }
    }

    /// The heading of a sheet, in red small capitals.
    pub fn heading(&mut self, place: Rect, text: &str, width: f32) -> Rect {
        let at = place.min + self.size(22.0, 16.0);
        self.write(at, Align2::LEFT_TOP, text, Type::new(Face::Heading, 25.0, super::RUBRIC), width)
    }

    /// A control that can be clicked or dragged, with a ring while it has the focus. Screen readers read `name`, which
    /// also identifies the control among its neighbours.
    pub fn control(&mut self, place: Rect, name: &str, sense: Sense) -> Response {
        let response = self.plain_control(place, name, sense);
        if response.has_focus() {
            self.focus_ring(place);
        }
        response
    }

    /// An underlined word that can be clicked, in a place that holds it; `lit` is its colour while it is pointed at or
    /// has the focus.
    pub fn link(&mut self, place: Rect, align: Align2, text: &str, set: Type, lit: Color32) -> Response {
        let response = self.control(place, text, Sense::click());
        let colour = if response.hovered() || response.has_focus() { lit } else { set.colour };
        let word = self.ink(align.pos_in_rect(&place), align, text, Type { colour, ..set }, f32::INFINITY);
        let line = Stroke::new(1.2 * self.unit, super::faint(colour, 0.7));
        self.painter().hline(word.x_range(), word.bottom() - 2.0 * self.unit, line);
        response
    }

    /// A control that draws its focus itself.
    pub fn plain_control(&mut self, place: Rect, name: &str, sense: Sense) -> Response {
        let sense = match self.reach {
            Reach::Pointer => sense & !Sense::FOCUSABLE,
            Reach::Keyboard if sense == Sense::hover() => sense,
            Reach::Keyboard => sense | Sense::FOCUSABLE,
            Reach::Nobody => Sense::hover(),
        };
        let id = self.new_id(name);
        let response = self.ui.interact(place, id, sense);
        listed::note(self.ui.ctx(), name, place, None);
        if response.clicked() {
            presses::note(self.ui.ctx());
        }
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, sense.senses_click(), name));
        if sense.senses_click() { response.on_hover_cursor(egui::CursorIcon::PointingHand) } else { response }
    }

    /// The ID of the next control. Two controls may have the same name, such as two roads of the same value. With the
    /// same ID, a click on one would count for the other.
    fn new_id(&mut self, name: &str) -> Id {
        let mut id = self.id(name);
        while self.made.contains(&id) {
            id = id.with("another");
        }
        self.made.push(id);
        id
    }

    /// The ID of the control with this name on this sheet. If several have the name, it is the first one.
    pub fn id(&self, name: &str) -> Id {
        self.ui.id().with(name)
    }

    /// A golden ring around the control with the keyboard's focus.
    pub fn focus_ring(&self, place: Rect) {
        let place = place.expand(3.0 * self.unit);
        if self.clear {
            // Gold alone is pale on white paper.
            let line = Stroke::new(6.0 * self.unit, Color32::BLACK);
            self.painter().rect_stroke(place, 8.0 * self.unit, line, StrokeKind::Outside);
        }
        let line = Stroke::new(2.4 * self.unit, GOLD);
        self.painter().rect_stroke(place, 8.0 * self.unit, line, StrokeKind::Outside);
    }

    /// Darkens everything behind the sheet and keeps the keyboard's focus on it. Two shades make text easier to read.
    pub fn cover_all(&self, shades: u8) {
        self.hold_keyboard();
        for _ in 0..shades {
            self.painter().rect_filled(self.ui.ctx().content_rect(), 0.0, SHADE);
        }
    }

    /// Keeps the keyboard's focus on this sheet. Nothing behind it has the focus or gets it with Tab.
    fn hold_keyboard(&self) {
        let (ctx, layer) = (self.ui.ctx(), self.ui.layer_id());
        let focused = ctx.memory(|memory| memory.focused());
        let elsewhere = focused.filter(|&id| ctx.read_response(id).is_none_or(|found| found.layer_id != layer));
        ctx.memory_mut(|memory| {
            memory.set_modal_layer(layer);
            if let Some(elsewhere) = elsewhere {
                memory.surrender_focus(elsewhere);
            }
        });
    }

    fn note(&self, text: &str, place: Rect, cut: bool) {
        let (seen, sheet) = (self.painter().clip_rect(), self.ui.layer_id());
        written::note(self.ui.ctx(), || Written { text: text.to_owned(), place, seen, sheet, cut });
    }

    fn hear(&mut self, place: Rect, text: &str) -> Response {
        let response = self.ui.allocate_rect(place, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
        if self.aloud {
            self.ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(egui::accesskit::Live::Polite));
        }
        response
    }

    fn pictured(&mut self, thing: Thing, size: Vec2) -> Option<Pictured> {
        let density = self.ui.pixels_per_point();
        self.art.picture(self.ui.ctx(), thing, size * density, self.unit * density)
    }

    fn put(&self, pictured: Pictured, at: Pos2, tint: Color32) {
        let density = self.ui.pixels_per_point();
        // On whole pixels, so that the picture is not blurred.
        let corner = ((at.to_vec2() * density - pictured.anchor).round() / density).to_pos2();
        let place = Rect::from_min_size(corner, pictured.size / density);
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        self.painter().image(pictured.texture, place, whole, tint);
    }

    fn job(&self, text: &str, set: Type, share: f32) -> LayoutJob {
        let font = FontId::new(set.size * share * self.unit, set.face.family());
        let text = written::in_length(self.ui.ctx(), text).into_owned();
        LayoutJob::simple_singleline(text, font, self.letters(set.colour))
    }

    pub(super) fn letters(&self, colour: Color32) -> Color32 {
        if self.clear { contrast::letters(colour) } else { colour }
    }

    fn line(&self, text: &str, set: Type, width: f32) -> Arc<Galley> {
        let whole = self.painter().layout_job(self.job(text, set, 1.0));
        if whole.size().x <= width {
            return whole;
        }
        let share = (width / whole.size().x).max(SMALLEST);
        let mut job = self.job(text, set, share);
        job.wrap = TextWrapping { max_width: width.max(1.0), max_rows: 1, break_anywhere: true, ..Default::default() };
        self.painter().layout_job(job)
    }

    fn wrapped(&self, text: &str, set: Type, width: f32) -> Arc<Galley> {
        self.aligned(text, set, width, Align::Min)
    }

    fn aligned(&self, text: &str, set: Type, width: f32, align: Align) -> Arc<Galley> {
        let font = FontId::new(set.size * self.unit, set.face.family());
        let text = written::in_length(self.ui.ctx(), text).into_owned();
        let mut job = LayoutJob::simple(text, font, self.letters(set.colour), width.max(1.0));
        job.halign = align;
        self.painter().layout_job(job)
    }
}
