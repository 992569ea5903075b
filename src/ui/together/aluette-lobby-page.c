/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-lobby-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/network/aluette-protocol.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-button-layout.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-derived.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-toast.h"
#include "ui/table/aluette-ui-kind.h"
#include "ui/together/aluette-homes-choice.h"
#include "ui/together/aluette-lobby-seat.h"
#include "ui/together/aluette-qr-code.h"
#include "ui/together/aluette-screen-people.h"
#include "ui/together/aluette-table-options.h"
#include "ui/together/aluette-together-text.h"

/* The width of a page that is read from the other side of the room. */
#define FAR_WIDTH 1100

struct _AluetteLobbyPage
{
  GtkWidget parent_instance;

  AdwToastOverlay *toasts;
  GtkEditable *name; /* another one, if somebody at the table has that of the user */
  GtkListBox *seats;
  AluetteLobbySeat *rows[ALU_GAME_MAX_SEATS]; /* (nullable): until the host names it */
  AluetteScreenPeople *people;
  AluetteHomesChoice *homes;
  AluetteTableOptions *options;
  AluetteQrCode *code; /* the link */
  AluetteColumn *column;
  GtkFlowBox *parts;   /* that of telephones, and the seats */
  AluetteQrCode *phones_code;
  GtkWidget *begin;    /* buttons */
  GtkWidget *try_again;
  GtkWidget *others;
  GtkWidget *leave;

  AluetteNetworkRoom *room;
  AluettePhones *phones; /* (nullable) */
  char *announced; /* (nullable): the last status that screen readers were told */
};

G_DEFINE_FINAL_TYPE (AluetteLobbyPage, aluette_lobby_page, GTK_TYPE_WIDGET)

static AluetteGuest *
get_guest (AluetteLobbyPage *self)
{
  return aluette_network_room_get_guest (self->room);
}

static void
aluette_lobby_page_dispose (GObject *object)
{
  AluetteLobbyPage *self = ALUETTE_LOBBY_PAGE (object);

  if (self->toasts != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->toasts));
  self->toasts = NULL;
  G_OBJECT_CLASS (aluette_lobby_page_parent_class)->dispose (object);
}

static void
aluette_lobby_page_finalize (GObject *object)
{
  AluetteLobbyPage *self = ALUETTE_LOBBY_PAGE (object);

  g_object_unref (self->room);
  g_clear_object (&self->phones);
  g_free (self->announced);
  G_OBJECT_CLASS (aluette_lobby_page_parent_class)->finalize (object);
}

/* Actions */

static void
confirm_words (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_network_room_confirm_words (ALUETTE_LOBBY_PAGE (widget)->room);
}

static void
take_seat (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_guest_sit (get_guest (ALUETTE_LOBBY_PAGE (widget)), g_variant_get_uint32 (parameter));
}

static void
remove_person (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_network_room_remove_person (ALUETTE_LOBBY_PAGE (widget)->room,
                                      g_variant_get_uint32 (parameter));
}

static void
leave_seat (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_guest_stand (get_guest (ALUETTE_LOBBY_PAGE (widget)));
}

static void
begin_match (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_guest_begin (get_guest (ALUETTE_LOBBY_PAGE (widget)));
}

/* Asks to join once more, under another name. */
static void
join_renamed (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteLobbyPage *self = ALUETTE_LOBBY_PAGE (widget);
  g_autofree char *name = aluette_protocol_clean_name (gtk_editable_get_text (self->name));

  if (name == NULL)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->name));
      return;
    }
  /* The page in which the focus is goes away. */
  gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
  gtk_widget_activate_action (widget, "win.join-renamed", "s", name);
}

static void
copy_invitation (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteLobbyPage *self = ALUETTE_LOBBY_PAGE (widget);
  g_autofree char *text = aluette_together_text_invitation (self->room);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  aluette_toast_show (self->toasts, _("Invitation copied. Paste it into a message."));
}

/* Properties */

/* Whether the user is at the table, and the match has not begun. */
static gboolean
is_set_up (gpointer self)
{
  return aluette_guest_get_state (get_guest (self)) == ALUETTE_GUEST_SETUP;
}

/* Whether the user is at the table, and the match has begun. */
static gboolean
has_match (gpointer self)
{
  AluetteGuestState state = aluette_guest_get_state (get_guest (self));

  return state > ALUETTE_GUEST_SETUP && state <= ALUETTE_GUEST_OVER;
}

static gboolean
is_closed (gpointer self)
{
  return aluette_network_room_is_closed (ALUETTE_LOBBY_PAGE (self)->room);
}

