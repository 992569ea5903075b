/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-home-page.h"

#include <glib/gi18n.h>

#include "model/storage/aluette-database-list.h"
#include "presentation/common/aluette-labels.h"
#include "presentation/common/aluette-settings.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-widgets.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-home-faces.h"
#include "ui/shell/aluette-home-row.h"
#include "ui/shell/aluette-last-setup.h"
#include "ui/shell/aluette-left-page.h"
#include "ui/shell/aluette-resume-row.h"
#include "ui/shell/aluette-window.h"
#include "ui/table/aluette-ui-kind.h"

/* A row that opens an activity of a game. */
typedef struct
{
  const AluetteUiKind *ui;
  const AluetteActivity *activity;
  GtkWidget *row; /* owned by the list */
} ActivityRow;

struct _AluetteHomePage
{
  AdwBin parent_instance;

  AluetteHomeFaces *faces;
  GtkWidget *resume_list;
  GtkWidget *unkept_row;
  GtkWidget *network_row;
  AluetteResumeRow *resume_row;
  AluetteHomeRow *left_row;
  GtkWidget *more;
  GtkListBox *tables_list;
  GtkWidget *resume_title;
  GtkWidget *welcome;
  GtkFlowBox *games;
  GtkListBox *activity_rows;

  GPtrArray *buttons; /* (element-type GtkWidget): new match, one per game, owned by the box */
  GArray *activities; /* of ActivityRow */
  GSettings *settings;
  AluetteDatabase *database; /* (nullable) */
  GCancellable *listing;     /* of the search for unfinished matches */
  gboolean failed;           /* the last search failed */
  AluetteKnownRooms *tables; /* (nullable) */
};

/* Maximum number of unfinished matches that the user removed from the page. */
#define N_HIDDEN 100

/* Maximum number of tables on the network in the list. */
#define N_TABLES 3

G_DEFINE_FINAL_TYPE (AluetteHomePage, aluette_home_page, ADW_TYPE_BIN)

static void
aluette_home_page_dispose (GObject *object)
{
  AluetteHomePage *self = ALUETTE_HOME_PAGE (object);

  g_cancellable_cancel (self->listing);
  g_clear_object (&self->listing);
  g_clear_object (&self->database);
  g_clear_object (&self->tables);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->activities, g_array_unref);
  G_OBJECT_CLASS (aluette_home_page_parent_class)->dispose (object);
}

/* Adds a match to those that the start page does not list. The oldest ones are forgotten. */
static void
hide_match (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteHomePage *self = ALUETTE_HOME_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr (GVariant) before = g_settings_get_value (self->settings, "hidden-matches");
  gsize n = g_variant_n_children (before);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("ax"));
  for (gsize i = n < N_HIDDEN ? 0 : n - N_HIDDEN + 1; i < n; i++)
    g_variant_builder_add_value (&builder, g_variant_get_child_value (before, i));
  g_variant_builder_add_value (&builder, parameter);
  g_settings_set_value (self->settings, "hidden-matches", g_variant_builder_end (&builder));
  if (ALUETTE_IS_WINDOW (root))
    aluette_window_toast (ALUETTE_WINDOW (root), _("The match is still in Matches."));
  gtk_widget_grab_focus (g_ptr_array_index (self->buttons, 0));
  aluette_home_page_refresh (self);
}

static gboolean
is_hidden (AluetteHomePage *self, gint64 match)
{
  g_autoptr (GVariant) hidden = g_settings_get_value (self->settings, "hidden-matches");
  gsize n;
  const gint64 *matches = g_variant_get_fixed_array (hidden, &n, sizeof (gint64));

  for (gsize i = 0; i < n; i++)
    if (matches[i] == match)
      return TRUE;
  return FALSE;
}

