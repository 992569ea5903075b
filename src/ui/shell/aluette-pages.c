/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-pages.h"

#include <glib/gi18n.h>

#include "model/network/aluette-protocol.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/learn/aluette-learn-page.h"
#include "ui/learn/aluette-lesson-page.h"
#include "ui/learn/aluette-theme-page.h"
#include "ui/matches/aluette-match-page.h"
#include "ui/matches/aluette-matches-page.h"
#include "ui/matches/aluette-statistics-page.h"
#include "ui/matches/aluette-tournament-list.h"
#include "ui/matches/aluette-tournament-page.h"
#include "ui/practice/aluette-practice-page.h"
#include "ui/practice/aluette-replay-deal-page.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-help-page.h"
#include "ui/shell/aluette-last-setup.h"
#include "ui/shell/aluette-match-set.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/table/aluette-table-page.h"
#include "ui/table/aluette-table-settings.h"
#include "ui/table/aluette-ui-kind.h"
#include "ui/together/aluette-lobby-page.h"
#include "ui/together/aluette-together-page.h"

static GtkWidget *
make_setup (const AluettePageContext *context, GError **error)
{
  GtkWidget *page = aluette_setup_page_new (aluette_last_setup_get_game (context->settings), NULL);

  aluette_match_set_propose (ALUETTE_SETUP_PAGE (page), context->database, context->settings, 0,
                             NULL);
  return page;
}

static GtkWidget *
make_match (const AluettePageContext *context, GError **error)
{
  return g_object_new (ALUETTE_TYPE_MATCH_VIEW, NULL);
}

static GtkWidget *
make_stored_match (const AluettePageContext *context, GError **error)
{
  GtkWidget *page;

  if (context->database == NULL)
    return NULL;
  page = aluette_match_page_new (context->database, g_variant_get_int64 (context->target));
  aluette_match_page_set_learner_data (ALUETTE_MATCH_PAGE (page), context->get_learner_data);
  aluette_match_page_set_settings (ALUETTE_MATCH_PAGE (page), context->settings);
  return page;
}

static GtkWidget *
make_learn (const AluettePageContext *context, GError **error)
{
  g_autoptr (GPtrArray) learner_data = aluette_user_data_list_learner_data (
      aluette_application_get_user_data (ALUETTE_APPLICATION (g_application_get_default ())));

  return aluette_learn_page_new (learner_data);
}

static GtkWidget *
make_matches (const AluettePageContext *context, GError **error)
{
  return aluette_matches_page_new (context->database);
}

/* The target is a match, the index of its deal, and the steps that are not played again. */
static GtkWidget *
make_replayed_deal (const AluettePageContext *context, GError **error)
{
  gint64 match;
  guint deal, n_steps;
  g_autofree char *text = NULL;
  g_autoptr (AluetteMatchRecord) record = NULL;

  g_variant_get (context->target, "(xuu)", &match, &deal, &n_steps);
  if (context->database != NULL)
    text = aluette_database_load_known (context->database, match, NULL);
  if (text != NULL)
    record = aluette_match_record_new (text, NULL);
  if (record == NULL || deal >= aluette_match_record_get_n_deals (record))
    return NULL;
  return aluette_replay_deal_page_new (record, deal, n_steps);
}

static GtkWidget *
make_tournaments (const AluettePageContext *context, GError **error)
{
  return context->database != NULL ? aluette_tournament_list_new (context->database) : NULL;
}

/* What was undone in a tournament is in its object only. */
static GtkWidget *
make_tournament (const AluettePageContext *context, GError **error)
{
  gint64 number = g_variant_get_int64 (context->target);
  AluetteTournament *open = NULL;
  g_autoptr (AluetteTournament) tournament = NULL;

  if (context->state != NULL)
    {
      guint index;

      g_variant_get_child (context->state, 0, "u", &index);
      open = aluette_page_get_object (context->objects, index);
    }
  if (!g_set_object (&tournament, open) && context->database != NULL)
    tournament = aluette_database_open_tournament (context->database, number, error);
  return tournament != NULL ? aluette_tournament_page_new (tournament) : NULL;
}

static GtkWidget *
make_statistics (const AluettePageContext *context, GError **error)
{
  return context->database != NULL ? aluette_statistics_page_new (context->database) : NULL;
}

static GtkWidget *
open_lesson (const AluettePageContext *context, AluetteLearnerData *data, AluetteLesson *lesson)
{
  GtkWidget *page = aluette_lesson_page_new (data, lesson, context->settings);
  AluetteTable *table = aluette_question_view_get_table (
      aluette_lesson_page_get_view (ALUETTE_LESSON_PAGE (page)));

  aluette_table_settings_bind (table, context->settings);
  /* The text of a lesson describes the cards of the first deck, whatever deck is chosen. */
  g_settings_unbind (table, "deck");
  g_object_set (table, "deck", ALUETTE_DECK_ALUETTE, NULL);
  return page;
}

