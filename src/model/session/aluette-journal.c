/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-journal.h"

G_DEFINE_INTERFACE (AluetteJournal, aluette_journal, G_TYPE_OBJECT)

static void
aluette_journal_default_init (AluetteJournalInterface *iface)
{
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
