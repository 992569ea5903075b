/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/table/aluette-vache-match-tools.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-vache-game.h"
#include "model/session/aluette-model-kind.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/aluette/aluette-text-context.h"
#include "ui/aluette/signs/aluette-sign-palette.h"
#include "ui/aluette/signs/aluette-sign-timeline.h"
#include "ui/aluette/table/aluette-notepad.h"
#include "ui/aluette/table/aluette-portrait-controller.h"
#include "ui/aluette/table/aluette-reaction-controller.h"
#include "ui/aluette/table/aluette-settle-dialog.h"
#include "ui/aluette/table/aluette-vache-end-scene.h"
#include "ui/aluette/table/aluette-vache-scoreboard.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-widgets.h"

#define PAGE_TIMELINE "timeline"

/* In how many deals the ring around the viewer's face is explained. */
#define MOMENTS_TOLD 3

struct _AluetteVacheMatchTools
{
  AluetteCoachMatchTools parent_instance;

  AluetteGaze *gaze;                              /* (nullable): of the match */
  AluettePortraitController *portrait_controller; /* (nullable) */
  AluetteReactionController *reactions;
  guint told_deal; /* the last deal in which the ring was explained, counted from 1 */

  /* The view owns these. */
  AluetteScoreboard *scoreboard;
  AluetteSignTimeline *timeline;
  AluetteSignPalette *palette;
  GtkWidget *notes; /* button of the notepad */
  AluetteNotepad *notepad;
};

G_DEFINE_FINAL_TYPE (AluetteVacheMatchTools, aluette_vache_match_tools,
                     ALUETTE_TYPE_COACH_MATCH_TOOLS)

static AluetteGame *
get_game (AluetteVacheMatchTools *self)
{
  return aluette_match_tools_get_game (ALUETTE_MATCH_TOOLS (self));
}

static const AluetteMatchPlaces *
get_places (AluetteVacheMatchTools *self)
{
  return aluette_match_tools_get_places (ALUETTE_MATCH_TOOLS (self));
}

/* --- Signs --- */

static void
gesture_difficulty_changed (AluetteVacheMatchTools *self)
{
  GSettings *settings = get_places (self)->settings;
  g_autofree char *word = g_settings_get_string (settings, "sign-difficulty");
  AluetteGestureDifficulty difficulty = ALUETTE_GESTURE_DIFFICULTY_REGULAR;

  if (self->gaze == NULL
      || !aluette_game_get_header (get_game (self))->rules.options[ALU_OPTION_SIGNS])
    return;
  if (g_str_equal (word, "learner"))
    difficulty = ALUETTE_GESTURE_DIFFICULTY_LEARNER;
  else if (g_str_equal (word, "cafe"))
    difficulty = ALUETTE_GESTURE_DIFFICULTY_CAFE;
  aluette_gaze_set_gesture_difficulty (self->gaze, difficulty);
  aluette_gaze_set_own_eyes (self->gaze, difficulty != ALUETTE_GESTURE_DIFFICULTY_LEARNER
                                             && g_settings_get_boolean (settings, "own-eyes"));
}

/* Returns: whether a partner can read the signs of @seat, or with ALU_NOBODY those of any human */
static gboolean
can_sign (AluetteVacheMatchTools *self, guint seat)
{
  guint humans = self->gaze != NULL
                     ? alu_game_humans (aluette_game_get_header (get_game (self)))
                     : 0;

  for (guint i = 0; i < ALU_MAX_SEATS; i++)
    if ((humans & (1u << i)) != 0 && (seat == ALU_NOBODY || seat == i)
        && aluette_game_has_person_partner (get_game (self), i))
      return TRUE;
  return FALSE;
}

/* The active viewer changed. Updates palette, notes and gaze. */
static void
viewer_changed (AluetteVacheMatchTools *self)
{
  AluetteTable *table = get_places (self)->table;
  guint seat = aluette_table_get_viewer_seat (table);
  gboolean signs = can_sign (self, seat);

  if (self->gaze != NULL)
    aluette_gaze_set_viewer (self->gaze, seat);
  gtk_widget_set_visible (GTK_WIDGET (self->palette), signs);
  aluette_sign_palette_set_player (self->palette, get_game (self), signs ? self->gaze : NULL, seat,
                                   table);
  aluette_table_set_face_action (table, signs && seat != ALU_NOBODY ? "match.signs" : NULL,
                                 aluette_sign_palette_get_title (self->palette));
  aluette_notepad_set_player (self->notepad, get_game (self), seat);
  aluette_sign_timeline_set_game (self->timeline, get_game (self), seat);
}

