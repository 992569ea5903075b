/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which event has which sound, and that nothing fails without sound output. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

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

static void
test_cards_and_tricks (void **state)
{
  const AluEvent play = { .type = ALU_EVENT_PLAY, .seat = 1 };
  const AluEvent sign = { .type = ALU_EVENT_SIGN, .seat = 1 };
  AluMatch match = match_with (3);

  assert_int_equal (aluette_sounds_of_event (&match, &play, PEOPLE), ALUETTE_SOUND_CARD);
  assert_int_equal (aluette_sounds_of_event (&match, &sign, PEOPLE), ALUETTE_SOUND_NONE);
  match = match_with (4);
  match.deal.takers[0] = 2;
  assert_int_equal (aluette_sounds_of_event (&match, &play, PEOPLE), ALUETTE_SOUND_TRICK);
  match.deal.takers[0] = ALU_SPOILED;
  assert_int_equal (aluette_sounds_of_event (&match, &play, PEOPLE), ALUETTE_SOUND_SPOILED);
}

static void
test_results (void **state)
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
    { 1, ALU_REASON_MORDIENNE, 1u << 0, ALUETTE_SOUND_MORDIENNE },
    { ALU_NOBODY, ALU_REASON_TRICKS, 1u << 0, ALUETTE_SOUND_SPOILED },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const AluEvent answer = { .type = ALU_EVENT_ANSWER, .seat = 1, .yes = 1 };
      AluMatch match = make_ended_match (cases[i].winner, cases[i].reason);

      assert_int_equal (aluette_sounds_of_event (&match, &answer, cases[i].people), cases[i].sound);
    }
}

static void
test_calls (void **state)
{
  const AluEvent other = { .type = ALU_EVENT_PLAY, .seat = 3 };
  const AluEvent own = { .type = ALU_EVENT_OFFER, .seat = 0 };
  const AluEvent sign = { .type = ALU_EVENT_SIGN, .seat = 3 };
  AluMatch match = match_with (3);

  match.deal.turn = 0;
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    match.seating.captain[seat] = ALU_NOBODY;
  assert_true (aluette_sounds_calls (&match, &other, PEOPLE));
  assert_false (aluette_sounds_calls (&match, &other, 1u << 1));
  assert_false (aluette_sounds_calls (&match, &own, PEOPLE));
  assert_false (aluette_sounds_calls (&match, &sign, PEOPLE));
  match = match_with (4);
  assert_false (aluette_sounds_calls (&match, &other, PEOPLE));
}

static void
test_silence (void **state)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.aluette.Aluette");
  g_autoptr (AluetteSounds) sounds = aluette_sounds_new (settings);

  assert_true (g_settings_get_boolean (settings, "sounds"));
  for (int on = 0; on < 2; on++)
    {
      g_settings_set_boolean (settings, "sounds", on);
      for (int sound = 0; sound < ALUETTE_N_SOUNDS; sound++)
        aluette_sounds_play (sounds, sound);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_cards_and_tricks),
    cmocka_unit_test (test_results),
    cmocka_unit_test (test_calls),
    cmocka_unit_test (test_silence),
  };

  return cmocka_run_group_tests_name ("sounds", tests, NULL, NULL);
}
