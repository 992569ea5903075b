/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which event has which sound, and that nothing fails without sound output. */

#include "model/session/aluette-local-game.h"
#include "presentation/aluette/aluette-vache-sound.h"
#include "table-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/shell/aluette-sounds.h"

#define PEOPLE (1u << 0)

static AluMatch
match_with (uint8_t n_plays)
{
  AluMatch match = { 0 };

  alu_rules_init (&match.rules, ALU_RULES_CLASSIC, 0);
  match.deal.phase = ALU_PHASE_PLAY;
  match.deal.n_plays = n_plays;
  match.deal.n_tricks = n_plays / 4;
  return match;
}

static AluMatch
make_ended_match (uint8_t winner, AluReason reason)
{
  AluMatch match = match_with (36);

  match.deal.ended = 1;
  match.deal.winner = winner;
  match.deal.reason = reason;
  return match;
}

TEST (test_cards_and_tricks)
{
  const AluEvent play = { .type = ALU_EVENT_PLAY, .seat = 1, .card = alu_card_parse ("5b") };
  const AluEvent luette = { .type = ALU_EVENT_PLAY, .seat = 1, .card = ALU_BORGNE };
  const AluEvent cow = { .type = ALU_EVENT_PLAY, .seat = 1, .card = ALU_VACHE };
  const AluEvent sign = { .type = ALU_EVENT_SIGN, .seat = 1 };
  AluMatch match = match_with (3);

  assert_int_equal (aluette_vache_sound (&match, &play, PEOPLE), ALUETTE_SOUND_CARD);
  assert_int_equal (aluette_vache_sound (&match, &luette, PEOPLE), ALUETTE_SOUND_STRONG);
  assert_int_equal (aluette_vache_sound (&match, &cow, PEOPLE), ALUETTE_SOUND_COW);
  assert_int_equal (aluette_vache_sound (&match, &sign, PEOPLE), ALUETTE_SOUND_NONE);
  match = match_with (4);
  match.deal.takers[0] = 2;
  assert_int_equal (aluette_vache_sound (&match, &play, PEOPLE), ALUETTE_SOUND_TRICK);
  match.deal.takers[0] = ALU_SPOILED;
  assert_int_equal (aluette_vache_sound (&match, &play, PEOPLE), ALUETTE_SOUND_SPOILED);
  assert_int_equal (aluette_vache_sound (&match, &cow, PEOPLE), ALUETTE_SOUND_COW);
}

TEST (test_results)
{
  static const struct
  {
    uint8_t winner;
    AluReason reason;
    guint people;
    AluetteSound sound;
  } cases[] = {
    { 0, ALU_REASON_TRICKS, 1u << 0, ALUETTE_SOUND_WON },
    { 1, ALU_REASON_TRICKS, 1u << 0, ALUETTE_SOUND_LOST },
    { 1, ALU_REASON_TRICKS, 1u << 1 | 1u << 3, ALUETTE_SOUND_WON },
    { 1, ALU_REASON_TRICKS, 1u << 0 | 1u << 1, ALUETTE_SOUND_WON },
    { 1, ALU_REASON_TRICKS, 0, ALUETTE_SOUND_WON },
    { 1, ALU_REASON_OFFER_ACCEPTED, 1u << 0, ALUETTE_SOUND_LOST },
    { 1, ALU_REASON_MORDIENNE, 1u << 0, ALUETTE_SOUND_FEAT },
    { ALU_NOBODY, ALU_REASON_TRICKS, 1u << 0, ALUETTE_SOUND_SPOILED },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const AluEvent answer = { .type = ALU_EVENT_ANSWER, .seat = 1, .yes = 1 };
      AluMatch match = make_ended_match (cases[i].winner, cases[i].reason);

      assert_int_equal (aluette_vache_sound (&match, &answer, cases[i].people), cases[i].sound);
    }
}

/* What a table has told its listeners. */
typedef struct
{
  AluetteGame *game;
  guint n_cards, n_tricks, n_results; /* sounds */
  guint n_turns;
  guint n_wrong_turns; /* announced although nobody must act, or in the pause after a trick */
  guint n_missed_turns;
} Heard;

