/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-lobby-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/network/aluette-protocol.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-ui-kind.h"
#include "ui/together/aluette-qr-code.h"
#include "ui/together/aluette-screen-people.h"
#include "ui/together/aluette-table-options.h"
#include "ui/together/aluette-together-text.h"

#define WIDTH 560

typedef struct
{
  GtkWidget *row; /* (nullable): until the host says that there is such a seat */
  GtkWidget *button;
  GtkWidget *remove; /* button, for somebody else at this screen */
} SeatRow;

struct _AluetteLobbyPage
{
  GtkWidget parent_instance;

  AdwToastOverlay *toasts;
  GtkBox *page;
  GtkLabel *status;
  GtkLabel *words;
  GtkLabel *match; /* what is played */
  GtkLabel *dealer;
  GtkWidget *compare; /* buttons */
  GtkWidget *rename;  /* group: another name, if somebody at the table has this one */
  GtkEditable *name;
  GtkWidget *invitation; /* group */
  GtkLabel *tell;        /* what to do with the words */
  GtkLabel *found;       /* whether others find the table by themselves */
  GtkLabel *addresses;
  AluetteQrCode *code; /* the link */
  GtkWidget *seats;    /* group */
  GtkListBox *seat_list;
  SeatRow rows[ALU_GAME_MAX_SEATS];
  GtkWidget *begin;
  GtkWidget *go_on;     /* button: to the match in play */
  GtkWidget *try_again; /* button, where that can help */
  GtkWidget *others;    /* button: to other tables */
  GtkWidget *stand;
  GtkWidget *leave;

  AluetteNetworkRoom *table;
  guint n_teams;   /* of the match that is set up; 0 for none */
  char *announced; /* (nullable): the last status that screen readers were told */
};

G_DEFINE_FINAL_TYPE (AluetteLobbyPage, aluette_lobby_page, GTK_TYPE_WIDGET)

static AluetteGuest *
get_guest (AluetteLobbyPage *self)
{
  return aluette_network_room_get_guest (self->table);
}

static void
aluette_lobby_page_dispose (GObject *object)
{
  AluetteLobbyPage *self = ALUETTE_LOBBY_PAGE (object);

  if (self->toasts != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->toasts));
  self->toasts = NULL;
  g_clear_object (&self->table);
  g_clear_pointer (&self->announced, g_free);
  G_OBJECT_CLASS (aluette_lobby_page_parent_class)->dispose (object);
}

/* Actions */

static void
same_words (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_network_room_confirm_words (ALUETTE_LOBBY_PAGE (widget)->table);
}

static void
take_seat (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_guest_sit (get_guest (ALUETTE_LOBBY_PAGE (widget)), g_variant_get_uint32 (parameter));
}

static void
remove_person (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_network_room_remove_person (ALUETTE_LOBBY_PAGE (widget)->table,
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
  g_autofree char *text = aluette_together_text_invitation (self->table);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  aluette_toast_show (self->toasts, _("Invitation copied. Paste it into a message."));
}

static void
aluette_lobby_page_class_init (AluetteLobbyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_lobby_page_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "lobby.same-words", NULL, same_words);
  gtk_widget_class_install_action (widget_class, "lobby.sit", "u", take_seat);
  gtk_widget_class_install_action (widget_class, "lobby.remove", "u", remove_person);
  gtk_widget_class_install_action (widget_class, "lobby.stand", NULL, leave_seat);
  gtk_widget_class_install_action (widget_class, "lobby.begin", NULL, begin_match);
  gtk_widget_class_install_action (widget_class, "lobby.copy", NULL, copy_invitation);
  gtk_widget_class_install_action (widget_class, "lobby.join-renamed", NULL, join_renamed);
}

/* What is shown */

/* Whether the user is at the table, and the match has not begun. */
static gboolean
is_at_table (AluetteLobbyPage *self)
{
  return aluette_guest_get_state (get_guest (self)) == ALUETTE_GUEST_SETUP;
}

