/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-together-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/network/aluette-protocol.h"
#include "model/network/aluette-room-address.h"
#include "presentation/common/aluette-labels.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-derived.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-ui-kind.h"

struct _AluetteTogetherPage
{
  AdwBin parent_instance;

  GtkWidget *known_group;
  GtkListBox *known_list;
  GtkListBox *nearby_list;
  GtkLabel *nearby_text; /* why the list is empty */
  GtkEditable *entry;
  GtkEditable *name; /* of the user */
  GtkLabel *problem;
  GtkEditable *server_entry;
  GtkWidget *server_problem; /* label */
  GtkWidget *server_list; /* to open a table there */
  GtkWidget *server_row;

  AluetteKnownRooms *known;
  AluetteNearby *nearby;
  GSettings *settings;
};

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteTogetherPage, aluette_together_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

static void
aluette_together_page_dispose (GObject *object)
{
  AluetteTogetherPage *self = ALUETTE_TOGETHER_PAGE (object);

  g_clear_object (&self->known);
  g_clear_object (&self->nearby);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_together_page_parent_class)->dispose (object);
}

/* Lists */

static GtkWidget *
make_row (const char *title, const char *subtitle, const char *action, GVariant *target)
{
  GtkWidget *row = aluette_text_row_new (title, subtitle);

  aluette_row_set_action (row, action, target);
  return row;
}

/* Returns: (transfer none) (nullable): what players call the game. */
static const char *
get_game_name (const char *id)
{
  const AluGameKind *kind = id != NULL ? alu_game_kind_from_id (id) : NULL;

  return kind != NULL ? aluette_game_name (kind) : NULL;
}

/* Returns: (transfer full): whose table it is, or on which server. */
static char *
format_owner (const AluetteKnownRoom *table)
{
  if (table->server != NULL)
    /* Translators: where a table is; %s is the address of a server. */
    return g_strdup_printf (_("On the server %s"), table->server);
  return g_strdup (aluette_known_room_is_own (table) ? _("Your table")
                                                     : _("Table of somebody else"));
}

/* Returns: (transfer full): whose table it is, the game, and when the user was there. */
static char *
format_known (const AluetteKnownRoom *table)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (table->time);
  /* Translators: a day in the list of tables, for g_date_time_format (). */
  g_autofree char *day = g_date_time_format (time, _("%Y-%m-%d"));
  const char *game = get_game_name (table->kind);
  g_autofree char *whose = format_owner (table);

  if (game == NULL)
    /* Translators: whose table it is, and the day of the last visit. */
    return g_strdup_printf (_("%1$s, last visited on %2$s"), whose, day);
  /* Translators: whose table it is, the game, and the day of the last visit. */
  return g_strdup_printf (_("%1$s, %2$s, last visited on %3$s"), whose, game, day);
}

static GtkWidget *
make_known_row (const AluetteKnownRoom *table)
{
  g_autofree char *subtitle = format_known (table);
  GtkWidget *row = make_row (table->name[0] != '\0' ? table->name : _("Somebody"), subtitle,
                             "win.visit-table", g_variant_new_string (table->id));
  GtkWidget *forget = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_set_valign (forget, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (forget, "flat");
  gtk_widget_set_tooltip_text (forget, _("Forget Table"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (forget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Forget Table"), -1);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (forget),
                                          g_variant_new_string (table->id));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (forget), "together.forget");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), forget);
  return row;
}

static void
show_known (AluetteTogetherPage *self)
{
  g_autoptr (GPtrArray) tables = aluette_known_rooms_list (self->known);

  aluette_remove_children (GTK_WIDGET (self->known_list));
  for (guint i = 0; i < tables->len; i++)
    gtk_list_box_append (self->known_list, make_known_row (g_ptr_array_index (tables, i)));
  gtk_widget_set_visible (self->known_group, tables->len > 0);
}

static void
forget_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTogetherPage *self = ALUETTE_TOGETHER_PAGE (widget);

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  aluette_known_rooms_remove (self->known, g_variant_get_string (parameter, NULL));
}