static void
on_sound (Heard *heard, guint sound, gboolean turn)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (heard->game, 0);
  const AluEvent *last = aluette_seat_log_get_aluette_line (log,
                                                            aluette_seat_log_get_n_lines (log) - 1);
  gboolean end_of_trick = sound != ALUETTE_SOUND_NONE && sound != ALUETTE_SOUND_CARD;
  gboolean asked = aluette_game_get_awaited (heard->game) == 0;

  heard->n_cards += sound >= ALUETTE_SOUND_CARD && sound <= ALUETTE_SOUND_COW;
  heard->n_tricks += sound == ALUETTE_SOUND_TRICK || sound == ALUETTE_SOUND_SPOILED;
  heard->n_results += sound >= ALUETTE_SOUND_WON;
  heard->n_turns += turn ? 1 : 0;
  heard->n_wrong_turns += turn && (!asked || end_of_trick);
  heard->n_missed_turns += !turn && asked && last->type == ALU_EVENT_PLAY && last->seat != 0
                           && sound == ALUETTE_SOUND_CARD;
}

/* The table names the sounds of a deal, and says when the person at the screen must act. */
TEST (test_table)
{
  GtkWidget *table = aluette_table_new ();
  GtkWidget *window = ui_driver_open_window (table, 800, 700);
  Heard heard = { .game = table_driver_new_game (&(TableSetup) {
                      .players = "human,bot:novice,bot:novice,bot:novice", .seed = 3 }) };

  g_object_set (table, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  g_signal_connect_swapped (table, "sound", G_CALLBACK (on_sound), &heard);
  aluette_table_set_game (ALUETTE_TABLE (table), heard.game);
  assert_true (table_driver_play_until (heard.game, "deal-over", 0, 400));
  aluette_table_finish_animations (ALUETTE_TABLE (table));
  assert_int_equal (heard.n_results, 1);
  assert_true (heard.n_cards >= 3 * 3);
  assert_true (heard.n_tricks >= 2);
  assert_true (heard.n_turns >= 2);
  assert_int_equal (heard.n_wrong_turns, 0);
  assert_int_equal (heard.n_missed_turns, 0);
  ui_driver_close (window);
  g_object_unref (heard.game);
}

/* A slow card is in the air for longer, in microseconds. */
#define IN_THE_AIR (500 * 1000)

static void
note_time (gint64 *heard_at)
{
  if (*heard_at == 0)
    *heard_at = g_get_monotonic_time ();
}

/* A card is heard when it lands, not when it leaves the hand. */
TEST (test_heard_when_landed)
{
  GtkWidget *table = aluette_table_new ();
  g_autoptr (AluetteGame) game = table_driver_new_game (&(TableSetup) {
      .players = "human,bot:novice,bot:novice,bot:novice", .seed = 3 });
  gint64 played_at, heard_at = 0;
  GtkWidget *window;

  assert_true (table_driver_play_until (game, "turn", 1, 500));
  g_object_set (table, "animation-speed", ALUETTE_SPEED_SLOW, NULL);
  aluette_table_set_game (ALUETTE_TABLE (table), game);
  window = ui_driver_open_window (table, 800, 700);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  aluette_table_finish_animations (ALUETTE_TABLE (table));
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 60 * 1000, 60 * 1000);
  g_signal_connect_swapped (table, "sound", G_CALLBACK (note_time), &heard_at);
  played_at = g_get_monotonic_time ();
  g_action_group_activate_action (aluette_table_get_actions (ALUETTE_TABLE (table)), "play-1",
                                  NULL);
  assert_true (aluette_table_is_busy (ALUETTE_TABLE (table)));
  assert_int_equal (heard_at, 0);
  main_loop_wait_for (heard_at != 0);
  assert_true (heard_at - played_at >= IN_THE_AIR);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ui_driver_close (window);
}

TEST (test_silence)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.aluette.Aluette");
  GtkWidget *table = g_object_ref_sink (aluette_table_new ());
  g_autoptr (AluetteSounds) sounds = aluette_sounds_new (ALUETTE_TABLE (table), settings);

  assert_true (g_settings_get_boolean (settings, "sounds"));
  for (int on = 0; on < 2; on++)
    {
      g_settings_set_boolean (settings, "sounds", on);
      for (int sound = 0; sound < ALUETTE_N_SOUNDS; sound++)
        aluette_sounds_play (sounds, (AluetteSound) sound);
    }
  g_object_unref (table);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
