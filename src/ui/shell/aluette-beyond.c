/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-beyond.h"

#include <glib/gi18n.h>

#include "ui/learn/aluette-knowledge-page.h"
#include "ui/learn/aluette-lesson-page.h"
#include "ui/matches/aluette-concours-list.h"
#include "ui/matches/aluette-concours-page.h"
#include "ui/matches/aluette-match-page.h"
#include "ui/matches/aluette-score-page.h"
#include "ui/matches/aluette-statistics-page.h"
#include "ui/practice/aluette-deal-again.h"
#include "ui/practice/aluette-practice-page.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-help-page.h"
#include "ui/shell/aluette-settings.h"
#include "ui/shell/aluette-table-settings.h"
#include "ui/signs/aluette-drills-page.h"

struct _AluetteBeyond
{
  AdwBin parent_instance;

  GSettings *settings;
  AluetteDatabase *database; /* (nullable) */
  AluetteBeyondKind kind;
  GObject *object; /* (nullable): what the page is about */
  gint64 number;
  char *title;        /* (nullable) */
  GtkStack *pages;    /* the page, and the help that was opened on it */
  GtkWidget *covered; /* (nullable) (transfer none): the page beneath the help */
  AluetteBeyondKind covered_kind;
};

enum
{
  PROP_TITLE = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SHOWN,
  RESUME,
  REMATCH,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteBeyond, aluette_beyond, ADW_TYPE_BIN)

/* Returns: (transfer none): what the user learns by. */
static AluetteStudy *
study (void)
{
  return aluette_application_get_study (ALUETTE_APPLICATION (g_application_get_default ()));
}

static void
resume (AluetteBeyond *self, gint64 match)
{
  g_signal_emit (self, signals[RESUME], 0, match);
}

static void
rematch (AluetteBeyond *self, const char *header, gint64 match)
{
  g_signal_emit (self, signals[REMATCH], 0, header, match);
}

static void
rematch_sheet (AluetteBeyond *self, const char *header)
{
  rematch (self, header, 0);
}

static void
play_on (AluetteBeyond *self, guint n_events, AluetteMatchPage *page)
{
  aluette_beyond_show (self, ALUETTE_BEYOND_DEAL_AGAIN, page, n_events);
}

static void
open_tournament (AluetteBeyond *self, AluetteConcours *concours)
{
  aluette_beyond_show (self, ALUETTE_BEYOND_TOURNAMENT, concours, 0);
}

/* A game of practice is about to be started. */
static void
pace_practice (AluetteBeyond *self, AluetteGame *game)
{
  aluette_table_settings_pace (game, self->settings);
}

static GtkWidget *
make_match (AluetteBeyond *self)
{
  GtkWidget *page = aluette_match_page_new (self->database, self->number);

  aluette_table_settings_bind_style (aluette_match_page_get_style (ALUETTE_MATCH_PAGE (page)),
                                     self->settings);
  g_signal_connect_object (page, "play-on", G_CALLBACK (play_on), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "resume", G_CALLBACK (resume), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "rematch", G_CALLBACK (rematch), self, G_CONNECT_SWAPPED);
  return page;
}

static GtkWidget *
make_sheet (AluetteBeyond *self)
{
  GtkWidget *page = aluette_score_page_new (ALUETTE_SCORE_SHEET (self->object));

  g_signal_connect_object (page, "rematch", G_CALLBACK (rematch_sheet), self, G_CONNECT_SWAPPED);
  return page;
}

static GtkWidget *
make_tournaments (AluetteBeyond *self)
{
  GtkWidget *list = aluette_concours_list_new (self->database);

  g_signal_connect_object (list, "open", G_CALLBACK (open_tournament), self, G_CONNECT_SWAPPED);
  return list;
}

static GtkWidget *
make_tournament (AluetteBeyond *self)
{
  return aluette_concours_page_new (ALUETTE_CONCOURS (self->object));
}

static GtkWidget *
make_statistics (AluetteBeyond *self)
{
  return aluette_statistics_page_new (self->database);
}

