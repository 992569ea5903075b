/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-window.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-score-sheet.h"
#include "model/session/aluette-setup.h"
#include "model/storage/aluette-database-list.h"
#include "ui/aluette/aluette-signs-page.h"
#include "ui/common/aluette-focus-return.h"
#include "ui/common/aluette-focus-scroll.h"
#include "ui/common/aluette-settings.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-view-state.h"
#include "ui/learn/aluette-learn-page.h"
#include "ui/matches/aluette-matches-page.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-help-page.h"
#include "ui/shell/aluette-home-page.h"
#include "ui/shell/aluette-match-set.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/shell/aluette-open-record.h"
#include "ui/shell/aluette-pages.h"
#include "ui/shell/aluette-player-name.h"
#include "ui/shell/aluette-save-record.h"
#include "ui/shell/aluette-setup-page.h"
#include "ui/shell/aluette-table-settings.h"
#include "ui/shell/aluette-window-size.h"

/* Long enough to read; the toast may cover the hand. */
#define ADVICE_SECONDS 15

struct _AluetteWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkWidget *header;
  GtkStack *titles;
  GtkWidget *wide_title; /* scrollable, so that the window can be narrower than it */
  AdwViewStack *views;
  AdwViewSwitcher *switcher;
  AdwViewSwitcherBar *bar;
  AluetteNavigation *navigation; /* the page shown instead of the views */
  const char *from;              /* name of the page to which Back leads from navigation */
  AluetteHomePage *home;
  AdwBin *setup_place; /* parent of the set-up page, which is created on demand */
  AdwBin *match_place; /* parent of the match view, which is created on demand */

  GSettings *settings;
  AluetteDatabase *database; /* (nullable) */
  gboolean kept;             /* the match on the table is saved in the database */
  gint64 current;            /* id of the match played or scored, or 0 */
  gint64 previous; /* id of the match whose best of three the next match continues, or 0 */
};

G_DEFINE_FINAL_TYPE (AluetteWindow, aluette_window, ADW_TYPE_APPLICATION_WINDOW)

/* Proposes the last match set up, or a default one. */
static void
propose_setup (AluetteWindow *self, AluetteSetupPage *page)
{
  g_autofree char *text = g_settings_get_string (self->settings, "last-match-setup");
  g_autofree char *name = aluette_player_name (self->settings);
  AluRecordHeader header;

  if (!aluette_setup_from_text (text, &header))
    {
      AluRules rules;

      alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
      aluette_setup_propose (&header, &rules, name);
    }
  aluette_setup_page_set_header (page, &header);
  self->previous = aluette_match_set_propose (page, self->database, self->settings, 0);
}

/* Returns: (transfer none): the set-up page. When it is created, it proposes a match. */
static AluetteSetupPage *
setup_page (AluetteWindow *self)
{
  GtkWidget *page = adw_bin_get_child (self->setup_place);

  if (page == NULL)
    {
      page = g_object_new (ALUETTE_TYPE_SETUP_PAGE, NULL);
      adw_bin_set_child (self->setup_place, page);
      propose_setup (self, ALUETTE_SETUP_PAGE (page));
    }
  return ALUETTE_SETUP_PAGE (page);
}

static void
propose_single (AluetteWindow *self)
{
  self->previous = aluette_match_set_propose (setup_page (self), self->database, self->settings, 0);
}