static gboolean
can_try_again (gpointer self)
{
  return aluette_network_room_can_try_again (ALUETTE_LOBBY_PAGE (self)->room);
}

static gboolean
has_to_compare (gpointer self)
{
  return aluette_network_room_get_words_to_compare (ALUETTE_LOBBY_PAGE (self)->room) != NULL;
}

static gboolean
is_name_taken (gpointer self)
{
  return is_closed (self) && aluette_guest_get_code (get_guest (self)) == ALUETTE_CODE_NAME_TAKEN;
}

static gboolean
has_phones (gpointer self)
{
  return ALUETTE_LOBBY_PAGE (self)->phones != NULL;
}

static gboolean
can_invite (gpointer object)
{
  AluetteLobbyPage *self = object;

  return (is_set_up (self) || has_match (self))
         && (aluette_network_room_get_own (self->room) != NULL
             || aluette_network_room_is_on_server (self->room));
}

static gboolean
can_choose_homes (gpointer self)
{
  return can_invite (self) && !has_phones (self)
         && aluette_network_room_get_own (ALUETTE_LOBBY_PAGE (self)->room) != NULL;
}

/* Returns: (nullable): the router, if it is asked to let in people from other homes. */
static AluetteRouter *
get_router (AluetteLobbyPage *self)
{
  AluetteOwnRoom *own = aluette_network_room_get_own (self->room);

  return own != NULL ? aluette_own_room_get_router (own) : NULL;
}

/* Whether the invitation will have another link in a moment. */
static gboolean
is_asking_router (AluetteLobbyPage *self)
{
  AluetteRouter *router = get_router (self);

  return router != NULL && aluette_router_get_state (router) == ALUETTE_ROUTER_ASKING;
}

static gboolean
is_seated (AluetteLobbyPage *self)
{
  return aluette_guest_get_seat (get_guest (self)) < ALU_GAME_MAX_SEATS;
}

/* Whether the match can begin: the table owner has a seat, or among telephones somebody. */
static gboolean
has_players (AluetteLobbyPage *self)
{
  gboolean somebody = is_seated (self);

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS && self->phones != NULL; seat++)
    somebody |= g_str_equal (aluette_guest_get_seat_state (get_guest (self), seat), "here");
  return somebody;
}

static gboolean
can_stand (gpointer self)
{
  return is_set_up (self) && is_seated (self);
}

static gboolean
can_begin (gpointer self)
{
  return is_set_up (self) && aluette_guest_is_owner (get_guest (self));
}

static char *
format_status (gpointer self)
{
  return aluette_together_text_status (ALUETTE_LOBBY_PAGE (self)->room);
}

static char *
format_words (gpointer object)
{
  AluetteLobbyPage *self = object;
  const char *compare = aluette_network_room_get_words_to_compare (self->room);
  const char *words = compare != NULL ? compare : aluette_network_room_get_words (self->room);

  return words != NULL && !is_closed (self) && !has_phones (self)
             ? aluette_together_text_words (words)
             : NULL;
}

/* Returns: (transfer full) (nullable): what is played. */
static char *
format_match (gpointer self)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  const AluGameKind *kind = aluette_guest_get_header (get_guest (self), header);
  const AluettePresentationKind *texts = kind != NULL ? aluette_presentation_kind_from_id (kind->id)
                                                      : NULL;

  return texts != NULL && is_set_up (self) ? aluette_presentation_kind_format_match (texts, header)
                                           : NULL;
}

/* Returns: (transfer full) (nullable): the people at the table who have no seat. */
static char *
format_standing (gpointer self)
{
  const char *names = aluette_guest_get_standing (get_guest (self));

  /* Translators: %s is one name or several, separated by commas. */
  return names != NULL ? g_strdup_printf (_("Without a seat: %s"), names) : NULL;
}

static char *
format_dealer (gpointer self)
{
  return is_set_up (self) ? aluette_together_text_dealer (ALUETTE_LOBBY_PAGE (self)->room) : NULL;
}

/* Returns: (transfer full) (nullable): what to do with the words. */
static char *
format_what_to_tell (gpointer self)
{
  if (!can_invite (self) || has_phones (self))
    return NULL;
  if (get_router (self) != NULL)
    return g_strdup (_("Send your guests the invitation. On your local network, they can also type "
                        "these four words."));
  return g_strdup (aluette_network_room_is_on_server (ALUETTE_LOBBY_PAGE (self)->room)
                       ? _("Tell your guests these four words.")
                       : _("Tell your guests these four words: they type them, or compare "
                            "them with those on their screen."));
}

