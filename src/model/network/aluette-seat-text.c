/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-seat-text.h"

#include <string.h>

#include "engine/alu-record.h"
#include "model/session/aluette-record.h"

#define HASH_DIGITS 16

struct _AluetteSeatText
{
  const AluGameKind *kind;
  const AluGameHeader *header; /* not owned */
  guint seat;
  gpointer writer;
  AluetteLines *lines;
  guint n_taken;          /* number of lines when their news were taken */
  AluetteLines *replaced; /* (nullable): those lines, if all were written again since */
};

static void
take_line (const char *line, void *data)
{
  AluetteSeatText *self = data;

  aluette_lines_append (self->lines, line, strcspn (line, "\n"));
}

/* Writes the header. */
static void
start (AluetteSeatText *self)
{
  alu_record_writer_init_seat (self->writer, self->kind, self->header, (int) self->seat, take_line,
                               self);
}

void
aluette_seat_text_restart (AluetteSeatText *self)
{
  AluetteLines *before = self->lines;

  self->lines = aluette_lines_new ();
  aluette_lines_truncate (before, MIN (self->n_taken, aluette_lines_get_n (before)));
  if (self->replaced == NULL)
    self->replaced = before;
  else
    aluette_lines_free (before);
  start (self);
}

AluetteSeatText *
aluette_seat_text_new (const AluGameKind *kind, const AluGameHeader *header, guint seat)
{
  AluetteSeatText *self = g_new0 (AluetteSeatText, 1);

  self->kind = kind;
  self->header = header;
  self->seat = seat;
  self->writer = g_malloc0 (kind->writer_size);
  self->lines = aluette_lines_new ();
  start (self);
  return self;
}

void
aluette_seat_text_free (AluetteSeatText *self)
{
  g_free (self->writer);
  aluette_lines_free (self->lines);
  g_clear_pointer (&self->replaced, aluette_lines_free);
  g_free (self);
}

/* Tells a seat of an event, if the rules say so; @match is the match before it. */
static void
tell (AluetteSeatText *self, gconstpointer match, gconstpointer event)
{
  g_autofree gpointer seat_event = g_malloc0 (self->kind->event_size);

  if (self->kind->event_for_seat (match, event, (int) self->seat, seat_event))
    alu_record_write_event (self->writer, seat_event);
}

void
aluette_seat_texts_tell (const AluGameKind *kind, AluetteSeatText **texts, guint n_texts,
                         gpointer match, gpointer uncover, gconstpointer event)
{
  g_autofree gpointer before = g_memdup2 (match, kind->match_size);
  gboolean is_uncovered;

  kind->apply (match, event);
  is_uncovered = kind->note_uncover != NULL && kind->note_uncover (uncover, before, event, match);
  for (guint i = 0; i < n_texts; i++)
    {
      if (texts[i] == NULL)
        continue;
      tell (texts[i], before, event);
      if (is_uncovered)
        tell (texts[i], match, uncover);
    }
}

AluetteLines *
aluette_seat_text_get_lines (AluetteSeatText *self)
{
  return self->lines;
}

/* Returns: how many of the lines that were taken are still the same. */
static guint
count_kept (AluetteSeatText *self)
{
  guint n = 0, max = MIN (self->n_taken, aluette_lines_get_n (self->lines));

  while (n < max
         && strcmp (aluette_lines_get (self->replaced, n), aluette_lines_get (self->lines, n)) == 0)
    n++;
  return n;
}

guint
aluette_seat_text_take_news (AluetteSeatText *self, guint *n_taken)
{
  guint n_kept = self->replaced != NULL ? count_kept (self) : self->n_taken;

  *n_taken = self->n_taken;
  g_clear_pointer (&self->replaced, aluette_lines_free);
  self->n_taken = aluette_lines_get_n (self->lines);
  return n_kept;
}

/* Appends what the seat of the view may do now, as requests. */
static void
append_legal (GString *text, const AluGameKind *kind, gconstpointer view, guint seat)
{
  g_autofree char *events = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);
  int n = kind->legal (view, (int) seat, events);
  char line[ALU_GAME_MAX_REQUEST];

  for (int i = 0; i < n; i++)
    {
      aluette_record_write_request (kind, events + (gsize) i * kind->event_size, line);
      g_string_append_printf (text, "%s\n", line);
    }
}

char *
aluette_view_digest (AluetteView *view)
{
  const AluGameKind *kind = aluette_view_get_kind (view);
  gconstpointer bytes = aluette_view_get_bytes (view);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *sum = NULL;
  AluGameSummary summary;

  alu_game_summarize (kind, bytes, &summary);
  g_string_append_printf (text, "%s %u %d %u %d %u %u\n", kind->id, aluette_view_get_seat (view),
                          summary.awaited, summary.n_deals, summary.in_deal, summary.actors,
                          summary.winners);
  for (guint i = 0; i < ALU_GAME_MAX_SEATS; i++)
    g_string_append_printf (text, "%d %u\n", summary.points[i], summary.sides[i]);
  if (aluette_view_get_seat (view) != ALU_GAME_SPECTATOR && kind->requests != 0)
    append_legal (text, kind, bytes, aluette_view_get_seat (view));
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
  return g_strndup (sum, HASH_DIGITS);
}