/* Whether the user is at the table, also during the match. */
static gboolean
has_table (AluetteLobbyPage *self)
{
  AluetteGuestState state = aluette_guest_get_state (get_guest (self));

  return state >= ALUETTE_GUEST_SETUP && state <= ALUETTE_GUEST_OVER;
}

/* Whether somebody else at this screen has a seat. */
static gboolean
is_neighbor (AluetteLobbyPage *self, guint seat)
{
  return (aluette_network_room_get_seats_here (self->table) & (1u << seat)) != 0
         && seat != aluette_guest_get_seat (get_guest (self));
}

/* Returns: (transfer full): who is in a seat. */
static char *
format_player (AluetteLobbyPage *self, guint seat, const char *state)
{
  AluetteGuest *guest = get_guest (self);
  const char *name = aluette_guest_get_seat_name (guest, seat);
  const char *presence = aluette_together_text_presence (state);

  if (g_str_equal (state, "open"))
    return g_strdup (_("Free. A bot plays here if nobody sits down."));
  if (g_str_equal (state, "petit-jean"))
    return g_strdup (_("Petit-Jean"));
  if (g_str_equal (state, "bot"))
    /* Translators: %s is the name of a bot. */
    return g_strdup_printf (_("%s (bot)"), name);
  if (seat == aluette_guest_get_seat (guest))
    /* Translators: %s is the name of the user. */
    return g_strdup_printf (_("%s (you)"), name);
  if (is_neighbor (self, seat))
    /* Translators: %s is the name of somebody beside the user. */
    return g_strdup_printf (_("%s (at this screen)"), name);
  if (presence != NULL)
    /* Translators: a name, and in a word that they are away. */
    return g_strdup_printf (C_("presence", "%1$s, %2$s"), name, presence);
  return g_strdup (name);
}

/* @spoken: (transfer full): what screen readers say */
static GtkWidget *
add_seat_button (GtkWidget *row, const char *label, char *spoken, const char *action, guint seat)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  g_autofree char *text = spoken;

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return button;
}

static void
add_seat (AluetteLobbyPage *self, guint seat)
{
  GtkWidget *row = adw_action_row_new ();

  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  self->rows[seat] = (SeatRow) {
    .row = row,
    .button = add_seat_button (row, _("Sit Here"),
                               g_strdup_printf (_("Sit here: seat %u"), seat + 1), "lobby.sit",
                               seat),
    .remove = add_seat_button (row, _("Remove"),
                               g_strdup_printf (_("Remove the person in seat %u"), seat + 1),
                               "lobby.remove", seat),
  };
  gtk_list_box_append (self->seat_list, row);
}

/* Returns: (transfer full): the seat, and in which team it is. */
static char *
format_seat (AluetteLobbyPage *self, guint seat)
{
  if (self->n_teams == 0)
    /* Translators: the title of a row; %u is the number of a seat. */
    return g_strdup_printf (_("Seat %u"), seat + 1);
  /* Translators: the title of a row: the numbers of a seat and of its team. */
  return g_strdup_printf (_("Seat %1$u, Team %2$u"), seat + 1, seat % self->n_teams + 1);
}

/* The focus does not stay on a button that goes away. */
static void
show_seat_button (AluetteLobbyPage *self, GtkWidget *button, gboolean visible)
{
  if (!visible && gtk_widget_has_focus (button))
    gtk_widget_grab_focus (gtk_widget_get_visible (self->begin) ? self->begin : self->leave);
  gtk_widget_set_visible (button, visible);
}

static void
show_seat (AluetteLobbyPage *self, guint seat, const char *state)
{
  SeatRow *row = &self->rows[seat];
  g_autofree char *title = format_seat (self, seat);
  g_autofree char *player = format_player (self, seat, state);
  g_autofree char *subtitle = g_markup_escape_text (player, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row->row), subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  player, -1);
  show_seat_button (self, row->button, g_str_equal (state, "open"));
  show_seat_button (self, row->remove, is_neighbor (self, seat));
}