/* Returns: (transfer full) (nullable): what telephones type. */
static char *
format_phones_address (gpointer self)
{
  return has_phones (self) ? aluette_phones_make_address (ALUETTE_LOBBY_PAGE (self)->phones) : NULL;
}

/* Returns: (transfer full) (nullable): what to do with a telephone. */
static char *
format_phones_text (gpointer self)
{
  g_autofree char *link = NULL;

  if (!has_phones (self))
    return NULL;
  link = aluette_phones_make_link (ALUETTE_LOBBY_PAGE (self)->phones);
  if (link == NULL)
    return g_strdup (_("This computer is on no local network. Connect it to the Wi-Fi of the "
                        "telephones. A browser on this computer finds the table here:"));
  return g_strdup (_("Point the camera of a telephone at this code, or type in its browser:"));
}

static char *
format_where_found (gpointer object)
{
  AluetteLobbyPage *self = object;
  g_autofree char *found = can_invite (self) ? aluette_together_text_found (self->room) : NULL;
  g_autofree char *words = NULL;

  if (found == NULL || !has_phones (self))
    return g_steal_pointer (&found);
  words = aluette_together_text_words (aluette_network_room_get_words (self->room));
  /* Translators: where people at other computers find a table; then its four words. */
  return g_strdup_printf (_("%1$s The words to compare there: %2$s"), found, words);
}

static char *
format_addresses (gpointer self)
{
  return can_invite (self) ? aluette_together_text_addresses (ALUETTE_LOBBY_PAGE (self)->room)
                           : NULL;
}

static const AluetteDerived properties[] = {
  { "status", .get_text = format_status },
  { "words", .get_text = format_words },
  { "match", .get_text = format_match },
  { "dealer", .get_text = format_dealer },
  { "standing", .get_text = format_standing },
  { "what-to-tell", .get_text = format_what_to_tell },
  { "phones-address", .get_text = format_phones_address },
  { "phones-text", .get_text = format_phones_text },
  { "where-found", .get_text = format_where_found },
  { "addresses", .get_text = format_addresses },
  { "is-set-up", .get_flag = is_set_up },
  { "is-closed", .get_flag = is_closed },
  { "is-name-taken", .get_flag = is_name_taken },
  { "has-to-compare", .get_flag = has_to_compare },
  { "has-match", .get_flag = has_match },
  { "can-try-again", .get_flag = can_try_again },
  { "has-phones", .get_flag = has_phones },
  { "can-invite", .get_flag = can_invite },
  { "can-choose-homes", .get_flag = can_choose_homes },
  { "can-begin", .get_flag = can_begin },
  { "can-stand", .get_flag = can_stand },
  { NULL },
};

/* The page */

static void
show_seats (AluetteLobbyPage *self)
{
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if (self->rows[seat] != NULL)
      aluette_lobby_seat_refresh (self->rows[seat]);
    else if (aluette_guest_get_seat_state (get_guest (self), seat)[0] != '\0')
      {
        self->rows[seat] = ALUETTE_LOBBY_SEAT (aluette_lobby_seat_new (self->room, seat));
        gtk_list_box_append (self->seats, GTK_WIDGET (self->rows[seat]));
      }
}

static void
announce_status (AluetteLobbyPage *self)
{
  g_autofree char *status = format_status (self);

  if (g_strcmp0 (self->announced, status) == 0)
    return;
  g_free (self->announced);
  self->announced = g_steal_pointer (&status);
  aluette_announce (GTK_WIDGET (self), self->announced);
}

/* Proposes another name where the user needs one. */
static void
propose_name (AluetteLobbyPage *self)
{
  g_autofree char *name = aluette_together_text_other_name (
      aluette_network_room_get_user_name (self->room));

  gtk_editable_set_text (self->name, name);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

/* Returns: (transfer none): the button that is most likely wanted next. */
static GtkWidget *
find_next_button (AluetteLobbyPage *self)
{
  if (is_closed (self))
    return can_try_again (self) ? self->try_again : self->others;
  return can_begin (self) ? self->begin : self->leave;
}

/* Screen readers say what the page announces where the focus is. */
static void
aluette_lobby_page_map (GtkWidget *widget)
{
  AluetteLobbyPage *self = ALUETTE_LOBBY_PAGE (widget);

  GTK_WIDGET_CLASS (aluette_lobby_page_parent_class)->map (widget);
  if (gtk_root_get_focus (gtk_widget_get_root (widget)) == NULL)
    gtk_widget_grab_focus (find_next_button (self));
}

static void
lobby_page_refresh (AluetteLobbyPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean asked_name = gtk_widget_is_visible (GTK_WIDGET (self->name));
  g_autofree char *link = can_invite (self) ? aluette_network_room_make_link (self->room) : NULL;
  g_autofree char *page = has_phones (self) ? aluette_phones_make_link (self->phones) : NULL;

  aluette_notify_derived (self);
  show_seats (self);
  aluette_qr_code_set_text (self->code, has_phones (self) ? NULL : link);
  aluette_qr_code_set_text (self->phones_code, page);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lobby.begin", has_players (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lobby.copy", !is_asking_router (self));
  announce_status (self);
  if (is_name_taken (self) && !asked_name)
    propose_name (self);
  else if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
           && !gtk_widget_is_visible (focus))
    gtk_widget_grab_focus (find_next_button (self));
}

