/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>
#include <string.h>

#include "model/aluette/aluette-vache-game-log.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "table-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/aluette/table/aluette-vache-match-tools.h"
#include "ui/aluette/signs/aluette-sign-palette.h"
#include "ui/portraits/aluette-face-picture.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/table/aluette-card.h"
#include "ui/table/aluette-hand.h"
#include "ui/table/aluette-table.h"

#define APP_ID "io.github.aluette.Aluette"

/* Signs and calls in a match in a window. */

typedef struct
{
  GtkWidget *window;
  AluetteMatchView *view;
  AluetteTable *table;
  AluetteGame *game;
  AluetteManualClock *clock; /* (nullable): NULL for real time */
  GSettings *settings;
  GString *announced; /* what screen readers are told, a text a line */
  guint log_handler;
  gboolean told; /* the ring was explained */
} Fixture;

static void
log_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer announced)
{
  g_string_append_printf (announced, "%s\n", message);
}

static AluetteGaze *
get_gaze (Fixture *fixture)
{
  AluetteMatchTools *tools = aluette_match_view_get_tools (fixture->view);

  return aluette_vache_match_tools_get_gaze (ALUETTE_VACHE_MATCH_TOOLS (tools));
}

static gboolean
is_palette (GtkWidget *widget, gconstpointer unused)
{
  return gtk_widget_get_mapped (widget) && ALUETTE_IS_SIGN_PALETTE (widget);
}

static gboolean
is_seat_text (GtkWidget *widget, gconstpointer unused)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "seat-text");
}

