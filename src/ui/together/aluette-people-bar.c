/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-people-bar.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-widgets.h"
#include "ui/together/aluette-together-text.h"

/* How long a phrase, or a message, is shown. */
#define SPEECH_SECONDS 6

struct _AluettePeopleBar
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *text;
  GtkWidget *question; /* buttons */
  GtkWidget *again;    /* button, once the table is closed */
  GtkMenuButton *menu;
  GMenu *people_menu; /* who is away */

  AluetteNetworkRoom *table;
  AluetteTable *card_table; /* weak */
  char *message;            /* (nullable): shown for a while */
  guint message_timer;
  guint speech_timers[ALU_GAME_MAX_SEATS];
  char *announced; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (AluettePeopleBar, aluette_people_bar, GTK_TYPE_WIDGET)

static AluetteGuest *
get_guest (AluettePeopleBar *self)
{
  return aluette_network_room_get_guest (self->table);
}

static void
stop_speech (AluettePeopleBar *self, guint seat)
{
  g_clear_handle_id (&self->speech_timers[seat], g_source_remove);
  if (self->card_table != NULL)
    aluette_table_set_spoken (self->card_table, seat, NULL);
}

/* The portraits show only what a match on the network has. */
static void
clear_portraits (AluettePeopleBar *self)
{
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    {
      stop_speech (self, seat);
      if (self->card_table != NULL)
        aluette_table_set_presence (self->card_table, seat, NULL);
    }
}

static void
aluette_people_bar_dispose (GObject *object)
{
  AluettePeopleBar *self = ALUETTE_PEOPLE_BAR (object);

  clear_portraits (self);
  g_clear_handle_id (&self->message_timer, g_source_remove);
  g_clear_weak_pointer (&self->card_table);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->people_menu);
  g_clear_object (&self->table);
  g_clear_pointer (&self->message, g_free);
  g_clear_pointer (&self->announced, g_free);
  G_OBJECT_CLASS (aluette_people_bar_parent_class)->dispose (object);
}

/* What is shown */

/* Whether the user has to answer a question. */
static gboolean
is_asked (AluettePeopleBar *self)
{
  return aluette_guest_get_question (get_guest (self), NULL, NULL) != 0
         && !aluette_guest_has_answered (get_guest (self));
}

/* Returns: (transfer full): what the user is asked. */
static char *
format_question (AluettePeopleBar *self, const char *kind, guint seat)
{
  AluetteGuest *guest = get_guest (self);
  g_autofree char *action = NULL;
  guint people = 0;

  for (guint i = 0; i < ALU_GAME_MAX_SEATS; i++)
    if (!g_str_equal (aluette_guest_get_seat_state (guest, i), "stand-in"))
      people |= 1u << i;
  if (g_str_equal (kind, "undo") && self->card_table != NULL)
    action = aluette_table_format_undo (self->card_table, people);
  return aluette_together_text_question (guest, kind, seat, action);
}

/* Returns: (transfer full): the most important sentence. */
static char *
format_text (AluettePeopleBar *self)
{
  AluetteGuest *guest = get_guest (self);
  AluetteGuestState state = aluette_guest_get_state (guest);
  const char *kind;
  guint seat;
  guint question = aluette_guest_get_question (guest, &kind, &seat);
  char *text = NULL;

  if (state != ALUETTE_GUEST_PLAYING && state != ALUETTE_GUEST_OVER)
    return aluette_together_text_status (self->table);
  if (is_asked (self))
    text = format_question (self, kind, seat);
  else if (self->message != NULL)
    text = g_strdup (self->message);
  else if (question != 0)
    text = g_strdup (_("Waiting for the answers of the others."));
  else if (aluette_guest_get_wants_pause (guest))
    text = g_strdup (_("You have paused the match."));
  else if (state == ALUETTE_GUEST_OVER)
    text = g_strdup (aluette_deals_check_get_text (aluette_guest_get_deals_check (guest)));
  else
    text = aluette_together_text_waiting (guest, aluette_network_room_get_seats_here (self->table));
  return text != NULL ? text : g_strdup ("");
}