static void
aluette_home_page_class_init (AluetteHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_home_page_dispose;
  g_type_ensure (ALUETTE_TYPE_HOME_FACES);
  g_type_ensure (ALUETTE_TYPE_HOME_ROW);
  g_type_ensure (ALUETTE_TYPE_RESUME_ROW);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, faces);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, resume_list);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, unkept_row);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, network_row);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, resume_row);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, left_row);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, more);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, tables_list);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, resume_title);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, welcome);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, games);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, activity_rows);
  gtk_widget_class_install_action (widget_class, "home.hide", "x", hide_match);
}

/* Sets which game a button begins. */
static void
set_button_game (GtkWidget *button, const AluetteUiKind *ui)
{
  gtk_button_set_label (GTK_BUTTON (button), _(ui->presentation->play_label));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", ui->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.new-match");
}

/* The game played last has the first button, the others follow in their order. */
static void
order_games (AluetteHomePage *self)
{
  const AluGameKind *kind = aluette_last_setup_get_game (self->settings);
  const AluetteUiKind *last = aluette_ui_kind_from_id (kind->id);
  guint n = 0;

  set_button_game (g_ptr_array_index (self->buttons, n++), last);
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    if (aluette_ui_kinds[i] != last)
      set_button_game (g_ptr_array_index (self->buttons, n++), aluette_ui_kinds[i]);
}