static gboolean
is_label (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

static void
open_deal (Fixture *fixture, const char *players, const char *options, AluetteManualClock *clock,
           guint64 seed)
{
  *fixture = (Fixture) { .clock = clock };
  fixture->announced = g_string_new (NULL);
  fixture->log_handler = g_log_set_handler ("aluette", G_LOG_LEVEL_DEBUG, log_cb,
                                            fixture->announced);
  fixture->settings = g_settings_new (APP_ID);
  g_settings_set_string (fixture->settings, "sign-difficulty", "regular");
  g_settings_set_boolean (fixture->settings, "own-eyes", FALSE);
  fixture->game = table_driver_new_game (&(TableSetup) {
      .players = players, .options = options, .seed = seed });
  if (clock != NULL)
    aluette_local_game_set_clock (ALUETTE_LOCAL_GAME (fixture->game), ALUETTE_CLOCK (clock));
  fixture->view = g_object_new (ALUETTE_TYPE_MATCH_VIEW, NULL);
  fixture->window = ui_driver_open_window (GTK_WIDGET (fixture->view), 900, 700);
  fixture->table = ALUETTE_TABLE (ui_driver_find (GTK_WIDGET (fixture->view), ALUETTE_TYPE_TABLE,
                                                  0));
  g_object_set (fixture->table, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  aluette_match_view_set_game (fixture->view, fixture->game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (fixture->game));
}

static void
open_match (Fixture *fixture, const char *players, const char *options, AluetteManualClock *clock)
{
  open_deal (fixture, players, options, clock, 11);
}

static void
close_match (Fixture *fixture)
{
  g_settings_reset (fixture->settings, "sign-captions");
  g_settings_reset (fixture->settings, "sign-difficulty");
  g_settings_reset (fixture->settings, "own-eyes");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  aluette_match_view_set_game (fixture->view, NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->game);
  g_object_unref (fixture->settings);
  g_log_remove_handler ("aluette", fixture->log_handler);
  g_string_free (fixture->announced, TRUE);
}

static void
activate_action (Fixture *fixture, const char *action)
{
  g_action_group_activate_action (aluette_table_get_actions (fixture->table), action, NULL);
}

/* Plays, also for humans, until @seat must play: at the screen or behind the handover screen. */
static void
play_until_awaited (Fixture *fixture, guint seat)
{
  gint64 deadline = main_loop_get_deadline ();

  while (aluette_game_get_awaited (fixture->game) != seat)
    {
      if (fixture->clock != NULL && aluette_manual_clock_next (fixture->clock) >= 0)
        aluette_manual_clock_advance (fixture->clock,
                                      (guint) aluette_manual_clock_next (fixture->clock));
      if (!aluette_game_get_ready (fixture->game))
        activate_action (fixture, "continue");
      else if (!table_driver_play_human (fixture->game))
        main_loop_step (deadline, "the turn of a player", G_STRLOC);
    }
}

/* Plays, also for humans, until the result of the deal is shown. */
static void
play_to_result (Fixture *fixture)
{
  gint64 deadline = main_loop_get_deadline ();

  while (aluette_game_get_ready (fixture->game))
    {
      if (aluette_manual_clock_next (fixture->clock) >= 0)
        aluette_manual_clock_advance (fixture->clock,
                                      (guint) aluette_manual_clock_next (fixture->clock));
      if (!table_driver_play_human (fixture->game))
        main_loop_step (deadline, "the result of the deal", G_STRLOC);
    }
}

static const AluEvent *
find_talk (Fixture *fixture, guint seat, AluEventType type)
{
  for (guint i = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (fixture->game)); i > 0; i--)
    {
      const AluEvent *event
          = aluette_local_game_get_aluette_event (ALUETTE_LOCAL_GAME (fixture->game), i - 1);

      if (event->seat == seat && event->type == type)
        return event;
    }
  return NULL;
}

static int
gesture_of (Fixture *fixture, guint seat)
{
  return aluette_portrait_get_gesture (ALUETTE_PORTRAIT (aluette_table_get_portrait (fixture->table,
                                                                                     seat)));
}

/* A sign to a partner who is a person, too: they see it when the handover screen opens for them. */
static void
check_hot_seat (gboolean captions, gboolean animations)
{
  const AluEvent *event;
  gboolean captioned = FALSE;
  gint64 deadline;
  Fixture fixture;

  open_match (&fixture, "human,bot:novice,human,bot:novice", NULL, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
  g_settings_set_boolean (fixture.settings, "sign-captions", captions);
  play_until_awaited (&fixture, 0);
  activate_action (&fixture, "here");
  activate_action (&fixture, "hurry");
  assert_int_equal (aluette_table_get_viewer_seat (fixture.table), 0);
  assert_true (aluette_gaze_make_sign (get_gaze (&fixture), 0, ALU_SIGN_MISERE, 1, 500, NULL));
  main_loop_wait_for (find_talk (&fixture, 0, ALU_EVENT_SIGN) != NULL);
  event = find_talk (&fixture, 0, ALU_EVENT_SIGN);
  assert_true (event->sign.read & 1 << 2);
  main_loop_wait_for (gesture_of (&fixture, 0) < 0);
  play_until_awaited (&fixture, 2);
  assert_int_equal (aluette_table_get_viewer_seat (fixture.table), ALU_NOBODY);
  assert_int_equal (gesture_of (&fixture, 0), -1);
  activate_action (&fixture, "here");
  deadline = main_loop_get_deadline ();
  while (gesture_of (&fixture, 0) < 0)
    {
      assert_true (aluette_table_is_busy (fixture.table));
      main_loop_step (deadline, "the gesture of the partner", G_STRLOC);
    }
  assert_int_equal (gesture_of (&fixture, 0),
                    aluette_sign_gesture (fixture.settings, ALU_SIGN_MISERE, 1));
  /* The caption of a sign is at the face, never in the prompt. */
  captioned = ui_driver_find_match (GTK_WIDGET (fixture.table), is_label, "a weak hand", 0) != NULL;
  assert_int_equal (captioned, captions);
  assert_null (strstr (aluette_table_get_message (fixture.table), "a weak hand"));
  assert_true (strstr (fixture.announced->str, "Anne: One shoulder raised a little\n") != NULL);
  main_loop_wait_for (!aluette_table_is_busy (fixture.table));
  assert_int_equal (gesture_of (&fixture, 0), -1);
  close_match (&fixture);
}

TEST (test_hot_seat)
{
  check_hot_seat (FALSE, TRUE);
}

TEST (test_hot_seat_still_captioned)
{
  check_hot_seat (TRUE, FALSE);
}

static gboolean
has_bot_spoken (Fixture *fixture)
{
  gboolean spoken = FALSE;

  for (guint seat = 1; seat < 4; seat++)
    spoken = spoken || find_talk (fixture, seat, ALU_EVENT_SAY) != NULL;
  return spoken;
}

/* If signs are not allowed but calls are, bots make calls, and people can. */
TEST (test_parlante)
{
  GtkWidget *palette, *button, *bubble;
  Fixture fixture;

  open_match (&fixture, "human,bot:novice,bot:novice,bot:novice", "signs=off,parlante=on", NULL);
  assert_non_null (get_gaze (&fixture));
  play_until_awaited (&fixture, 0);
  palette = ui_driver_find_match (GTK_WIDGET (fixture.view), is_palette, NULL, 0);
  aluette_sign_palette_popup (ALUETTE_SIGN_PALETTE (palette));
  main_loop_wait_for (ui_driver_find_button (palette, "Good honors!") != NULL);
  assert_non_null (ui_driver_find_button (palette, "Below the Cow!"));
  button = ui_driver_find_button (palette, "Above");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  assert_null (ui_driver_find_button (palette, "Below the Cow!"));
  button = ui_driver_find_button (palette, "Above the Cow!");
  assert_non_null (button);
  g_signal_emit_by_name (button, "clicked");
  assert_non_null (find_talk (&fixture, 0, ALU_EVENT_SAY));
  assert_int_equal (find_talk (&fixture, 0, ALU_EVENT_SAY)->say.sign, ALU_SIGN_VACHE);
  main_loop_wait_for (ui_driver_count (GTK_WIDGET (fixture.table), is_seat_text, NULL) > 0);
  bubble = ui_driver_find_match (GTK_WIDGET (fixture.table), is_seat_text, NULL, 0);
  assert_string_equal (gtk_label_get_text (GTK_LABEL (bubble)), "Above the Cow!");
  main_loop_wait_for (has_bot_spoken (&fixture));
  for (guint seat = 0; seat < 4; seat++)
    assert_null (find_talk (&fixture, seat, ALU_EVENT_SIGN));
  close_match (&fixture);
}

typedef struct
{
  guint n;
  guint sign, length_ms;
} Made;

static void
sign_made_cb (AluetteGaze *gaze, const AluEvent *event, Made *made)
{
  double size;

  if (event->seat != 0)
    return;
  made->n++;
  made->sign = event->sign.sign;
  aluette_gaze_recall (gaze, 0, event->sign.sign, &made->length_ms, &size);
}

static gboolean
is_open (GtkWidget *widget, gconstpointer unused)
{
  return GTK_IS_POPOVER (widget) && gtk_widget_get_visible (widget);
}

/* Holds a key for a while on the open palette. */
static void
hold_key (Fixture *fixture, GtkWidget *popover, guint keyval, guint ms)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (popover);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) keys = g_list_model_get_item (controllers, i);
      gboolean handled = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (keys)
          || gtk_event_controller_get_propagation_phase (GTK_EVENT_CONTROLLER (keys))
                 != GTK_PHASE_CAPTURE)
        continue;
      g_signal_emit_by_name (keys, "key-pressed", keyval, 0, 0, &handled);
      assert_true (handled);
      aluette_manual_clock_advance (fixture->clock, ms);
      g_signal_emit_by_name (keys, "key-released", keyval, 0, 0);
    }
}

