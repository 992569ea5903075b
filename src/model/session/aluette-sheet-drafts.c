/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-sheet-drafts.h"

struct _AluetteSheetDrafts
{
  GObject parent_instance;

  const AluetteSheetDraftType *type;
  gpointer sheet;          /* owns this object */
  AluetteJournal *journal; /* (nullable): NULL also after it failed */
  gpointer draft;
  GPtrArray *lines; /* (element-type utf8): the log, one event each */
  GPtrArray *undo;  /* drafts: the last change last */
  GPtrArray *redo;
};

enum
{
  CHANGED,
  STORAGE_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteSheetDrafts, aluette_sheet_drafts, G_TYPE_OBJECT)

static void
aluette_sheet_drafts_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_SHEET_DRAFTS (object)->journal);
  G_OBJECT_CLASS (aluette_sheet_drafts_parent_class)->dispose (object);
}

static void
aluette_sheet_drafts_finalize (GObject *object)
{
  AluetteSheetDrafts *self = ALUETTE_SHEET_DRAFTS (object);

  g_clear_pointer (&self->draft, self->type->free);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_ptr_array_unref (self->undo);
  g_ptr_array_unref (self->redo);
  G_OBJECT_CLASS (aluette_sheet_drafts_parent_class)->finalize (object);
}

static void
aluette_sheet_drafts_class_init (AluetteSheetDraftsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = aluette_sheet_drafts_dispose;
  object_class->finalize = aluette_sheet_drafts_finalize;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[STORAGE_FAILED] = g_signal_new ("storage-failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_sheet_drafts_init (AluetteSheetDrafts *self)
{
}

static void
journal_failed (AluetteSheetDrafts *self, const GError *error)
{
  g_clear_object (&self->journal);
  g_signal_emit (self, signals[STORAGE_FAILED], 0, error->message);
}

/* Replaces the draft if the rules allow it. Takes ownership of @draft. */
static gboolean
take_draft (AluetteSheetDrafts *self, gpointer draft, GError **error)
{
  g_autoptr (GError) failure = NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) old = NULL;

  if (!self->type->write (self->sheet, draft, lines, error))
    {
      self->type->free (draft);
      return FALSE;
    }
  old = g_steal_pointer (&self->lines);
  g_clear_pointer (&self->draft, self->type->free);
  self->draft = draft;
  self->lines = g_steal_pointer (&lines);
  if (self->journal != NULL
      && !aluette_journal_store_changes (self->journal, old, self->lines, &failure))
    journal_failed (self, failure);
  return TRUE;
}

AluetteSheetDrafts *
aluette_sheet_drafts_new (const AluetteSheetDraftType *type, gpointer sheet, gpointer draft,
                          GError **error)
{
  g_autoptr (AluetteSheetDrafts) self = g_object_new (ALUETTE_TYPE_SHEET_DRAFTS, NULL);

  self->type = type;
  self->sheet = sheet;
  self->undo = g_ptr_array_new_with_free_func (type->free);
  self->redo = g_ptr_array_new_with_free_func (type->free);
  return take_draft (self, draft, error) ? g_steal_pointer (&self) : NULL;
}

void
aluette_sheet_drafts_set_journal (AluetteSheetDrafts *self, AluetteJournal *journal)
{
  if (g_set_object (&self->journal, journal) && journal != NULL)
    g_signal_connect_object (journal, "failed", G_CALLBACK (journal_failed), self,
                             G_CONNECT_SWAPPED);
}

gconstpointer
aluette_sheet_drafts_get (AluetteSheetDrafts *self)
{
  return self->draft;
}

gpointer
aluette_sheet_drafts_copy (AluetteSheetDrafts *self)
{
  return self->type->copy (self->draft);
}

gboolean
aluette_sheet_drafts_change (AluetteSheetDrafts *self, gpointer draft, GError **error)
{
  gpointer before = self->type->copy (self->draft);

  if (!take_draft (self, draft, error))
    {
      self->type->free (before);
      return FALSE;
    }
  g_ptr_array_add (self->undo, before);
  g_ptr_array_set_size (self->redo, 0);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
aluette_sheet_drafts_can_undo (AluetteSheetDrafts *self)
{
  return self->undo->len > 0;
}

gboolean
aluette_sheet_drafts_can_redo (AluetteSheetDrafts *self)
{
  return self->redo->len > 0;
}

/* Replaces the draft with the last one of @from and adds the current one to @to. */
static gboolean
swap_draft (AluetteSheetDrafts *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return FALSE;
  g_ptr_array_add (to, self->type->copy (self->draft));
  take_draft (self, g_ptr_array_steal_index (from, from->len - 1), NULL);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
aluette_sheet_drafts_undo (AluetteSheetDrafts *self)
{
  return swap_draft (self, self->undo, self->redo);
}

gboolean
aluette_sheet_drafts_redo (AluetteSheetDrafts *self)
{
  return swap_draft (self, self->redo, self->undo);
}

void
aluette_sheet_drafts_append_log (AluetteSheetDrafts *self, GString *record)
{
  for (guint i = 0; i < self->lines->len; i++)
    g_string_append (record, g_ptr_array_index (self->lines, i));
}