static void
show_seats (AluetteLobbyPage *self)
{
  AluetteGuest *guest = get_guest (self);
  gboolean is_seated = aluette_guest_get_seat (guest) < ALU_GAME_MAX_SEATS;

  gtk_widget_set_visible (self->stand, is_at_table (self) && is_seated);
  gtk_widget_set_visible (self->begin, is_at_table (self) && aluette_guest_is_owner (guest));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lobby.begin", is_seated);
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    {
      const char *state = aluette_guest_get_seat_state (guest, seat);

      if (state[0] == '\0')
        continue;
      if (self->rows[seat].row == NULL)
        add_seat (self, seat);
      show_seat (self, seat, state);
    }
  gtk_widget_set_visible (self->seats, is_at_table (self));
}

static void
show_status (AluetteLobbyPage *self)
{
  g_autofree char *status = aluette_together_text_status (self->table);
  const char *compare = aluette_network_room_get_words_to_compare (self->table);
  const char *words = compare != NULL ? compare : aluette_network_room_get_words (self->table);
  g_autofree char *text = words != NULL ? aluette_together_text_words (words) : NULL;
  gboolean shows_words = text != NULL && !aluette_network_room_is_closed (self->table);

  gtk_label_set_label (self->status, status);
  gtk_label_set_label (self->words, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->words), shows_words);
  gtk_widget_set_visible (self->compare, compare != NULL);
  if (g_strcmp0 (self->announced, status) == 0)
    return;
  g_free (self->announced);
  self->announced = g_strdup (status);
  aluette_announce (GTK_WIDGET (self->page), status);
}

/* Proposes another name where the user needs one. */
static void
show_rename (AluetteLobbyPage *self)
{
  gboolean is_taken = aluette_network_room_is_closed (self->table)
                      && aluette_guest_get_code (get_guest (self)) == ALUETTE_CODE_NAME_TAKEN;
  g_autofree char *name = NULL;

  if (is_taken == gtk_widget_get_visible (self->rename))
    return;
  gtk_widget_set_visible (self->rename, is_taken);
  if (!is_taken)
    return;
  name = aluette_together_text_other_name (aluette_network_room_get_user_name (self->table));
  gtk_editable_set_text (self->name, name);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static void
show_invitation (AluetteLobbyPage *self)
{
  gboolean can_invite = aluette_network_room_get_own (self->table) != NULL
                        || aluette_network_room_is_on_server (self->table);
  g_autofree char *addresses = NULL, *link = NULL, *found = NULL;

  can_invite = can_invite && has_table (self);
  gtk_widget_set_visible (self->invitation, can_invite);
  if (!can_invite)
    return;
  addresses = aluette_together_text_addresses (self->table);
  link = aluette_together_text_link (self->table);
  found = aluette_together_text_found (self->table);
  gtk_label_set_label (self->addresses, addresses);
  aluette_qr_code_set_text (self->code, link);
  gtk_label_set_label (self->found, found);
  gtk_label_set_label (self->tell,
                       aluette_network_room_is_on_server (self->table)
                           ? _("Tell your guests these four words.")
                           : _("Tell your guests these four words: they type them, or compare "
                                "them with those on their screen."));
}

/* The buttons to where the user can go from here. The focus does not stay on one that goes away. */
static void
show_ways (AluetteLobbyPage *self)
{
  gboolean is_closed = aluette_network_room_is_closed (self->table);
  gboolean can_try_again = aluette_network_room_can_try_again (self->table);
  gboolean had_focus = gtk_widget_has_focus (self->leave);

  gtk_widget_set_visible (self->try_again, can_try_again);
  gtk_widget_set_visible (self->others, is_closed);
  gtk_widget_set_visible (self->go_on, has_table (self) && !is_at_table (self));
  if (is_closed && had_focus)
    gtk_widget_grab_focus (can_try_again ? self->try_again : self->others);
  gtk_widget_set_visible (self->leave, !is_closed);
}

/* Says what is played. */
static void
show_match (AluetteLobbyPage *self)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  const AluGameKind *kind = aluette_guest_get_header (get_guest (self), header);
  const AluettePresentationKind *texts = kind != NULL ? aluette_presentation_kind_from_id (kind->id)
                                                      : NULL;
  gboolean is_known = texts != NULL && is_at_table (self);
  g_autofree char *text = is_known ? aluette_presentation_kind_format_match (texts, header) : NULL;

  gtk_label_set_label (self->match, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->match), is_known);
  self->n_teams = is_known ? kind->n_teams : 0;
}