static void
storage_failed (AluetteWindow *self, const char *message)
{
  g_autofree char *advice = aluette_save_record_advice (message);
  AdwToast *toast = aluette_toast_new (self->toasts, advice);

  self->kept = FALSE;
  adw_toast_set_timeout (toast, ADVICE_SECONDS);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Returns: (transfer none): the match view, created for the first match. */
static AluetteMatchView *
match_view (AluetteWindow *self)
{
  GtkWidget *view = adw_bin_get_child (self->match_place);

  if (view != NULL)
    return ALUETTE_MATCH_VIEW (view);
  view = g_object_new (ALUETTE_TYPE_MATCH_VIEW, NULL);
  g_signal_connect_object (view, "storage-failed", G_CALLBACK (storage_failed), self,
                           G_CONNECT_SWAPPED);
  aluette_match_view_set_narrow (ALUETTE_MATCH_VIEW (view),
                                 adw_view_switcher_bar_get_reveal (self->bar));
  adw_bin_set_child (self->match_place, view);
  return ALUETTE_MATCH_VIEW (view);
}

/* Shows the state of the best of three at the end of a match. */
static void
watch_set (AluetteWindow *self, AluetteGame *game)
{
  if (game != NULL && self->kept)
    aluette_match_set_watch (self, game, self->database, self->current);
}

static void
set_game (AluetteWindow *self, AluetteGame *game)
{
  if (game != NULL || adw_bin_get_child (self->match_place) != NULL)
    aluette_match_view_set_game (match_view (self), game, NULL);
  watch_set (self, game);
}

/* Returns: (transfer none) (nullable): the match on the table. */
static AluetteGame *
get_game (AluetteWindow *self)
{
  GtkWidget *view = adw_bin_get_child (self->match_place);

  return view != NULL ? aluette_match_view_get_game (ALUETTE_MATCH_VIEW (view)) : NULL;
}

/* The table moves the focus to what the player should do first. */
static void
show_match_view (AluetteWindow *self)
{
  gtk_stack_set_visible_child_name (self->pages, "match");
  aluette_match_view_focus_table (match_view (self));
}

static void
play_game (AluetteWindow *self, AluetteGame *game, gboolean kept)
{
  self->kept = kept;
  set_game (self, game);
  show_match_view (self);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
}

/* Leaves the table. A saved match stays in the database, any other one in this window. */
static void
leave_table (AluetteWindow *self)
{
  AluetteGame *game = get_game (self);

  if (game != NULL && !self->kept)
    aluette_game_set_screen_ready (game, ALUETTE_BUSY_AWAY, FALSE);
  else
    set_game (self, NULL);
  aluette_home_page_set_unkept (self->home, game != NULL && !self->kept);
  aluette_home_page_refresh (self->home);
}

static AluetteLearnerData *
get_learner_data (AluetteWindow *self)
{
  return aluette_application_get_learner_data (ALUETTE_APPLICATION (g_application_get_default ()));
}

static void
resume_listed (AluetteWindow *self, gint64 match)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.resume", "x", match);
}

/* Shows the set-up page, ready to start. */
static void
show_setup (AluetteWindow *self)
{
  gtk_stack_set_visible_child_name (self->pages, "setup");
  aluette_setup_page_focus (setup_page (self));
}

/* Opens the set-up page with the same players and rules as the match described by @text. */
static void
set_up_rematch (AluetteWindow *self, const char *text, gint64 match)
{
  AluRecordHeader header;

  if (!aluette_setup_from_text (text, &header))
    return;
  aluette_setup_page_set_header (setup_page (self), &header);
  self->previous = aluette_match_set_propose (setup_page (self), self->database, self->settings,
                                              match);
  show_setup (self);
}

static void
rematch_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  AluetteGame *game = get_game (self);
  g_autofree char *text = NULL;
  gint64 match = self->kept ? self->current : 0;

  if (game == NULL)
    return;
  text = aluette_setup_to_text (aluette_game_get_header (game));
  leave_table (self);
  if (text != NULL)
    set_up_rematch (self, text, match);
}

/* Rematch of a finished match. Id 0 stands for the score sheet that is open. */
static void
rematch_listed (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const char *text;
  gint64 match;

  g_variant_get (parameter, "(&sx)", &text, &match);
  set_up_rematch (self, text, match != 0 ? match : self->current);
}

static void
navigation_shown (AluetteWindow *self)
{
  self->from = "home";
  gtk_stack_set_visible_child_name (self->pages, "navigation");
}

static void
show_match (AluetteWindow *self, gint64 match)
{
  aluette_pages_show_match (self->navigation, match);
}

static void
show_lesson (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  AluetteCourse *course = aluette_learner_data_get_course (get_learner_data (self));
  int index = aluette_course_find (course, g_variant_get_string (parameter, NULL));

  if (index >= 0)
    aluette_pages_show_lesson (self->navigation, aluette_course_get_lesson (course, (guint) index));
}

/* Actions that open the page of the same name, which needs no arguments. */
static const char *const plain_pages[] = { "win.tournaments", "win.statistics", "win.drills",
                                           "win.practice",    "win.exercises",  "win.knowledge" };

