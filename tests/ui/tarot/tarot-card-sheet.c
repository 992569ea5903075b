/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Draws the whole Tarot deck at two widths, in color and in gray, into one PNG:
 *
 *   tarot-card-sheet OUTPUT.png
 *
 * Each part has a row for every suit, then the trumps, the Excuse and the back. Needs no display.
 */

#include <stdio.h>

#include "engine/tarot/tarot-cards.h"
#include "sheet.h"
#include "ui/common/aluette-card-renderer.h"

#define GAP 6
#define COLUMNS TAROT_SUIT_SIZE
#define N_PICTURES (TAROT_N_CARDS + 1) /* the back is the last */
#define N_ROWS ((N_PICTURES + COLUMNS - 1) / COLUMNS)

static const int widths[] = { 48, 160 };

static int
height_of (int width)
{
  return (int) (width / ALUETTE_CARD_ASPECT + 0.5);
}

static int
part_height (int width)
{
  return N_ROWS * (height_of (width) + GAP) + 2 * GAP;
}

static void
paint_deck (cairo_t *cr, AluetteCardRenderer *renderer, int width, int top)
{
  for (int i = 0; i < N_PICTURES; i++)
    {
      char code[TAROT_CODE_SIZE] = "";
      g_autoptr (GdkTexture) picture = NULL;

      if (i < TAROT_N_CARDS)
        tarot_card_code ((TarotCard) i, code);
      picture = aluette_card_renderer_get_picture (renderer, "tarot",
                                                   i < TAROT_N_CARDS ? code : "back", width,
                                                   height_of (width), TRUE);
      sheet_paint_texture (cr, picture, GAP + i % COLUMNS * (width + GAP),
                           top + i / COLUMNS * (height_of (width) + GAP));
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  int widest = widths[G_N_ELEMENTS (widths) - 1];
  int height = GAP;
  int top = GAP;
  cairo_t *cr;

  if (argc != 2)
    {
      fprintf (stderr, "Usage: %s OUTPUT.png\n", argv[0]);
      return 2;
    }

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    height += 2 * part_height (widths[i]);
  cr = sheet_new (GAP + COLUMNS * (widest + GAP), height);
  for (gsize i = 0; i < 2 * G_N_ELEMENTS (widths); i++)
    {
      int width = widths[i / 2];

      paint_deck (cr, renderer, width, top);
      if (i % 2 != 0)
        sheet_make_gray (cr, top - GAP, top + part_height (width) - GAP);
      top += part_height (width);
    }
  return sheet_write (cr, argv[1]);
}
