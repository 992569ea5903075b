/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-lobby-seat.h"

#include <glib/gi18n.h>

#include "presentation/together/aluette-guest-text.h"
#include "ui/common/aluette-derived.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-widgets.h"

struct _AluetteLobbySeat
{
  AdwActionRow parent_instance;

  GtkWidget *sit;    /* button */
  GtkWidget *remove; /* button */

  AluetteNetworkRoom *room;
  guint seat;
};

G_DEFINE_FINAL_TYPE (AluetteLobbySeat, aluette_lobby_seat, ADW_TYPE_ACTION_ROW)

static AluetteGuest *
get_guest (AluetteLobbySeat *self)
{
  return aluette_network_room_get_guest (self->room);
}

/* Properties */

static gboolean
is_free (gpointer self)
{
  guint seat = ALUETTE_LOBBY_SEAT (self)->seat;

  return g_str_equal (aluette_guest_get_seat_state (get_guest (self), seat), "open");
}

/* Whether somebody else at this screen has the seat. */
static gboolean
is_neighbor (gpointer object)
{
  AluetteLobbySeat *self = object;

  return (aluette_network_room_get_seats_here (self->room) & (1u << self->seat)) != 0
         && self->seat != aluette_guest_get_seat (get_guest (self));
}

/* Returns: (transfer full): the seat, and in which team it is. */
static char *
format_seat (AluetteLobbySeat *self)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  const AluGameKind *kind = aluette_guest_get_header (get_guest (self), header);

  if (kind == NULL || kind->n_teams == 0)
    /* Translators: the title of a row; %u is the number of a seat. */
    return g_strdup_printf (_("Seat %u"), self->seat + 1);
  /* Translators: the title of a row: the numbers of a seat and of its team. */
  return g_strdup_printf (_("Seat %1$u, Team %2$u"), self->seat + 1,
                          self->seat % kind->n_teams + 1);
}

/* Returns: (transfer full): who is in the seat. */
static char *
format_player (AluetteLobbySeat *self)
{
  AluetteGuest *guest = get_guest (self);
  const char *name = aluette_guest_get_seat_name (guest, self->seat);
  const char *state = aluette_guest_get_seat_state (guest, self->seat);
  const char *presence = aluette_guest_text_presence (state);

  if (is_free (self))
    return g_strdup (_("Free. A bot plays here if nobody sits down."));
  if (g_str_equal (state, "petit-jean"))
    return g_strdup (_("Petit-Jean"));
  if (g_str_equal (state, "bot"))
    /* Translators: %s is the name of a bot. */
    return g_strdup_printf (_("%s (bot)"), name);
  if (self->seat == aluette_guest_get_seat (guest))
    /* Translators: %s is the name of the user. */
    return g_strdup_printf (_("%s (you)"), name);
  if (is_neighbor (self))
    /* Translators: %s is the name of somebody beside the user. */
    return g_strdup_printf (_("%s (at this screen)"), name);
  if (presence != NULL)
    /* Translators: a name, and in a word that they are away. */
    return g_strdup_printf (C_("presence", "%1$s, %2$s"), name, presence);
  return g_strdup (name);
}

static const AluetteDerived properties[] = {
  { "is-free", .get_flag = is_free },
  { "is-neighbor", .get_flag = is_neighbor },
  { NULL },
};

/* The row */

static void
aluette_lobby_seat_finalize (GObject *object)
{
  g_clear_object (&ALUETTE_LOBBY_SEAT (object)->room);
  G_OBJECT_CLASS (aluette_lobby_seat_parent_class)->finalize (object);
}

static void
aluette_lobby_seat_class_init (AluetteLobbySeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_lobby_seat_finalize;
  aluette_class_install_derived (G_OBJECT_CLASS (klass), properties);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/together/aluette-lobby-seat.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbySeat, sit);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbySeat, remove);
}

static void
aluette_lobby_seat_init (AluetteLobbySeat *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
aluette_lobby_seat_refresh (AluetteLobbySeat *self)
{
  g_autofree char *title = NULL, *player = NULL, *markup = NULL;

  g_return_if_fail (ALUETTE_IS_LOBBY_SEAT (self));
  title = format_seat (self);
  player = format_player (self);
  markup = g_markup_escape_text (player, -1);
  aluette_notify_derived (self);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), markup);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  player, -1);
}

/* @spoken: (transfer full): what screen readers say */
static void
set_up_button (AluetteLobbySeat *self, GtkWidget *button, char *spoken)
{
  g_autofree char *text = spoken;

  aluette_set_accessible_name (button, text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", self->seat);
}

GtkWidget *
aluette_lobby_seat_new (AluetteNetworkRoom *room, guint seat)
{
  AluetteLobbySeat *self = g_object_new (ALUETTE_TYPE_LOBBY_SEAT, NULL);

  self->room = g_object_ref (room);
  self->seat = seat;
  set_up_button (self, self->sit, g_strdup_printf (_("Sit here: seat %u"), seat + 1));
  set_up_button (self, self->remove, g_strdup_printf (_("Remove the person in seat %u"), seat + 1));
  aluette_lobby_seat_refresh (self);
  return GTK_WIDGET (self);
}