static void
announce_text (AluettePeopleBar *self, const char *text)
{
  if (g_strcmp0 (text, self->announced) == 0)
    return;
  g_free (self->announced);
  self->announced = g_strdup (text);
  if (text[0] != '\0' && self->card_table != NULL)
    aluette_announce (GTK_WIDGET (self->card_table), text);
}

static void
show_presence (AluettePeopleBar *self)
{
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS && self->card_table != NULL; seat++)
    aluette_table_set_presence (
        self->card_table, seat,
        aluette_together_text_presence (aluette_guest_get_seat_state (get_guest (self), seat)));
}

static void
add_item (GMenu *menu, const char *format, const char *name, const char *action, guint seat)
{
  g_autofree char *label = g_strdup_printf (format, name);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", seat);
  g_menu_append_item (menu, item);
}

/* For each person who is away: a stand-in; for each other person: to send them away. */
static void
fill_people_menu (AluettePeopleBar *self)
{
  AluetteGuest *guest = get_guest (self);
  guint here = aluette_network_room_get_seats_here (self->table);

  g_menu_remove_all (self->people_menu);
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    {
      const char *state = aluette_guest_get_seat_state (guest, seat);
      const char *name = aluette_guest_get_seat_name (guest, seat);

      if ((here & (1u << seat)) != 0 || name[0] == '\0')
        continue;
      if (g_str_equal (state, "away") || g_str_equal (state, "left"))
        add_item (self->people_menu, _("Let a Bot Play for %s"), name, "people.stand-in", seat);
      if (g_str_equal (state, "here") || g_str_equal (state, "away"))
        add_item (self->people_menu, _("Send %s Away"), name, "people.remove", seat);
    }
}

static void
people_bar_refresh (AluettePeopleBar *self)
{
  AluetteGuestState state = aluette_guest_get_state (get_guest (self));
  g_autofree char *text = format_text (self);
  gboolean playing = state == ALUETTE_GUEST_PLAYING;

  gtk_label_set_label (self->text, text);
  gtk_widget_set_visible (self->again, aluette_network_room_can_try_again (self->table));
  gtk_widget_set_visible (self->question, playing && is_asked (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "people.stop", playing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "people.pause", playing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "people.rematch",
                                 state == ALUETTE_GUEST_OVER
                                     && aluette_guest_is_owner (get_guest (self)));
  show_presence (self);
  announce_text (self, text);
}

static void
guest_changed (AluettePeopleBar *self)
{
  fill_people_menu (self);
  people_bar_refresh (self);
}

static gboolean
message_over (gpointer data)
{
  AluettePeopleBar *self = data;

  self->message_timer = 0;
  g_clear_pointer (&self->message, g_free);
  people_bar_refresh (self);
  return G_SOURCE_REMOVE;
}

/* @text: (nullable) */
static void
show_message (AluettePeopleBar *self, const char *text)
{
  if (text == NULL)
    return;
  g_clear_handle_id (&self->message_timer, g_source_remove);
  g_free (self->message);
  self->message = g_strdup (text);
  self->message_timer = g_timeout_add_seconds (SPEECH_SECONDS, message_over, self);
  people_bar_refresh (self);
}

/* What the host says */

static void
on_settled (AluettePeopleBar *self, guint question, gboolean yes)
{
  g_autofree char *text = NULL;
  const char *kind;
  guint seat;

  if (question != aluette_guest_get_question (get_guest (self), &kind, &seat))
    return;
  text = aluette_together_text_settled (get_guest (self), kind, seat, yes);
  show_message (self, text);
}

typedef struct
{
  AluettePeopleBar *bar;
  guint seat;
} Speech;

static gboolean
speech_over (gpointer data)
{
  Speech *speech = data;

  speech->bar->speech_timers[speech->seat] = 0;
  stop_speech (speech->bar, speech->seat);
  return G_SOURCE_REMOVE;
}

static void
on_said (AluettePeopleBar *self, guint seat, const char *phrase)
{
  const char *text = aluette_together_text_phrase (phrase);
  Speech *speech;
  g_autofree char *spoken = NULL;

  if (text == NULL || seat >= ALU_GAME_MAX_SEATS || self->card_table == NULL)
    return;
  stop_speech (self, seat);
  aluette_table_set_spoken (self->card_table, seat, text);
  speech = g_new0 (Speech, 1);
  *speech = (Speech) { self, seat };
  self->speech_timers[seat] = g_timeout_add_seconds_full (G_PRIORITY_DEFAULT, SPEECH_SECONDS,
                                                          speech_over, speech, g_free);
  /* Translators: a player and what they say: “Léon: Bravo!”. */
  spoken = g_strdup_printf (C_("phrase", "%1$s: %2$s"),
                            aluette_guest_get_seat_name (get_guest (self), seat), text);
  aluette_announce (GTK_WIDGET (self->card_table), spoken);
}

static void
on_refused (AluettePeopleBar *self, const char *what, guint code)
{
  if (g_str_equal (what, "say"))
    show_message (self, _("Phrases can be said between deals."));
  else if (!g_ascii_isdigit (what[0]))
    show_message (self, aluette_code_get_text ((AluetteCode) code));
}

/* Actions */

static void
answer_question (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluettePeopleBar *self = ALUETTE_PEOPLE_BAR (widget);

  if (!is_asked (self))
    return;
  aluette_guest_answer (get_guest (self), aluette_guest_get_question (get_guest (self), NULL, NULL),
                        g_variant_get_boolean (parameter));
  if (self->card_table != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->card_table));
  people_bar_refresh (self);
}