static void
on_person_refused (AluetteLobbyPage *self, guint code)
{
  aluette_toast_show (self->toasts, aluette_code_get_text ((AluetteCode) code));
}

static void
on_refused (AluetteLobbyPage *self, const char *what, guint code)
{
  aluette_toast_show (self->toasts, aluette_code_get_text ((AluetteCode) code));
}

static void
name_activated (AluetteLobbyPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "lobby.join-renamed", NULL);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ALUETTE_TYPE_COLUMN);
  g_type_ensure (ALUETTE_TYPE_BUTTON_LAYOUT);
  g_type_ensure (ALUETTE_TYPE_HOMES_CHOICE);
  g_type_ensure (ALUETTE_TYPE_QR_CODE);
  g_type_ensure (ALUETTE_TYPE_SCREEN_PEOPLE);
  g_type_ensure (ALUETTE_TYPE_TABLE_OPTIONS);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/together/aluette-lobby-page.ui");
  aluette_class_bind_closures (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, name);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, seats);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, people);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, homes);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, options);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, code);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, column);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, parts);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, phones_code);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, begin);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, try_again);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, others);
  gtk_widget_class_bind_template_child (widget_class, AluetteLobbyPage, leave);
  gtk_widget_class_bind_template_callback (widget_class, name_activated);
}

static void
aluette_lobby_page_class_init (AluetteLobbyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_lobby_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_lobby_page_finalize;
  widget_class->map = aluette_lobby_page_map;
  aluette_class_install_derived (G_OBJECT_CLASS (klass), properties);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "lobby.same-words", NULL, confirm_words);
  gtk_widget_class_install_action (widget_class, "lobby.sit", "u", take_seat);
  gtk_widget_class_install_action (widget_class, "lobby.remove", "u", remove_person);
  gtk_widget_class_install_action (widget_class, "lobby.stand", NULL, leave_seat);
  gtk_widget_class_install_action (widget_class, "lobby.begin", NULL, begin_match);
  gtk_widget_class_install_action (widget_class, "lobby.copy", NULL, copy_invitation);
  gtk_widget_class_install_action (widget_class, "lobby.join-renamed", NULL, join_renamed);
}

static void
aluette_lobby_page_init (AluetteLobbyPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_max_length (GTK_ENTRY (self->name), ALUETTE_PROTOCOL_MAX_NAME);
}

/* The page is read from the other side of the room, and follows the addresses of this computer. */
static void
show_for_phones (AluetteLobbyPage *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "far");
  g_object_set (self->column, "maximum-size", FAR_WIDTH, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->options), FALSE);
  gtk_flow_box_set_max_children_per_line (self->parts, 2);
  g_signal_connect_object (g_network_monitor_get_default (), "network-changed",
                           G_CALLBACK (lobby_page_refresh), self, G_CONNECT_SWAPPED);
}

GtkWidget *
aluette_lobby_page_new (AluetteNetworkRoom *room, AluettePhones *phones)
{
  AluetteLobbyPage *self = g_object_new (ALUETTE_TYPE_LOBBY_PAGE, NULL);

  self->room = g_object_ref (room);
  if (g_set_object (&self->phones, phones))
    show_for_phones (self);
  aluette_screen_people_set_room (self->people, room);
  aluette_table_options_set_room (self->options, room);
  if (aluette_network_room_get_own (room) != NULL)
    aluette_homes_choice_set_own (self->homes, aluette_network_room_get_own (room));
  g_signal_connect_object (room, "changed", G_CALLBACK (lobby_page_refresh), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (room, "person-refused", G_CALLBACK (on_person_refused), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_guest (self), "refused", G_CALLBACK (on_refused), self,
                           G_CONNECT_SWAPPED);
  lobby_page_refresh (self);
  return GTK_WIDGET (self);
}

AluetteNetworkRoom *
aluette_lobby_page_get_table (AluetteLobbyPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_LOBBY_PAGE (self), NULL);
  return self->room;
}