static void
show_plain_page (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_pages_show (ALUETTE_WINDOW (widget)->navigation, action + strlen ("win."));
}

/* Shows a help page. Back returns to the current page; a match in play is paused. */
static void
show_help_page (AluetteWindow *self, const char *topic)
{
  const char *page = gtk_stack_get_visible_child_name (self->pages);
  const char *from = g_str_equal (page, "navigation") ? self->from : page;
  AluetteGame *game = get_game (self);

  if (game != NULL)
    aluette_game_set_screen_ready (game, ALUETTE_BUSY_AWAY, FALSE);
  aluette_navigation_show_help (self->navigation, topic);
  self->from = g_intern_string (from);
}

static void
show_rules (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_help_page (ALUETTE_WINDOW (widget), "rules");
}

/* Returns: (transfer none): the help page about the front page. */
static const char *
topic_in_front (AluetteWindow *self)
{
  static const char *const topics[][2] = { { "play", "first-match" },    { "learn", "lessons" },
                                           { "signs", "signs" },         { "matches", "matches" },
                                           { "setup", "rules-options" }, { "match", "keyboard" } };
  const char *page = gtk_stack_get_visible_child_name (self->pages);

  if (g_str_equal (page, "navigation"))
    return aluette_page_get_help_topic (aluette_navigation_get_page (self->navigation));
  if (g_str_equal (page, "home"))
    page = adw_view_stack_get_visible_child_name (self->views);
  for (gsize i = 0; i < G_N_ELEMENTS (topics); i++)
    if (g_strcmp0 (topics[i][0], page) == 0)
      return topics[i][1];
  return "first-match";
}

/* Opens the help browser if it can show the page, otherwise a page of this window. */
static void
show_help (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const char *topic = topic_in_front (self);

  if (!aluette_help_page_browse (GTK_WINDOW (self), topic)
      && !ALUETTE_IS_HELP_PAGE (aluette_navigation_get_page (self->navigation)))
    show_help_page (self, topic);
}

static void
keep_score (AluetteWindow *self, const AluRecordHeader *header, AluetteJournal *journal,
            const GError *storage_error)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteScoreSheet) sheet = aluette_score_sheet_new (header, journal, &error);

  if (sheet != NULL)
    aluette_pages_show_sheet (self->navigation, sheet);
  if (storage_error != NULL || error != NULL)
    aluette_window_toast (self, error != NULL ? error->message : storage_error->message);
}

static void
start_match (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  AluRecordHeader header = *aluette_setup_page_get_header (setup_page (self));
  guint64 seed = aluette_setup_new_seed ();
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (AluetteGame) game = NULL;
  g_autoptr (GError) storage_error = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = aluette_setup_to_text (&header);

  if (text != NULL && !aluette_setup_is_real (&header))
    g_settings_set_string (self->settings, "last-match-setup", text);
  aluette_setup_stamp (&header);
  self->current = 0;
  if (self->database != NULL)
    journal = aluette_database_create_match (self->database, &header, seed, &self->current,
                                             &storage_error);
  if (journal != NULL)
    aluette_match_set_join (setup_page (self), self->database, self->settings, self->current,
                            self->previous, &storage_error);
  propose_single (self);
  if (aluette_setup_is_real (&header))
    {
      keep_score (self, &header, journal, storage_error);
      return;
    }
  game = aluette_local_game_new (&header, seed, journal, &error);
  if (game == NULL)
    {
      aluette_window_toast (self, error->message);
      return;
    }
  play_game (self, game, journal != NULL);
  if (storage_error != NULL)
    storage_failed (self, storage_error->message);
}

static void
resume_match (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  gint64 match = g_variant_get_int64 (parameter);
  g_autoptr (AluetteMatchInfo) info = NULL;
  g_autoptr (AluetteScoreSheet) sheet = NULL;
  g_autoptr (AluetteGame) game = NULL;

  if (self->database == NULL)
    return;
  info = aluette_database_get_info (self->database, match, &error);
  if (info != NULL && aluette_match_info_get_columns (info)->real_table)
    sheet = aluette_score_sheet_open (self->database, match, &error);
  else if (info != NULL)
    game = aluette_database_open_match (self->database, match, &error);
  self->current = match;
  if (sheet != NULL)
    aluette_pages_show_sheet (self->navigation, sheet);
  else if (game == NULL)
    aluette_window_toast (self, error->message);
  else
    play_game (self, game, TRUE);
}

