/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/shell/aluette-pages.h"

#include "presentation/common/aluette-settings.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/learn/aluette-lesson-page.h"
#include "ui/matches/aluette-match-page.h"
#include "ui/matches/aluette-statistics-page.h"
#include "ui/matches/aluette-tournament-list.h"
#include "ui/matches/aluette-tournament-page.h"
#include "ui/shell/aluette-application.h"
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

static AluetteUserData *
get_user_data (void)
{
  return aluette_application_get_user_data (get_application ());
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
play_on (AluetteNavigation *navigation, GtkWidget *page)
{
  aluette_navigation_open (navigation, page, connect_activity);
}

static AluetteLearnerData *
get_learner_data (const char *kind)
{
  return aluette_user_data_get_learner_data (get_user_data (), kind);
}

static void
connect_match (AluetteNavigation *navigation, AluettePage *page)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();

  aluette_match_page_set_learner_data (ALUETTE_MATCH_PAGE (page), get_learner_data);
  aluette_match_page_set_settings (ALUETTE_MATCH_PAGE (page), settings);
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
  /* The text of a lesson describes the cards of the first deck, whatever deck is chosen. */
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

  return aluette_own_face_get_name (settings);
}

GtkWidget *
aluette_pages_make_activity (const char *id)
{
  const AluetteUiKind *ui;
  const AluetteActivity *activity = aluette_ui_kind_find_activity (id, &ui);
  g_autofree char *name = get_player_name ();
  AluetteActivityContext context = { .player_name = name };

  if (activity == NULL)
    return NULL;
  if (activity->places != ALUETTE_ACTIVITY_VIEW)
    {
      context.learner_data = aluette_user_data_get_learner_data (get_user_data (), ui->id);
      context.store = aluette_user_data_get_store (get_user_data (), ui->id);
    }
  return activity->page_new (&context);
}

static void
open_lesson (AluetteNavigation *navigation, AluetteLearnerData *data, AluetteLesson *lesson)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();

  aluette_navigation_open (navigation, aluette_lesson_page_new (data, lesson, settings),
                           connect_lesson);
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
  };
  GtkWidget *activity = aluette_pages_make_activity (name);

  if (activity != NULL)
    aluette_navigation_open (navigation, activity, connect_activity);
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

/* Returns: (transfer none) (nullable): a lesson of the game: the one with this id, or for NULL the
 * next one to do. */
static AluetteLesson *
find_lesson (AluetteLearnerData *data, const char *id)
{
  AluetteCourse *course = aluette_learner_data_get_course (data);
  int index = id != NULL
                  ? aluette_course_find (course, id)
                  : aluette_lesson_progress_get_next (aluette_learner_data_get_progress (data),
                                                      course);

  return index >= 0 ? aluette_course_get_lesson (course, (guint) index) : NULL;
}

void
aluette_pages_show_lesson (AluetteNavigation *navigation, const char *id)
{
  g_autoptr (GPtrArray) all = aluette_user_data_list_learner_data (get_user_data ());
  AluetteLesson *lesson = NULL;
  guint i;

  for (i = 0; i < all->len && lesson == NULL; i++)
    lesson = find_lesson (g_ptr_array_index (all, i), id);
  if (lesson != NULL)
    open_lesson (navigation, g_ptr_array_index (all, i - 1), lesson);
  else if (id == NULL)
    /* All lessons are completed. */
    open_lesson (navigation, g_ptr_array_index (all, 0),
                 aluette_course_get_lesson (
                     aluette_learner_data_get_course (g_ptr_array_index (all, 0)), 0));
}

void
aluette_pages_show_exercises (AluetteNavigation *navigation, const char *kind)
{
  AluetteLearnerData *data = aluette_user_data_get_learner_data (get_user_data (), kind);

  if (data != NULL)
    open_lesson (navigation, data, NULL);
}