static guint
get_gesture (AluSign sign, guint strength, gpointer settings)
{
  return aluette_sign_gesture (settings, sign, strength);
}

/* Describes a gesture for screen reader users, but not the meaning of the sign, which the player
 * must know. */
static void
sign_shown (AluetteVacheMatchTools *self, guint seat, guint sign, guint strength)
{
  const AluetteMatchPlaces *places = get_places (self);
  guint viewer = aluette_table_get_viewer_seat (places->table);
  AluetteTextContext context = { aluette_game_get_header (get_game (self)), viewer,
                                 ALUETTE_DECK_ALUETTE };
  g_autofree char *name = aluette_text_player (&context, seat);
  AluetteGesture gesture = aluette_sign_gesture (places->settings, (AluSign) sign, strength);
  /* Translators: a player and their gesture: “Léon: A pout”. */
  g_autofree char *text = g_strdup_printf (C_("gesture", "%1$s: %2$s"), name,
                                           aluette_gesture_text (gesture));

  if (seat != viewer)
    aluette_announce (GTK_WIDGET (places->table), text);
}

/* Says in words what the pulse of the ring means, in the first deals in which it is seen. */
static void
watched (AluetteVacheMatchTools *self, guint partner)
{
  const AluetteMatchPlaces *places = get_places (self);
  guint viewer = aluette_table_get_viewer_seat (places->table);
  AluetteTextContext context = { aluette_game_get_header (get_game (self)), viewer,
                                 ALUETTE_DECK_ALUETTE };
  const AluView *view = aluette_view_get_aluette (
      aluette_seat_log_get_view (aluette_table_get_log (places->table)));
  int told = g_settings_get_int (places->settings, "sign-moments-told");
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (told >= MOMENTS_TOLD || self->told_deal == view->match.n_deals)
    return;
  self->told_deal = view->match.n_deals;
  name = aluette_text_player (&context, partner);
  /* Translators: a partner, at the moment for a sign. S is the key that opens the signs. */
  text = g_strdup_printf (_("%s is looking at you: press S."), name);
  aluette_table_tell (places->table, text);
  g_settings_set_int (places->settings, "sign-moments-told", told + 1);
}

/* Starts the gaze of a match whose players make signs or calls, unless it
 * goes on. @gaze: (nullable): of the match, with another view */
static void
start_gaze (AluetteVacheMatchTools *self, AluetteGaze *gaze)
{
  const AluetteMatchPlaces *places = get_places (self);
  AluetteGame *game = get_game (self);
  const gint16 *options = aluette_game_get_header (game)->rules.options;

  if (!options[ALU_OPTION_SIGNS] && !options[ALU_OPTION_PARLANTE])
    return;
  self->gaze = gaze != NULL ? g_object_ref (gaze)
                            : ALUETTE_GAZE (aluette_model_kind_new_companion (game));
  self->portrait_controller = aluette_portrait_controller_new (places->table, self->gaze,
                                                               get_gesture, places->settings);
  g_signal_connect_object (self->portrait_controller, "sign-shown", G_CALLBACK (sign_shown), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->portrait_controller, "watched", G_CALLBACK (watched), self,
                           G_CONNECT_SWAPPED);
}

static void
show_timeline (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  aluette_match_tools_show_page (data, PAGE_TIMELINE);
}

static void
open_signs (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  aluette_sign_palette_popup (ALUETTE_VACHE_MATCH_TOOLS (data)->palette);
}

/* Offers the sign of a card in the viewer's own hand. */
static gboolean
card_menu_cb (AluetteVacheMatchTools *self, guint card)
{
  AluetteTable *table = get_places (self)->table;
  g_autofree char *about = aluette_table_describe_card (card, table);

  return aluette_sign_palette_popup_card (self->palette, card, about);
}

static void
look_at_partner (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteVacheMatchTools *self = data;

  if (self->portrait_controller != NULL)
    aluette_portrait_controller_look_at_partner (self->portrait_controller);
}

static void
look_next (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteVacheMatchTools *self = data;

  if (self->portrait_controller != NULL)
    aluette_portrait_controller_look_next (self->portrait_controller);
}

/* The name of the action is also that of the table. */
static void
ask_to_settle (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  aluette_settle_dialog_ask (get_places (data)->table, g_action_get_name (G_ACTION (action)));
}

