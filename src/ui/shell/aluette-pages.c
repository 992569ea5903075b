/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/shell/aluette-pages.h"

#include "ui/aluette/aluette-drills-page.h"
#include "ui/aluette/aluette-score-page.h"
#include "ui/common/aluette-settings.h"
#include "ui/learn/aluette-knowledge-page.h"
#include "ui/learn/aluette-lesson-page.h"
#include "ui/matches/aluette-concours-list.h"
#include "ui/matches/aluette-concours-page.h"
#include "ui/matches/aluette-match-page.h"
#include "ui/matches/aluette-statistics-page.h"
#include "ui/practice/aluette-deal-again.h"
#include "ui/practice/aluette-practice-page.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-table-settings.h"

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

static AluetteStudy *
get_study (void)
{
  return aluette_application_get_study (get_application ());
}

static void
bind_table (AluetteTable *table)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();

  aluette_table_settings_bind (table, settings);
}

/* A practice game is about to start. */
static void
pace_practice (GtkWidget *page, AluetteGame *game)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();

  aluette_table_settings_pace (game, settings);
}

static void
resume (GtkWidget *page, gint64 match)
{
  gtk_widget_activate_action (page, "win.resume", "x", match);
}

static void
rematch (GtkWidget *page, const char *header, gint64 match)
{
  gtk_widget_activate_action (page, "win.rematch", "(sx)", header, match);
}

static void
rematch_sheet (GtkWidget *page, const char *header)
{
  rematch (page, header, 0);
}

static void
connect_deal_again (AluetteBeyond *beyond, AluettePage *page)
{
  bind_table (aluette_deal_again_get_table (ALUETTE_DEAL_AGAIN (page)));
  g_signal_connect (page, "play-out", G_CALLBACK (pace_practice), NULL);
}

static void
play_on (AluetteBeyond *beyond, guint n_events, AluetteMatchPage *page)
{
  const AluetteMatchStory *story = aluette_match_page_get_story (page);
  const AluEvent *events = (const AluEvent *) story->events->data;

  aluette_beyond_open (
      beyond, aluette_deal_again_new (&story->header, events, story->events->len, n_events),
      connect_deal_again);
}

static void
connect_match (AluetteBeyond *beyond, AluettePage *page)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();

  aluette_match_page_set_mistakes (ALUETTE_MATCH_PAGE (page),
                                   aluette_study_get_mistakes (get_study ()));
  aluette_table_settings_bind_style (aluette_match_page_get_style (ALUETTE_MATCH_PAGE (page)),
                                     settings);
  g_signal_connect_object (page, "play-on", G_CALLBACK (play_on), beyond, G_CONNECT_SWAPPED);
  g_signal_connect (page, "resume", G_CALLBACK (resume), NULL);
  g_signal_connect (page, "rematch", G_CALLBACK (rematch), NULL);
}

static void
connect_sheet (AluetteBeyond *beyond, AluettePage *page)
{
  g_signal_connect (page, "rematch", G_CALLBACK (rematch_sheet), NULL);
}

static void
connect_tournaments (AluetteBeyond *beyond, AluettePage *page)
{
  g_signal_connect_object (page, "open", G_CALLBACK (aluette_pages_show_tournament), beyond,
                           G_CONNECT_SWAPPED);
}

static void
connect_problems (AluetteBeyond *beyond, AluettePage *page)
{
  AluetteProblemView *view = aluette_practice_page_get_view (ALUETTE_PRACTICE_PAGE (page));

  bind_table (aluette_problem_view_get_table (view));
  g_signal_connect (view, "play-out", G_CALLBACK (pace_practice), NULL);
}

static void
connect_lesson (AluetteBeyond *beyond, AluettePage *page)
{
  AluetteLessonStage *stage = aluette_lesson_page_get_stage (ALUETTE_LESSON_PAGE (page));
  AluetteTable *table = aluette_lesson_stage_get_table (stage);

  bind_table (table);
  /* Its words are about these cards, whatever else is played with. */
  g_settings_unbind (table, "pack");
  g_object_set (table, "pack", ALUETTE_PACK_ALUETTE, NULL);
}

static GtkWidget *
make_tournaments (void)
{
  return get_database () != NULL ? aluette_concours_list_new (get_database ()) : NULL;
}

static GtkWidget *
make_statistics (void)
{
  return get_database () != NULL ? aluette_statistics_page_new (get_database ()) : NULL;
}

static GtkWidget *
make_drills (void)
{
  return aluette_drills_page_new (aluette_study_get_signs (get_study ()));
}

static GtkWidget *
make_problems (void)
{
  return aluette_practice_page_new (aluette_study_get_problems (get_study ()),
                                    aluette_study_get_mistakes (get_study ()));
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

static GtkWidget *
make_knowledge (void)
{
  return aluette_knowledge_page_new (get_study ());
}

void
aluette_pages_show (AluetteBeyond *beyond, const char *name)
{
  static const struct
  {
    const char *name;
    GtkWidget *(*make) (void); /* NULL where the database is missing */
    AluettePageConnect connect;
  } pages[] = {
    { "tournaments", make_tournaments, connect_tournaments },
    { "statistics", make_statistics, NULL },
    { "drills", make_drills, NULL },
    { "practice", make_problems, connect_problems },
    { "exercises", make_exercises, connect_lesson },
    { "knowledge", make_knowledge, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_equal (pages[i].name, name))
      {
        GtkWidget *page = pages[i].make ();

        if (page != NULL)
          aluette_beyond_open (beyond, page, pages[i].connect);
      }
}

void
aluette_pages_show_match (AluetteBeyond *beyond, gint64 match)
{
  if (get_database () != NULL)
    aluette_beyond_open (beyond, aluette_match_page_new (get_database (), match), connect_match);
}

void
aluette_pages_show_sheet (AluetteBeyond *beyond, AluetteScoreSheet *sheet)
{
  aluette_beyond_open (beyond, aluette_score_page_new (sheet), connect_sheet);
}

void
aluette_pages_show_tournament (AluetteBeyond *beyond, AluetteConcours *concours)
{
  aluette_beyond_open (beyond, aluette_concours_page_new (concours), NULL);
}

void
aluette_pages_show_lesson (AluetteBeyond *beyond, AluetteLesson *lesson)
{
  aluette_beyond_open (beyond, make_lesson (lesson), connect_lesson);
}