static void
ask_about (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_guest_ask (get_guest (ALUETTE_PEOPLE_BAR (widget)), action + strlen ("people."),
                     g_variant_get_uint32 (parameter));
}

static void
ask_stop (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_guest_ask (get_guest (ALUETTE_PEOPLE_BAR (widget)), "stop", ALU_GAME_SPECTATOR);
}

/* Whoever is in front of the screen says it. */
static void
say_phrase (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluettePeopleBar *self = ALUETTE_PEOPLE_BAR (widget);
  guint seat = self->card_table != NULL ? aluette_table_get_viewer_seat (self->card_table)
                                        : ALU_GAME_SPECTATOR;

  aluette_guest_say (aluette_network_room_find_guest (self->table, seat),
                     g_variant_get_string (parameter, NULL));
}

static void
toggle_pause (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluettePeopleBar *self = ALUETTE_PEOPLE_BAR (widget);

  aluette_guest_set_paused (get_guest (self), !aluette_guest_get_wants_pause (get_guest (self)));
  people_bar_refresh (self);
}

static void
begin_rematch (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_people_bar_rematch (ALUETTE_PEOPLE_BAR (widget));
}

void
aluette_people_bar_rematch (AluettePeopleBar *self)
{
  g_return_if_fail (ALUETTE_IS_PEOPLE_BAR (self));
  if (aluette_guest_is_owner (get_guest (self)))
    aluette_guest_rematch (get_guest (self));
  else
    show_message (self, _("The table owner can begin another match. Stay here until then."));
}

static void
aluette_people_bar_class_init (AluettePeopleBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_people_bar_dispose;
  gtk_widget_class_set_css_name (widget_class, "people-bar");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "people.answer", "b", answer_question);
  gtk_widget_class_install_action (widget_class, "people.say", "s", say_phrase);
  gtk_widget_class_install_action (widget_class, "people.pause", NULL, toggle_pause);
  gtk_widget_class_install_action (widget_class, "people.stop", NULL, ask_stop);
  gtk_widget_class_install_action (widget_class, "people.stand-in", "u", ask_about);
  gtk_widget_class_install_action (widget_class, "people.remove", "u", ask_about);
  gtk_widget_class_install_action (widget_class, "people.rematch", NULL, begin_rematch);
}