/* Offers in the menu what the table allows now. */
static void
settle_enabled_changed (AluetteVacheMatchTools *self, const char *action, gboolean enabled)
{
  aluette_match_tools_enable_action (ALUETTE_MATCH_TOOLS (self), action, enabled);
}

static void
follow_settle_actions (AluetteVacheMatchTools *self)
{
  static const char *const names[] = { "offer", "propose" };
  GActionGroup *table = aluette_table_get_actions (get_places (self)->table);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *signal = g_strconcat ("action-enabled-changed::", names[i], NULL);

      g_signal_connect_object (table, signal, G_CALLBACK (settle_enabled_changed), self,
                               G_CONNECT_SWAPPED);
      settle_enabled_changed (self, names[i], FALSE);
    }
}

/* --- What is added to the view --- */

static void
add_actions (AluetteMatchTools *tools)
{
  static const GActionEntry entries[] = {
    { .name = "timeline", .activate = show_timeline },
    { .name = "signs", .activate = open_signs },
    { .name = "look-partner", .activate = look_at_partner },
    { .name = "look-next", .activate = look_next },
    { .name = "offer", .activate = ask_to_settle },
    { .name = "propose", .activate = ask_to_settle },
  };

  aluette_match_tools_add_actions (tools, entries, G_N_ELEMENTS (entries));
  aluette_match_tools_add_key (tools, GDK_KEY_p, "match.look-partner", NULL);
  aluette_match_tools_add_key (tools, GDK_KEY_n, "match.look-next", NULL);
  aluette_match_tools_add_menu_item (tools, ALUETTE_MATCH_MENU_PAGES, _("_Signs of the Deal"),
                                     "match.timeline");
  aluette_match_tools_add_menu_item (tools, ALUETTE_MATCH_MENU_ADVICE, _("_Offer to Settle…"),
                                     "match.offer");
  aluette_match_tools_add_menu_item (tools, ALUETTE_MATCH_MENU_ADVICE, _("Conce_de the Deal…"),
                                     "match.propose");
}

/* Adds the notepad in a popover of a button. */
static void
add_notes (AluetteVacheMatchTools *self)
{
  const char *label = _("Notes on Other Players’ Cards");
  GtkWidget *popover = gtk_popover_new ();

  self->notepad = ALUETTE_NOTEPAD (aluette_notepad_new ());
  gtk_popover_set_child (GTK_POPOVER (popover), GTK_WIDGET (self->notepad));
  self->notes = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->notes), "accessories-text-editor-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->notes), popover);
  gtk_widget_set_tooltip_text (self->notes, label);
  aluette_set_accessible_name (self->notes, label);
  aluette_match_tools_add_button (ALUETTE_MATCH_TOOLS (self), GTK_PACK_END, self->notes);
}

static void
add_timeline (AluetteVacheMatchTools *self)
{
  AluetteTable *table = get_places (self)->table;
  GtkWidget *back = gtk_button_new_with_label (_("Back to the Table"));
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *timeline = aluette_sign_timeline_new (aluette_table_get_style (table));

  self->timeline = ALUETTE_SIGN_TIMELINE (timeline);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "match.table");
  gtk_widget_set_halign (back, GTK_ALIGN_START);
  gtk_widget_add_css_class (back, "flat");
  gtk_widget_add_css_class (back, "review-close");
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), timeline);
  aluette_match_tools_add_page (
      ALUETTE_MATCH_TOOLS (self), PAGE_TIMELINE,
      aluette_box_new (GTK_ORIENTATION_VERTICAL, 0, back, scroller, NULL));
}

static void
add_pages (AluetteVacheMatchTools *self)
{
  AluetteMatchTools *tools = ALUETTE_MATCH_TOOLS (self);

  self->scoreboard = ALUETTE_SCOREBOARD (aluette_vache_scoreboard_new ());
  aluette_match_tools_add_page (tools, ALUETTE_MATCH_PAGE_SCOREBOARD,
                                GTK_WIDGET (self->scoreboard));
  add_timeline (self);
  aluette_match_tools_add_overlay (
      tools, aluette_end_scene_new (get_places (self)->table, aluette_vache_end_scene_fill));
}