static GtkWidget *
make_deal_again (AluetteBeyond *self)
{
  const AluetteMatchStory *story = aluette_match_page_get_story (ALUETTE_MATCH_PAGE (self->object));
  GtkWidget *page = aluette_deal_again_new (&story->header, (const AluEvent *) story->events->data,
                                            story->events->len, (guint) self->number);

  aluette_table_settings_bind (aluette_deal_again_get_table (ALUETTE_DEAL_AGAIN (page)),
                               self->settings);
  g_signal_connect_object (page, "play-out", G_CALLBACK (pace_practice), self, G_CONNECT_SWAPPED);
  return page;
}

static GtkWidget *
make_drills (AluetteBeyond *self)
{
  return aluette_drills_page_new (aluette_study_get_signs (study ()));
}

static GtkWidget *
make_problems (AluetteBeyond *self)
{
  GtkWidget *page = aluette_practice_page_new (aluette_study_get_problems (study ()),
                                               aluette_study_get_mistakes (study ()));
  AluetteProblemView *view = aluette_practice_page_get_view (ALUETTE_PRACTICE_PAGE (page));

  aluette_table_settings_bind (aluette_problem_view_get_table (view), self->settings);
  g_signal_connect_object (view, "play-out", G_CALLBACK (pace_practice), self, G_CONNECT_SWAPPED);
  return page;
}

/* A lesson, or without one what is to be gone over again. */
static GtkWidget *
make_lesson (AluetteBeyond *self)
{
  GtkWidget *page = aluette_lesson_page_new (study (), (AluetteLesson *) self->object,
                                             self->settings);
  AluetteLessonStage *stage = aluette_lesson_page_get_stage (ALUETTE_LESSON_PAGE (page));

  aluette_table_settings_bind (aluette_lesson_stage_get_table (stage), self->settings);
  /* Its words are about these cards, whatever is played with else. */
  g_settings_unbind (aluette_lesson_stage_get_table (stage), "pack");
  g_object_set (aluette_lesson_stage_get_table (stage), "pack", ALUETTE_PACK_ALUETTE, NULL);
  return page;
}

static GtkWidget *
make_knowledge (AluetteBeyond *self)
{
  guint n_mistakes = aluette_mistakes_get_n (aluette_study_get_mistakes (study ()));

  return aluette_knowledge_page_new (study (), aluette_study_get_problems (study ()), n_mistakes);
}

typedef struct
{
  const char *title;
  const char *topic; /* of the help */
  GtkWidget *(*make) (AluetteBeyond *self);
  gboolean needs_database;
} Kind;

static const Kind kinds[] = {
  [ALUETTE_BEYOND_MATCH] = { N_("Match"), "matches", make_match, TRUE },
  [ALUETTE_BEYOND_SHEET] = { N_("Score Sheet"), "score-keeping", make_sheet, FALSE },
  [ALUETTE_BEYOND_TOURNAMENTS] = { N_("Tournaments"), "concours", make_tournaments, TRUE },
  [ALUETTE_BEYOND_TOURNAMENT] = { N_("Tournament"), "concours", make_tournament, FALSE },
  [ALUETTE_BEYOND_STATISTICS] = { N_("Statistics"), "matches", make_statistics, TRUE },
  [ALUETTE_BEYOND_DEAL_AGAIN] = { N_("Replay Deal"), "matches", make_deal_again, FALSE },
  [ALUETTE_BEYOND_DRILLS] = { N_("Practice Signs"), "drills", make_drills, FALSE },
  [ALUETTE_BEYOND_PROBLEMS] = { N_("Puzzles"), "practice", make_problems, FALSE },
  [ALUETTE_BEYOND_LESSON] = { NULL, "lessons", make_lesson, FALSE },
  [ALUETTE_BEYOND_EXERCISES] = { N_("Missed Questions"), "lessons", make_lesson, FALSE },
  [ALUETTE_BEYOND_KNOWLEDGE] = { N_("Your Progress"), "lessons", make_knowledge, FALSE },
  [ALUETTE_BEYOND_HELP] = { N_("Rules and Help"), NULL, NULL, FALSE },
};

