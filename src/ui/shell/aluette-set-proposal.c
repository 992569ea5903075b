/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-set-proposal.h"

#include "ui/matches/aluette-match-words.h"

#define LAST_CHOICE "last-match-set"

gint64
aluette_set_propose (AluetteSetupPage *page, AluetteDatabase *database, GSettings *settings,
                     gint64 match)
{
  g_autoptr (AluetteMatchInfo) info = NULL;
  g_autofree char *standing = NULL;
  g_autofree char *text = NULL;

  if (database != NULL && match != 0)
    info = aluette_database_get_info (database, match);
  if (info == NULL || !aluette_match_info_set_goes_on (info))
    {
      aluette_setup_page_set_set (page, g_settings_get_boolean (settings, LAST_CHOICE), NULL);
      return 0;
    }
  standing = aluette_match_words_standing (info);
  text = g_strdup_printf ("%s. %s",
                          aluette_match_words_set (aluette_match_info_get_columns (info)->set_number
                                                   + 1),
                          standing);
  aluette_setup_page_set_set (page, TRUE, text);
  return match;
}

gboolean
aluette_set_join (AluetteSetupPage *page, AluetteDatabase *database, GSettings *settings,
                  gint64 match, gint64 previous, GError **error)
{
  gboolean set = aluette_setup_page_get_set (page);

  if (previous != 0)
    return aluette_database_link_match (database, match, previous, error);
  g_settings_set_boolean (settings, LAST_CHOICE, set);
  return !set || aluette_database_begin_set (database, match, error);
}
