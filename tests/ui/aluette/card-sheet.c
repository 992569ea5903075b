/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "locale/alu-locale.h"
#include "ui/aluette/aluette-card-sheet.h"

/* Writes the table of cards: card-sheet-pdf FILE.pdf [LANGUAGE]. Requires no display. */
int
main (int argc, char **argv)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  g_autoptr (GError) error = NULL;
  AluetteCardSheet sheet = { .renderer = renderer, .deck = ALUETTE_DECK_ALUETTE };

  if (argc < 2 || argc > 3)
    {
      g_printerr ("Usage: %s FILE.pdf [LANGUAGE]\n", argv[0]);
      return 2;
    }
  alu_locale_init (GETTEXT_PACKAGE, NULL, true);
  g_setenv ("LANGUAGE", argc == 3 ? argv[2] : "en", TRUE);
  if (aluette_card_sheet_write_pdf (&sheet, argv[1], &error))
    return 0;
  g_printerr ("%s\n", error->message);
  return 1;
}