/* The target is the id of a lesson of any game. */
static GtkWidget *
make_lesson (const AluettePageContext *context, GError **error)
{
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    {
      AluetteLearnerData *data = context->get_learner_data (aluette_ui_kinds[i]->id);
      AluetteCourse *course = data != NULL ? aluette_learner_data_get_course (data) : NULL;
      int index = course != NULL
                      ? aluette_course_find (course, g_variant_get_string (context->target, NULL))
                      : -1;

      if (index >= 0)
        return open_lesson (context, data, aluette_course_get_lesson (course, (guint) index));
    }
  return NULL;
}

/* The target is the id of a game, whose missed questions are asked again. */
static GtkWidget *
make_exercises (const AluettePageContext *context, GError **error)
{
  AluetteLearnerData *data = context->get_learner_data (g_variant_get_string (context->target,
                                                                              NULL));

  return data != NULL ? open_lesson (context, data, NULL) : NULL;
}

static GtkWidget *
make_themes (const AluettePageContext *context, GError **error)
{
  g_autoptr (GPtrArray) learner_data = aluette_user_data_list_learner_data (
      aluette_application_get_user_data (ALUETTE_APPLICATION (g_application_get_default ())));

  return aluette_theme_page_new (learner_data);
}

/* The target is an ALUETTE_DECK_TARGET. */
static GtkWidget *
make_theme (const AluettePageContext *context, GError **error)
{
  const char *activity;

  g_variant_get_child (context->target, 0, "&s", &activity);
  return aluette_ui_kind_find_page (activity)->page_new (context, error);
}

static GtkWidget *
make_together (const AluettePageContext *context, GError **error)
{
  AluetteApplication *application = ALUETTE_APPLICATION (g_application_get_default ());
  g_autofree char *name = aluette_own_face_get_name (context->settings);
  g_autofree char *clean = aluette_protocol_clean_name (name);

  return aluette_together_page_new (aluette_application_get_known_rooms (application),
                                    aluette_application_get_nearby (application), context->settings,
                                    clean != NULL ? clean : "Aluette");
}

static GtkWidget *
make_lobby (const AluettePageContext *context, GError **error)
{
  return context->network_room != NULL ? aluette_lobby_page_new (context->network_room,
                                                                 context->phones)
                                       : NULL;
}

static GtkWidget *
make_help (const AluettePageContext *context, GError **error)
{
  return aluette_help_page_new (g_variant_get_string (context->state != NULL ? context->state
                                                                             : context->target,
                                                      NULL));
}

static const AluettePageKind pages[] = {
  { "setup", "()", N_("New Match"), "new-match", .lasting = TRUE, .page_new = make_setup },
  { "match", "()", NULL, "keyboard", .lasting = TRUE, .page_new = make_match },
  { "learn", "()", NULL, "lessons", .page_new = make_learn },
  { "matches", "()", NULL, "matches", .page_new = make_matches },
  { "stored-match", "x", N_("Match"), "matches", .page_new = make_stored_match },
  { "replayed-deal", "(xuu)", N_("Replay Deal"), "matches", .page_new = make_replayed_deal },
  { "tournaments", "()", N_("Tournaments"), "tournament", .page_new = make_tournaments },
  { "tournament", "x", NULL, "tournament", .page_new = make_tournament },
  { "statistics", "()", N_("Statistics"), "matches", .page_new = make_statistics },
  { "lesson", "s", NULL, "lessons", .page_new = make_lesson },
  { "exercises", "s", NULL, "lessons", .page_new = make_exercises },
  { "themes", "()", N_("Practice by Theme"), "practice", .page_new = make_themes },
  { "theme", ALUETTE_DECK_TARGET, N_("Practice"), "practice", .page_new = make_theme },
  { "together", "()", N_("Play Together"), "together", .page_new = make_together },
  { "lobby", "()", N_("Table"), "together", .page_new = make_lobby },
  { "help", "s", N_("Rules and Help"), NULL, .over = TRUE, .page_new = make_help },
};

const AluettePageKind *
aluette_pages_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_equal (pages[i].id, id))
      return &pages[i];
  return aluette_ui_kind_find_page (id);
}

/* Sets the pace of a practice game that is about to start. */
static void
pace_practice (GSettings *settings, AluetteGame *game)
{
  aluette_table_settings_apply_pace (game, settings);
}

GtkWidget *
aluette_pages_new (const AluettePageKind *kind, const AluettePageContext *context, GError **error)
{
  GtkWidget *page = kind->page_new (context, error);

  if (ALUETTE_IS_TABLE_PAGE (page))
    {
      aluette_table_settings_bind (aluette_table_page_get_table (ALUETTE_TABLE_PAGE (page)),
                                   context->settings);
      g_signal_connect_object (page, "play-out", G_CALLBACK (pace_practice), context->settings,
                               G_CONNECT_SWAPPED);
    }
  return page;
}
