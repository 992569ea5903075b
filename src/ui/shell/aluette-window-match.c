/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-window-private.h"

#include <glib/gi18n.h>

#include "model/network/aluette-remote-game.h"
#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-record.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/common/aluette-sheet-page.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"
#include "ui/shell/aluette-introduction.h"
#include "ui/shell/aluette-last-setup.h"
#include "ui/shell/aluette-match-set.h"
#include "ui/shell/aluette-player-name.h"
#include "ui/shell/aluette-save-record.h"
#include "ui/table/aluette-ui-kind.h"
#include "ui/together/aluette-people-bar.h"

/* Long enough to read; the toast may cover the hand. */
#define ADVICE_SECONDS 15

/* Proposes a match of the game played last. */
static void
propose_setup (AluetteWindow *self, AluetteSetupPage *page)
{
  aluette_setup_page_propose (page, aluette_last_setup_get_game (self->settings));
  self->previous = aluette_match_set_propose (page, self->database, self->settings, 0, NULL);
}

/* Returns: (transfer none) (nullable): the set-up page. */
static AluetteSetupPage *
setup_page (AluetteWindow *self)
{
  return (AluetteSetupPage *) aluette_navigation_find (self->navigation, "setup");
}

/* Returns: (transfer none): the set-up page, which is in front now. When it is created, it proposes
 * a match of the game played last. */
static AluetteSetupPage *
open_setup (AluetteWindow *self)
{
  return ALUETTE_SETUP_PAGE (aluette_window_open_page (self, "setup", NULL));
}

/* Proposes the match after @match in its best of three, or if that is over or 0, a single one. */
static void
propose_next (AluetteWindow *self, gint64 match)
{
  g_autoptr (GError) error = NULL;

  self->previous = aluette_match_set_propose (setup_page (self), self->database, self->settings,
                                              match, &error);
  if (error != NULL)
    aluette_window_toast (self, error->message);
}

/* The match on the table cannot be saved at all. */
static void
advise_to_save (AluetteWindow *self, const char *why)
{
  g_autofree char *advice = aluette_save_record_advice (why);
  AdwToast *toast = aluette_toast_new (self->toasts, advice);

  adw_toast_set_timeout (toast, ADVICE_SECONDS);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

AluetteMatchView *
aluette_window_get_match_view (AluetteWindow *self)
{
  return (AluetteMatchView *) aluette_navigation_find (self->navigation, "match");
}

/* Returns: (transfer none) (nullable): what saves a match. */
static AluetteJournal *
get_journal (AluetteGame *game)
{
  return ALUETTE_IS_LOCAL_GAME (game) ? aluette_local_game_get_journal (ALUETTE_LOCAL_GAME (game))
                                      : NULL;
}

/* Shows the state of the best of three at the end of a match. */
static void
watch_set (AluetteWindow *self, AluetteGame *game)
{
  if (get_journal (game) != NULL)
    aluette_match_set_watch (self, game, self->database, get_journal (game));
}

static void
set_game (AluetteWindow *self, AluetteGame *game)
{
  AluetteMatchView *view = aluette_window_get_match_view (self);

  if (view != NULL)
    {
      aluette_match_view_set_bar (view, NULL);
      aluette_set_css_class (GTK_WIDGET (view), "far", FALSE);
      aluette_match_view_set_game (view, game);
    }
  watch_set (self, game);
}

/* Returns: (transfer none) (nullable): the match on the table. */
static AluetteGame *
get_game (AluetteWindow *self)
{
  AluetteMatchView *view = aluette_window_get_match_view (self);

  return view != NULL ? aluette_match_view_get_game (view) : NULL;
}

static void
play_game (AluetteWindow *self, AluetteGame *game, gboolean kept)
{
  AluetteMatchView *view = ALUETTE_MATCH_VIEW (aluette_window_open_page (self, "match", NULL));

  self->kept = kept;
  set_game (self, game);
  aluette_match_view_focus_table (view);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
}

void
aluette_window_add_people_bar (AluetteWindow *self, AluetteNetworkRoom *table)
{
  AluetteMatchView *view = aluette_window_get_match_view (self);

  aluette_match_view_set_bar (view,
                              aluette_people_bar_new (table, aluette_match_view_get_table (view)));
  aluette_set_css_class (GTK_WIDGET (view), "far", self->context.phones != NULL);
}

void
aluette_window_show_network_match (AluetteWindow *self, AluetteNetworkRoom *table,
                                   AluetteGame *game)
{
  AluetteMatchView *view = ALUETTE_MATCH_VIEW (aluette_window_open_page (self, "match", NULL));

  self->kept = TRUE;
  self->current = 0;
  if (aluette_match_view_get_game (view) != game)
    {
      aluette_match_view_set_game (view, game);
      aluette_window_add_people_bar (self, table);
    }
  aluette_match_view_focus_table (view);
}

gboolean
aluette_window_has_network_match (AluetteWindow *self)
{
  return ALUETTE_IS_REMOTE_GAME (get_game (self));
}

void
aluette_window_leave_table (AluetteWindow *self)
{
  AluetteGame *game = get_game (self);

  if (game == NULL || self->kept)
    set_game (self, NULL);
  aluette_home_page_set_unkept (self->home, game != NULL && !self->kept);
  aluette_home_page_refresh (self->home);
}

/* Opens the set-up page with the players and rules of @header. A best of three continues.
 * @match: id of the match, or 0 */
static void
set_up_rematch (AluetteWindow *self, const AluGameKind *kind, const AluGameHeader *header,
                gint64 match)
{
  AluetteSetupPage *page = open_setup (self);

  aluette_setup_page_set_place (page, ALUETTE_SETUP_HERE);
  aluette_setup_page_set_match (page, kind, header);
  propose_next (self, match);
  aluette_setup_page_focus (page);
}

static void
rematch_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  AluetteGame *game = get_game (self);
  const AluGameKind *kind;
  g_autofree AluGameHeader *header = NULL;
  gint64 match = 0;
  GtkWidget *bar;

  if (game == NULL)
    return;
  bar = aluette_match_view_get_bar (aluette_window_get_match_view (self));
  if (bar != NULL)
    {
      aluette_people_bar_rematch (ALUETTE_PEOPLE_BAR (bar));
      return;
    }
  if (get_journal (game) != NULL)
    match = aluette_database_get_journal_match (get_journal (game));
  kind = aluette_game_get_kind (game);
  header = g_memdup2 (aluette_game_get_header (game), sizeof *header);
  aluette_window_leave_table (self);
  set_up_rematch (self, kind, header, match);
}

