/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-matches-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/storage/aluette-database-import.h"
#include "model/storage/aluette-database-list.h"
#include "presentation/matches/aluette-match-text.h"
#include "ui/common/aluette-file-dialog.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"
#include "ui/matches/aluette-import-report.h"
#include "ui/matches/aluette-match-filters.h"
#include "ui/matches/aluette-match-row.h"
#include "ui/matches/aluette-matches-actions.h"

struct _AluetteMatchesPage
{
  GtkWidget parent_instance;

  AdwToastOverlay *toasts;
  GtkEditable *search;
  GtkWidget *filter_button;
  AluetteMatchFilters *filters;
  GtkRevealer *importing;
  GtkSpinner *import_spinner;
  GtkStack *pages;
  GtkGridView *list;
  GtkLabel *count;

  AluetteDatabase *database;
  AluetteMatchList *matches;
  gboolean has_new_filter; /* whose matches are not all loaded yet */
  GCancellable *import;    /* (nullable): of the current import */
  GPtrArray *waiting;      /* of GFile: to be imported next */
};

G_DEFINE_FINAL_TYPE (AluetteMatchesPage, aluette_matches_page, GTK_TYPE_WIDGET)

/* ---- List: a grid view of one column; a GtkListView would keep two hundred rows alive ---- */


/* The list item widget around a row, which has the focus, has no accessible action that activates
 * it. Its class is known only once there is one. */
static void
setup_item (GtkListItemFactory *factory, GtkListItem *item)
{
  aluette_make_class_activatable (g_type_class_peek (g_type_from_name ("GtkListItemWidget")));
  gtk_list_item_set_child (item, aluette_match_row_new ());
}

/* The accessible name belongs to the list item widget around our row, which has the focus. With GTK
 * 4.18, its first action would only scroll. */
static void
bind_item (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  AluetteMatchInfo *info = gtk_list_item_get_item (item);
  g_autofree char *spoken = aluette_match_text_spoken (info);

  aluette_match_row_set_info (ALUETTE_MATCH_ROW (row), info);
  aluette_set_accessible_name (gtk_widget_get_parent (row), spoken);
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_action_set_enabled (gtk_widget_get_parent (row), "listitem.scroll-to", FALSE);
#endif
}

static void
unbind_item (GtkListItemFactory *factory, GtkListItem *item)
{
  aluette_match_row_set_info (ALUETTE_MATCH_ROW (gtk_list_item_get_child (item)), NULL);
}

static gboolean
is_filtered (AluetteMatchesPage *self)
{
  return *gtk_editable_get_text (self->search) != '\0'
         || aluette_match_filters_is_active (self->filters);
}

/* Shows the first match that a new filter finds. The grid would keep the matches in view that it
 * showed before. It cannot scroll without items or before its first layout, when it is at the top
 * anyway. */
static void
items_changed (AluetteMatchesPage *self)
{
  if (self->has_new_filter && g_list_model_get_n_items (G_LIST_MODEL (self->matches)) > 0
      && gtk_widget_get_height (GTK_WIDGET (self->list)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
}

static void
list_changed (AluetteMatchesPage *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->matches));
  g_autofree char *text = g_strdup_printf (ngettext ("%'u match", "%'u matches", n), n);

  if (aluette_match_list_get_loading (self->matches))
    return;
  gtk_label_set_text (self->count, n > 0 ? text : "");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "matches.export", n > 0);
  gtk_stack_set_visible_child_name (self->pages, n > 0                ? "list"
                                                 : is_filtered (self) ? "none"
                                                                      : "empty");
  self->has_new_filter = FALSE;
}

static void
filter_changed (AluetteMatchesPage *self)
{
  AluetteMatchFilter filter = { .text = gtk_editable_get_text (self->search),
                                .sessions_once = TRUE };

  if (self->matches == NULL)
    return;
  self->has_new_filter = TRUE;
  aluette_match_filters_read (self->filters, &filter);
  aluette_match_list_set_filter (self->matches, &filter);
  aluette_set_css_class (self->filter_button, "suggested-action",
                         aluette_match_filters_is_active (self->filters));
}

/* The matches of a session are shown by its score sheet. */
static void
open_match (AluetteMatchesPage *self, gint64 match)
{
  g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (self->database, match, NULL);

  if (info != NULL && aluette_match_info_get_columns (info)->session)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.resume", "x", match);
  else
    aluette_page_open (GTK_WIDGET (self), "stored-match", g_variant_new_int64 (match));
}

static void
row_activated (AluetteMatchesPage *self, guint position)
{
  g_autoptr (AluetteMatchInfo) info = g_list_model_get_item (G_LIST_MODEL (self->matches),
                                                             position);

  open_match (self, aluette_match_info_get_columns (info)->match);
}