static void
add_games (AluetteHomePage *self)
{
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    {
      GtkWidget *button = g_object_new (ALUETTE_TYPE_TEXT_BUTTON, "use-underline", TRUE, NULL);

      gtk_widget_add_css_class (button, "pill");
      gtk_flow_box_append (self->games, button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
      g_ptr_array_add (self->buttons, button);
    }
  gtk_widget_add_css_class (g_ptr_array_index (self->buttons, 0), "suggested-action");
  order_games (self);
  g_signal_connect_object (self->settings, "changed::last-game", G_CALLBACK (order_games), self,
                           G_CONNECT_SWAPPED);
}

static void
add_activity (AluetteHomePage *self, const AluetteUiKind *ui, const AluetteActivity *activity)
{
  ActivityRow row = { ui, activity,
                      aluette_home_row_new (activity->icon, _(activity->page.title),
                                            _(activity->summary)) };

  aluette_page_link (row.row, activity->page.id, NULL);
  gtk_list_box_insert (self->activity_rows, row.row, (int) self->activities->len);
  g_array_append_val (self->activities, row);
}

static void
add_activities (AluetteHomePage *self)
{
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    for (guint j = 0; j < aluette_ui_kinds[i]->n_activities; j++)
      if (aluette_ui_kinds[i]->activities[j].places & ALUETTE_ACTIVITY_START_ROW)
        add_activity (self, aluette_ui_kinds[i], &aluette_ui_kinds[i]->activities[j]);
}

static void
own_face_changed (AluetteHomePage *self)
{
  aluette_home_faces_set_own (self->faces, aluette_own_face_get_villager (self->settings));
  aluette_home_page_refresh (self);
}

static void
aluette_home_page_init (AluetteHomePage *self)
{
  self->buttons = g_ptr_array_new ();
  self->activities = g_array_new (FALSE, FALSE, sizeof (ActivityRow));
  self->listing = g_cancellable_new ();
  self->settings = aluette_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  add_games (self);
  add_activities (self);
  g_signal_connect_object (self->settings, "changed::" ALUETTE_OWN_FACE_KEY,
                           G_CALLBACK (own_face_changed), self, G_CONNECT_SWAPPED);
  own_face_changed (self);
}

static void
update_visibility (AluetteHomePage *self)
{
  gboolean shown = gtk_widget_get_visible (GTK_WIDGET (self->resume_row))
                   || gtk_widget_get_visible (GTK_WIDGET (self->left_row))
                   || gtk_widget_get_visible (self->unkept_row)
                   || gtk_widget_get_visible (self->network_row);

  gtk_widget_set_visible (self->resume_list, shown);
  gtk_widget_set_visible (self->resume_title, shown);
}

/* Offers what the user played or learned last, of the unfinished matches and the page that they
 * left. Returns: the number of matches that are not offered. */
static guint
offer_last (AluetteHomePage *self, GPtrArray *matches)
{
  gint64 left = aluette_left_page_show (self->left_row, self->settings);
  AluetteMatchInfo *match = matches->len > 0 ? g_ptr_array_index (matches, 0) : NULL;
  gboolean match_is_last = match != NULL
                           && aluette_match_info_get_columns (match)->modified > left;

  if (match_is_last)
    aluette_resume_row_set_match (self->resume_row, match, self->settings);
  gtk_widget_set_visible (GTK_WIDGET (self->resume_row), match_is_last);
  gtk_widget_set_visible (GTK_WIDGET (self->left_row), left > 0 && !match_is_last);
  update_visibility (self);
  return matches->len - match_is_last;
}

/* Returns: (transfer container): the unfinished matches that the user has not removed. */
static GPtrArray *
choose_unfinished (AluetteHomePage *self, GPtrArray *matches)
{
  GPtrArray *chosen = g_ptr_array_new ();

  for (guint i = 0; i < matches->len; i++)
    {
      const AluetteMatchColumns *columns
          = aluette_match_info_get_columns (g_ptr_array_index (matches, i));

      if (!columns->over && !is_hidden (self, columns->match))
        g_ptr_array_add (chosen, g_ptr_array_index (matches, i));
    }
  return chosen;
}

/* The link to the unfinished matches that are not in the list. */
static void
set_more (AluetteHomePage *self, guint n_more)
{
  g_autofree char *label = g_strdup_printf (ngettext ("%u Other Unfinished Match",
                                                      "%u Other Unfinished Matches", n_more),
                                            n_more);

  gtk_button_set_label (GTK_BUTTON (self->more), label);
  gtk_widget_set_visible (self->more, n_more > 0);
}

/* Users without a match or a lesson are asked whether they know the game. */
static void
set_welcome (AluetteHomePage *self, gboolean welcome)
{
  gtk_widget_set_visible (self->welcome, welcome);
  aluette_set_css_class (g_ptr_array_index (self->buttons, 0), "suggested-action", !welcome);
}

static void
refresh_activities (AluetteHomePage *self)
{
  GApplication *application = g_application_get_default ();

  for (guint i = 0; ALUETTE_IS_APPLICATION (application) && i < self->activities->len; i++)
    {
      const ActivityRow *row = &g_array_index (self->activities, ActivityRow, i);
      g_autofree char *state = NULL;

      if (row->activity->format_state == NULL)
        continue;
      state = row->activity->format_state (aluette_user_data_get_store (
          aluette_application_get_user_data (ALUETTE_APPLICATION (application)), row->ui->id));
      g_object_set (row->row, "subtitle", state != NULL ? state : _(row->activity->summary), NULL);
    }
}

/* Reports an error once, not after every change of the database. */
static void
report_error (AluetteHomePage *self, const GError *error)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!self->failed && ALUETTE_IS_WINDOW (root))
    aluette_window_toast (ALUETTE_WINDOW (root), error->message);
  self->failed = TRUE;
}

/* Returns: whether the window shows the start page, not another page that may still come in */
static gboolean
is_in_front (AluetteHomePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *pages = gtk_widget_get_ancestor (widget, GTK_TYPE_STACK);
  GtkWidget *shown = pages != NULL ? gtk_stack_get_visible_child (GTK_STACK (pages)) : widget;

  return widget == shown || gtk_widget_is_ancestor (widget, shown);
}

static void
unfinished_listed (GObject *database, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) matches = aluette_database_list_matches_finish (ALUETTE_DATABASE (database),
                                                                        result, &error);

  g_autoptr (GPtrArray) chosen = NULL;
  AluetteHomePage *self = data;

  /* A canceled search may outlive the page. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (matches == NULL)
    {
      report_error (self, error);
      return;
    }
  self->failed = FALSE;
  /* A match that starts must not change the page that it covers. It is refreshed when it is shown
   * again. */
  if (!is_in_front (self))
    return;
  chosen = choose_unfinished (self, matches);
  set_more (self, offer_last (self, chosen));
  set_welcome (self, matches->len == 0
                         && !gtk_widget_get_visible (GTK_WIDGET (self->left_row)));
}

