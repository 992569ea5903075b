/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-screen-people.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/network/aluette-protocol.h"
#include "presentation/common/aluette-settings.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-text-button.h"
#include "ui/portraits/aluette-face-button.h"

struct _AluetteScreenPeople
{
  GtkBox parent_instance;

  GtkEditable *name;
  AluetteFaceButton *face_button;
  GtkDropDown *seats;
  GSettings *settings;

  AluetteNetworkRoom *room;
  guint free_seats; /* as the list shows them, bit per seat */
};

G_DEFINE_FINAL_TYPE (AluetteScreenPeople, aluette_screen_people, GTK_TYPE_BOX)

static AluetteGuest *
get_guest (AluetteScreenPeople *self)
{
  return aluette_network_room_get_guest (self->room);
}

static void
aluette_screen_people_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_SCREEN_PEOPLE (object)->room);
  g_clear_object (&ALUETTE_SCREEN_PEOPLE (object)->settings);
  G_OBJECT_CLASS (aluette_screen_people_parent_class)->dispose (object);
}

/* Adding somebody */

/* Returns: the seat that is selected in the list, or ALU_GAME_SPECTATOR. */
static guint
get_selected (AluetteScreenPeople *self)
{
  guint left = gtk_drop_down_get_selected (self->seats);

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if ((self->free_seats & (1u << seat)) != 0 && left-- == 0)
      return seat;
  return ALU_GAME_SPECTATOR;
}

static void
add_person (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteScreenPeople *self = ALUETTE_SCREEN_PEOPLE (widget);
  g_autofree char *name = aluette_protocol_clean_name (gtk_editable_get_text (self->name));
  guint seat = get_selected (self);

  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  if (name == NULL || seat == ALU_GAME_SPECTATOR)
    return;
  gtk_editable_set_text (self->name, "");
  aluette_network_room_add_person (self->room, name, seat);
}

/* Shows the face of the name that is typed. */
static void
show_face (AluetteScreenPeople *self)
{
  g_autofree char *name = aluette_protocol_clean_name (gtk_editable_get_text (self->name));
  int villager = aluette_own_face_get_villager_of (self->settings, name != NULL ? name : "");

  aluette_face_button_set_person (self->face_button, name != NULL ? name : "", (guint) villager);
}

static void
name_activated (AluetteScreenPeople *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "screen.add", NULL);
}

static void
aluette_screen_people_class_init (AluetteScreenPeopleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_screen_people_dispose;
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  g_type_ensure (ALUETTE_TYPE_FACE_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/together/aluette-screen-people.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteScreenPeople, name);
  gtk_widget_class_bind_template_child (widget_class, AluetteScreenPeople, face_button);
  gtk_widget_class_bind_template_child (widget_class, AluetteScreenPeople, seats);
  gtk_widget_class_bind_template_callback (widget_class, show_face);
  gtk_widget_class_bind_template_callback (widget_class, name_activated);
  gtk_widget_class_install_action (widget_class, "screen.add", NULL, add_person);
}

/* What is shown */

/* Returns: the seats that somebody could take, bit per seat. */
static guint
find_free_seats (AluetteScreenPeople *self)
{
  guint seats = 0;

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if (g_str_equal (aluette_guest_get_seat_state (get_guest (self), seat), "open"))
      seats |= 1u << seat;
  return seats;
}

static void
list_seats (AluetteScreenPeople *self, guint seats)
{
  g_autoptr (GtkStringList) list = NULL;

  if (seats == self->free_seats)
    return;
  list = gtk_string_list_new (NULL);
  self->free_seats = seats;
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if ((seats & (1u << seat)) != 0)
      gtk_string_list_take (list, g_strdup_printf (_("Seat %u"), seat + 1));
  gtk_drop_down_set_model (self->seats, G_LIST_MODEL (list));
}

static void
screen_people_refresh (AluetteScreenPeople *self)
{
  AluetteGuest *guest = get_guest (self);
  gboolean can_add = aluette_guest_get_state (guest) == ALUETTE_GUEST_SETUP
                     && aluette_guest_get_seat (guest) != ALU_GAME_SPECTATOR;
  guint seats = can_add ? find_free_seats (self) : 0;

  list_seats (self, seats);
  gtk_widget_set_visible (GTK_WIDGET (self), seats != 0);
}

static void
aluette_screen_people_init (AluetteScreenPeople *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = aluette_settings_new ();
  g_signal_connect_object (self->settings, "changed::" ALUETTE_FACES_KEY, G_CALLBACK (show_face),
                           self, G_CONNECT_SWAPPED);
  show_face (self);
  gtk_entry_set_max_length (GTK_ENTRY (self->name), ALUETTE_PROTOCOL_MAX_NAME);
  aluette_drop_down_name_parts (self->seats);
}

void
aluette_screen_people_set_room (AluetteScreenPeople *self, AluetteNetworkRoom *room)
{
  g_return_if_fail (ALUETTE_IS_SCREEN_PEOPLE (self));

  self->room = g_object_ref (room);
  g_signal_connect_object (room, "changed", G_CALLBACK (screen_people_refresh), self,
                           G_CONNECT_SWAPPED);
  screen_people_refresh (self);
}
