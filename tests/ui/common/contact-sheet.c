/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Draws every face and back of both decks at three sizes into one PNG, to be looked at:
 *
 *   contact-sheet OUTPUT.png [bare]
 *
 * With "bare", without corner indices. Needs no display.
 */

#include <stdio.h>
#include <string.h>

#include "sheet.h"
#include "engine/aluette/alu-cards.h"
#include "ui/common/aluette-card-renderer.h"

#define GAP 6
#define COLUMNS (ALU_N_RANKS + 1) /* twelve ranks, then the back */

static const int heights[] = { 48, 120, 256 };

static int
width_of (int height)
{
  return (int) (height * ALUETTE_CARD_ASPECT + 0.5);
}

/* Returns: (transfer full): the face of a card of Aluette. */
static GdkTexture *
get_face (AluetteCardRenderer *renderer, const char *deck, AluCard card, int width, int height,
          gboolean with_index)
{
  char code[3];

  alu_card_code (card, code);
  return aluette_card_renderer_get_picture (renderer, deck, code, width, height, with_index);
}

/* Paints a deck in one size at (0, @top). Returns: the y coordinate for the next one. */
static int
paint_deck (cairo_t *cr, AluetteCardRenderer *renderer, const char *deck, int height, int top,
            gboolean with_index)
{
  int width = width_of (height);

  for (int suit = 0; suit < ALU_N_SUITS; suit++)
    {
      for (int rank = 0; rank < ALU_N_RANKS; rank++)
        {
          g_autoptr (GdkTexture) face = get_face (renderer, deck,
                                                  ALU_CARD (suit, ALU_N_RANKS - 1 - rank), width,
                                                  height, with_index);

          sheet_paint_texture (cr, face, GAP + rank * (width + GAP), top);
        }
      if (suit == 0)
        {
          g_autoptr (GdkTexture) back = aluette_card_renderer_get_picture (renderer, deck, "back",
                                                                           width, height, FALSE);

          sheet_paint_texture (cr, back, GAP + ALU_N_RANKS * (width + GAP), top);
        }
      top += height + GAP;
    }
  return top + 2 * GAP;
}

int
main (int argc, char **argv)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  gboolean with_index = argc < 3 || strcmp (argv[2], "bare") != 0;
  int tallest = heights[G_N_ELEMENTS (heights) - 1];
  int width = GAP + COLUMNS * (width_of (tallest) + GAP);
  int height = GAP;
  int top = GAP;
  cairo_t *cr;

  if (argc < 2)
    {
      fprintf (stderr, "Usage: %s OUTPUT.png [bare]\n", argv[0]);
      return 2;
    }

  for (gsize i = 0; i < G_N_ELEMENTS (heights); i++)
    height += 2 * (ALU_N_SUITS * (heights[i] + GAP) + 2 * GAP);
  cr = sheet_new (width, height);

  for (gsize i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      top = paint_deck (cr, renderer, "aluette", heights[i], top, with_index);
      top = paint_deck (cr, renderer, "french", heights[i], top, with_index);
    }

  return sheet_write (cr, argv[1]);
}