void
aluette_home_page_refresh (AluetteHomePage *self)
{
  AluetteMatchFilter filter = { .state = ALUETTE_MATCHES_ANY,
                                .sort = ALUETTE_MATCHES_RECENT,
                                .sessions_once = TRUE };

  g_return_if_fail (ALUETTE_IS_HOME_PAGE (self));

  refresh_activities (self);
  /* A slow listing must not replace the result of a later one. */
  g_cancellable_cancel (self->listing);
  g_clear_object (&self->listing);
  self->listing = g_cancellable_new ();
  if (self->database != NULL)
    aluette_database_list_matches_async (self->database, &filter, 0, N_HIDDEN + 1,
                                         self->listing, unfinished_listed, self);
}

void
aluette_home_page_set_database (AluetteHomePage *self, AluetteDatabase *database)
{
  g_return_if_fail (ALUETTE_IS_HOME_PAGE (self));

  if (!g_set_object (&self->database, database) || database == NULL)
    return;
  g_signal_connect_object (database, "changed", G_CALLBACK (aluette_home_page_refresh), self,
                           G_CONNECT_SWAPPED);
  aluette_home_page_refresh (self);
}

void
aluette_home_page_set_unkept (AluetteHomePage *self, gboolean unkept)
{
  g_return_if_fail (ALUETTE_IS_HOME_PAGE (self));

  gtk_widget_set_visible (self->unkept_row, unkept);
  update_visibility (self);
}

void
aluette_home_page_set_network (AluetteHomePage *self, gboolean is_there)
{
  g_return_if_fail (ALUETTE_IS_HOME_PAGE (self));

  gtk_widget_set_visible (self->network_row, is_there);
  update_visibility (self);
}

/* Tables on the network */

/* Returns: (transfer full): what the row does, the game, and the other people at the table. */
static char *
format_table (const AluetteKnownRoom *table)
{
  const AluGameKind *kind = table->kind != NULL ? alu_game_kind_from_id (table->kind) : NULL;
  const char *action = aluette_known_room_is_own (table) ? _("Open your table again")
                                                         : _("Go back to this table");

  if (kind == NULL)
    return g_strdup (action);
  if (table->others == NULL)
    /* Translators: what a row does, and the game: “Open your table again: Tarot”. */
    return g_strdup_printf (C_("table", "%1$s: %2$s"), action, aluette_game_name (kind));
  /* Translators: what a row does, the game, and names: “Open your table again: Tarot with Rose”. */
  return g_strdup_printf (C_("table", "%1$s: %2$s with %3$s"), action, aluette_game_name (kind),
                          table->others);
}

static GtkWidget *
make_table_row (const AluetteKnownRoom *table)
{
  g_autofree char *subtitle = format_table (table);
  GtkWidget *row = aluette_home_row_new ("system-users-symbolic",
                                         table->name[0] != '\0' ? table->name : _("Somebody"),
                                         subtitle);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", table->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.visit-table");
  return row;
}

static void
list_tables (AluetteHomePage *self)
{
  g_autoptr (GPtrArray) tables = aluette_known_rooms_list (self->tables);

  aluette_remove_children (GTK_WIDGET (self->tables_list));
  for (guint i = 0; i < MIN (tables->len, N_TABLES); i++)
    gtk_list_box_append (self->tables_list, make_table_row (g_ptr_array_index (tables, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->tables_list), tables->len > 0);
}

void
aluette_home_page_set_tables (AluetteHomePage *self, AluetteKnownRooms *tables)
{
  g_return_if_fail (ALUETTE_IS_HOME_PAGE (self));

  if (!g_set_object (&self->tables, tables))
    return;
  g_signal_connect_object (tables, "changed", G_CALLBACK (list_tables), self, G_CONNECT_SWAPPED);
  list_tables (self);
}
