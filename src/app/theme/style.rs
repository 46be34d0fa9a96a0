//! The few things that egui draws by itself (text fields, tooltips, scroll bars), styled as ink on parchment.

use super::art::LONGEST_SIDE;
use super::{AMBER, Face, GOLD, INK, PARCHMENT, RUBRIC, VELLUM, contrast, faint};
use egui::style::{ScrollStyle, Selection, WidgetVisuals};
use egui::{Color32, Context, CornerRadius, FontId, Shadow, Stroke, TextStyle, Theme, Visuals};

/// Gives egui the fonts and the style. Call this once, before the first panel is shown.
pub fn apply(ctx: &Context, fonts: egui::FontDefinitions) {
    ctx.set_fonts(fonts);
    ctx.set_theme(Theme::Light);
    ctx.input_mut(|input| input.max_texture_side = LONGEST_SIDE);
    // A click counts however long the button is held: the player's hand or a frame may be slow.
    ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
    let visuals = visuals(contrast::is_high(ctx));
    ctx.all_styles_mut(|style| {
        style.visuals = visuals.clone();
        style.spacing.scroll = ScrollStyle { bar_width: 9.0, ..ScrollStyle::solid() };
        style.animation_time = 0.12;
        let text = FontId::new(16.0, Face::Text.family());
        for kind in [TextStyle::Body, TextStyle::Button, TextStyle::Small, TextStyle::Monospace, TextStyle::Heading] {
            style.text_styles.insert(kind, text.clone());
        }
    });
}

/// The colours, usual or with high contrast.
pub(super) fn visuals(high_contrast: bool) -> Visuals {
    let (paper, line) = match high_contrast {
        true => (contrast::PAPER, Stroke::new(2.0, Color32::BLACK)),
        false => (PARCHMENT, Stroke::new(1.0, faint(INK, 0.5))),
    };
    let mut visuals = Visuals::light();
    visuals.override_text_color = Some(if high_contrast { Color32::BLACK } else { INK });
    visuals.hyperlink_color = RUBRIC;
    visuals.panel_fill = paper;
    visuals.window_fill = paper;
    visuals.window_stroke = line;
    visuals.window_corner_radius = CornerRadius::same(3);
    visuals.menu_corner_radius = CornerRadius::same(3);
    visuals.popup_shadow = Shadow { offset: [3, 5], blur: 12, spread: 0, color: Color32::from_black_alpha(150) };
    visuals.window_shadow = visuals.popup_shadow;
    visuals.extreme_bg_color = VELLUM;
    visuals.faint_bg_color = faint(INK, 0.08);
    visuals.warn_fg_color = RUBRIC;
    visuals.error_fg_color = RUBRIC;
    visuals.selection = Selection { bg_fill: faint(AMBER, 0.75), stroke: Stroke::new(1.5, GOLD) };
    visuals.text_cursor.stroke = Stroke::new(2.0, RUBRIC);
    visuals.widgets.noninteractive = widget(PARCHMENT, 0.35);
    visuals.widgets.inactive = widget(faint(RUBRIC, 0.45), 0.45);
    visuals.widgets.hovered = widget(faint(RUBRIC, 0.70), 0.65);
    visuals.widgets.active = widget(RUBRIC, 0.85);
    visuals.widgets.open = widget(VELLUM, 0.65);
    visuals
}

fn widget(fill: Color32, line: f32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, faint(INK, line)),
        corner_radius: CornerRadius::same(4),
        fg_stroke: Stroke::new(1.5, INK),
        expansion: 0.0,
    }
}
