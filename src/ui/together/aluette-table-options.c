/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-table-options.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/network/aluette-protocol.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-widgets.h"

/* As many as a host allows. */
#define MAX_SPECTATORS 8

struct _AluetteTableOptions
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *list; /* of the owner */
  GtkSwitch *spectators;
  GtkWidget *keep; /* entry and button, of the owner of a table on a server */
  GtkEditable *name;
  GtkLabel *text;

  AluetteNetworkRoom *table;
  guint max_spectators; /* as the switch shows it */
};

G_DEFINE_FINAL_TYPE (AluetteTableOptions, aluette_table_options, GTK_TYPE_WIDGET)

static AluetteGuest *
get_guest (AluetteTableOptions *self)
{
  return aluette_network_room_get_guest (self->table);
}

static void
aluette_table_options_dispose (GObject *object)
{
  AluetteTableOptions *self = ALUETTE_TABLE_OPTIONS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (aluette_table_options_parent_class)->dispose (object);
}

/* Actions */

static void
keep_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTableOptions *self = ALUETTE_TABLE_OPTIONS (widget);
  g_autofree char *name = aluette_protocol_clean_name (gtk_editable_get_text (self->name));

  if (name == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->name));
  else
    aluette_guest_keep (get_guest (self), name);
}

static void
name_activated (AluetteTableOptions *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "options.keep", NULL);
}

static void
spectators_changed (AluetteTableOptions *self)
{
  guint n = gtk_switch_get_active (self->spectators) ? MAX_SPECTATORS : 0;

  if ((n > 0) == (self->max_spectators > 0))
    return;
  self->max_spectators = n;
  aluette_guest_set_max_spectators (get_guest (self), n);
}

static void
aluette_table_options_class_init (AluetteTableOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_table_options_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "options.keep", NULL, keep_table);
}

/* What is shown */

/* Returns: (transfer full) (nullable): what is decided, or what the owner can decide. */
static char *
format_text (AluetteTableOptions *self, gboolean can_keep)
{
  AluetteGuest *guest = get_guest (self);
  const char *name = aluette_guest_get_kept_name (guest);

  if (name != NULL)
    /* Translators: %s is the name that the owner has given to a table on a server. */
    return g_strdup_printf (_("The table “%s” meets again: everybody finds it on their start page "
                               "and needs no words. The server keeps it for a year after the last "
                               "visit."),
                            name);
  if (can_keep)
    return g_strdup (_("Give the table a name to meet there again: everybody then finds it on "
                        "their start page and needs no words."));
  if (!aluette_guest_is_owner (guest) && aluette_guest_get_max_spectators (guest) > 0)
    return g_strdup (_("Others may watch at this table. They see the open cards only."));
  return NULL;
}

static void
show_spectators (AluetteTableOptions *self)
{
  guint n = aluette_guest_get_max_spectators (get_guest (self));

  if (n == self->max_spectators)
    return;
  self->max_spectators = n;
  gtk_switch_set_active (self->spectators, n > 0);
}

static void
table_options_refresh (AluetteTableOptions *self)
{
  AluetteGuestState state = aluette_guest_get_state (get_guest (self));
  gboolean is_there = state >= ALUETTE_GUEST_SETUP && state <= ALUETTE_GUEST_OVER;
  gboolean is_owner = is_there && aluette_guest_is_owner (get_guest (self));
  gboolean can_keep = is_owner && aluette_network_room_is_on_server (self->table);
  g_autofree char *text = format_text (self, can_keep);

  show_spectators (self);
  gtk_widget_set_visible (self->list, is_owner);
  gtk_widget_set_visible (self->keep, can_keep);
  gtk_label_set_label (self->text, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->text), text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), is_there && (is_owner || text != NULL));
}

/* Building */

static void
add_spectators (AluetteTableOptions *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *control = gtk_switch_new ();

  self->spectators = GTK_SWITCH (control);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Allow Spectators"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               _("People without a seat see the open cards only"));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Allow Spectators"), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  g_signal_connect_object (control, "notify::active", G_CALLBACK (spectators_changed), self,
                           G_CONNECT_SWAPPED);
  self->list = aluette_boxed_list_new (_("This Table"));
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  gtk_box_append (GTK_BOX (self->box), self->list);
}

static void
add_keep (AluetteTableOptions *self)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Keep Table"));
  const char *label = _("Name of the table");

  self->keep = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->name = GTK_EDITABLE (entry);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), label);
  gtk_entry_set_max_length (GTK_ENTRY (entry), ALUETTE_PROTOCOL_MAX_NAME);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_editable_set_width_chars (self->name, 8);
  g_signal_connect_object (entry, "activate", G_CALLBACK (name_activated), self, G_CONNECT_SWAPPED);
  aluette_announce_button (button);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "options.keep");
  gtk_box_append (GTK_BOX (self->keep), entry);
  gtk_box_append (GTK_BOX (self->keep), button);
  gtk_box_append (GTK_BOX (self->box), self->keep);
}

static void
aluette_table_options_init (AluetteTableOptions *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), aluette_wrapping_label_new (_("This Table"), "heading"));
  add_spectators (self);
  add_keep (self);
  self->text = GTK_LABEL (aluette_wrapping_label_new (NULL, "dim-label"));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->text));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
aluette_table_options_new (AluetteNetworkRoom *table)
{
  AluetteTableOptions *self = g_object_new (ALUETTE_TYPE_TABLE_OPTIONS, NULL);
  const char *name;

  self->table = g_object_ref (table);
  name = aluette_guest_get_kept_name (get_guest (self));
  if (name != NULL)
    gtk_editable_set_text (self->name, name);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_options_refresh), self,
                           G_CONNECT_SWAPPED);
  table_options_refresh (self);
  return GTK_WIDGET (self);
}
