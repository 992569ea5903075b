/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-people-bar.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "presentation/common/aluette-settings.h"
#include "presentation/portraits/aluette-own-face.h"
#include "presentation/portraits/aluette-villagers.h"
#include "presentation/together/aluette-guest-text.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-derived.h"
#include "ui/together/aluette-together-text.h"

/* How long a phrase, or a message, is shown. */
#define SPEECH_SECONDS 6

struct _AluettePeopleBar
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkMenuButton *menu;
  GMenu *phrases;
  GMenu *people; /* who is away */

  AluetteNetworkRoom *room;
  GSettings *settings;
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
  return aluette_network_room_get_guest (self->room);
}

static void
stop_speech (AluettePeopleBar *self, guint seat)
{
  g_clear_handle_id (&self->speech_timers[seat], g_source_remove);
  if (self->card_table != NULL)
    aluette_table_set_spoken (self->card_table, seat, NULL);
}

/* Shows the faces that were chosen at this screen, and those of @guest (nullable) before them. */
static void
show_faces (AluettePeopleBar *self, AluetteGuest *guest)
{
  g_autoptr (GVariant) chosen = g_settings_get_value (self->settings, ALUETTE_FACES_KEY);
  g_autoptr (GVariant) faces = NULL;
  guint here = aluette_network_room_get_seats_here (self->room);
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS && guest != NULL; seat++)
    if ((here & (1u << seat)) == 0 && aluette_guest_get_seat_face (guest, seat) != NULL)
      g_variant_builder_add (&builder, "{ss}", aluette_guest_get_seat_name (guest, seat),
                             aluette_guest_get_seat_face (guest, seat));
  for (gsize i = 0; i < g_variant_n_children (chosen); i++)
    {
      g_autoptr (GVariant) face = g_variant_get_child_value (chosen, i);

      g_variant_builder_add_value (&builder, face);
    }
  faces = g_variant_ref_sink (g_variant_builder_end (&builder));
  if (self->card_table != NULL)
    aluette_table_set_faces (self->card_table, faces);
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
  show_faces (self, NULL);
  g_clear_handle_id (&self->message_timer, g_source_remove);
  g_clear_weak_pointer (&self->card_table);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_people_bar_parent_class)->dispose (object);
}

static void
aluette_people_bar_finalize (GObject *object)
{
  AluettePeopleBar *self = ALUETTE_PEOPLE_BAR (object);

  g_object_unref (self->room);
  g_object_unref (self->settings);
  g_free (self->message);
  g_free (self->announced);
  G_OBJECT_CLASS (aluette_people_bar_parent_class)->finalize (object);
}

/* What is shown */

/* Whether the user has to answer a question. */
static gboolean
is_asked (gpointer self)
{
  return aluette_guest_get_state (get_guest (self)) == ALUETTE_GUEST_PLAYING
         && aluette_guest_get_question (get_guest (self), NULL, NULL) != 0
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
  return aluette_guest_text_question (guest, kind, seat, action);
}

/* Returns: (transfer full): the most important sentence. */
static char *
format_text (gpointer object)
{
  AluettePeopleBar *self = object;
  AluetteGuest *guest = get_guest (self);
  AluetteGuestState state = aluette_guest_get_state (guest);
  const char *kind;
  guint seat;
  guint question = aluette_guest_get_question (guest, &kind, &seat);
  char *text = NULL;

  if (state != ALUETTE_GUEST_PLAYING && state != ALUETTE_GUEST_OVER)
    return aluette_together_text_status (self->room);
  if (is_asked (self))
    text = format_question (self, kind, seat);
  else if (self->message != NULL)
    text = g_strdup (self->message);
  else if (question != 0)
    text = g_strdup (_("Waiting for the answers of the others."));
  else if (aluette_guest_get_wants_pause (guest))
    text = g_strdup (_("You have paused the match."));
  else if (state == ALUETTE_GUEST_OVER && aluette_guest_get_seat (guest) < ALU_GAME_MAX_SEATS)
    text = g_strdup (aluette_deals_check_get_text (aluette_guest_get_deals_check (guest)));
  else
    text = aluette_guest_text_waiting (guest, aluette_network_room_get_seats_here (self->room));
  return text != NULL ? text : g_strdup ("");
}

static gboolean
can_try_again (gpointer self)
{
  return aluette_network_room_can_try_again (ALUETTE_PEOPLE_BAR (self)->room);
}