static GVariant *
make_target (const char *address, const char *words, const char *fingerprint)
{
  return g_variant_new ("(sss)", address, words != NULL ? words : "",
                        fingerprint != NULL ? fingerprint : "");
}

static GtkWidget *
make_nearby_row (const AluetteNearbyTable *table)
{
  const char *game = get_game_name (table->kind);

  return make_row (table->name, game != NULL ? game : "", "win.join-table",
                   make_target (table->address, NULL, table->fingerprint));
}

static const char *
get_nearby_text (AluetteTogetherPage *self)
{
  switch (aluette_nearby_get_state (self->nearby))
    {
    case ALUETTE_NEARBY_SEARCHING:
      return _("Looking for tables…");
    case ALUETTE_NEARBY_FOUND:
      return _("Nobody has opened a table here yet. Tables appear in this list by themselves.");
    default:
      return _("Tables cannot be found by themselves, because Avahi is not running on this "
                "computer. Type the address of the table, or install the package "
                "avahi-daemon.");
    }
}

static void
show_nearby (AluetteTogetherPage *self)
{
  g_autoptr (GPtrArray) tables = aluette_nearby_list (self->nearby);

  aluette_remove_children (GTK_WIDGET (self->nearby_list));
  for (guint i = 0; i < tables->len; i++)
    gtk_list_box_append (self->nearby_list, make_nearby_row (g_ptr_array_index (tables, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->nearby_list), tables->len > 0);
  gtk_label_set_label (self->nearby_text, get_nearby_text (self));
}

/* The server */

/* Returns: (transfer full) (nullable): its address, if what the user has typed is one. */
static char *
get_server (AluetteTogetherPage *self)
{
  g_autofree char *text = g_settings_get_string (self->settings, "server");
  g_autoptr (AluetteRoomAddress) where = aluette_room_address_parse (text);

  return where != NULL ? g_steal_pointer (&where->address) : NULL;
}

/* A table can be opened there once the address is one. */
static void
show_server (AluetteTogetherPage *self)
{
  g_autofree char *server = get_server (self);
  g_autofree char *subtitle = NULL;

  gtk_widget_set_visible (self->server_list, server != NULL);
  gtk_widget_set_visible (self->server_problem,
                          server == NULL && gtk_editable_get_text (self->server_entry)[0] != '\0');
  if (server == NULL)
    return;
  /* Translators: %s is the address of a server. */
  subtitle = g_strdup_printf (_("For people anywhere. The cards are dealt by %s"), server);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->server_row), subtitle);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->server_row), "s", server);
}

/* Joining by typing */

static void
show_problem (AluetteTogetherPage *self, const char *text)
{
  gtk_label_set_label (self->problem, text);
  if (text[0] != '\0')
    aluette_announce (GTK_WIDGET (self->entry), text);
}

/* Returns: (transfer none): why there is no table with the words that were typed. */
static const char *
get_words_problem (AluetteTogetherPage *self, gboolean are_words)
{
  if (!are_words)
    return _(
        "This is neither four invitation words nor an address. Three letters of each word are "
        "enough, for example: gal moj van sel");
  if (aluette_nearby_get_state (self->nearby) == ALUETTE_NEARBY_IMPOSSIBLE)
    return _("Without Avahi, words are not enough to find a table. Ask the table owner for the "
              "address or the link, and type it here.");
  return _("No table on your local network has these words. Check each word with the person who "
            "invited you. If the table is on a server, type the address of the server below, or "
            "the link to the table here.");
}

static void
join_typed (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTogetherPage *self = ALUETTE_TOGETHER_PAGE (widget);
  const char *text = gtk_editable_get_text (self->entry);
  g_autoptr (AluetteRoomAddress) where = aluette_room_address_parse (text);
  const AluetteNearbyTable *table = NULL;
  g_autofree char *server = get_server (self);

  if (where == NULL || where->address == NULL)
    table = aluette_nearby_find_typed (self->nearby, text);
  show_problem (self, "");
  if (table != NULL)
    gtk_widget_activate_action_variant (widget, "win.join-table",
                                        make_target (table->address, NULL, table->fingerprint));
  else if (where != NULL && where->address != NULL)
    gtk_widget_activate_action_variant (widget, "win.join-table",
                                        make_target (where->address, where->words, where->key));
  else if (where != NULL && server != NULL)
    gtk_widget_activate_action_variant (widget, "win.join-table",
                                        make_target (server, where->words, NULL));
  else
    show_problem (self, get_words_problem (self, where != NULL));
}