static void
attach (AluetteMatchTools *tools)
{
  AluetteVacheMatchTools *self = ALUETTE_VACHE_MATCH_TOOLS (tools);
  const AluetteMatchPlaces *places = get_places (self);

  self->palette = ALUETTE_SIGN_PALETTE (aluette_sign_palette_new ());
  aluette_match_tools_add_button (tools, GTK_PACK_START, GTK_WIDGET (self->palette));
  ALUETTE_MATCH_TOOLS_CLASS (aluette_vache_match_tools_parent_class)->attach (tools);
  add_actions (tools);
  follow_settle_actions (self);
  add_notes (self);
  add_pages (self);
  self->reactions = aluette_reaction_controller_new (places->table, ALUETTE_BORED_MS);
  g_signal_connect_object (places->table, "notify::viewer-seat", G_CALLBACK (viewer_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (places->table, "card-menu", G_CALLBACK (card_menu_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (places->settings, "changed::sign-difficulty",
                           G_CALLBACK (gesture_difficulty_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (places->settings, "changed::own-eyes",
                           G_CALLBACK (gesture_difficulty_changed), self, G_CONNECT_SWAPPED);
}

static void
game_changed (AluetteMatchTools *tools, GVariant *state, GPtrArray *objects)
{
  AluetteVacheMatchTools *self = ALUETTE_VACHE_MATCH_TOOLS (tools);
  AluetteGame *game = aluette_match_tools_get_game (tools);
  g_autoptr (GVariant) notes = NULL;
  g_autoptr (GVariant) review = NULL;
  guint gaze = G_MAXUINT;

  if (state != NULL)
    g_variant_get (state, "(u@aymv)", &gaze, &notes, &review);
  g_clear_object (&self->portrait_controller);
  g_clear_object (&self->gaze);
  self->told_deal = 0;
  ALUETTE_MATCH_TOOLS_CLASS (aluette_vache_match_tools_parent_class)
      ->game_changed (tools, review, objects);
  aluette_scoreboard_set_game (self->scoreboard, game);
  if (game != NULL)
    start_gaze (self, aluette_page_get_object (objects, gaze));
  gesture_difficulty_changed (self);
  viewer_changed (self);
  gtk_widget_set_visible (self->notes, self->gaze != NULL);
  if (notes != NULL)
    aluette_notepad_set_state (self->notepad, notes);
}

static void
set_narrow (AluetteMatchTools *tools, gboolean narrow)
{
  ALUETTE_MATCH_TOOLS_CLASS (aluette_vache_match_tools_parent_class)->set_narrow (tools, narrow);
  aluette_sign_palette_set_narrow (ALUETTE_VACHE_MATCH_TOOLS (tools)->palette, narrow);
}

/* The gaze, the notes, and what the coach says. */
static GVariant *
get_state (AluetteMatchTools *tools, GPtrArray *objects)
{
  AluetteVacheMatchTools *self = ALUETTE_VACHE_MATCH_TOOLS (tools);
  GVariant *review = ALUETTE_MATCH_TOOLS_CLASS (aluette_vache_match_tools_parent_class)
                         ->get_state (tools, objects);

  return g_variant_new ("(u@ay@mv)", aluette_page_add_object (objects, self->gaze),
                        aluette_notepad_get_state (self->notepad), aluette_page_maybe (review));
}

static void
aluette_vache_match_tools_dispose (GObject *object)
{
  AluetteVacheMatchTools *self = ALUETTE_VACHE_MATCH_TOOLS (object);

  g_clear_object (&self->portrait_controller);
  g_clear_object (&self->gaze);
  g_clear_object (&self->reactions);
  G_OBJECT_CLASS (aluette_vache_match_tools_parent_class)->dispose (object);
}

static void
aluette_vache_match_tools_class_init (AluetteVacheMatchToolsClass *klass)
{
  AluetteMatchToolsClass *tools_class = ALUETTE_MATCH_TOOLS_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_vache_match_tools_dispose;
  tools_class->attach = attach;
  tools_class->game_changed = game_changed;
  tools_class->get_state = get_state;
  tools_class->set_narrow = set_narrow;
  ALUETTE_COACH_MATCH_TOOLS_CLASS (klass)->kind = alu_aluette_kind.id;
}

static void
aluette_vache_match_tools_init (AluetteVacheMatchTools *self)
{
}

AluetteMatchTools *
aluette_vache_match_tools_new (void)
{
  return g_object_new (ALUETTE_TYPE_VACHE_MATCH_TOOLS, NULL);
}

AluetteGaze *
aluette_vache_match_tools_get_gaze (AluetteVacheMatchTools *self)
{
  g_return_val_if_fail (ALUETTE_IS_VACHE_MATCH_TOOLS (self), NULL);

  return self->gaze;
}