/* Reads the header of a stored match.
 *
 * Returns: (nullable): its game; NULL after showing an error. */
static const AluGameKind *
load_header (AluetteWindow *self, gint64 match, AluGameHeader *header)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *record = aluette_database_load_known (self->database, match, &error);
  const AluGameKind *kind = record != NULL ? aluette_record_get_kind (record, strlen (record))
                                           : NULL;

  if (kind != NULL && aluette_record_read (kind, record, -1, header, NULL, &error))
    return kind;
  aluette_window_toast (self, error->message);
  return NULL;
}

/* Rematch of a finished match. 0 stands for the score sheet in front. */
static void
rematch_listed (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  gint64 match = g_variant_get_int64 (parameter);
  GtkWidget *page = aluette_navigation_get_page (self->navigation);
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  const AluGameKind *kind = NULL;

  if (match != 0 && self->database != NULL)
    kind = load_header (self, match, header);
  else if (match == 0 && ALUETTE_IS_SHEET_PAGE (page))
    {
      kind = aluette_sheet_page_get_kind (ALUETTE_SHEET_PAGE (page));
      *header = *aluette_sheet_page_get_header (ALUETTE_SHEET_PAGE (page));
    }
  if (kind == NULL)
    return;
  aluette_game_setup_stamp (header);
  set_up_rematch (self, kind, header, match != 0 ? match : self->current);
}

static void
open_score (AluetteWindow *self, const AluetteUiKind *ui, AluetteSheet *sheet)
{
  g_autoptr (GPtrArray) objects = g_ptr_array_new_with_free_func (g_object_unref);
  GVariant *state = g_variant_new_uint32 (aluette_page_add_object (objects, sheet));

  aluette_navigation_open (self->navigation, ui->score_page.id, g_variant_new_tuple (NULL, 0),
                           state, objects, NULL);
}

static void
keep_score (AluetteWindow *self, const AluGameKind *kind, const AluGameHeader *header,
            AluetteJournal *journal, const GError *storage_error)
{
  g_autoptr (GError) error = NULL;
  const AluetteUiKind *ui = aluette_ui_kind_from_id (kind->id);
  g_autoptr (AluetteSheet) sheet = ui->sheet_new (header, journal, &error);

  if (sheet != NULL)
    open_score (self, ui, sheet);
  if (storage_error != NULL || error != NULL)
    aluette_window_toast (self, error != NULL ? error->message : storage_error->message);
}

/* Keeps the match for the next time. */
static void
remember_setup (AluetteWindow *self, const AluGameKind *kind, const AluGameHeader *header)
{
  if (alu_game_header_is_real (header))
    return;
  aluette_last_setup_set (self->settings, kind, header);
  aluette_last_setup_set_game (self->settings, kind);
}

