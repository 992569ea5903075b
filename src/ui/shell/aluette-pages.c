/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/shell/aluette-pages.h"

#include "ui/common/aluette-settings.h"
#include "ui/learn/aluette-lesson-page.h"
#include "ui/matches/aluette-match-page.h"
#include "ui/matches/aluette-statistics-page.h"
#include "ui/matches/aluette-tournament-list.h"
#include "ui/matches/aluette-tournament-page.h"
#include "ui/aluette/practice/aluette-replay-deal-page.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-player-name.h"
#include "ui/table/aluette-table-page.h"
#include "ui/table/aluette-table-settings.h"
#include "ui/table/aluette-ui-kind.h"

static AluetteApplication *
get_application (void)
{
  return ALUETTE_APPLICATION (g_application_get_default ());
}

/* Returns: (transfer none) (nullable) */
static AluetteDatabase *
get_database (void)
{
  return aluette_application_get_database (get_application ());
}

static AluetteLearnerData *
get_study (void)
{
  return aluette_application_get_learner_data (get_application ());
}

static void
bind_table (AluetteTable *table)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();

  aluette_table_settings_bind (table, settings);
}

/* Sets the pace of a practice game that is about to start. */
static void
pace_practice (GtkWidget *page, AluetteGame *game)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();

  aluette_table_settings_apply_pace (game, settings);
}

static void
request_resume (GtkWidget *page, gint64 match)
{
  gtk_widget_activate_action (page, "win.resume", "x", match);
}

static void
request_rematch (GtkWidget *page, const char *header, gint64 match)
{
  gtk_widget_activate_action (page, "win.rematch", "(sx)", header, match);
}

static void
rematch_sheet (GtkWidget *page, const char *header)
{
  request_rematch (page, header, 0);
}

static void
connect_activity (AluetteNavigation *navigation, AluettePage *page)
{
  if (!ALUETTE_IS_TABLE_PAGE (page))
    return;
  bind_table (aluette_table_page_get_table (ALUETTE_TABLE_PAGE (page)));
  g_signal_connect (page, "play-out", G_CALLBACK (pace_practice), NULL);
}

static void
play_on (AluetteNavigation *navigation, guint n_events, AluetteMatchPage *page)
{
  const AluetteMatchReplay *match_replay = aluette_match_page_get_match_replay (page);
  const AluEvent *events = (const AluEvent *) match_replay->events->data;

  aluette_navigation_open (navigation,
                           aluette_replay_deal_page_new (&match_replay->header, events,
                                                         match_replay->events->len, n_events),
                           connect_activity);
}

static void
connect_match (AluetteNavigation *navigation, AluettePage *page)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();

  aluette_match_page_set_mistakes (ALUETTE_MATCH_PAGE (page),
                                   aluette_learner_data_get_mistakes (get_study ()));
  aluette_table_settings_bind (aluette_match_page_get_replay_table (ALUETTE_MATCH_PAGE (page)),
                               settings);
  g_signal_connect_object (page, "play-on", G_CALLBACK (play_on), navigation, G_CONNECT_SWAPPED);
  g_signal_connect (page, "resume", G_CALLBACK (request_resume), NULL);
  g_signal_connect (page, "rematch", G_CALLBACK (request_rematch), NULL);
}

static void
connect_sheet (AluetteNavigation *navigation, AluettePage *page)
{
  g_signal_connect (page, "rematch", G_CALLBACK (rematch_sheet), NULL);
}

static void
connect_tournaments (AluetteNavigation *navigation, AluettePage *page)
{
  g_signal_connect_object (page, "open", G_CALLBACK (aluette_pages_show_tournament), navigation,
                           G_CONNECT_SWAPPED);
}

static void
connect_lesson (AluetteNavigation *navigation, AluettePage *page)
{
  AluetteExerciseView *stage = aluette_lesson_page_get_exercise_view (ALUETTE_LESSON_PAGE (page));
  AluetteTable *table = aluette_exercise_view_get_table (stage);

  bind_table (table);
  /* The text of a lesson describes the cards of the Aluette deck, whatever deck is chosen. */
  g_settings_unbind (table, "deck");
  g_object_set (table, "deck", ALUETTE_DECK_ALUETTE, NULL);
}

static GtkWidget *
make_tournaments (void)
{
  return get_database () != NULL ? aluette_tournament_list_new (get_database ()) : NULL;
}

static GtkWidget *
make_statistics (void)
{
  return get_database () != NULL ? aluette_statistics_page_new (get_database ()) : NULL;
}

/* Returns: (transfer full): the name of the user, for match files. */
static char *
get_player_name (void)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();

  return aluette_player_name (settings);
}

static GtkWidget *
make_activity (const AluetteActivity *activity, const AluetteUiKind *ui)
{
  g_autofree char *name = get_player_name ();
  const AluetteActivityContext context = {
    .learner_data = get_study (),
    .store = aluette_application_get_store (get_application (), ui->id),
    .player_name = name,
  };

  return activity->page_new (&context);
}

static GtkWidget *
make_lesson (AluetteLesson *lesson)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();

  return aluette_lesson_page_new (get_study (), lesson, settings);
}

static GtkWidget *
make_exercises (void)
{
  return make_lesson (NULL);
}

void
aluette_pages_show (AluetteNavigation *navigation, const char *name)
{
  static const struct
  {
    const char *name;
    GtkWidget *(*make) (void); /* NULL if it needs the missing database */
    AluettePageConnect connect;
  } pages[] = {
    { "tournaments", make_tournaments, connect_tournaments },
    { "statistics", make_statistics, NULL },
    { "exercises", make_exercises, connect_lesson },
  };
  const AluetteUiKind *ui;
  const AluetteActivity *activity = aluette_ui_kind_find_activity (name, &ui);

  if (activity != NULL)
    aluette_navigation_open (navigation, make_activity (activity, ui), connect_activity);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_equal (pages[i].name, name))
      {
        GtkWidget *page = pages[i].make ();

        if (page != NULL)
          aluette_navigation_open (navigation, page, pages[i].connect);
      }
}

void
aluette_pages_show_match (AluetteNavigation *navigation, gint64 match)
{
  if (get_database () != NULL)
    aluette_navigation_open (navigation, aluette_match_page_new (get_database (), match),
                             connect_match);
}

void
aluette_pages_show_score_page (AluetteNavigation *navigation, GtkWidget *page)
{
  aluette_navigation_open (navigation, page, connect_sheet);
}

void
aluette_pages_show_tournament (AluetteNavigation *navigation, AluetteTournament *tournament)
{
  aluette_navigation_open (navigation, aluette_tournament_page_new (tournament), NULL);
}

void
aluette_pages_show_lesson (AluetteNavigation *navigation, AluetteLesson *lesson)
{
  aluette_navigation_open (navigation, make_lesson (lesson), connect_lesson);
}
