/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/signs/aluette-card-sheet.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>

#include "presentation/aluette/aluette-card-ranks.h"
#include "presentation/aluette/aluette-decks.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/portraits/aluette-face-drawing.h"
#include "presentation/portraits/aluette-villagers.h"

/* The page is A4, in points. */
#define PAGE_WIDTH 595.0
#define PAGE_HEIGHT 842.0
#define MARGIN 36.0
#define TOP 112.0
#define TALL_ROW 44.0
#define LAST_SIGNED 9 /* last number with a gesture */
#define LOW_ROW 26.5
#define PIXELS_PER_POINT 5

/* Left edges of the columns. */
#define BAND 22.0
#define NUMBER (MARGIN + BAND + 8)
#define PICTURE (NUMBER + 32)
#define COMMON (PICTURE + 82)
#define TECHNICAL (COMMON + 124)
#define SIGN (TECHNICAL + 116)
#define RIGHT (PAGE_WIDTH - MARGIN)

static const double group_colors[][3] = {
  { 0.72, 0.23, 0.15 },
  { 0.16, 0.36, 0.56 },
  { 0.18, 0.42, 0.30 },
  { 0.45, 0.36, 0.26 },
};

static double
row_height (int number)
{
  return number <= LAST_SIGNED ? TALL_ROW : LOW_ROW;
}

/* Draws @text, vertically centered on @y, within @width from @x. Returns its height. */
static double
write_text (cairo_t *cr, const char *text, const char *font, double x, double y, double width)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *description = pango_font_description_from_string (font);
  PangoRectangle extents;
  double size = pango_font_description_get_size (description);

  pango_layout_set_text (layout, text, -1);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_line_spacing (layout, 0.92f);
  /* Points of the page, not of the screen. */
  pango_font_description_set_absolute_size (description, size);
  pango_layout_set_font_description (layout, description);
  pango_layout_get_extents (layout, NULL, &extents);
  cairo_move_to (cr, x, y - extents.height / 2.0 / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  pango_font_description_free (description);
  g_object_unref (layout);
  return extents.height / (double) PANGO_SCALE;
}

static void
draw_card (const AluetteCardSheet *sheet, cairo_t *cr, AluCard card, double x, double y,
           double height)
{
  double width = height * ALUETTE_CARD_ASPECT;
  int columns = (int) (width * PIXELS_PER_POINT), rows = (int) (height * PIXELS_PER_POINT);
  const AluetteDeckInfo *deck = aluette_decks_get (ALU_ORDER_ALUETTE)->info[sheet->deck];
  char code[ALU_GAME_MAX_CODE];
  g_autoptr (GdkTexture) texture = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, columns, rows);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface (surface);

  alu_card_code (card, code);
  texture = aluette_card_renderer_get_picture (sheet->renderer, deck->pictures, code, columns, rows,
                                               TRUE);
  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, width / columns, height / rows);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_BEST);
  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (surface);
}

static void
draw_cards (const AluetteCardSheet *sheet, cairo_t *cr, int number, double y)
{
  AluCard cards[ALU_N_SUITS];
  int n = alu_set_sorted (ALU_ORDER_ALUETTE, alu_number_set (ALU_ORDER_ALUETTE, number), cards);
  double height = n > 1 ? LOW_ROW - 3 : TALL_ROW - 3;
  double width = height * ALUETTE_CARD_ASPECT;
  double left = PICTURE + (72 - n * width - (n - 1) * 2) / 2;

  for (int i = 0; i < n; i++)
    draw_card (sheet, cr, cards[i], left + i * (width + 2), y + (row_height (number) - height) / 2,
               height);
}

static void
draw_face (const AluetteCardSheet *sheet, cairo_t *cr, AluSign sign, double x, double y,
           double side)
{
  const AluetteVillager *villager = aluette_villager_get (sign);
  AluettePose pose;

  aluette_gesture_pose (aluette_sign_gesture (sheet->settings, sign, 0), 0.5, 1, &villager->rest,
                        &pose);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  aluette_face_draw (cr, villager, &pose, side, side, PIXELS_PER_POINT);
  cairo_restore (cr);
}

static void
set_color (cairo_t *cr, gboolean faint)
{
  if (faint)
    cairo_set_source_rgb (cr, 0.38, 0.32, 0.26);
  else
    cairo_set_source_rgb (cr, 0.14, 0.10, 0.07);
}

static void
draw_sign (const AluetteCardSheet *sheet, cairo_t *cr, int number, double y)
{
  g_autofree char *words = aluette_rank_sign_text (sheet->settings, number);
  double height = row_height (number);
  int sign = aluette_rank_sign (number);
  double side = height - 3;
  double x = SIGN;

  if (sign >= 0)
    {
      draw_face (sheet, cr, (AluSign) sign, SIGN, y + 1.5, side);
      x += TALL_ROW + 3;
    }
  set_color (cr, sign < 0);
  write_text (cr, words, sign >= 0 ? "Serif 10.5" : "Serif Italic 9", x, y + height / 2,
              RIGHT - x - 4);
}

static void
draw_row (const AluetteCardSheet *sheet, cairo_t *cr, int number, double y)
{
  g_autofree char *technical = aluette_rank_technical_name (number, sheet->deck);
  g_autofree char *common = aluette_rank_common_name (number);
  g_autofree char *ordinal = g_strdup_printf ("%d", number);
  gboolean tall = number <= LAST_SIGNED;
  double height = row_height (number);
  const double *color = group_colors[aluette_rank_group (number)];

  if (number % 2 == 0)
    {
      cairo_set_source_rgba (cr, color[0], color[1], color[2], 0.07);
      cairo_rectangle (cr, MARGIN + BAND, y, RIGHT - MARGIN - BAND, height);
      cairo_fill (cr);
    }
  draw_cards (sheet, cr, number, y);
  cairo_set_source_rgb (cr, color[0], color[1], color[2]);
  write_text (cr, ordinal, tall ? "Serif Bold 19" : "Serif Bold 13", NUMBER, y + height / 2, 28);
  set_color (cr, FALSE);
  write_text (cr, common, tall ? "Serif Bold 13" : "Serif 11", COMMON, y + height / 2, 120);
  set_color (cr, TRUE);
  write_text (cr, technical, tall ? "Serif 11" : "Serif 10", TECHNICAL, y + height / 2, 112);
  draw_sign (sheet, cr, number, y);
}

