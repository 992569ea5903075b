/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-sheet.h"

#include <glib/gi18n.h>

#include "engine/alu-status.h"
#include "model/session/aluette-game.h"

typedef struct
{
  AluetteJournal *journal; /* (nullable): NULL also after it failed */
  AluetteSheetDraft *draft;
  GPtrArray *lines; /* (element-type utf8): the log, one event each */
  GPtrArray *undo;  /* (element-type AluetteSheetDraft): the last change last */
  GPtrArray *redo;
  guint n_crossed_out;
} AluetteSheetPrivate;

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AluetteSheet, aluette_sheet, G_TYPE_OBJECT)

AluetteSheetDraft *
aluette_sheet_draft_new (AluetteSheet *self)
{
  const AluetteSheetClass *sheet_class = ALUETTE_SHEET_GET_CLASS (self);
  AluetteSheetDraft *draft = g_new0 (AluetteSheetDraft, 1);

  draft->first_dealer = ALUETTE_SHEET_NO_DEALER;
  draft->deals = g_array_new (FALSE, TRUE, (guint) sheet_class->deal_size);
  draft->extra = g_malloc0 (sheet_class->extra_size);
  return draft;
}

void
aluette_sheet_draft_free (AluetteSheetDraft *draft)
{
  g_array_unref (draft->deals);
  g_free (draft->extra);
  g_free (draft);
}

static AluetteSheetDraft *
copy_draft (AluetteSheet *self, const AluetteSheetDraft *draft)
{
  AluetteSheetDraft *copy = g_memdup2 (draft, sizeof *copy);

  copy->deals = g_array_copy (copy->deals);
  copy->extra = g_memdup2 (draft->extra, ALUETTE_SHEET_GET_CLASS (self)->extra_size);
  return copy;
}

static guint
sheet_get_default_dealer (AluetteSheet *self)
{
  return ALUETTE_SHEET_NO_DEALER;
}

static void
aluette_sheet_dispose (GObject *object)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (ALUETTE_SHEET (object));

  g_clear_object (&priv->journal);
  G_OBJECT_CLASS (aluette_sheet_parent_class)->dispose (object);
}

static void
aluette_sheet_finalize (GObject *object)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (ALUETTE_SHEET (object));

  g_clear_pointer (&priv->draft, aluette_sheet_draft_free);
  g_clear_pointer (&priv->lines, g_ptr_array_unref);
  g_ptr_array_unref (priv->undo);
  g_ptr_array_unref (priv->redo);
  G_OBJECT_CLASS (aluette_sheet_parent_class)->finalize (object);
}

static void
aluette_sheet_class_init (AluetteSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = aluette_sheet_dispose;
  object_class->finalize = aluette_sheet_finalize;
  klass->get_default_dealer = sheet_get_default_dealer;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
aluette_sheet_init (AluetteSheet *self)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);

  priv->undo = g_ptr_array_new_with_free_func ((GDestroyNotify) aluette_sheet_draft_free);
  priv->redo = g_ptr_array_new_with_free_func ((GDestroyNotify) aluette_sheet_draft_free);
}

/* Replaces the draft if the rules allow it. Takes ownership of @draft. */
static gboolean
take_draft (AluetteSheet *self, AluetteSheetDraft *draft, GError **error)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) old = NULL;
  guint n_deals = draft->deals->len;

  if (!ALUETTE_SHEET_GET_CLASS (self)->write (self, draft, lines, error))
    {
      aluette_sheet_draft_free (draft);
      return FALSE;
    }
  priv->n_crossed_out = n_deals - draft->deals->len;
  old = g_steal_pointer (&priv->lines);
  g_clear_pointer (&priv->draft, aluette_sheet_draft_free);
  priv->draft = draft;
  priv->lines = g_steal_pointer (&lines);
  if (priv->journal != NULL)
    aluette_journal_store_changes (priv->journal, old, priv->lines);
  return TRUE;
}

AluetteJournal *
aluette_sheet_get_journal (AluetteSheet *self)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);

  return priv->journal;
}

void
aluette_sheet_set_journal (AluetteSheet *self, AluetteJournal *journal)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);

  g_set_object (&priv->journal, journal);
}

GPtrArray *
aluette_sheet_rewrite (AluetteSheet *self)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  if (ALUETTE_SHEET_GET_CLASS (self)->write (self, priv->draft, lines, NULL))
    {
      g_ptr_array_unref (priv->lines);
      priv->lines = g_steal_pointer (&lines);
    }
  return priv->lines;
}

gboolean
aluette_sheet_begin (AluetteSheet *self, AluetteSheetDraft *draft, AluetteJournal *journal,
                     GError **error)
{
  if (!take_draft (self, draft, error))
    return FALSE;
  aluette_sheet_set_journal (self, journal);
  return TRUE;
}

const AluetteSheetDraft *
aluette_sheet_get_draft (AluetteSheet *self)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);

  return priv->draft;
}

AluetteSheetDraft *
aluette_sheet_copy_draft (AluetteSheet *self)
{
  return copy_draft (self, aluette_sheet_get_draft (self));
}