static void
back_to_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  AluetteGame *game = get_game (self);

  if (game == NULL)
    return;
  show_match_view (self);
  aluette_game_set_screen_ready (game, ALUETTE_BUSY_AWAY, TRUE);
}

static void
save_record (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteGame *game = get_game (ALUETTE_WINDOW (widget));

  if (game != NULL)
    aluette_save_record (ALUETTE_WINDOW (widget), game);
}

static void
go_home (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);

  /* This comes first, so that the focus moves to the start page while the old page still has it. */
  gtk_stack_set_visible_child_name (self->pages, "home");
  leave_table (self);
  aluette_navigation_clear (self->navigation);
}

/* Returns to the page from which the page in front was opened. */
static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const char *from = self->from;

  if (aluette_navigation_pop (self->navigation))
    {
      self->from = from;
      return;
    }
  if (g_strcmp0 (self->from, "match") == 0)
    back_to_table (widget, NULL, NULL);
  else if (g_strcmp0 (self->from, "setup") == 0)
    gtk_stack_set_visible_child_name (self->pages, "setup");
  else
    go_home (widget, NULL, NULL);
  aluette_navigation_clear (self->navigation);
}

static void
show_learn (GtkWidget *widget, const char *action, GVariant *parameter)
{
  adw_view_stack_set_visible_child_name (ALUETTE_WINDOW (widget)->views, "learn");
}

static GtkWidget *
make_learn_view (AluetteWindow *self)
{
  return aluette_learn_page_new (get_learner_data (self));
}

static GtkWidget *
make_signs_view (AluetteWindow *self)
{
  GtkWidget *signs = aluette_signs_page_new ();

  aluette_table_settings_bind_pack (G_OBJECT (signs), self->settings);
  return signs;
}

static GtkWidget *
make_matches_view (AluetteWindow *self)
{
  GtkWidget *matches = aluette_matches_page_new (self->database);

  g_signal_connect_object (matches, "resume-match", G_CALLBACK (resume_listed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (matches, "open-match", G_CALLBACK (show_match), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (matches, "rematch", G_CALLBACK (set_up_rematch), self,
                           G_CONNECT_SWAPPED);
  return matches;
}

/* The views other than the start page. Each is created when it is first shown, to start faster. */
static const struct
{
  const char *name;
  const char *title;
  const char *icon;
  GtkWidget *(*make) (AluetteWindow *self);
  gboolean needs_database;
} views[] = {
  { "learn", NC_("view", "Learn"), "accessories-dictionary-symbolic", make_learn_view, FALSE },
  { "signs", NC_("view", "Signs"), "face-wink-symbolic", make_signs_view, FALSE },
  { "matches", NC_("view", "Matches"), "document-open-recent-symbolic", make_matches_view, TRUE },
};

static void
add_views (AluetteWindow *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    if (!views[i].needs_database || self->database != NULL)
      {
        AdwViewStackPage *page = adw_view_stack_add_titled (self->views, adw_bin_new (),
                                                            views[i].name,
                                                            g_dpgettext2 (NULL, "view",
                                                                          views[i].title));

        adw_view_stack_page_set_icon_name (page, views[i].icon);
      }
  /* This comes last: the switchers recreate all their buttons for each view that is added. */
  adw_view_switcher_set_stack (self->switcher, self->views);
}

/* Returns: (transfer none) (nullable): a view, created if necessary; NULL for the start page. */
static GtkWidget *
get_view (AluetteWindow *self, const char *name)
{
  GtkWidget *place = name != NULL ? adw_view_stack_get_child_by_name (self->views, name) : NULL;

  for (gsize i = 0; place != NULL && i < G_N_ELEMENTS (views); i++)
    if (g_str_equal (views[i].name, name))
      {
        if (adw_bin_get_child (ADW_BIN (place)) == NULL)
          adw_bin_set_child (ADW_BIN (place), views[i].make (self));
        return adw_bin_get_child (ADW_BIN (place));
      }
  return NULL;
}

static void
view_changed (AluetteWindow *self)
{
  get_view (self, adw_view_stack_get_visible_child_name (self->views));
}

/* Whether the view switcher does not fit into the header bar and is shown at the bottom. */
static gboolean
is_narrow (AluetteWindow *self, int width)
{
  int header, titles, names;

  gtk_widget_measure (self->header, GTK_ORIENTATION_HORIZONTAL, -1, &header, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->titles), GTK_ORIENTATION_HORIZONTAL, -1, &titles, NULL,
                      NULL, NULL);
  gtk_widget_measure (self->wide_title, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &names, NULL, NULL);
  return width < header - titles + names;
}

static void
adapt_to_width (AluetteWindow *self)
{
  gboolean narrow = is_narrow (self, gtk_widget_get_width (GTK_WIDGET (self)));
  GtkWidget *view = adw_bin_get_child (self->match_place);

  if (narrow)
    adw_view_switcher_bar_set_stack (self->bar, self->views);
  adw_view_switcher_bar_set_reveal (self->bar, narrow);
  gtk_stack_set_visible_child_name (self->titles, narrow ? "narrow" : "wide");
  if (view != NULL)
    aluette_match_view_set_narrow (ALUETTE_MATCH_VIEW (view), narrow);
}

static gboolean
adapt_when_idle (gpointer self)
{
  adapt_to_width (self);
  return G_SOURCE_REMOVE;
}

/* Visibility must not change during size allocation. */
static void
aluette_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);

  GTK_WIDGET_CLASS (aluette_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (is_narrow (self, width) != adw_view_switcher_bar_get_reveal (self->bar))
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, adapt_when_idle, g_object_ref (self), g_object_unref);
}