static const AluetteDerived properties[] = {
  { "text", .get_text = format_text },
  { "is-asked", .get_flag = is_asked },
  { "can-try-again", .get_flag = can_try_again },
  { NULL },
};

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
        aluette_guest_text_presence (aluette_guest_get_seat_state (get_guest (self), seat)));
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
  guint here = aluette_network_room_get_seats_here (self->room);

  g_menu_remove_all (self->people);
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    {
      const char *state = aluette_guest_get_seat_state (guest, seat);
      const char *name = aluette_guest_get_seat_name (guest, seat);

      if ((here & (1u << seat)) != 0 || name[0] == '\0')
        continue;
      if (g_str_equal (state, "away") || g_str_equal (state, "left"))
        add_item (self->people, _("Let a Bot Play for %s"), name, "people.stand-in", seat);
      if (g_str_equal (state, "here") || g_str_equal (state, "away"))
        add_item (self->people, _("Send %s Away"), name, "people.remove", seat);
    }
}

static void
people_bar_refresh (AluettePeopleBar *self)
{
  AluetteGuestState state = aluette_guest_get_state (get_guest (self));
  g_autofree char *text = format_text (self);
  gboolean playing = state == ALUETTE_GUEST_PLAYING;

  aluette_notify_derived (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "people.stop", playing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "people.pause", playing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "people.rematch",
                                 state == ALUETTE_GUEST_OVER
                                     && aluette_guest_is_owner (get_guest (self)));
  show_presence (self);
  announce_text (self, text);
}

/* Returns: the id of the face of somebody at this screen. */
static const char *
get_face (AluettePeopleBar *self, AluetteGuest *guest)
{
  guint seat = aluette_guest_get_seat (guest);
  int villager = guest == get_guest (self)
                     ? aluette_own_face_get_villager (self->settings)
                     : aluette_own_face_get_villager_of (self->settings,
                                                         aluette_guest_get_seat_name (guest, seat));

  return aluette_villager_get ((guint) villager)->id;
}

/* Tells the others the faces of the people at this screen. */
static void
tell_faces (AluettePeopleBar *self)
{
  guint here = aluette_network_room_get_seats_here (self->room);

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if ((here & (1u << seat)) != 0)
      {
        AluetteGuest *guest = aluette_network_room_find_guest (self->room, seat);

        aluette_guest_set_face (guest, get_face (self, guest));
      }
  show_faces (self, get_guest (self));
}

static void
guest_changed (AluettePeopleBar *self)
{
  fill_people_menu (self);
  tell_faces (self);
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
  text = aluette_guest_text_settled (get_guest (self), kind, seat, yes);
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
  const char *text = aluette_guest_text_phrase (phrase);
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

  aluette_guest_say (aluette_network_room_find_guest (self->room, seat),
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
  G_OBJECT_CLASS (klass)->finalize = aluette_people_bar_finalize;
  aluette_class_install_derived (G_OBJECT_CLASS (klass), properties);
  gtk_widget_class_set_css_name (widget_class, "people-bar");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/together/aluette-people-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AluettePeopleBar, box);
  gtk_widget_class_bind_template_child (widget_class, AluettePeopleBar, menu);
  gtk_widget_class_bind_template_child (widget_class, AluettePeopleBar, phrases);
  gtk_widget_class_bind_template_child (widget_class, AluettePeopleBar, people);
  gtk_widget_class_install_action (widget_class, "people.answer", "b", answer_question);
  gtk_widget_class_install_action (widget_class, "people.say", "s", say_phrase);
  gtk_widget_class_install_action (widget_class, "people.pause", NULL, toggle_pause);
  gtk_widget_class_install_action (widget_class, "people.stop", NULL, ask_stop);
  gtk_widget_class_install_action (widget_class, "people.stand-in", "u", ask_about);
  gtk_widget_class_install_action (widget_class, "people.remove", "u", ask_about);
  gtk_widget_class_install_action (widget_class, "people.rematch", NULL, begin_rematch);
}

/* Building */

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

static void
aluette_people_bar_init (AluettePeopleBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = aluette_settings_new ();
  for (guint i = 0; i < ALUETTE_N_PHRASES; i++)
    {
      g_autofree char *action = g_strconcat ("people.say::", aluette_phrases[i].id, NULL);

      g_menu_append (self->phrases, _(aluette_phrases[i].text), action);
    }
  add_menu_action (self->menu);
}

GtkWidget *
aluette_people_bar_new (AluetteNetworkRoom *table, AluetteTable *card_table)
{
  AluettePeopleBar *self = g_object_new (ALUETTE_TYPE_PEOPLE_BAR, NULL);
  AluetteGuest *guest = aluette_network_room_get_guest (table);

  self->room = g_object_ref (table);
  g_set_weak_pointer (&self->card_table, card_table);
  g_signal_connect_object (table, "changed", G_CALLBACK (guest_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guest, "asked", G_CALLBACK (people_bar_refresh), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (guest, "settled", G_CALLBACK (on_settled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guest, "said", G_CALLBACK (on_said), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guest, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (tell_faces), self,
                           G_CONNECT_SWAPPED);
  guest_changed (self);
  return GTK_WIDGET (self);
}