static GtkWidget *
open_palette (Fixture *fixture)
{
  GtkWidget *palette = ui_driver_find_match (GTK_WIDGET (fixture->view), is_palette, NULL, 0);
  GtkWidget *popover;

  assert_true (gtk_widget_activate_action (palette, "signs.palette", NULL));
  main_loop_wait_for ((popover = ui_driver_find_match (palette, is_open, NULL, 0)) != NULL);
  return popover;
}

static gboolean
is_gesture_picture (GtkWidget *widget, gconstpointer unused)
{
  return ALUETTE_IS_FACE_PICTURE (widget) && gtk_widget_get_mapped (widget);
}

static gboolean
is_of_sign (GtkWidget *widget, gconstpointer sign)
{
  return ALUETTE_IS_CARD (widget) && gtk_widget_get_mapped (widget)
         && GTK_IS_BUTTON (widget)
         && (alu_sign_cards (*(const AluSign *) sign)
             & alu_card_bit ((AluCard) aluette_card_get_card (ALUETTE_CARD (widget))))
                != 0;
}

static gboolean
is_without_sign (GtkWidget *widget, gconstpointer unused)
{
  for (AluSign sign = ALU_SIGN_MONSIEUR; sign <= ALU_SIGN_AS; sign++)
    if (is_of_sign (widget, &sign))
      return FALSE;
  return ALUETTE_IS_CARD (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_get_ancestor (widget, ALUETTE_TYPE_HAND) != NULL;
}

/* Opens the palette by a click on the viewer's own face, or the first key that a card has for its
 * menu. Returns: (nullable): the popover, if it opens */
static GtkWidget *
open_from_table (Fixture *fixture, GtkWidget *card)
{
  GtkWidget *palette = ui_driver_find_match (GTK_WIDGET (fixture->view), is_palette, NULL, 0);
  GtkWidget *face = aluette_table_get_portrait (fixture->table, 0);
  gboolean open = FALSE;

  if (card == NULL)
    g_signal_emit_by_name (gtk_widget_get_next_sibling (face), "clicked");
  else
    g_signal_emit_by_name (fixture->table, "card-menu",
                           aluette_card_get_card (ALUETTE_CARD (card)), &open);
  return ui_driver_find_match (palette, is_open, NULL, 0);
}

/* Returns: how many signs the palette offers */
static guint
count_offered (GtkWidget *popover)
{
  return ui_driver_count (popover, is_gesture_picture, NULL);
}

/* The first sign of a card that the player at seat 0 holds, or does not hold. */
static AluSign
sign_held (Fixture *fixture, gboolean held)
{
  AluView view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (fixture->game), 0);
  guint sign = ALU_SIGN_MONSIEUR;

  while (((alu_sign_cards ((AluSign) sign) & view.match.deal.hands[0]) != 0) != held)
    sign++;
  assert_true (sign <= ALU_SIGN_AS);
  return (AluSign) sign;
}