/* Returns: (transfer none) (nullable): the page in front. */
static GtkWidget *
page_in_front (AluetteBeyond *self)
{
  return gtk_stack_get_visible_child (self->pages);
}

static void
remove_page (AluetteBeyond *self, GtkWidget *page)
{
  if (page != NULL)
    gtk_stack_remove (self->pages, page);
}

static void
remove_pages (AluetteBeyond *self)
{
  remove_page (self, g_steal_pointer (&self->covered));
  remove_page (self, page_in_front (self));
}

static void
show_title (AluetteBeyond *self)
{
  const char *title = self->kind == ALUETTE_BEYOND_LESSON
                          ? aluette_lesson_get_title (ALUETTE_LESSON (self->object))
                          : _(kinds[self->kind].title);

  g_free (self->title);
  self->title = g_strdup (title);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
  g_signal_emit (self, signals[SHOWN], 0);
}

static void
show_page (AluetteBeyond *self, GtkWidget *page)
{
  gtk_stack_add_child (self->pages, page);
  gtk_stack_set_visible_child (self->pages, page);
  show_title (self);
}

/* What can begin only once the page is in a window.
 * @before: (nullable): the same page, in the language before this one */
static void
begin (AluetteBeyond *self, GtkWidget *before)
{
  GtkWidget *page = page_in_front (self);

  if (ALUETTE_IS_DEAL_AGAIN (page))
    aluette_deal_again_start (ALUETTE_DEAL_AGAIN (page));
  else if (ALUETTE_IS_MATCH_PAGE (page) && ALUETTE_IS_MATCH_PAGE (before))
    aluette_match_page_show_as (ALUETTE_MATCH_PAGE (page), ALUETTE_MATCH_PAGE (before));
  else if (ALUETTE_IS_PRACTICE_PAGE (page) && ALUETTE_IS_PRACTICE_PAGE (before))
    aluette_practice_page_open_as (ALUETTE_PRACTICE_PAGE (page), ALUETTE_PRACTICE_PAGE (before));
  else if (ALUETTE_IS_DRILLS_PAGE (page) && ALUETTE_IS_DRILLS_PAGE (before))
    aluette_drills_page_open_as (ALUETTE_DRILLS_PAGE (page), ALUETTE_DRILLS_PAGE (before));
  else if (ALUETTE_IS_STATISTICS_PAGE (page) && ALUETTE_IS_STATISTICS_PAGE (before))
    aluette_statistics_page_open_as (ALUETTE_STATISTICS_PAGE (page),
                                     ALUETTE_STATISTICS_PAGE (before));
  else if (ALUETTE_IS_LESSON_PAGE (page) && ALUETTE_IS_LESSON_PAGE (before))
    aluette_lesson_page_start_as (ALUETTE_LESSON_PAGE (page), ALUETTE_LESSON_PAGE (before));
  else if (ALUETTE_IS_LESSON_PAGE (page))
    aluette_lesson_page_start (ALUETTE_LESSON_PAGE (page));
}

static void
aluette_beyond_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TITLE)
    g_value_set_string (value, ALUETTE_BEYOND (object)->title);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_beyond_dispose (GObject *object)
{
  AluetteBeyond *self = ALUETTE_BEYOND (object);

  g_clear_object (&self->object);
  g_clear_object (&self->database);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_beyond_parent_class)->dispose (object);
}

static void
aluette_beyond_finalize (GObject *object)
{
  g_free (ALUETTE_BEYOND (object)->title);
  G_OBJECT_CLASS (aluette_beyond_parent_class)->finalize (object);
}

static void
aluette_beyond_class_init (AluetteBeyondClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->get_property = aluette_beyond_get_property;
  object_class->dispose = aluette_beyond_dispose;
  object_class->finalize = aluette_beyond_finalize;
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                               | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[SHOWN] = g_signal_new ("shown", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
  signals[RESUME] = g_signal_new ("resume", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[REMATCH] = g_signal_new ("rematch", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_INT64);
}

static void
aluette_beyond_init (AluetteBeyond *self)
{
  self->settings = aluette_settings_new ();
  self->pages = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->pages, FALSE);
  gtk_stack_set_vhomogeneous (self->pages, FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->pages));
}

