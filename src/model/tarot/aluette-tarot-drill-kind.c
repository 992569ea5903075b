/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-drill-kind.h"

static gpointer
generate (const char *deck, const char *id, guint64 seed, guint stars, const AluStop *stop)
{
  g_autofree char *fresh = g_strdup_printf ("%s-%" G_GINT64_MODIFIER "x", deck, seed);
  g_autofree TarotDrill *drill = g_new0 (TarotDrill, 1);
  TarotDrillKind kind;
  uint64_t own;

  if (((id != NULL && tarot_drill_read_id (id, &kind, &own))
       || tarot_drill_read_id (fresh, &kind, &own))
      && tarot_drill_make (kind, own, stop, drill))
    return g_steal_pointer (&drill);
  return NULL;
}

const AluettePuzzleKind aluette_tarot_drill_kind = {
  .size = sizeof (TarotDrill),
  .themes = tarot_drill_ids,
  .generate = generate,
};

char *
aluette_tarot_drill_write_answer (const TarotEvent *event)
{
  char line[ALU_GAME_MAX_REQUEST];

  if (event->type != TAROT_EVENT_BID && event->type != TAROT_EVENT_ECART)
    return NULL;
  tarot_record_write_request (event, line);
  return g_strdup (line);
}

gboolean
aluette_tarot_drill_read_answer (const TarotDrill *drill, const char *answer, TarotEvent *event)
{
  return tarot_record_read_request (drill->header.rules.n_seats, answer, event);
}