static void
entry_activated (AluetteTogetherPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "together.join", NULL);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ALUETTE_TYPE_COLUMN);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/together/aluette-together-page.ui");
  aluette_class_bind_closures (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AluetteTogetherPage, known_group);
  gtk_widget_class_bind_template_child (widget_class, AluetteTogetherPage, known_list);
  gtk_widget_class_bind_template_child (widget_class, AluetteTogetherPage, nearby_list);
  gtk_widget_class_bind_template_child (widget_class, AluetteTogetherPage, nearby_text);
  gtk_widget_class_bind_template_child (widget_class, AluetteTogetherPage, entry);
  gtk_widget_class_bind_template_child (widget_class, AluetteTogetherPage, name);
  gtk_widget_class_bind_template_child (widget_class, AluetteTogetherPage, problem);
  gtk_widget_class_bind_template_child (widget_class, AluetteTogetherPage, server_entry);
  gtk_widget_class_bind_template_child (widget_class, AluetteTogetherPage, server_problem);
  gtk_widget_class_bind_template_child (widget_class, AluetteTogetherPage, server_list);
  gtk_widget_class_bind_template_child (widget_class, AluetteTogetherPage, server_row);
  gtk_widget_class_bind_template_callback (widget_class, entry_activated);
}

static void
aluette_together_page_class_init (AluetteTogetherPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_together_page_dispose;
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "together.join", NULL, join_typed);
  gtk_widget_class_install_action (widget_class, "together.forget", "s", forget_table);
}

static void
name_changed (AluetteTogetherPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.player-name", "s",
                              gtk_editable_get_text (self->name));
}

static void
aluette_together_page_init (AluetteTogetherPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_max_length (GTK_ENTRY (self->name), ALUETTE_PROTOCOL_MAX_NAME);
}

GtkWidget *
aluette_together_page_new (AluetteKnownRooms *known, AluetteNearby *nearby, GSettings *settings,
                           const char *name)
{
  AluetteTogetherPage *self = g_object_new (ALUETTE_TYPE_TOGETHER_PAGE, NULL);

  self->known = g_object_ref (known);
  self->nearby = g_object_ref (nearby);
  self->settings = g_object_ref (settings);
  gtk_editable_set_text (self->name, name);
  g_signal_connect_object (self->name, "changed", G_CALLBACK (name_changed), self,
                           G_CONNECT_SWAPPED);
  g_settings_bind (settings, "server", self->server_entry, "text", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::server", G_CALLBACK (show_server), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (known, "changed", G_CALLBACK (show_known), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (nearby, "changed", G_CALLBACK (show_nearby), self, G_CONNECT_SWAPPED);
  show_known (self);
  show_nearby (self);
  show_server (self);
  return GTK_WIDGET (self);
}

static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  AluetteTogetherPage *self = ALUETTE_TOGETHER_PAGE (page);

  return g_variant_new ("(ss)", gtk_editable_get_text (self->name),
                        gtk_editable_get_text (self->entry));
}

static void
page_set_state (AluettePage *page, const AluettePageContext *context)
{
  AluetteTogetherPage *self = ALUETTE_TOGETHER_PAGE (page);
  const char *name, *entry;

  if (context->state == NULL)
    return;
  g_variant_get (context->state, "(&s&s)", &name, &entry);
  if (!g_str_equal (gtk_editable_get_text (self->name), name))
    gtk_editable_set_text (self->name, name);
  gtk_editable_set_text (self->entry, entry);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = page_get_state;
  iface->set_state = page_set_state;
}
