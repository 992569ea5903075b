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

gboolean
aluette_journal_append (AluetteJournal *self, guint index, const char *lines, gboolean deal_ended,
                        GError **error)
{
  return ALUETTE_JOURNAL_GET_IFACE (self)->append (self, index, lines, deal_ended, error);
}

gboolean
aluette_journal_truncate (AluetteJournal *self, guint index, GError **error)
{
  return ALUETTE_JOURNAL_GET_IFACE (self)->truncate (self, index, error);
}

gboolean
aluette_journal_replace (AluetteJournal *self, guint index, const char *const *lines,
                         GError **error)
{
  return ALUETTE_JOURNAL_GET_IFACE (self)->replace (self, index, lines, error);
}

void
aluette_journal_fail (AluetteJournal *self, const GError *error)
{
  g_signal_emit (self, signals[FAILED], 0, error);
}