void
aluette_beyond_set_database (AluetteBeyond *self, AluetteDatabase *database)
{
  g_return_if_fail (ALUETTE_IS_BEYOND (self));

  g_set_object (&self->database, database);
}

static void
show (AluetteBeyond *self, AluetteBeyondKind kind, gpointer object, gint64 number,
      GtkWidget *before)
{
  g_autoptr (GObject) kept = NULL;
  GtkWidget *page;

  if (kinds[kind].needs_database && self->database == NULL)
    return;
  /* It may be what the page before was about. */
  kept = object != NULL ? g_object_ref (object) : NULL;
  self->kind = kind;
  g_set_object (&self->object, kept);
  self->number = number;
  page = kinds[kind].make (self);
  remove_pages (self);
  show_page (self, page);
  begin (self, before);
}

void
aluette_beyond_show (AluetteBeyond *self, AluetteBeyondKind kind, gpointer object, gint64 number)
{
  g_return_if_fail (ALUETTE_IS_BEYOND (self));
  g_return_if_fail (kind < G_N_ELEMENTS (kinds) && kinds[kind].make != NULL);

  show (self, kind, object, number, NULL);
}

void
aluette_beyond_read (AluetteBeyond *self, const char *topic)
{
  g_return_if_fail (ALUETTE_IS_BEYOND (self));

  if (self->kind == ALUETTE_BEYOND_HELP)
    remove_page (self, page_in_front (self));
  else if (self->kind != ALUETTE_BEYOND_NOTHING)
    {
      self->covered = page_in_front (self);
      self->covered_kind = self->kind;
    }
  self->kind = ALUETTE_BEYOND_HELP;
  show_page (self, aluette_help_page_new (topic));
}

gboolean
aluette_beyond_uncover (AluetteBeyond *self)
{
  GtkWidget *help;

  g_return_val_if_fail (ALUETTE_IS_BEYOND (self), FALSE);

  if (self->covered == NULL)
    return FALSE;
  help = page_in_front (self);
  gtk_stack_set_visible_child (self->pages, g_steal_pointer (&self->covered));
  gtk_stack_remove (self->pages, help);
  self->kind = self->covered_kind;
  show_title (self);
  return TRUE;
}

void
aluette_beyond_show_as (AluetteBeyond *self, AluetteBeyond *other)
{
  g_return_if_fail (ALUETTE_IS_BEYOND (self));
  g_return_if_fail (ALUETTE_IS_BEYOND (other));

  if (other->covered != NULL)
    show (self, other->covered_kind, other->object, other->number, other->covered);
  if (other->kind == ALUETTE_BEYOND_HELP)
    aluette_beyond_read (self, aluette_beyond_get_topic (other));
  else if (other->kind != ALUETTE_BEYOND_NOTHING)
    show (self, other->kind, other->object, other->number, page_in_front (other));
}

void
aluette_beyond_clear (AluetteBeyond *self)
{
  g_return_if_fail (ALUETTE_IS_BEYOND (self));

  self->kind = ALUETTE_BEYOND_NOTHING;
  remove_pages (self);
  g_clear_object (&self->object);
}

AluetteBeyondKind
aluette_beyond_get_kind (AluetteBeyond *self)
{
  g_return_val_if_fail (ALUETTE_IS_BEYOND (self), ALUETTE_BEYOND_NOTHING);

  return self->kind;
}

const char *
aluette_beyond_get_topic (AluetteBeyond *self)
{
  g_return_val_if_fail (ALUETTE_IS_BEYOND (self), NULL);

  if (self->kind == ALUETTE_BEYOND_HELP)
    return aluette_help_page_get_topic (ALUETTE_HELP_PAGE (page_in_front (self)));
  return kinds[self->kind].topic;
}