static void
lobby_page_refresh (AluetteLobbyPage *self)
{
  g_autofree char *dealer = aluette_together_text_dealer (self->table);

  show_status (self);
  show_match (self);
  show_rename (self);
  show_invitation (self);
  show_seats (self);
  gtk_label_set_label (self->dealer, dealer);
  gtk_widget_set_visible (GTK_WIDGET (self->dealer), is_at_table (self));
  show_ways (self);
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

/* Building */

static GtkWidget *
make_button (const char *label, const char *action, const char *css_class)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  aluette_announce_button (button);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  if (css_class != NULL)
    gtk_widget_add_css_class (button, css_class);
  aluette_button_wrap_label (GTK_BUTTON (button));
  return button;
}

static void
add_status (AluetteLobbyPage *self)
{
  self->status = GTK_LABEL (aluette_wrapping_label_new (NULL, NULL));
  self->words = GTK_LABEL (aluette_wrapping_label_new (NULL, "title-1"));
  gtk_label_set_selectable (self->words, TRUE);
  gtk_label_set_justify (self->words, GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (self->words, 0.5);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("The words of the table"), -1);
  self->compare = make_button (_("The Words Are the _Same"), "lobby.same-words",
                               "suggested-action");
  gtk_widget_set_halign (self->compare, GTK_ALIGN_CENTER);
  self->match = GTK_LABEL (aluette_wrapping_label_new (NULL, "heading"));
  self->dealer = GTK_LABEL (aluette_wrapping_label_new (NULL, "dim-label"));
  gtk_box_append (self->page, GTK_WIDGET (self->match));
  gtk_box_append (self->page, GTK_WIDGET (self->status));
  gtk_box_append (self->page, GTK_WIDGET (self->words));
  gtk_box_append (self->page, GTK_WIDGET (self->dealer));
  gtk_box_append (self->page, self->compare);
}

static void
name_activated (AluetteLobbyPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "lobby.join-renamed", NULL);
}

static void
add_rename (AluetteLobbyPage *self)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *button = make_button (_("_Ask to Join"), "lobby.join-renamed", "suggested-action");

  self->rename = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->name = GTK_EDITABLE (entry);
  gtk_entry_set_max_length (GTK_ENTRY (entry), ALUETTE_PROTOCOL_MAX_NAME);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Your name"), -1);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_editable_set_width_chars (self->name, 8);
  g_signal_connect_object (entry, "activate", G_CALLBACK (name_activated), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->rename), entry);
  gtk_box_append (GTK_BOX (self->rename), button);
  gtk_widget_set_visible (self->rename, FALSE);
  gtk_box_append (self->page, self->rename);
}

/* Adds a heading and what belongs to it. Returns: the group. */
static GtkWidget *
add_group (AluetteLobbyPage *self, const char *title)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (group), aluette_wrapping_label_new (title, "heading"));
  gtk_box_append (self->page, group);
  return group;
}