/* Starts the match that is set up. */
static void
begin_match (AluetteWindow *self)
{
  const AluGameKind *kind = aluette_setup_page_get_game (setup_page (self));
  g_autofree AluGameHeader *header = g_memdup2 (aluette_setup_page_get_header (setup_page (self)),
                                                sizeof *header);
  guint64 seed = aluette_game_setup_new_seed ();
  AluetteMatchKey key;
  gboolean has_key = aluette_game_setup_new_key (&key);
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (AluetteGame) game = NULL;
  g_autoptr (GError) storage_error = NULL;
  g_autoptr (GError) error = NULL;

  remember_setup (self, kind, header);
  aluette_game_setup_stamp (header);
  self->current = 0;
  if (self->database != NULL)
    journal = aluette_database_create_match (self->database, kind, header, seed,
                                             has_key ? &key : NULL, &self->current, &storage_error);
  if (journal != NULL)
    aluette_match_set_join (setup_page (self), self->settings, journal, self->previous);
  propose_next (self, 0);
  if (alu_game_header_is_real (header))
    {
      keep_score (self, kind, header, journal, storage_error);
      return;
    }
  game = aluette_local_game_new (kind, header, seed, journal, &error);
  if (game == NULL)
    {
      aluette_window_toast (self, error->message);
      return;
    }
  if (has_key)
    aluette_local_game_set_key (ALUETTE_LOCAL_GAME (game), &key);
  play_game (self, game, journal != NULL);
  if (storage_error != NULL)
    advise_to_save (self, storage_error->message);
}

/* Asks a new user who they are, before their first match. Returns: whether that is needed. */
static gboolean
ask_who_plays (AluetteWindow *self)
{
  const AluGameHeader *header = aluette_setup_page_get_header (setup_page (self));
  g_autofree char *name = g_settings_get_string (self->settings, "player-name");
  guint people = alu_game_humans (header);

  if (*name != '\0' || people == 0)
    return FALSE;
  aluette_introduction_ask (GTK_WINDOW (self), self->settings,
                            header->players[g_bit_nth_lsf (people, -1)].name);
  return TRUE;
}

/* Starts the match with the user under their name, and no bot that looks like them. */
static void
user_introduced (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const AluGameKind *kind = aluette_setup_page_get_game (setup_page (self));
  g_autofree AluGameHeader *header = NULL;

  if (!aluette_player_name_set (self->settings, g_variant_get_string (parameter, NULL)))
    return;
  header = g_memdup2 (aluette_setup_page_get_header (setup_page (self)), sizeof *header);
  aluette_player_name_avoid (self->settings, header);
  aluette_setup_page_set_match (setup_page (self), kind, header);
  begin_match (self);
}

static void
start_match (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);

  if (setup_page (self) == NULL) /* The button is on the start page, too. */
    aluette_window_show_setup (self, FALSE);
  if (!ask_who_plays (self))
    begin_match (self);
}

/* Returns: (transfer none) (nullable): what the interface knows of the game of a match; NULL with
 * @error if it cannot be continued here. */
static const AluetteUiKind *
find_game (AluetteMatchInfo *info, GError **error)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  const AluetteUiKind *ui = aluette_ui_kind_from_id (columns->kind);

  if (ui != NULL && (!columns->real_table || ui->sheet_open != NULL))
    return ui;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                       _("This version of the app cannot continue this match."));
  return NULL;
}

static void
resume_match (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  gint64 match = g_variant_get_int64 (parameter);
  g_autoptr (AluetteMatchInfo) info = NULL;
  g_autoptr (AluetteGame) game = NULL;
  const AluetteUiKind *ui = NULL;
  g_autoptr (AluetteSheet) sheet = NULL;

  if (self->database == NULL)
    return;
  info = aluette_database_get_info (self->database, match, &error);
  if (info != NULL)
    ui = find_game (info, &error);
  if (ui != NULL && aluette_match_info_get_columns (info)->real_table)
    sheet = ui->sheet_open (self->database, match, &error);
  else if (ui != NULL)
    game = aluette_database_open_match (self->database, match, &error);
  self->current = match;
  if (sheet != NULL)
    open_score (self, ui, sheet);
  else if (game == NULL)
    aluette_window_toast (self, error->message);
  else
    play_game (self, game, TRUE);
}

static void
back_to_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);

  if (get_game (self) == NULL)
    return;
  aluette_window_open_page (self, "match", NULL);
  aluette_match_view_focus_table (aluette_window_get_match_view (self));
}