/* Building */

static GMenuModel *
make_menu (AluettePeopleBar *self)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) phrases = g_menu_new ();
  g_autoptr (GMenu) match = g_menu_new ();

  for (guint i = 0; i < ALUETTE_N_PHRASES; i++)
    {
      g_autofree char *action = g_strconcat ("people.say::", aluette_phrases[i].id, NULL);

      g_menu_append (phrases, _(aluette_phrases[i].text), action);
    }
  self->people_menu = g_menu_new ();
  g_menu_append (match, _("_Pause or Continue"), "people.pause");
  g_menu_append (match, _("S_top for Today…"), "people.stop");
  g_menu_append (match, _("Another _Match"), "people.rematch");
  g_menu_append (match, _("_Invite Others"), "win.open(('lobby', <()>))");
  g_menu_append (match, _("_Leave the Table"), "win.leave-table");
  g_menu_append_section (menu, _("Say"), G_MENU_MODEL (phrases));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (self->people_menu));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (match));
  return G_MENU_MODEL (menu);
}

static void
open_menu (GSimpleAction *action, GVariant *parameter, gpointer menu)
{
  gtk_menu_button_popup (menu);
}

/* GTK offers a screen reader the actions of the nearest widget that has some. Without this one,
 * those of the bar would be the button's, and its first one a pause for everybody. */
static void
add_menu_action (GtkMenuButton *menu)
{
  static const GActionEntry entry = { "open", open_menu };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), &entry, 1, menu);
  gtk_widget_insert_action_group (GTK_WIDGET (menu), "menu", G_ACTION_GROUP (actions));
}

static GtkWidget *
make_answer (const char *label, gboolean yes)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "b", yes);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "people.answer");
  return button;
}

static void
add_row (AluettePeopleBar *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autoptr (GMenuModel) menu = make_menu (self);

  self->text = GTK_LABEL (aluette_wrapping_label_new (NULL, NULL));
  gtk_widget_set_hexpand (GTK_WIDGET (self->text), TRUE);
  self->question = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->question), make_answer (C_("answer", "Yes"), TRUE));
  gtk_box_append (GTK_BOX (self->question), make_answer (C_("answer", "No"), FALSE));
  gtk_widget_set_valign (self->question, GTK_ALIGN_CENTER);
  self->again = gtk_button_new_with_label (_("Try Again"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->again), "win.try-table-again");
  gtk_widget_set_valign (self->again, GTK_ALIGN_CENTER);
  self->menu = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->menu, "system-users-symbolic");
  gtk_menu_button_set_menu_model (self->menu, menu);
  add_menu_action (self->menu);
  gtk_widget_add_css_class (GTK_WIDGET (self->menu), "flat");
  gtk_widget_set_hexpand (GTK_WIDGET (self->menu), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self->menu), GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self->menu), GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->menu), _("People at the Table"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("People at the Table"), -1);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (row), self->question);
  gtk_box_append (GTK_BOX (row), self->again);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->menu));
  gtk_box_append (GTK_BOX (self->box), row);
}

static void
aluette_people_bar_init (AluettePeopleBar *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_row (self);
}

GtkWidget *
aluette_people_bar_new (AluetteNetworkRoom *table, AluetteTable *card_table)
{
  AluettePeopleBar *self = g_object_new (ALUETTE_TYPE_PEOPLE_BAR, NULL);
  AluetteGuest *guest = aluette_network_room_get_guest (table);

  self->table = g_object_ref (table);
  g_set_weak_pointer (&self->card_table, card_table);
  g_signal_connect_object (table, "changed", G_CALLBACK (guest_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guest, "asked", G_CALLBACK (people_bar_refresh), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (guest, "settled", G_CALLBACK (on_settled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guest, "said", G_CALLBACK (on_said), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guest, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
  guest_changed (self);
  return GTK_WIDGET (self);
}
