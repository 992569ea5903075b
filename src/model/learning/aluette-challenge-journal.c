/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-challenge-journal.h"

#include "engine/alu-record.h"
#include "model/session/aluette-record.h"
#include "model/session/aluette-user-file-writer.h"
#include "model/session/aluette-user-file.h"

struct _AluetteChallengeJournal
{
  GObject parent_instance;

  AluetteUserFileWriter *writer;
  GString *text;   /* the match file */
  GArray *offsets; /* (element-type gsize): where each event begins in it */
  gboolean has_failed; /* the last time */
};

static void journal_iface_init (AluetteJournalInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteChallengeJournal, aluette_challenge_journal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_JOURNAL, journal_iface_init))

static void
aluette_challenge_journal_finalize (GObject *object)
{
  AluetteChallengeJournal *self = ALUETTE_CHALLENGE_JOURNAL (object);

  g_clear_pointer (&self->writer, aluette_user_file_writer_free);
  g_string_free (self->text, TRUE);
  g_array_unref (self->offsets);
  G_OBJECT_CLASS (aluette_challenge_journal_parent_class)->finalize (object);
}

static void
aluette_challenge_journal_class_init (AluetteChallengeJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_challenge_journal_finalize;
}

static void
aluette_challenge_journal_init (AluetteChallengeJournal *self)
{
  self->text = g_string_new (NULL);
  self->offsets = g_array_new (FALSE, FALSE, sizeof (gsize));
}

static void
add_lines (AluetteChallengeJournal *self, const char *lines)
{
  g_array_append_val (self->offsets, self->text->len);
  g_string_append (self->text, lines);
}

static gboolean
save_text (const char *path, gpointer text, GError **error)
{
  return aluette_user_file_save (path, text, -1, error);
}

static void
on_written (GObject *source, GAsyncResult *result, gpointer unused)
{
  AluetteChallengeJournal *self = ALUETTE_CHALLENGE_JOURNAL (source);
  g_autoptr (GError) error = NULL;
  gboolean failed_before = self->has_failed;

  self->has_failed = !g_task_propagate_boolean (G_TASK (result), &error);
  if (self->has_failed && !failed_before)
    aluette_journal_fail (ALUETTE_JOURNAL (self), error);
}

static void
write_file (AluetteChallengeJournal *self)
{
  aluette_user_file_writer_push (self->writer, g_strdup (self->text->str),
                                 g_task_new (self, NULL, on_written, NULL));
}

static void
append (AluetteJournal *journal, guint index, const char *lines, gboolean deal_ended)
{
  AluetteChallengeJournal *self = ALUETTE_CHALLENGE_JOURNAL (journal);

  g_return_if_fail (index == self->offsets->len);
  add_lines (self, lines);
  write_file (self);
}

/* Removes the events from @index on from the text. */
static void
cut (AluetteChallengeJournal *self, guint index)
{
  if (index >= self->offsets->len)
    return;
  g_string_truncate (self->text, g_array_index (self->offsets, gsize, index));
  g_array_set_size (self->offsets, index);
}

static void
replace_events (AluetteJournal *journal, guint index, const char *const *lines)
{
  AluetteChallengeJournal *self = ALUETTE_CHALLENGE_JOURNAL (journal);

  cut (self, index);
  for (guint i = 0; lines[i] != NULL; i++)
    add_lines (self, lines[i]);
  write_file (self);
}

static void
journal_iface_init (AluetteJournalInterface *iface)
{
  iface->append = append;
  iface->replace = replace_events;
}

void
aluette_challenge_journal_flush (AluetteChallengeJournal *self)
{
  g_return_if_fail (ALUETTE_IS_CHALLENGE_JOURNAL (self));

  aluette_user_file_writer_flush (self->writer);
}

AluetteJournal *
aluette_challenge_journal_new (const char *path, const AluGameKind *game,
                               const AluGameHeader *header, const GArray *events)
{
  g_autoptr (AluetteChallengeJournal) self = g_object_new (ALUETTE_TYPE_CHALLENGE_JOURNAL, NULL);
  g_autofree gpointer writer = g_malloc (game->writer_size);

  self->writer = aluette_user_file_writer_new (path, save_text, g_free);
  if (alu_record_writer_init (writer, game, header, aluette_record_collect, self->text) != 0)
    return NULL;
  for (guint i = 0; i < events->len; i++)
    {
      g_array_append_val (self->offsets, self->text->len);
      if (alu_record_write_event (writer, events->data + i * game->event_size) != 0)
        return NULL;
    }
  return ALUETTE_JOURNAL (g_steal_pointer (&self));
}
