/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-tournament-list.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "presentation/matches/aluette-match-text.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"

struct _AluetteTournamentList
{
  AdwBin parent_instance;

  AdwToastOverlay *toasts;
  GtkWidget *name; /* entry for the name of a new tournament */
  GtkListBox *list;
  GtkWidget *empty; /* label */
  AluetteDatabase *database;
};

G_DEFINE_FINAL_TYPE (AluetteTournamentList, aluette_tournament_list, ADW_TYPE_BIN)

static GtkWidget *
make_row (const AluetteTournamentInfo *info)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (info->created);
  g_autofree char *day = g_date_time_format (time, "%Y-%m-%d");
  g_autofree char *subtitle = aluette_match_text_date (day);
  GtkWidget *row = aluette_text_row_new (info->name, subtitle);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  aluette_page_link (row, "tournament", g_variant_new_int64 (info->tournament));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("Delete Tournament"));
  aluette_set_accessible_name (button, _("Delete Tournament"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "x", info->tournament);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "tournaments.delete");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static void
tournament_list_refresh (AluetteTournamentList *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) all = aluette_database_list_tournaments (self->database, &error);

  if (all == NULL)
    {
      aluette_toast_show (self->toasts, error->message);
      return;
    }
  aluette_remove_children (GTK_WIDGET (self->list));
  for (guint i = 0; i < all->len; i++)
    gtk_list_box_append (self->list, make_row (g_ptr_array_index (all, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->list), all->len > 0);
  gtk_widget_set_visible (self->empty, all->len == 0);
}

static void
create_tournament (AluetteTournamentList *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteTournament) tournament = NULL;
  gint64 number = 0;

  tournament = aluette_database_create_tournament (
      self->database, gtk_editable_get_text (GTK_EDITABLE (self->name)), &number, &error);
  if (tournament == NULL)
    {
      aluette_toast_show (self->toasts, error->message);
      return;
    }
  gtk_editable_set_text (GTK_EDITABLE (self->name), "");
  tournament_list_refresh (self);
  aluette_page_open (GTK_WIDGET (self), "tournament", g_variant_new_int64 (number));
}

static void
create_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  create_tournament (ALUETTE_TOURNAMENT_LIST (widget));
}

static void
delete_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTournamentList *self = ALUETTE_TOURNAMENT_LIST (widget);
  gint64 number = g_variant_get_int64 (parameter);
  gboolean deleted = g_str_equal (action, "tournaments.delete");
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (!aluette_database_delete_tournament (self->database, number, deleted, &error))
    {
      aluette_toast_show (self->toasts, error->message);
      return;
    }
  tournament_list_refresh (self);
  if (!deleted)
    return;
  toast = adw_toast_new (_("Tournament deleted"));
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "tournaments.restore");
  adw_toast_set_action_target_value (toast, g_variant_new_int64 (number));
  adw_toast_set_timeout (toast, 10);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
aluette_tournament_list_map (GtkWidget *widget)
{
  tournament_list_refresh (ALUETTE_TOURNAMENT_LIST (widget));
  GTK_WIDGET_CLASS (aluette_tournament_list_parent_class)->map (widget);
}

static void
aluette_tournament_list_dispose (GObject *object)
{
  AluetteTournamentList *self = ALUETTE_TOURNAMENT_LIST (object);

  g_clear_object (&self->database);
  G_OBJECT_CLASS (aluette_tournament_list_parent_class)->dispose (object);
}

static void
aluette_tournament_list_class_init (AluetteTournamentListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_tournament_list_dispose;
  widget_class->map = aluette_tournament_list_map;
  g_type_ensure (ALUETTE_TYPE_COLUMN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-tournament-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentList, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentList, name);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentList, list);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentList, empty);
  gtk_widget_class_bind_template_callback (widget_class, create_tournament);
  gtk_widget_class_install_action (widget_class, "tournaments.create", NULL, create_action);
  gtk_widget_class_install_action (widget_class, "tournaments.delete", "x", delete_action);
  gtk_widget_class_install_action (widget_class, "tournaments.restore", "x", delete_action);
}

static void
aluette_tournament_list_init (AluetteTournamentList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_tournament_list_new (AluetteDatabase *database)
{
  AluetteTournamentList *self = g_object_new (ALUETTE_TYPE_TOURNAMENT_LIST, NULL);

  self->database = g_object_ref (database);
  return GTK_WIDGET (self);
}