/* Draws the name of a group vertically beside its rows. */
static void
draw_band (cairo_t *cr, AluetteGroup group, double top, double bottom)
{
  const double *color = group_colors[group];
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Serif Bold");
  int width, height;

  cairo_set_source_rgb (cr, color[0], color[1], color[2]);
  cairo_rectangle (cr, MARGIN, top + 1, BAND, bottom - top - 2);
  cairo_fill (cr);
  pango_font_description_set_absolute_size (font, 12 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, aluette_group_name (group), -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_save (cr);
  cairo_translate (cr, MARGIN + BAND / 2, (top + bottom) / 2);
  cairo_rotate (cr, -G_PI / 2);
  cairo_move_to (cr, -width / 2.0, -height / 2.0);
  cairo_set_source_rgb (cr, 1, 0.98, 0.93);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
  pango_font_description_free (font);
  g_object_unref (layout);
}

static void
draw_heading (cairo_t *cr)
{
  set_color (cr, FALSE);
  write_text (cr, _("The Cards of Aluette"), "Serif Bold 29", MARGIN, MARGIN + 16,
              PAGE_WIDTH - 2 * MARGIN);
  set_color (cr, TRUE);
  write_text (cr, _("From strongest to weakest. Cards with the same number are equal."),
              "Serif Italic 12", MARGIN, MARGIN + 45, PAGE_WIDTH - 2 * MARGIN);
  write_text (cr, C_("cards", "Name"), "Serif Italic 10", COMMON, TOP - 9, 120);
  write_text (cr, C_("cards", "Card"), "Serif Italic 10", TECHNICAL, TOP - 9, 112);
  write_text (cr, C_("cards", "Sign"), "Serif Italic 10", SIGN, TOP - 9, RIGHT - SIGN);
  cairo_set_line_width (cr, 1.2);
  cairo_move_to (cr, MARGIN, TOP - 1);
  cairo_line_to (cr, RIGHT, TOP - 1);
  cairo_stroke (cr);
}

/* Draws a sign without a card, below the table. */
static void
draw_opinion (const AluetteCardSheet *sheet, cairo_t *cr, AluSign sign, double x, double y)
{
  AluetteGesture gesture = aluette_sign_gesture (sheet->settings, sign, 0);
  /* Translators: a sign and its gesture: “Weak hand: a grimace”. */
  g_autofree char *text = g_strdup_printf (C_("sign", "%1$s: %2$s"), aluette_sign_title (sign),
                                           aluette_gesture_text (gesture));

  draw_face (sheet, cr, sign, x, y - TALL_ROW / 2, TALL_ROW);
  set_color (cr, FALSE);
  write_text (cr, text, "Serif 11", x + TALL_ROW + 6, y, PAGE_WIDTH / 2 - MARGIN - TALL_ROW - 8);
}

/* Draws the page in the user's language, scaled to @width and @height. */
static void
draw_sheet (const AluetteCardSheet *sheet, cairo_t *cr, double width, double height)
{
  double scale = MIN (width / PAGE_WIDTH, height / PAGE_HEIGHT);
  double y = TOP, top = TOP;

  cairo_save (cr);
  cairo_translate (cr, (width - PAGE_WIDTH * scale) / 2, (height - PAGE_HEIGHT * scale) / 2);
  cairo_scale (cr, scale, scale);
  draw_heading (cr);
  for (int number = 1; number <= ALU_N_NUMBERS; number++)
    {
      draw_row (sheet, cr, number, y);
      y += row_height (number);
      if (number == ALU_N_NUMBERS || aluette_rank_group (number + 1) != aluette_rank_group (number))
        {
          draw_band (cr, aluette_rank_group (number), top, y);
          top = y;
        }
    }
  draw_opinion (sheet, cr, ALU_SIGN_MISERE, MARGIN, (y + PAGE_HEIGHT) / 2);
  draw_opinion (sheet, cr, ALU_SIGN_MORDIENNE, PAGE_WIDTH / 2, (y + PAGE_HEIGHT) / 2);
  cairo_restore (cr);
}

gboolean
aluette_card_sheet_write_pdf (const AluetteCardSheet *sheet, const char *path, GError **error)
{
  cairo_surface_t *surface = cairo_pdf_surface_create (path, PAGE_WIDTH, PAGE_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, _("The Cards of Aluette"));
  draw_sheet (sheet, cr, PAGE_WIDTH, PAGE_HEIGHT);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("The page could not be saved: %s"),
               cairo_status_to_string (status));
  return FALSE;
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, gpointer sheet)
{
  draw_sheet (sheet, gtk_print_context_get_cairo_context (context),
              gtk_print_context_get_width (context), gtk_print_context_get_height (context));
}

gboolean
aluette_card_sheet_print (const AluetteCardSheet *sheet, GtkWindow *parent, GError **error)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();

  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_job_name (operation, _("The Cards of Aluette"));
  gtk_print_operation_set_use_full_page (operation, TRUE);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), (gpointer) sheet);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, error)
         != GTK_PRINT_OPERATION_RESULT_ERROR;
}