static void
add_invitation (AluetteLobbyPage *self)
{
  GtkWidget *copy = make_button (_("_Copy Invitation"), "lobby.copy", NULL);

  self->invitation = add_group (self, _("Invite Others"));
  self->tell = GTK_LABEL (aluette_wrapping_label_new (NULL, NULL));
  self->found = GTK_LABEL (aluette_wrapping_label_new (NULL, NULL));
  self->addresses = GTK_LABEL (aluette_wrapping_label_new (NULL, "dim-label"));
  gtk_label_set_selectable (self->addresses, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->addresses),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("The addresses of this table"), -1);
  gtk_box_append (GTK_BOX (self->invitation), GTK_WIDGET (self->tell));
  gtk_box_append (GTK_BOX (self->invitation), GTK_WIDGET (self->found));
  gtk_box_append (GTK_BOX (self->invitation), GTK_WIDGET (self->addresses));
  gtk_widget_set_halign (copy, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->invitation), copy);
  self->code = ALUETTE_QR_CODE (aluette_qr_code_new ());
  gtk_widget_set_halign (GTK_WIDGET (self->code), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->invitation), GTK_WIDGET (self->code));
}

static void
add_seats (AluetteLobbyPage *self)
{
  self->seat_list = GTK_LIST_BOX (aluette_boxed_list_new (_("Seats")));
  self->seats = add_group (self, _("Seats"));
  gtk_box_append (GTK_BOX (self->seats), GTK_WIDGET (self->seat_list));
}

static void
add_buttons (AluetteLobbyPage *self)
{
  GtkWidget *box = gtk_flow_box_new ();
  GtkWidget **const buttons[] = { &self->begin, &self->go_on,     &self->stand,
                                  &self->leave, &self->try_again, &self->others };

  self->begin = make_button (_("_Begin the Match"), "lobby.begin", "suggested-action");
  self->stand = make_button (_("S_tand Up"), "lobby.stand", NULL);
  self->leave = make_button (_("_Leave the Table"), "win.leave-table", NULL);
  self->go_on = make_button (_("Return to the _Match"), "win.network-room", "suggested-action");
  self->try_again = make_button (_("_Try Again"), "win.try-table-again", "suggested-action");
  self->others = make_button (_("_Other Tables"), NULL, NULL);
  aluette_page_link (self->others, "together", NULL);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 3);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      gtk_flow_box_append (GTK_FLOW_BOX (box), *buttons[i]);
      gtk_widget_set_focusable (gtk_widget_get_parent (*buttons[i]), FALSE);
      g_object_bind_property (*buttons[i], "visible", gtk_widget_get_parent (*buttons[i]),
                              "visible", G_BINDING_SYNC_CREATE);
    }
  gtk_box_append (self->page, box);
}

static void
aluette_lobby_page_init (AluetteLobbyPage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();

  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  self->page = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 18));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  gtk_widget_set_margin_top (GTK_WIDGET (self->page), 24);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->page), 24);
  gtk_widget_set_margin_start (GTK_WIDGET (self->page), 12);
  gtk_widget_set_margin_end (GTK_WIDGET (self->page), 12);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->page));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  adw_toast_overlay_set_child (self->toasts, scroller);
  gtk_widget_set_parent (GTK_WIDGET (self->toasts), GTK_WIDGET (self));
}

static void
build (AluetteLobbyPage *self)
{
  add_status (self);
  add_rename (self);
  add_seats (self);
  gtk_box_append (self->page, aluette_screen_people_new (self->table));
  add_buttons (self);
  add_invitation (self);
  gtk_box_append (self->page, aluette_table_options_new (self->table));
}

GtkWidget *
aluette_lobby_page_new (AluetteNetworkRoom *table)
{
  AluetteLobbyPage *self = g_object_new (ALUETTE_TYPE_LOBBY_PAGE, NULL);

  self->table = g_object_ref (table);
  build (self);
  g_signal_connect_object (table, "changed", G_CALLBACK (lobby_page_refresh), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "person-refused", G_CALLBACK (on_person_refused), self,
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
  return self->table;
}