/* Keys make signs, and held keys long ones; false signs are refused unless bluffs are allowed. */
static void
check_keys (gboolean bluff)
{
  Made made = { 0 };
  GtkWidget *popover, *more;
  AluSign lie;
  Fixture fixture;
  g_autoptr (AluetteManualClock) clock = aluette_manual_clock_new ();

  open_match (&fixture, "human,bot:novice,bot:novice,bot:novice", bluff ? "bluff=on" : NULL, clock);
  g_signal_connect (get_gaze (&fixture), "sign-made", G_CALLBACK (sign_made_cb), &made);
  play_until_awaited (&fixture, 0);
  popover = open_palette (&fixture);
  hold_key (&fixture, popover, (guint) aluette_sign_key (ALU_SIGN_MISERE), 0);
  assert_int_equal (made.n, 1);
  assert_int_equal (made.sign, ALU_SIGN_MISERE);
  assert_true (made.length_ms < 900);
  assert_false (gtk_widget_get_visible (popover));
  open_palette (&fixture);
  hold_key (&fixture, popover, (guint) aluette_sign_key (ALU_SIGN_MISERE), 900);
  assert_int_equal (made.n, 2);
  assert_true (made.length_ms >= 900);
  open_palette (&fixture);
  lie = sign_held (&fixture, FALSE);
  assert_null (ui_driver_find_match (popover, is_label, aluette_sign_title (lie), 0));
  more = ui_driver_find_button (popover, "More…");
  assert_int_equal (more != NULL && gtk_widget_get_mapped (more), bluff);
  if (bluff)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (more), TRUE);
      main_loop_wait_for (ui_driver_find_match (popover, is_label, aluette_sign_title (lie), 0)
                          != NULL);
    }
  hold_key (&fixture, popover, (guint) aluette_sign_key (lie), 0);
  assert_int_equal (made.n, bluff ? 3 : 2);
  assert_int_equal (gtk_widget_get_visible (popover), !bluff);
  if (!bluff)
    main_loop_wait_for (ui_driver_find_match (popover, is_label,
                                              "this sign does not match the cards", 0)
                        != NULL);
  if (bluff)
    assert_int_equal (made.sign, lie);
  g_signal_handlers_disconnect_by_data (get_gaze (&fixture), &made);
  close_match (&fixture);
}

TEST (test_keys)
{
  check_keys (FALSE);
}

TEST (test_keys_bluff)
{
  check_keys (TRUE);
}