static gboolean
aluette_window_close_request (GtkWindow *window)
{
  aluette_window_size_save (window, ALUETTE_WINDOW (window)->settings);
  return GTK_WINDOW_CLASS (aluette_window_parent_class)->close_request (window);
}

static void
aluette_window_constructed (GObject *object)
{
  AluetteWindow *self = ALUETTE_WINDOW (object);

  G_OBJECT_CLASS (aluette_window_parent_class)->constructed (object);
  aluette_window_size_restore (GTK_WINDOW (self), self->settings);
  g_set_object (&self->database, aluette_application_get_database (
                                     ALUETTE_APPLICATION (g_application_get_default ())));
  aluette_home_page_set_database (self->home, self->database);
  add_views (self);
  aluette_focus_scroll_install (GTK_WINDOW (self));
  aluette_focus_return_watch (GTK_WINDOW (self));
  g_signal_connect_object (self->views, "notify::visible-child", G_CALLBACK (view_changed), self,
                           G_CONNECT_SWAPPED);
}

static void
aluette_window_dispose (GObject *object)
{
  AluetteWindow *self = ALUETTE_WINDOW (object);

  g_clear_object (&self->database);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_window_parent_class)->dispose (object);
}

static void
aluette_window_class_init (AluetteWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = aluette_window_constructed;
  object_class->dispose = aluette_window_dispose;
  widget_class->size_allocate = aluette_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = aluette_window_close_request;
  g_type_ensure (ALUETTE_TYPE_HOME_PAGE);
  g_type_ensure (ALUETTE_TYPE_NAVIGATION);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, header);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, titles);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, wide_title);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, views);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, switcher);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, home);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, navigation);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, setup_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, match_place);
  gtk_widget_class_bind_template_callback (widget_class, navigation_shown);
  gtk_widget_class_install_action (widget_class, "win.start", NULL, start_match);
  gtk_widget_class_install_action (widget_class, "win.home", NULL, go_home);
  gtk_widget_class_install_action (widget_class, "win.resume", "x", resume_match);
  gtk_widget_class_install_action (widget_class, "win.table", NULL, back_to_table);
  gtk_widget_class_install_action (widget_class, "win.again", NULL, rematch_table);
  gtk_widget_class_install_action (widget_class, "win.rematch", "(sx)", rematch_listed);
  gtk_widget_class_install_action (widget_class, "win.learn", NULL, show_learn);
  gtk_widget_class_install_action (widget_class, "win.lesson", "s", show_lesson);
  for (gsize i = 0; i < G_N_ELEMENTS (plain_pages); i++)
    gtk_widget_class_install_action (widget_class, plain_pages[i], NULL, show_plain_page);
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, show_rules);
  gtk_widget_class_install_action (widget_class, "win.help", NULL, show_help);
  gtk_widget_class_install_action (widget_class, "win.save-record", NULL, save_record);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, go_back);
}

