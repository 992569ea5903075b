/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/drills/aluette-drill-items.h"

#include "ui/aluette/drills/aluette-drill-sequence.h"

AluSign
aluette_drill_pick (AluetteLeitner *leitner, gboolean make, int avoid)
{
  g_autofree char *avoided = avoid >= 0 ? aluette_sign_item ((AluSign) avoid, make) : NULL;
  char *items[ALU_N_SIGNS];
  guint picked;

  for (int i = 0; i < ALU_N_SIGNS; i++)
    items[i] = aluette_sign_item ((AluSign) i, make);
  picked = aluette_leitner_pick (leitner, (const char *const *) items, ALU_N_SIGNS, avoided,
                                 g_get_real_time () / G_USEC_PER_SEC);
  for (int i = 0; i < ALU_N_SIGNS; i++)
    g_free (items[i]);
  return (AluSign) picked;
}

guint
aluette_drill_start_level (AluetteLeitner *leitner, gboolean make)
{
  guint boxes = 0;

  for (int i = 0; i < ALU_N_SIGNS; i++)
    {
      g_autofree char *item = aluette_sign_item ((AluSign) i, make);

      boxes += aluette_leitner_get_box (leitner, item);
    }
  return MIN (2 * boxes / ALU_N_SIGNS, ALUETTE_DRILL_LEVELS - 1);
}