static void
focus_list (AluetteMatchesPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

/* Returns: (nullable) (transfer none): the row with the keyboard focus. */
static AluetteMatchRow *
focused_row (AluetteMatchesPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)))
    return NULL;
  row = gtk_widget_get_ancestor (focus, ALUETTE_TYPE_MATCH_ROW);
  if (row == NULL && ALUETTE_IS_MATCH_ROW (gtk_widget_get_first_child (focus)))
    row = gtk_widget_get_first_child (focus);
  return (AluetteMatchRow *) row;
}

static gboolean
on_key (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  AluetteMatchRow *row = focused_row (ALUETTE_MATCHES_PAGE (widget));
  AluetteMatchInfo *info = row != NULL ? aluette_match_row_get_info (row) : NULL;
  const char *action = NULL;

  g_variant_get (arguments, "&s", &action);
  if (info == NULL)
    return FALSE;
  if (*action == '\0')
    aluette_match_row_popup (row);
  else
    gtk_widget_activate_action (widget, action, "x", aluette_match_info_get_columns (info)->match);
  return TRUE;
}

/* ---- Actions ---- */

static void
open_action (GtkWidget *widget, const char *action, GVariant *match)
{
  open_match (ALUETTE_MATCHES_PAGE (widget), g_variant_get_int64 (match));
}

static void
rename_action (GtkWidget *widget, const char *action, GVariant *match)
{
  AluetteMatchesPage *self = ALUETTE_MATCHES_PAGE (widget);

  aluette_matches_rename (self->toasts, self->database, g_variant_get_int64 (match));
}

static void
export_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchesPage *self = ALUETTE_MATCHES_PAGE (widget);
  g_autoptr (GArray) matches = NULL;
  const char *shape;
  gint64 match;

  g_variant_get (parameter, "(&sx)", &shape, &match);
  if (match == 0)
    matches = aluette_match_list_get_matches (self->matches);
  else
    {
      matches = g_array_new (FALSE, FALSE, sizeof match);
      g_array_append_val (matches, match);
    }
  aluette_matches_export (self->toasts, self->database, matches, shape);
}

static void
share_action (GtkWidget *widget, const char *action, GVariant *match)
{
  AluetteMatchesPage *self = ALUETTE_MATCHES_PAGE (widget);

  aluette_matches_share (self->toasts, self->database, g_variant_get_int64 (match));
}

static void
show_toast (AluetteMatchesPage *self, const char *message)
{
  if (self->toasts != NULL)
    aluette_toast_show (self->toasts, message);
}

static void
delete_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchesPage *self = ALUETTE_MATCHES_PAGE (widget);
  gint64 match = g_variant_get_int64 (parameter);
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (!aluette_database_delete_matches (self->database, &match, 1, &error))
    {
      show_toast (self, error->message);
      return;
    }
  toast = adw_toast_new (_("Match deleted"));
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "matches.restore");
  adw_toast_set_action_target_value (toast, g_variant_new_int64 (match));
  adw_toast_set_timeout (toast, 10);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
restore_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchesPage *self = ALUETTE_MATCHES_PAGE (widget);
  gint64 match = g_variant_get_int64 (parameter);
  g_autoptr (GError) error = NULL;

  if (!aluette_database_restore_matches (self->database, &match, 1, &error))
    show_toast (self, error->message);
}

static void
search_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (ALUETTE_MATCHES_PAGE (widget)->search));
}

static void
clear_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchesPage *self = ALUETTE_MATCHES_PAGE (widget);

  gtk_editable_set_text (self->search, "");
  aluette_match_filters_clear (self->filters);
}

/* ---- Import ---- */

static void
set_importing (AluetteMatchesPage *self, GCancellable *import)
{
  g_set_object (&self->import, import);
  gtk_revealer_set_reveal_child (self->importing, import != NULL);
  gtk_spinner_set_spinning (self->import_spinner, import != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "matches.import", import == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "matches.cancel-import", import != NULL);
}

static void on_imported (GObject *database, GAsyncResult *result, gpointer data);

/* Imports run one after the other. */
static void
import_waiting (AluetteMatchesPage *self)
{
  g_autoptr (GCancellable) import = NULL;
  g_autoptr (GPtrArray) files = NULL;

  if (self->import != NULL || self->waiting->len == 0)
    return;
  import = g_cancellable_new ();
  files = g_steal_pointer (&self->waiting);
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
  set_importing (self, import);
  aluette_database_import_async (self->database, files, import, on_imported, g_object_ref (self));
}

static void
on_imported (GObject *database, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteMatchesPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteImportReport) report
      = aluette_database_import_finish (ALUETTE_DATABASE (database), result, &error);
  g_autofree char *text = NULL;

  if (self->toasts == NULL) /* the page was destroyed */
    return;
  set_importing (self, NULL);
  import_waiting (self);
  if (report == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        show_toast (self, error->message);
      return;
    }
  if (report->faults->len > 0 && gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    {
      aluette_import_report_present (GTK_WIDGET (self), report);
      return;
    }
  text = aluette_import_report_text (report);
  show_toast (self, text);
  if (report->n_imported + report->n_known == 1)
    open_match (self, report->last);
}