/* A click on one's own face opens all signs, the menu of a card its own sign. */
TEST (test_from_table)
{
  g_autoptr (AluetteManualClock) clock = aluette_manual_clock_new ();
  GtkWidget *popover, *card, *face;
  Fixture fixture;
  AluSign sign;

  open_deal (&fixture, "human,bot:novice,bot:novice,bot:novice", NULL, clock, 12);
  play_until_awaited (&fixture, 0);
  face = gtk_widget_get_next_sibling (aluette_table_get_portrait (fixture.table, 0));
  assert_true (GTK_IS_BUTTON (face) && gtk_widget_get_visible (face));
  for (guint seat = 1; seat < 4; seat++)
    assert_false (gtk_widget_get_visible (
        gtk_widget_get_next_sibling (aluette_table_get_portrait (fixture.table, seat))));
  popover = open_from_table (&fixture, NULL);
  assert_non_null (popover);
  main_loop_wait_for (count_offered (popover) > 1);
  gtk_popover_popdown (GTK_POPOVER (popover));
  sign = sign_held (&fixture, TRUE);
  card = ui_driver_find_match (GTK_WIDGET (fixture.table), is_of_sign, &sign, 0);
  popover = open_from_table (&fixture, card);
  main_loop_wait_for (count_offered (popover) == 1);
  main_loop_wait_for (ui_driver_find_match (popover, is_label, aluette_sign_title (sign), 0)
                      != NULL);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_driver_find_button (popover, "More…")),
                                TRUE);
  main_loop_wait_for (count_offered (popover) > 1);
  gtk_popover_popdown (GTK_POPOVER (popover));
  hold_key (&fixture, open_palette (&fixture), (guint) aluette_sign_key (sign), 0);
  card = ui_driver_find_match (GTK_WIDGET (fixture.table), is_without_sign, NULL, 0);
  assert_null (open_from_table (&fixture, card));
  close_match (&fixture);
}

static void
check_word (Fixture *fixture, gboolean narrow)
{
  GtkWidget *palette = ui_driver_find_match (GTK_WIDGET (fixture->view), is_palette, NULL, 0);

  aluette_match_view_set_narrow (fixture->view, narrow);
  main_loop_wait_for ((ui_driver_find_match (palette, is_label, "Signs", 0) == NULL) == narrow);
}

/* The button of the signs has its word where there is room. */
TEST (test_word)
{
  Fixture fixture;

  open_match (&fixture, "human,bot:novice,bot:novice,bot:novice", NULL, NULL);
  check_word (&fixture, FALSE);
  check_word (&fixture, TRUE);
  close_match (&fixture);
}

/* If neither signs nor calls are allowed, there is no gaze and no palette. */
TEST (test_silent)
{
  Fixture fixture;

  open_match (&fixture, "human,bot:novice,bot:novice,bot:novice", "signs=off,parlante=off", NULL);
  assert_null (get_gaze (&fixture));
  assert_null (ui_driver_find_match (GTK_WIDGET (fixture.view), is_palette, NULL, 0));
  close_match (&fixture);
}

static gboolean
is_sharp (Fixture *fixture, guint seat)
{
  return aluette_portrait_get_sharp (ALUETTE_PORTRAIT (aluette_table_get_portrait (fixture->table,
                                                                                   seat)));
}

/* With eyes of their own, people see only the player whom they look at. */
TEST (test_own_eyes)
{
  Fixture fixture;

  open_match (&fixture, "human,bot:villager,bot:villager,bot:villager", NULL, NULL);
  assert_true (table_driver_play_until (fixture.game, "turn", 0, 200));
  for (guint seat = 0; seat < 4; seat++)
    assert_true (is_sharp (&fixture, seat));
  g_settings_set_boolean (fixture.settings, "own-eyes", TRUE);
  assert_true (is_sharp (&fixture, 0));
  for (guint seat = 1; seat < 4; seat++)
    assert_false (is_sharp (&fixture, seat));
  gtk_widget_activate_action (GTK_WIDGET (fixture.view), "match.look-partner", NULL);
  main_loop_wait_for (is_sharp (&fixture, 2));
  assert_false (is_sharp (&fixture, 1) || is_sharp (&fixture, 3));
  gtk_widget_activate_action (GTK_WIDGET (fixture.view), "match.look-next", NULL);
  main_loop_wait_for (is_sharp (&fixture, 3));
  assert_false (is_sharp (&fixture, 2));
  /* Signs for learners can also be seen while looking elsewhere. */
  g_settings_set_string (fixture.settings, "sign-difficulty", "learner");
  for (guint seat = 0; seat < 4; seat++)
    assert_true (is_sharp (&fixture, seat));
  close_match (&fixture);
}

static gboolean
shows_ring (Fixture *fixture, const char *ring)
{
  GtkWidget *portrait = aluette_table_get_portrait (fixture->table, 0);

  return gtk_widget_has_css_class (gtk_widget_get_parent (portrait), ring);
}

/* Returns: which ring the first human should see, by who looks at them */
static const char *
find_ring (Fixture *fixture)
{
  AluetteGaze *gaze = get_gaze (fixture);

  if (aluette_gaze_get_target (gaze, 1) == 0 || aluette_gaze_get_target (gaze, 3) == 0)
    return "watch-opponent";
  return aluette_gaze_get_target (gaze, 2) == 0 ? "watch-partner" : "watch-nobody";
}

