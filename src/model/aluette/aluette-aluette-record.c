/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-aluette-record.h"

#include "engine/aluette/alu-aluette-kind.h"

char *
aluette_record_write_aluette (const AluRecordHeader *header, const AluEvent *events, guint n_events)
{
  g_autofree AluGameHeader *game = g_new0 (AluGameHeader, 1);

  alu_header_to_game (header, game);
  return aluette_record_write (&alu_aluette_kind, game, events, n_events);
}

gboolean
aluette_record_read_aluette (const char *text, gssize length, AluRecordHeader *header,
                             GArray *events, GError **error)
{
  g_autofree AluGameHeader *game = g_new0 (AluGameHeader, 1);

  if (!aluette_record_read (&alu_aluette_kind, text, length, game, events, error))
    return FALSE;
  alu_header_from_game (game, header);
  return TRUE;
}