static void
aluette_window_init (AluetteWindow *self)
{
  self->settings = aluette_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

AluetteWindow *
aluette_window_new (AdwApplication *application)
{
  return g_object_new (ALUETTE_TYPE_WINDOW, "application", application, NULL);
}

void
aluette_window_play (AluetteWindow *self, AluetteGame *game)
{
  g_return_if_fail (ALUETTE_IS_WINDOW (self));

  play_game (self, game, FALSE);
}

gboolean
aluette_window_has_unsaved_match (AluetteWindow *self)
{
  g_return_val_if_fail (ALUETTE_IS_WINDOW (self), FALSE);

  return get_game (self) != NULL && !self->kept;
}

void
aluette_window_open (AluetteWindow *self, GPtrArray *files)
{
  GtkWidget *matches;

  g_return_if_fail (ALUETTE_IS_WINDOW (self));

  matches = get_view (self, "matches");
  if (matches != NULL && !aluette_database_is_read_only (self->database))
    aluette_matches_page_import (ALUETTE_MATCHES_PAGE (matches), files);
  else if (files->len > 0)
    aluette_open_record (self, g_ptr_array_index (files, 0));
}

/* Copies the match being set up, and the best of three that it belongs to, to @next. */
static void
copy_setup (AluetteWindow *self, AluetteWindow *next)
{
  AluetteSetupPage *from = setup_page (self), *to = setup_page (next);

  aluette_setup_page_set_header (to, aluette_setup_page_get_header (from));
  aluette_setup_page_set_set (to, aluette_setup_page_get_set (from), NULL);
  if (self->previous != 0)
    next->previous = aluette_match_set_propose (to, next->database, next->settings, self->previous);
}

AluetteWindow *
aluette_window_rebuild (AluetteWindow *self)
{
  AluetteWindow *next;

  g_return_val_if_fail (ALUETTE_IS_WINDOW (self), NULL);

  next = aluette_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
  aluette_window_size_copy (GTK_WINDOW (self), GTK_WINDOW (next));
  if (adw_bin_get_child (self->setup_place) != NULL)
    copy_setup (self, next);
  next->kept = self->kept;
  next->current = self->current;
  if (get_game (self) != NULL)
    aluette_match_view_restore_from (match_view (next),
                                     ALUETTE_MATCH_VIEW (adw_bin_get_child (self->match_place)));
  watch_set (next, get_game (next));
  aluette_navigation_restore_from (next->navigation, self->navigation);
  next->from = self->from;
  gtk_stack_set_visible_child_name (next->pages, gtk_stack_get_visible_child_name (self->pages));
  adw_view_stack_set_visible_child_name (next->views,
                                         adw_view_stack_get_visible_child_name (self->views));
  aluette_view_state_copy (GTK_WIDGET (self->pages), GTK_WIDGET (next->pages));
  gtk_window_destroy (GTK_WINDOW (self));
  return next;
}

void
aluette_window_advise (AluetteWindow *self, const char *message, const char *label,
                       const char *action)
{
  AdwToast *toast;

  g_return_if_fail (ALUETTE_IS_WINDOW (self));

  toast = aluette_toast_new (self->toasts, message);
  adw_toast_set_button_label (toast, label);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_timeout (toast, 0);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
aluette_window_toast (AluetteWindow *self, const char *message)
{
  g_return_if_fail (ALUETTE_IS_WINDOW (self));

  aluette_toast_show (self->toasts, message);
}

void
aluette_window_show_setup (AluetteWindow *self, gboolean real_table)
{
  AluRecordHeader header;
  AluRules rules;

  g_return_if_fail (ALUETTE_IS_WINDOW (self));

  if (real_table)
    {
      alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
      aluette_setup_propose_real (&header, &rules);
      aluette_setup_page_set_header (setup_page (self), &header);
      propose_single (self);
    }
  else if (aluette_setup_is_real (aluette_setup_page_get_header (setup_page (self))))
    propose_setup (self, setup_page (self));
  else if (self->previous != 0)
    propose_single (self);
  show_setup (self);
  leave_table (self);
}