static void
told_cb (Fixture *fixture)
{
  fixture->told = strstr (aluette_table_get_message (fixture->table),
                          "Rose is looking at you: press S.")
                  != NULL;
}

/* The ring of the own face pulses while the partner looks and no opponent does. The first time this
 * is said in words, once in a deal. There is no ring once the deal is over. */
TEST (test_ring)
{
  static const char *const rings[] = { "watch-nobody", "watch-partner", "watch-opponent" };
  g_autoptr (AluetteManualClock) clock = aluette_manual_clock_new ();
  guint seen[G_N_ELEMENTS (rings)] = { 0 };
  Fixture fixture;

  open_match (&fixture, "human,bot:villager,bot:villager,bot:villager", NULL, clock);
  g_settings_set_string (fixture.settings, "sign-difficulty", "learner");
  g_settings_reset (fixture.settings, "sign-moments-told");
  g_signal_connect_swapped (fixture.settings, "changed::sign-moments-told", G_CALLBACK (told_cb),
                            &fixture);
  play_until_awaited (&fixture, 0);
  for (guint i = 0; i < 600; i++)
    {
      aluette_manual_clock_advance (clock, 50);
      for (guint k = 0; k < G_N_ELEMENTS (rings); k++)
        {
          assert_int_equal (shows_ring (&fixture, rings[k]),
                            g_str_equal (find_ring (&fixture), rings[k]));
          seen[k] += shows_ring (&fixture, rings[k]);
        }
    }
  assert_true (fixture.told);
  for (guint k = 0; k < G_N_ELEMENTS (rings); k++)
    assert_true (seen[k] > 0);
  assert_int_equal (g_settings_get_int (fixture.settings, "sign-moments-told"), 1);
  play_to_result (&fixture);
  for (guint k = 0; k < G_N_ELEMENTS (rings); k++)
    assert_false (shows_ring (&fixture, rings[k]));
  g_signal_handlers_disconnect_by_data (fixture.settings, &fixture);
  g_settings_reset (fixture.settings, "sign-moments-told");
  close_match (&fixture);
}

/* Where all partners are Petit-Jeans, nobody can read a sign. */
TEST (test_nobody_to_sign_to)
{
  Fixture fixture;

  open_match (&fixture, "human,human,petit-jean:1,petit-jean:2", NULL, NULL);
  play_until_awaited (&fixture, 0);
  activate_action (&fixture, "here");
  assert_null (ui_driver_find_match (GTK_WIDGET (fixture.view), is_palette, NULL, 0));
  assert_false (shows_ring (&fixture, "watch-nobody"));
  assert_false (gtk_widget_get_visible (
      gtk_widget_get_next_sibling (aluette_table_get_portrait (fixture.table, 0))));
  close_match (&fixture);
}

/* Returns: (nullable): the question of the match, in a window of its own */
static GtkWidget *
find_question (Fixture *fixture)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *it = windows; it != NULL; it = it->next)
    if (ADW_IS_MESSAGE_DIALOG (it->data) && gtk_widget_get_mapped (it->data))
      return it->data;
  return NULL;
}

static void
answer_question (Fixture *fixture, const char *label)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->view), "match.offer", NULL);
  main_loop_wait_for (find_question (fixture) != NULL);
  ui_driver_click (find_question (fixture), label);
  main_loop_wait_for (find_question (fixture) == NULL);
}

/* An offer is not beside the cards: it is in the menu, and made only after a question. */
TEST (test_offer_is_asked_for)
{
  Fixture fixture;

  open_match (&fixture, "human,bot:novice,bot:novice,bot:novice", NULL, NULL);
  play_until_awaited (&fixture, 0);
  main_loop_wait_for (!aluette_table_is_busy (fixture.table));
  assert_null (ui_driver_find_button (GTK_WIDGET (fixture.view), "Offer to Settle"));
  answer_question (&fixture, "Keep Playing");
  assert_null (find_talk (&fixture, 0, ALU_EVENT_OFFER));
  answer_question (&fixture, "Offer to Settle");
  main_loop_wait_for (find_talk (&fixture, 0, ALU_EVENT_OFFER) != NULL);
  close_match (&fixture);
}

int
main (int argc, char **argv)
{
  adw_init ();
  return testing_run (NULL, NULL);
}
