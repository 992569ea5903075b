/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Draws every card and back of a deck at two widths, in color and in gray, into a PNG for people to
 * look at. Needs no display:
 *
 *   card-sheet DECK OUTPUT.png     DECK is aluette, french or tarot
 */

#include <stdio.h>

#include "engine/aluette/alu-cards.h"
#include "engine/tarot/tarot-cards.h"
#include "ui/common/aluette-card-renderer.h"

#define GAP 6
#define MAX_COLUMNS TAROT_SUIT_SIZE

static const int widths[] = { 48, 160 };

static int
height_of (int width)
{
  return (int) (width / ALUETTE_CARD_ASPECT + 0.5);
}

/* Paints a texture at its own size, its upper left corner at (@x, @y). */
static void
paint_texture (cairo_t *cr, GdkTexture *texture, int x, int y)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, gdk_texture_get_width (texture), gdk_texture_get_height (texture));

  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  cairo_set_source_surface (cr, surface, x, y);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
}

/* Paints a row for every suit, then what else the deck has, with the back as the last.
 * Returns: the y coordinate for the next part */
static int
paint_deck (cairo_t *cr, AluetteCardRenderer *renderer, const char *deck, int width, int top)
{
  gboolean is_tarot = g_str_equal (deck, "tarot");
  int n_cards = is_tarot ? TAROT_N_CARDS : ALU_N_CARDS;
  int n_columns = is_tarot ? TAROT_SUIT_SIZE : ALU_N_RANKS;

  for (int i = 0; i <= n_cards; i++)
    {
      char code[TAROT_CODE_SIZE] = "back";
      g_autoptr (GdkTexture) picture = NULL;

      if (i < n_cards && is_tarot)
        tarot_card_code ((TarotCard) i, code);
      else if (i < n_cards)
        alu_card_code ((AluCard) i, code);
      picture = aluette_card_renderer_get_picture (renderer, deck, code, width, height_of (width),
                                                   i < n_cards);
      paint_texture (cr, picture, GAP + i % n_columns * (width + GAP),
                     top + i / n_columns * (height_of (width) + GAP));
    }
  return top + (n_cards / n_columns + 1) * (height_of (width) + GAP);
}

/* Takes the color from what has been painted between two rows of pixels. */
static void
make_gray (cairo_t *cr, int top, int bottom)
{
  cairo_save (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_HSL_SATURATION);
  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_rectangle (cr, 0, top, G_MAXINT16, bottom - top);
  cairo_fill (cr);
  cairo_restore (cr);
}

int
main (int argc, char **argv)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;
  int top = GAP;

  if (argc != 3)
    {
      fprintf (stderr, "Usage: %s DECK OUTPUT.png\n", argv[0]);
      return 2;
    }
  surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, MAX_COLUMNS * (widths[1] + GAP) + GAP,
      12 * (height_of (widths[0]) + height_of (widths[1]) + GAP * 2));
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 0.24, 0.36, 0.31);
  cairo_paint (cr);
  for (gsize i = 0; i < 2 * G_N_ELEMENTS (widths); i++)
    {
      int bottom = paint_deck (cr, renderer, argv[1], widths[i / 2], top);

      if (i % 2 != 0)
        make_gray (cr, top, bottom);
      top = bottom;
    }
  cairo_destroy (cr);
  status = cairo_surface_write_to_png (surface, argv[2]);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    fprintf (stderr, "%s: %s\n", argv[2], cairo_status_to_string (status));
  return status != CAIRO_STATUS_SUCCESS;
}
