/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-match-follower.h"

#include <string.h>

#include "engine/alu-record.h"
#include "engine/alu-status.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-match-log.h"

struct _AluetteMatchFollower
{
  const AluGameKind *game;
  const AluetteModelKind *kind;
  AluGameHeader header;
  gpointer reader;
  gpointer counter; /* (nullable): NULL until the header was read */
  guint n_lines;
};

AluetteMatchFollower *
aluette_match_follower_new (const AluGameKind *game)
{
  AluetteMatchFollower *self = g_new0 (AluetteMatchFollower, 1);

  self->game = game;
  self->kind = aluette_model_kind_from_id (game->id);
  return self;
}

/* Starts to count as soon as the header is complete. */
static void
start_counter (AluetteMatchFollower *self, gconstpointer reader)
{
  if (self->counter == NULL && alu_record_get_header (reader, &self->header))
    self->counter = g_malloc0 (self->kind->counter_size);
}

void
aluette_match_follower_note (AluetteMatchFollower *self, gconstpointer reader)
{
  start_counter (self, reader);
  if (self->counter != NULL && alu_record_get_event (reader) != NULL)
    self->kind->counter_add (self->counter, alu_record_get_match (reader),
                             alu_record_get_event (reader));
}

void
aluette_match_follower_take_reader (AluetteMatchFollower *self, gpointer reader)
{
  g_free (self->reader);
  self->reader = reader;
  start_counter (self, reader);
}

AluetteMatchFollower *
aluette_match_follower_new_from_text (const char *record, GError **error)
{
  g_autoptr (AluetteMatchFollower) self
      = aluette_match_follower_new (aluette_record_get_kind (record, strlen (record)));

  self->reader = g_malloc (self->game->reader_size);
  alu_record_reader_init (self->reader, self->game);
  if (!aluette_match_follower_read (self, record, error))
    return NULL;
  if (self->counter == NULL)
    {
      AluGameFault fault = { .line = (int) self->n_lines + 1,
                             .reason = ALU_N_("a line is missing before this one") };

      aluette_record_set_fault (error, &fault);
      return NULL;
    }
  return g_steal_pointer (&self);
}

AluetteMatchFollower *
aluette_match_follower_new_from_log (AluetteConnection *connection, gint64 match, GError **error)
{
  g_autofree char *record = aluette_match_log_read (connection, match, NULL, error);

  return record != NULL ? aluette_match_follower_new_from_text (record, error) : NULL;
}

void
aluette_match_follower_free (AluetteMatchFollower *self)
{
  g_free (self->counter);
  g_free (self->reader);
  g_free (self);
}

static gboolean
read_line (AluetteMatchFollower *self, const char *line, gsize length, GError **error)
{
  AluGameFault fault;

  self->n_lines++;
  if (!alu_record_read_line (self->reader, line, length, &fault))
    {
      aluette_record_set_fault (error, &fault);
      return FALSE;
    }
  aluette_match_follower_note (self, self->reader);
  return TRUE;
}

gboolean
aluette_match_follower_read (AluetteMatchFollower *self, const char *lines, GError **error)
{
  for (const char *line = lines; *line != '\0';)
    {
      gsize length = strcspn (line, "\n");

      if (!read_line (self, line, length, error))
        return FALSE;
      line += length + (line[length] == '\n');
    }
  return TRUE;
}

const AluGameKind *
aluette_match_follower_get_game (AluetteMatchFollower *self)
{
  return self->game;
}

const AluGameHeader *
aluette_match_follower_get_header (AluetteMatchFollower *self)
{
  return &self->header;
}

void
aluette_match_follower_get_standing (AluetteMatchFollower *self, AluetteStanding *standing)
{
  const AluGameKind *game = self->game;
  g_autofree gpointer view = g_malloc (game->view_size);
  AluGameSummary summary;

  memset (standing, 0, sizeof *standing);
  game->view_for_seat (alu_record_get_match (self->reader), ALU_GAME_SPECTATOR, view);
  alu_game_summarize (game, view, &summary);
  standing->n_deals = summary.n_deals - (summary.in_deal ? 1 : 0);
  standing->over = summary.awaited == ALU_GAME_AWAITS_NOBODY;
  standing->winners = summary.winners;
  memcpy (standing->points, summary.points, sizeof standing->points);
}

void
aluette_match_follower_get_metrics (AluetteMatchFollower *self, guint seat, gint64 *values)
{
  self->kind->counter_read (self->counter, seat, values);
}