static void
on_import_chosen (GPtrArray *files, gpointer data)
{
  g_autoptr (AluetteMatchesPage) self = data;

  if (files != NULL && self->toasts != NULL)
    aluette_matches_page_import (self, files);
}

static void
import_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (GString) patterns = g_string_new (NULL);
  AluetteFilesRequest request = { .purpose = ALUETTE_FILES_OPEN,
                                  .title = _("Import Match Files"),
                                  .filter_name = _("Aluette Match Files") };

  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    g_string_append_printf (patterns, "%s*%s", i > 0 ? " " : "", alu_game_kinds[i]->suffix);
  request.pattern = patterns->str;

  aluette_files_choose (widget, &request, on_import_chosen, g_object_ref (widget));
}

static void
cancel_import_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_cancellable_cancel (ALUETTE_MATCHES_PAGE (widget)->import);
}

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
    g_ptr_array_add (files, l->data);
  aluette_matches_page_import (ALUETTE_MATCHES_PAGE (data), files);
  return TRUE;
}

/* ---- Object ---- */

static void
aluette_matches_page_dispose (GObject *object)
{
  AluetteMatchesPage *self = ALUETTE_MATCHES_PAGE (object);

  g_cancellable_cancel (self->import);
  g_clear_object (&self->import);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  if (self->matches != NULL)
    g_signal_handlers_disconnect_by_data (self->matches, self);
  if (self->toasts != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->toasts));
  self->toasts = NULL;
  g_clear_object (&self->matches);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (aluette_matches_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "matches.open", "x", open_action);
  gtk_widget_class_install_action (widget_class, "matches.rename", "x", rename_action);
  gtk_widget_class_install_action (widget_class, "matches.export", "(sx)", export_action);
  gtk_widget_class_install_action (widget_class, "matches.share", "x", share_action);
  gtk_widget_class_install_action (widget_class, "matches.delete", "x", delete_action);
  gtk_widget_class_install_action (widget_class, "matches.restore", "x", restore_action);
  gtk_widget_class_install_action (widget_class, "matches.search", NULL, search_action);
  gtk_widget_class_install_action (widget_class, "matches.clear", NULL, clear_action);
  gtk_widget_class_install_action (widget_class, "matches.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "matches.cancel-import", NULL,
                                   cancel_import_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "matches.search",
                                       NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, on_key, "s", "matches.delete");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F2, 0, on_key, "s", "matches.rename");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, on_key, "s", "");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, on_key, "s", "");
}

static void
aluette_matches_page_class_init (AluetteMatchesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_matches_page_dispose;
  gtk_widget_class_set_css_name (widget_class, "aluette-matches");
  install_actions (widget_class);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  g_type_ensure (ALUETTE_TYPE_MATCH_FILTERS);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-matches-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchesPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchesPage, search);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchesPage, filter_button);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchesPage, filters);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchesPage, importing);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchesPage, import_spinner);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchesPage, pages);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchesPage, list);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchesPage, count);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed);
  gtk_widget_class_bind_template_callback (widget_class, focus_list);
  gtk_widget_class_bind_template_callback (widget_class, setup_item);
  gtk_widget_class_bind_template_callback (widget_class, bind_item);
  gtk_widget_class_bind_template_callback (widget_class, unbind_item);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
}

static void
aluette_matches_page_init (AluetteMatchesPage *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  set_importing (self, NULL);
}

GtkWidget *
aluette_matches_page_new (AluetteDatabase *database)
{
  AluetteMatchesPage *self = g_object_new (ALUETTE_TYPE_MATCHES_PAGE, NULL);
  g_autoptr (GtkNoSelection) model = NULL;

  self->database = g_object_ref (database);
  self->matches = aluette_match_list_new (database);
  g_signal_connect_swapped (self->matches, "notify::loading", G_CALLBACK (list_changed), self);
  g_signal_connect_object (self->matches, "failed", G_CALLBACK (aluette_toast_show), self->toasts,
                           G_CONNECT_SWAPPED);
  model = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->matches)));
  gtk_grid_view_set_model (self->list, GTK_SELECTION_MODEL (model));
  g_signal_connect_data (self->matches, "items-changed", G_CALLBACK (items_changed), self, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return GTK_WIDGET (self);
}

void
aluette_matches_page_import (AluetteMatchesPage *self, GPtrArray *files)
{
  g_return_if_fail (ALUETTE_IS_MATCHES_PAGE (self));

  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (self->waiting, g_object_ref (g_ptr_array_index (files, i)));
  import_waiting (self);
}