void
aluette_sheet_announce (AluetteSheet *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
aluette_sheet_change (AluetteSheet *self, AluetteSheetDraft *draft, GError **error)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);
  AluetteSheetDraft *before = copy_draft (self, priv->draft);

  if (!take_draft (self, draft, error))
    {
      aluette_sheet_draft_free (before);
      return FALSE;
    }
  g_ptr_array_add (priv->undo, before);
  g_ptr_array_set_size (priv->redo, 0);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

/* Contents of the sheet */

guint
aluette_sheet_get_n_deals (AluetteSheet *self)
{
  g_return_val_if_fail (ALUETTE_IS_SHEET (self), 0);
  return aluette_sheet_get_draft (self)->deals->len;
}

gboolean
aluette_sheet_is_over (AluetteSheet *self)
{
  g_return_val_if_fail (ALUETTE_IS_SHEET (self), FALSE);
  return ALUETTE_SHEET_GET_CLASS (self)->is_over (self);
}

guint
aluette_sheet_get_n_dealers (AluetteSheet *self)
{
  g_return_val_if_fail (ALUETTE_IS_SHEET (self), 0);
  return ALUETTE_SHEET_GET_CLASS (self)->get_n_dealers (self);
}

guint
aluette_sheet_get_dealer (AluetteSheet *self, guint index)
{
  guint first;

  g_return_val_if_fail (ALUETTE_IS_SHEET (self), ALUETTE_SHEET_NO_DEALER);
  first = aluette_sheet_get_draft (self)->first_dealer;
  if (first == ALUETTE_SHEET_NO_DEALER)
    return ALUETTE_SHEET_GET_CLASS (self)->get_default_dealer (self);
  return (first + index) % aluette_sheet_get_n_dealers (self);
}

guint
aluette_sheet_get_n_crossed_out (AluetteSheet *self)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);

  return priv->n_crossed_out;
}

char *
aluette_sheet_get_record (AluetteSheet *self)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);
  GString *record = g_string_new (NULL);

  ALUETTE_SHEET_GET_CLASS (self)->write_header (self, record);
  for (guint i = 0; i < priv->lines->len; i++)
    g_string_append (record, g_ptr_array_index (priv->lines, i));
  return g_string_free (record, FALSE);
}

/* Changes */

gboolean
aluette_sheet_set_first_dealer (AluetteSheet *self, guint seat, GError **error)
{
  AluetteSheetDraft *draft;

  g_return_val_if_fail (ALUETTE_IS_SHEET (self), FALSE);
  draft = aluette_sheet_copy_draft (self);
  draft->first_dealer = seat;
  return aluette_sheet_change (self, draft, error);
}

gboolean
aluette_sheet_add_deal (AluetteSheet *self, gconstpointer deal, GError **error)
{
  AluetteSheetDraft *draft;

  g_return_val_if_fail (ALUETTE_IS_SHEET (self), FALSE);
  if (aluette_sheet_is_over (self))
    {
      g_set_error_literal (error, ALUETTE_GAME_ERROR, ALU_ERROR_MATCH_OVER,
                           _(alu_status_texts[ALU_ERROR_MATCH_OVER]));
      return FALSE;
    }
  draft = aluette_sheet_copy_draft (self);
  g_array_append_vals (draft->deals, deal, 1);
  return aluette_sheet_change (self, draft, error);
}

gboolean
aluette_sheet_correct_deal (AluetteSheet *self, guint index, gconstpointer deal, GError **error)
{
  AluetteSheetDraft *draft;

  g_return_val_if_fail (index < aluette_sheet_get_n_deals (self), FALSE);
  draft = aluette_sheet_copy_draft (self);
  g_array_remove_index (draft->deals, index);
  g_array_insert_vals (draft->deals, index, deal, 1);
  return aluette_sheet_change (self, draft, error);
}

gboolean
aluette_sheet_remove_deal (AluetteSheet *self, guint index, GError **error)
{
  AluetteSheetDraft *draft;

  g_return_val_if_fail (index < aluette_sheet_get_n_deals (self), FALSE);
  draft = aluette_sheet_copy_draft (self);
  g_array_remove_index (draft->deals, index);
  return aluette_sheet_change (self, draft, error);
}

gboolean
aluette_sheet_can_undo (AluetteSheet *self)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);

  return priv->undo->len > 0;
}

gboolean
aluette_sheet_can_redo (AluetteSheet *self)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);

  return priv->redo->len > 0;
}

/* Replaces the draft with the last one of @from and adds the current one to @to. */
static gboolean
swap_draft (AluetteSheet *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return FALSE;
  g_ptr_array_add (to, aluette_sheet_copy_draft (self));
  take_draft (self, g_ptr_array_steal_index (from, from->len - 1), NULL);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
aluette_sheet_undo (AluetteSheet *self)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);

  return swap_draft (self, priv->undo, priv->redo);
}

gboolean
aluette_sheet_redo (AluetteSheet *self)
{
  AluetteSheetPrivate *priv = aluette_sheet_get_instance_private (self);

  return swap_draft (self, priv->redo, priv->undo);
}
