/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-table-options.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/network/aluette-protocol.h"
#include "ui/common/aluette-derived.h"
#include "ui/common/aluette-switch-row.h"
#include "ui/common/aluette-text-button.h"

/* As many as a host allows. */
#define MAX_SPECTATORS 8

struct _AluetteTableOptions
{
  GtkBox parent_instance;

  AluetteSwitchRow *spectators;
  GtkEditable *name;

  AluetteNetworkRoom *room;
  guint max_spectators; /* as the switch shows it */
};

G_DEFINE_FINAL_TYPE (AluetteTableOptions, aluette_table_options, GTK_TYPE_BOX)

static AluetteGuest *
get_guest (AluetteTableOptions *self)
{
  return aluette_network_room_get_guest (self->room);
}

static void
aluette_table_options_finalize (GObject *object)
{
  AluetteTableOptions *self = ALUETTE_TABLE_OPTIONS (object);

  g_clear_object (&self->room);
  G_OBJECT_CLASS (aluette_table_options_parent_class)->finalize (object);
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
  guint n = aluette_switch_row_get_active (self->spectators) ? MAX_SPECTATORS : 0;

  if ((n > 0) == (self->max_spectators > 0))
    return;
  self->max_spectators = n;
  aluette_guest_set_max_spectators (get_guest (self), n);
}

/* Properties */

static gboolean
is_owner (gpointer self)
{
  return aluette_guest_is_at_table (get_guest (self)) && aluette_guest_is_owner (get_guest (self));
}

static gboolean
can_keep (gpointer self)
{
  return is_owner (self) && aluette_network_room_is_on_server (ALUETTE_TABLE_OPTIONS (self)->room);
}

/* Returns: (transfer full) (nullable): what is decided, or what the owner can decide. */
static char *
format_text (gpointer self)
{
  AluetteGuest *guest = get_guest (self);
  const char *name = aluette_guest_get_kept_name (guest);

  if (name != NULL)
    /* Translators: %s is the name that the owner has given to a table on a server. */
    return g_strdup_printf (_("The table “%s” meets again: everybody finds it on their start page "
                               "and needs no words. The server keeps it for a year after the last "
                               "visit."),
                            name);
  if (can_keep (self))
    return g_strdup (_("Give the table a name to meet there again: everybody then finds it on "
                        "their start page and needs no words."));
  if (!aluette_guest_is_owner (guest) && aluette_guest_get_max_spectators (guest) > 0)
    return g_strdup (_("Others may watch at this table. They see the open cards only."));
  return NULL;
}

static const AluetteDerived properties[] = {
  { "is-owner", .get_flag = is_owner },
  { "can-keep", .get_flag = can_keep },
  { "text", .get_text = format_text },
  { NULL },
};

/* The options */

static void
show_spectators (AluetteTableOptions *self)
{
  guint n = aluette_guest_get_max_spectators (get_guest (self));

  if (n == self->max_spectators)
    return;
  self->max_spectators = n;
  aluette_switch_row_set_active (self->spectators, n > 0);
}

static void
table_options_refresh (AluetteTableOptions *self)
{
  g_autofree char *text = format_text (self);

  show_spectators (self);
  aluette_notify_derived (self);
  gtk_widget_set_visible (GTK_WIDGET (self), aluette_guest_is_at_table (get_guest (self))
                                                 && (is_owner (self) || text != NULL));
}

static void
aluette_table_options_class_init (AluetteTableOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_table_options_finalize;
  aluette_class_install_derived (G_OBJECT_CLASS (klass), properties);
  g_type_ensure (ALUETTE_TYPE_SWITCH_ROW);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/together/aluette-table-options.ui");
  aluette_class_bind_closures (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AluetteTableOptions, spectators);
  gtk_widget_class_bind_template_child (widget_class, AluetteTableOptions, name);
  gtk_widget_class_bind_template_callback (widget_class, name_activated);
  gtk_widget_class_bind_template_callback (widget_class, spectators_changed);
  gtk_widget_class_install_action (widget_class, "options.keep", NULL, keep_table);
}

static void
aluette_table_options_init (AluetteTableOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_max_length (GTK_ENTRY (self->name), ALUETTE_PROTOCOL_MAX_NAME);
}

void
aluette_table_options_set_room (AluetteTableOptions *self, AluetteNetworkRoom *room)
{
  const char *name;

  g_return_if_fail (ALUETTE_IS_TABLE_OPTIONS (self));

  self->room = g_object_ref (room);
  name = aluette_guest_get_kept_name (get_guest (self));
  if (name != NULL)
    gtk_editable_set_text (self->name, name);
  g_signal_connect_object (room, "changed", G_CALLBACK (table_options_refresh), self,
                           G_CONNECT_SWAPPED);
  table_options_refresh (self);
}