static void
save_record (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  AluetteGame *game = get_game (self);

  if (ALUETTE_IS_REMOTE_GAME (game))
    aluette_window_toast (self, _("A match with others is saved in Matches when it is over."));
  else if (game != NULL)
    aluette_save_record (self, game);
}

/* @server: where the table opens; "" for here */
static void
set_up_for_others (AluetteWindow *self, const char *server, AluetteSetupPlace place)
{
  g_free (self->server);
  self->server = g_strdup (server);
  aluette_window_show_setup (self, FALSE);
  aluette_setup_page_set_place (setup_page (self), place);
}

/* Sets up a table on the network: here, or on the server that the parameter names. All seats are
 * for people at first. */
static void
set_up_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  set_up_for_others (ALUETTE_WINDOW (widget), g_variant_get_string (parameter, NULL),
                     ALUETTE_SETUP_NETWORK);
}

static void
set_up_phones (GtkWidget *widget, const char *action, GVariant *parameter)
{
  set_up_for_others (ALUETTE_WINDOW (widget), "", ALUETTE_SETUP_PHONES);
}

gboolean
aluette_window_is_for_phones (AluetteWindow *self)
{
  return aluette_setup_page_get_place (setup_page (self)) == ALUETTE_SETUP_PHONES;
}

AluGameHeader *
aluette_window_get_setup (AluetteWindow *self, const AluGameKind **kind)
{
  *kind = aluette_setup_page_get_game (setup_page (self));
  return g_memdup2 (aluette_setup_page_get_header (setup_page (self)), sizeof (AluGameHeader));
}

/* Sets up a match of the game that the parameter names. */
static void
new_match (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const AluGameKind *kind = alu_game_kind_from_id (g_variant_get_string (parameter, NULL));

  aluette_window_show_setup (self, FALSE);
  if (kind != NULL)
    aluette_setup_page_choose_game (setup_page (self), kind);
  aluette_setup_page_focus (setup_page (self));
}

void
aluette_window_install_match_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.start", NULL, start_match);
  gtk_widget_class_install_action (klass, "win.introduced", "s", user_introduced);
  gtk_widget_class_install_action (klass, "win.new-match", "s", new_match);
  gtk_widget_class_install_action (klass, "win.set-up-table", "s", set_up_table);
  gtk_widget_class_install_action (klass, "win.set-up-phones", NULL, set_up_phones);
  gtk_widget_class_install_action (klass, "win.resume", "x", resume_match);
  gtk_widget_class_install_action (klass, "win.table", NULL, back_to_table);
  gtk_widget_class_install_action (klass, "win.again", NULL, rematch_table);
  gtk_widget_class_install_action (klass, "win.rematch", "x", rematch_listed);
  gtk_widget_class_install_action (klass, "win.save-record", NULL, save_record);
}

void
aluette_window_follow_match (AluetteWindow *self, AluetteWindow *other)
{
  self->kept = other->kept;
  self->current = other->current;
  self->previous = other->previous;
  if (self->previous != 0)
    propose_next (self, self->previous);
  if (aluette_window_is_in_front (self, "match"))
    aluette_match_view_focus_table (aluette_window_get_match_view (self));
  if (aluette_window_has_network_match (self))
    aluette_window_add_people_bar (self, self->context.network_room);
  else
    watch_set (self, get_game (self));
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

static gboolean
has_score_sheet (const AluGameKind *kind)
{
  return aluette_ui_kind_from_id (kind->id)->sheet_new != NULL;
}

/* Proposes a match with real cards, of the game played last if that has a score sheet. */
static void
propose_real (AluetteWindow *self)
{
  const AluGameKind *kind = aluette_last_setup_get_game (self->settings);
  g_autofree AluGameHeader *header = g_new (AluGameHeader, 1);
  AluGameRules rules;

  for (guint i = 0; alu_game_kinds[i] != NULL && !has_score_sheet (kind); i++)
    kind = alu_game_kinds[i];
  alu_game_rules_init (kind, &rules, 0, 0);
  aluette_game_setup_propose_real (&rules, header);
  aluette_setup_page_set_match (setup_page (self), kind, header);
  propose_next (self, 0);
}

void
aluette_window_show_setup (AluetteWindow *self, gboolean real_table)
{
  AluetteSetupPage *page;

  g_return_if_fail (ALUETTE_IS_WINDOW (self));

  page = open_setup (self);
  aluette_setup_page_set_place (page, ALUETTE_SETUP_HERE);
  if (real_table)
    propose_real (self);
  else if (alu_game_header_is_real (aluette_setup_page_get_header (page)))
    propose_setup (self, page);
  else if (self->previous != 0)
    propose_next (self, 0);
  aluette_setup_page_focus (page);
  aluette_window_leave_table (self);
}
