/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-spectator-log.h"

#include <string.h>

#include "model/session/aluette-seat-log-feed.h"

struct _AluetteSpectatorLog
{
  const AluGameKind *kind;
  AluetteSeatLog *source;
  AluetteSeatLog *log;
  gpointer view;   /* of the seat, after the lines that were taken */
  GArray *lengths; /* (element-type guint): lines of the log after each line of the source */
};

/* Takes a line of the source. */
static void
take_line (AluetteSpectatorLog *self, gconstpointer seat_event)
{
  g_autofree gpointer event = g_malloc0 (self->kind->event_size);
  guint length;

  if (self->kind->event_for_spectator (self->view, seat_event, event)
      && aluette_seat_log_append (self->log, event) != 0)
    g_critical ("What a spectator is told is refused");
  self->kind->view_apply (self->view, seat_event);
  length = aluette_seat_log_get_n_lines (self->log);
  g_array_append_val (self->lengths, length);
}

static void
on_appended (AluetteSpectatorLog *self, guint first, guint n_lines)
{
  for (guint i = self->lengths->len; i < first + n_lines; i++)
    take_line (self, aluette_seat_log_get_line (self->source, i));
  aluette_seat_log_announce (self->log);
}

static void
on_truncated (AluetteSpectatorLog *self, guint n_lines)
{
  g_autoptr (AluetteView) view = aluette_seat_log_view_at (self->source, n_lines);

  memcpy (self->view, aluette_view_get_bytes (view), self->kind->view_size);
  g_array_set_size (self->lengths, n_lines);
  aluette_seat_log_truncate (self->log, n_lines > 0
                                            ? g_array_index (self->lengths, guint, n_lines - 1)
                                            : 0);
  aluette_seat_log_announce (self->log);
}

/* Returns: (transfer full): a spectator's view of a match that begins. */
static AluetteView *
create_start (const AluGameKind *kind, const AluGameHeader *header)
{
  g_autofree gpointer match = g_malloc0 (kind->match_size);
  g_autofree gpointer view = g_malloc0 (kind->view_size);

  kind->init (match, header);
  kind->view_for_seat (match, ALU_GAME_SPECTATOR, view);
  return aluette_view_new (kind, ALU_GAME_SPECTATOR, view);
}

AluetteSpectatorLog *
aluette_spectator_log_new (AluetteSeatLog *source)
{
  AluetteSpectatorLog *self = g_new0 (AluetteSpectatorLog, 1);
  const AluGameHeader *header = aluette_seat_log_get_header (source);
  g_autoptr (AluetteView) view = aluette_seat_log_view_at (source, 0);
  g_autoptr (AluetteView) start = NULL;

  self->kind = aluette_seat_log_get_kind (source);
  start = create_start (self->kind, header);
  self->source = g_object_ref (source);
  self->log = aluette_seat_log_new (header, start);
  self->view = g_memdup2 (aluette_view_get_bytes (view), self->kind->view_size);
  self->lengths = g_array_new (FALSE, FALSE, sizeof (guint));
  g_signal_connect_swapped (source, "appended", G_CALLBACK (on_appended), self);
  g_signal_connect_swapped (source, "truncated", G_CALLBACK (on_truncated), self);
  on_appended (self, 0, aluette_seat_log_get_n_lines (source));
  return self;
}

void
aluette_spectator_log_free (AluetteSpectatorLog *self)
{
  g_signal_handlers_disconnect_by_data (self->source, self);
  g_object_unref (self->source);
  g_object_unref (self->log);
  g_free (self->view);
  g_array_unref (self->lengths);
  g_free (self);
}

AluetteSeatLog *
aluette_spectator_log_get (AluetteSpectatorLog *self)
{
  return self->log;
}
