/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-journal.h"

enum
{
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_INTERFACE (AluetteJournal, aluette_journal, G_TYPE_OBJECT)

static void
aluette_journal_default_init (AluetteJournalInterface *iface)
{
  signals[FAILED] = g_signal_new ("failed", ALUETTE_TYPE_JOURNAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

void
aluette_journal_append (AluetteJournal *self, guint index, const char *lines, gboolean deal_ended)
{
  ALUETTE_JOURNAL_GET_IFACE (self)->append (self, index, lines, deal_ended);
}

void
aluette_journal_truncate (AluetteJournal *self, guint index)
{
  aluette_journal_replace (self, index, (const char *const[]) { NULL });
}

void
aluette_journal_replace (AluetteJournal *self, guint index, const char *const *lines)
{
  ALUETTE_JOURNAL_GET_IFACE (self)->replace (self, index, lines);
}

gboolean
aluette_journal_set_header (AluetteJournal *self, const char *lines, GError **error)
{
  g_return_val_if_fail (ALUETTE_JOURNAL_GET_IFACE (self)->set_header != NULL, FALSE);

  return ALUETTE_JOURNAL_GET_IFACE (self)->set_header (self, lines, error);
}

void
aluette_journal_store_changes (AluetteJournal *self, GPtrArray *old, GPtrArray *lines)
{
  guint first = 0;

  while (first < MIN (old->len, lines->len)
         && g_str_equal (g_ptr_array_index (old, first), g_ptr_array_index (lines, first)))
    first++;
  if (first == lines->len && first == old->len)
    return;
  g_ptr_array_add (lines, NULL);
  aluette_journal_replace (self, first, (const char *const *) lines->pdata + first);
  g_ptr_array_set_size (lines, (int) lines->len - 1);
}

void
aluette_journal_fail (AluetteJournal *self, const GError *error)
{
  g_signal_emit (self, signals[FAILED], 0, error);
}
