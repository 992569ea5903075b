/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-match-journal.h"

#include <glib/gi18n.h>
#include <unistd.h>

#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-match-index.h"
#include "model/storage/aluette-match-lock.h"
#include "model/storage/aluette-match-log.h"

struct _AluetteMatchJournal
{
  GObject parent_instance;

  AluetteDatabase *database;
  gint64 match;
  int lock; /* file descriptor */
};

/* An event within a deal: one row, on its way to the disk. */
static gboolean
append_event (AluetteMatchJournal *self, guint index, const char *lines, GError **error)
{
  gboolean good = aluette_database_begin (self->database, error);

  if (!good)
    return FALSE;
  good = aluette_match_log_append (self->database->main, self->match, index, lines, error);
  return aluette_database_end (self->database, good, error);
}

/* What follows from the log. */
static gboolean
update_match (AluetteMatchJournal *self, GError **error)
{
  return aluette_match_index_refresh_from_log (self->database->main, self->match, error)
         && aluette_connection_run (self->database->main, error,
                                    "UPDATE matches SET modified = unixepoch () WHERE id = ?", "i",
                                    self->match);
}

/* Begins a change that is on the disk when end_durably () returns. */
static gboolean
begin_durably (AluetteMatchJournal *self, GError **error)
{
  AluetteConnection *connection = self->database->main;

  if (!aluette_connection_set_full_sync (connection, TRUE, error))
    return FALSE;
  if (aluette_database_begin (self->database, error))
    return TRUE;
  aluette_connection_set_full_sync (connection, FALSE, NULL);
  return FALSE;
}

static gboolean
end_durably (AluetteMatchJournal *self, gboolean good, GError **error)
{
  good = aluette_database_end (self->database, good, error);
  aluette_connection_set_full_sync (self->database->main, FALSE, NULL);
  if (!good)
    return FALSE;
  aluette_database_checkpoint (self->database);
  aluette_database_announce (self->database);
  return TRUE;
}

/* The end of a deal, with what follows from the log. */
static gboolean
append_end_of_deal (AluetteMatchJournal *self, guint index, const char *lines, GError **error)
{
  gboolean good;

  if (!begin_durably (self, error))
    return FALSE;
  good = aluette_match_log_append (self->database->main, self->match, index, lines, error)
         && update_match (self, error);
  return end_durably (self, good, error);
}

static gboolean
aluette_match_journal_append (AluetteJournal *journal, guint index, const char *lines,
                              gboolean deal_ended, GError **error)
{
  AluetteMatchJournal *self = ALUETTE_MATCH_JOURNAL (journal);

  return deal_ended ? append_end_of_deal (self, index, lines, error)
                    : append_event (self, index, lines, error);
}

static gboolean
aluette_match_journal_truncate (AluetteJournal *journal, guint index, GError **error)
{
  AluetteMatchJournal *self = ALUETTE_MATCH_JOURNAL (journal);
  AluetteConnection *connection = self->database->main;
  gboolean good = aluette_database_begin (self->database, error);

  if (!good)
    return FALSE;
  good = aluette_match_log_truncate (connection, self->match, index, error)
         && aluette_match_index_refresh_from_log (connection, self->match, error);
  return aluette_database_end (self->database, good, error);
}

static gboolean
replace_events (AluetteMatchJournal *self, guint index, const char *const *lines, GError **error)
{
  AluetteConnection *connection = self->database->main;

  if (!aluette_match_log_truncate (connection, self->match, index, error))
    return FALSE;
  for (guint i = 0; lines[i] != NULL; i++)
    if (!aluette_match_log_append (connection, self->match, index + i, lines[i], error))
      return FALSE;
  return update_match (self, error);
}

static gboolean
aluette_match_journal_replace (AluetteJournal *journal, guint index, const char *const *lines,
                               GError **error)
{
  AluetteMatchJournal *self = ALUETTE_MATCH_JOURNAL (journal);

  return begin_durably (self, error)
         && end_durably (self, replace_events (self, index, lines, error), error);
}

static void
journal_iface_init (AluetteJournalInterface *iface)
{
  iface->append = aluette_match_journal_append;
  iface->truncate = aluette_match_journal_truncate;
  iface->replace = aluette_match_journal_replace;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteMatchJournal, aluette_match_journal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_JOURNAL, journal_iface_init))

/* Packs a match that is over. Should it fail, upkeep at the next start does it. */
static void
pack_if_over (AluetteMatchJournal *self)
{
  AluetteConnection *connection = self->database->main;
  g_autofree char *record = NULL;
  gint64 over;

  if (!aluette_connection_get_int (connection, &over, 0, NULL,
                                   "SELECT over FROM matches WHERE id = ?", "i", self->match)
      || !over || !aluette_database_begin (self->database, NULL))
    return;
  record = aluette_match_log_read (connection, self->match, NULL, NULL);
  aluette_database_end (self->database,
                        record != NULL
                            && aluette_match_log_pack (connection, self->match, record, NULL),
                        NULL);
}

static void
aluette_match_journal_dispose (GObject *object)
{
  AluetteMatchJournal *self = ALUETTE_MATCH_JOURNAL (object);

  if (self->database != NULL)
    pack_if_over (self);
  if (self->lock >= 0)
    close (self->lock);
  self->lock = -1;
  g_clear_object (&self->database);
  G_OBJECT_CLASS (aluette_match_journal_parent_class)->dispose (object);
}

static void
aluette_match_journal_class_init (AluetteMatchJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_match_journal_dispose;
}

static void
aluette_match_journal_init (AluetteMatchJournal *self)
{
  self->lock = -1;
}

/* Makes the log one that can grow. */
static gboolean
open_log (AluetteMatchJournal *self, AluetteDatabase *database, GError **error)
{
  gint64 packed;
  gboolean good;

  if (!aluette_connection_get_int (database->main, &packed, 0, error,
                                   "SELECT 1 FROM records WHERE match = ?", "i", self->match))
    return FALSE;
  if (!packed)
    return TRUE;
  if (!aluette_database_begin (database, error))
    return FALSE;
  good = aluette_match_log_unpack (database->main, self->match, error);
  return aluette_database_end (database, good, error);
}

AluetteMatchJournal *
aluette_match_journal_claim (AluetteDatabase *database, gint64 match, GError **error)
{
  g_autoptr (AluetteMatchJournal) self = g_object_new (ALUETTE_TYPE_MATCH_JOURNAL, NULL);

  self->match = match;
  self->lock = aluette_match_lock_open (database->path);
  if (self->lock >= 0 && !aluette_match_lock_take (self->lock, match, FALSE, FALSE))
    {
      g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_IN_USE,
                           _("This match is being played in another window"));
      return NULL;
    }
  if (!open_log (self, database, error))
    return NULL;
  self->database = g_object_ref (database);
  return g_steal_pointer (&self);
}

gint64
aluette_match_journal_get_match (AluetteMatchJournal *self)
{
  return self->match;
}
