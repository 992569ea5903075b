/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "model/aluette/aluette-vache-game.h"
#include "model/session/aluette-local-game.h"
#include "presentation/aluette/aluette-vache-presenter.h"
#include "presentation/aluette/aluette-vache-talk.h"
#include "table-driver.h"
#include "testing.h"

/* What the table of Aluette shows at many moments, without a window. */

/* A moment, and the seat of the viewer; ALU_GAME_SPECTATOR for a spectator. */
typedef struct
{
  const char *players, *rules, *options, *stop;
  guint trick;
  guint seat;
  const char *expected;
} Row;

static AluetteGame *
find_moment (const Row *row)
{
  for (guint seed = 1; seed < 200; seed++)
    {
      TableSetup setup = { row->rules, row->players, row->options, 0, seed };
      AluetteGame *game = table_driver_new_game (&setup);

      if (table_driver_play_until (game, row->stop, row->trick, 500))
        return game;
      g_object_unref (game);
    }
  fail_msg ("no moment %s", row->stop);
  return NULL;
}

static AluetteTableLook
get_look (AluetteGame *game, guint seat)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (game, seat);

  return (AluetteTableLook) {
    .log = log,
    .n_lines = aluette_seat_log_get_n_lines (log),
    .bottom = seat == ALU_GAME_SPECTATOR ? 0 : seat,
    .listener = seat,
    .asked = seat != ALU_GAME_SPECTATOR && aluette_game_get_awaited (game) == seat,
    .here = seat != ALU_GAME_SPECTATOR,
    .landing = ALU_GAME_SPECTATOR,
  };
}

static guint
count_cards (const guint8 *cards, guint n)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += cards[i] != ALUETTE_NO_CARD;
  return count;
}

/* Appends "SEAT:CARDS" for each hand shown, with "+" for closed cards, and the cards in other
 * places. */
static void
format_places (const AluetteTableState *state, GString *text)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      const AluetteTableHand *hand = &state->hands[seat];
      const AluetteTableSeat *it = &state->seats[seat];

      if (hand->shown)
        g_string_append_printf (text, " %u:%u%s", seat, hand->n_cards,
                                count_cards (hand->cards, hand->n_cards) == hand->n_cards ? ""
                                                                                          : "+");
      else
        g_string_append_printf (text, " %u:(%u)", seat, it->n_cards);
      if (it->n_tricks > 0)
        g_string_append_printf (text, "t%u", it->n_tricks);
      if (it->badges & ALUETTE_BADGE_TURN)
        g_string_append_c (text, '!');
      if (it->badges & ALUETTE_BADGE_AHEAD)
        g_string_append_c (text, '*');
      if (state->piles[seat].shown)
        g_string_append_printf (text, "p%u", state->piles[seat].n_cards);
    }
  g_string_append_printf (text, " trick %u win %x", count_cards (state->trick.cards, 6),
                          state->trick.winning);
}

static char *
format_state (const AluetteTableState *state)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%u seats", state->n_seats);
  format_places (state, text);
  if (state->active_hand != ALU_GAME_SPECTATOR)
    g_string_append_printf (text, " from %u", state->active_hand);
  if (state->choice.id != 0)
    g_string_append_printf (text, " choose %u", aluette_card_set_count (&state->choice.proposed));
  g_string_append_printf (text, "; %s", state->prompt.question ? "?" : "");
  for (guint i = 0; i < state->prompt.n_buttons; i++)
    g_string_append_printf (text, "[%s]", state->prompt.buttons[i].action);
  g_string_append (text, "; ");
  for (guint i = 0; i < state->n_actions; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", state->actions[i]);
  if (state->may_continue)
    g_string_append (text, " continue");
  return g_string_free (text, FALSE);
}

static const Row rows[] = {
  { NULL, NULL, NULL, "turn", 0, 0,
    "4 seats 0:8! 1:(8) 2:(7)t1* 3:(7)p12 trick 2 win 8 from 0; "
    "; offer" },
  { NULL, NULL, NULL, "turn", 3, 0,
    "4 seats 0:5t1! 1:(4)t2* 2:(4)t1 3:(4)p12 trick 3 win 2 from 0; "
    "; offer" },
  { NULL, NULL, NULL, "turn", 3, ALU_GAME_SPECTATOR,
    "4 seats 0:5+t1! 1:(4)t2* 2:(4)t1 3:(4)p12 trick 3 win 2; "
    "; " },
  { "human,bot:villager,petit-jean:1,petit-jean:2", NULL, NULL, "turn", 2, 0,
    "4 seats 0:7! 1:(6)t1 2:6t1* 3:6p12 trick 3 win 2 from 0; "
    "; offer" },
  { NULL, "six", NULL, "turn", 2, 0,
    "6 seats 0:6! 1:(6) 2:(6) 3:(6) 4:(5)t1 5:(5)t1*p0 trick 2 win 10 from 0; "
    "; offer" },
  { NULL, "grimaud", NULL, "draw", 0, 0,
    "4 seats 0:0 1:(0) 2:(0) 3:(0) trick 4 win 0; "
    "?[table.continue];  continue" },
  { NULL, "grimaud", NULL, "vote", 0, 0,
    "4 seats 0:9! 1:(9) 2:(9)p12 3:(9) trick 0 win 0; "
    "?[table.chant-yes][table.chant-no]; chant-yes,chant-no" },
  { NULL, "grimaud", "chant=always", "reject", 0, 0,
    "4 seats 0:15! 1:(9) 2:(9)p6 3:(9) trick 0 win 0 from 0 choose 6; "
    "?[table.reject]; " },
  { NULL, NULL, NULL, "answer", 0, 0,
    "4 seats 0:1t1! 1:(1)t2 2:(0)t3*p12 3:(1)t2 trick 1 win 4; "
    "?[table.accept][table.refuse]; accept,refuse" },
  { NULL, NULL, NULL, "concede", 0, 0,
    "4 seats 0:9! 1:(9) 2:(9)p12 3:(9) trick 0 win 0; "
    "?[table.agree][table.decline]; agree,decline" },
  { NULL, NULL, NULL, "deal-over", 0, 0,
    "4 seats 0:0t4* 1:(0)t3 2:(0)t2 3:(0)p12 trick 0 win 0; "
    "?[table.continue][table.review];  continue" },
  { NULL, NULL, NULL, "over", 0, 0,
    "4 seats 0:0t4*p12 1:(0)t3 2:(0)t1 3:(0)t1 trick 0 win 0; "
    "?[win.again][app.new-match][table.review]; " },
  { NULL, "twelve", NULL, "turn", 2, 0,
    "4 seats 0:6t1! 1:(5)t2 2:(5) 3:(5)p12 trick 3 win 2 from 0; "
    "; " },
};

TEST (states)
{
  g_autoptr (AluetteTablePresenter) presenter = aluette_vache_presenter_new ();
  guint n_wrong = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AluetteGame) game = find_moment (&rows[i]);
      AluetteTableLook look = get_look (game, rows[i].seat);
      g_auto (AluetteTableState) shown;
      g_autofree char *text = NULL;

      aluette_table_state_init (&shown);
      aluette_table_presenter_present (presenter, &look, &shown);
      text = format_state (&shown);
      if (g_str_equal (text, rows[i].expected))
        continue;
      print_error ("%s, seat %u:\n  \"%s\"\n", rows[i].stop, rows[i].seat, text);
      n_wrong++;
    }
  assert_int_equal (n_wrong, 0);
}

static guint
count_pile (AluetteTablePresenter *presenter, const AluetteTableLook *look)
{
  g_auto (AluetteTableState) state;
  guint n = 0;

  aluette_table_state_init (&state);
  aluette_table_presenter_present (presenter, look, &state);
  for (guint seat = 0; seat < state.n_seats; seat++)
    n += state.piles[seat].n_cards;
  return n;
}

/* Cards of a taken trick join the winning one, which is the last, and go to its player; those of a
 * spoiled trick lie on the pile of the dealer from then on. All of them turn face down. */
static void
check_trick_end (AluetteTablePresenter *presenter, AluetteTableLook look, guint *n_spoiled)
{
  g_autoptr (AluetteView) known = aluette_seat_log_view_at (look.log, look.n_lines);
  AluView view = *aluette_view_get_aluette (known);
  guint taker = view.match.deal.takers[view.match.deal.n_tricks - 1];
  g_auto (AluetteTableCue) end;
  guint before;

  aluette_table_cue_init (&end);
  aluette_table_presenter_present_trick_end (presenter, &look, &end);
  assert_int_equal (end.n_motions, 4);
  for (guint i = 0; i < 4; i++)
    {
      assert_true (end.motions[i].turns);
      assert_int_equal (end.motions[i].gathers, taker < 4);
      assert_int_equal (end.motions[i].to.type,
                        taker < 4 ? ALUETTE_PLACE_TRICKS : ALUETTE_PLACE_PILE);
      assert_int_equal (end.motions[i].to.seat, taker < 4 ? taker : view.match.deal.dealer);
    }
  look.flags = ALUETTE_TABLE_TRICK_STAYS;
  before = count_pile (presenter, &look);
  look.flags = 0;
  assert_int_equal (count_pile (presenter, &look), before + (taker < 4 ? 0 : 4));
  *n_spoiled += taker >= 4;
  if (taker < 4)
    assert_int_equal (end.motions[3].from.seat, taker);
}

/* Every line of a match, for every seat: a card that leaves a hand arrives in the trick, and the
 * finished trick leaves it. */
TEST (cues)
{
  static const TableSetup setup = { "classic", "human,human,human,human", "target=2", 0, 3 };
  g_autoptr (AluetteTablePresenter) presenter = aluette_vache_presenter_new ();
  g_autoptr (AluetteGame) game = table_driver_new_game (&setup);
  AluetteTableLook look;
  guint n_plays = 0, n_ends = 0, n_spoiled = 0;

  assert_true (table_driver_play_until (game, "over", 0, 1000));
  look = get_look (game, 0);
  for (guint i = 1; i <= aluette_seat_log_get_n_lines (look.log); i++)
    {
      const AluEvent *event = aluette_seat_log_get_aluette_line (look.log, i - 1);
      g_auto (AluetteTableCue) cue;

      aluette_table_cue_init (&cue);
      look.n_lines = i;
      aluette_table_presenter_present_line (presenter, &look, &cue);
      if (cue.lands == ALU_GAME_SPECTATOR)
        continue;
      n_plays++;
      assert_int_equal (cue.n_motions, 1);
      assert_int_equal (cue.motions[0].from.type, ALUETTE_PLACE_HAND);
      assert_int_equal (cue.motions[0].to.type, ALUETTE_PLACE_TRICK);
      assert_int_equal (cue.motions[0].to.seat, cue.lands);
      assert_int_equal (cue.motions[0].strong,
                        alu_card_numbers[ALU_ORDER_ALUETTE][event->card] <= 4);
      if (cue.trick_end == ALUETTE_TRICK_GOES_ON)
        continue;
      n_ends++;
      check_trick_end (presenter, look, &n_spoiled);
    }
  assert_true (n_spoiled > 0);
  assert_true (n_plays > 0);
  assert_int_equal (n_plays / 4, n_ends);
}

/* Screen readers say whose side a player is on, which others see by a mark. */
TEST (sides)
{
  g_autoptr (AluetteGame) game = find_moment (&rows[0]);
  g_autoptr (AluetteTablePresenter) presenter = aluette_vache_presenter_new ();

  for (guint listener = 0; listener <= 4; listener += 4)
    {
      AluetteTableLook look = get_look (game, listener < 4 ? listener : ALU_GAME_SPECTATOR);
      AluetteTableState shown;

      aluette_table_state_init (&shown);
      aluette_table_presenter_present (presenter, &look, &shown);
      for (guint seat = 0; seat < shown.n_seats; seat++)
        {
          const char *text = shown.seats[seat].description;
          gboolean ours = seat % 2 == listener % 2;

          assert_int_equal (strstr (text, "your team") != NULL, listener < 4 && ours);
          assert_int_equal (strstr (text, "the other team") != NULL, listener < 4 && !ours);
          assert_int_equal (strstr (text, "team: ") != NULL, listener == 4);
        }
      aluette_table_state_clear (&shown);
    }
}

/* Returns: whether @seat has shown @look's listener a card in this deal, and has not played it */
static gboolean
has_shown (const AluetteTableLook *look, guint seat, AluCard card)
{
  for (guint i = look->n_lines; i > 0; i--)
    {
      const AluEvent *event = aluette_seat_log_get_aluette_line (look->log, i - 1);
      AluCardSet cards = event->type == ALU_EVENT_PLAY ? alu_card_bit (event->card)
                         : event->type == ALU_EVENT_SIGN ? alu_sign_cards (event->sign.sign)
                                                         : 0;

      if (event->type == ALU_EVENT_DEAL)
        return FALSE;
      if (event->seat == seat && (cards & alu_card_bit (card)) != 0
          && (event->type == ALU_EVENT_PLAY || (event->sign.read >> look->listener & 1) != 0))
        return event->type == ALU_EVENT_SIGN;
    }
  return FALSE;
}

/* Returns: how many cards are told of at most at one seat */
static guint
check_told (AluetteTablePresenter *presenter, const AluetteTableLook *look)
{
  g_auto (AluetteTableState) state;
  guint most = 0;

  aluette_table_state_init (&state);
  aluette_table_presenter_present (presenter, look, &state);
  for (guint seat = 0; seat < state.n_seats; seat++)
    {
      const AluetteTableTold *told = &state.seats[seat].told;

      assert_int_equal (told->n_cards > 0, told->text != NULL);
      assert_int_equal (told->n_cards > 0,
                        strstr (state.seats[seat].description, "has shown: ") != NULL);
      assert_true (told->n_cards == 0 || seat != look->listener);
      for (guint i = 0; i < told->n_cards; i++)
        assert_true (told->marks[i] != NULL || has_shown (look, seat, told->cards[i]));
      most = MAX (most, told->n_cards);
    }
  return most;
}

/* Signs that a seat has read stay until the card is played: all of them, only those, and none for
 * a spectator or where they are not to stay. A match that is opened from its file has them, too. */
TEST (told)
{
  g_autofree char *path = g_build_filename (g_getenv ("ALUETTE_SRCDIR"), "tests", "records",
                                            "signs-and-calls.aluette", NULL);
  g_autoptr (AluetteTablePresenter) presenter = aluette_vache_presenter_new ();
  g_autofree char *text = NULL;
  g_autoptr (GString) record = NULL;
  g_autoptr (AluetteGame) game = NULL;
  guint most = 0;

  assert_true (g_file_get_contents (path, &text, NULL, NULL));
  record = g_string_new (text);
  g_string_replace (record, "bot:villager", "human", 0);
  game = aluette_local_game_new_from_record (record->str, -1, 1, NULL, NULL);
  for (guint seat = 0; seat < 4; seat++)
    {
      AluetteTableLook look = get_look (game, seat);

      for (look.n_lines = 1; look.n_lines <= aluette_seat_log_get_n_lines (look.log);
           look.n_lines++)
        {
          look.flags = 0;
          assert_int_equal (check_told (presenter, &look), 0);
          look.flags = ALUETTE_TABLE_TOLD_STAYS;
          most = MAX (most, check_told (presenter, &look));
        }
    }
  assert_true (most > 1);
  for (AluetteTableLook look = get_look (game, ALU_GAME_SPECTATOR);
       look.n_lines > 0; look.n_lines--)
    {
      look.flags = ALUETTE_TABLE_TOLD_STAYS;
      assert_int_equal (check_told (presenter, &look), 0);
    }
}

/* Returns: (transfer full): what may be said of each card, a letter per card, for one viewer */
static char *
list_talk (AluetteGame *game, guint seat)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (game, seat);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < aluette_seat_log_get_n_lines (log); i++)
    {
      const AluEvent *event = aluette_seat_log_get_aluette_line (log, i);
      g_autoptr (AluetteView) view = aluette_seat_log_view_at (log, i + 1);
      guint seats = 0;

      if (event->type == ALU_EVENT_PLAY)
        g_string_append_c (text, "PSFCW."[aluette_vache_talk_find (view, event, &seats)]);
    }
  return g_string_free (text, FALSE);
}

/* What is said follows from what everybody sees. */
TEST (talk)
{
  static const TableSetup setup = { "classic", "human,human,human,human", "target=5", 0, 3 };
  g_autoptr (AluetteGame) game = table_driver_new_game (&setup);
  g_autofree char *open = NULL;

  assert_true (table_driver_play_until (game, "over", 0, 2000));
  open = list_talk (game, ALU_GAME_SPECTATOR);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_autofree char *own = list_talk (game, seat);

      assert_string_equal (own, open);
    }
  assert_non_null (strchr (open, 'P'));
  assert_non_null (strchr (open, 'S'));
}

/* At most one sentence in each deal: then none comes twice. */
TEST (sentences)
{
  g_autoptr (GHashTable) all = g_hash_table_new (g_str_hash, g_str_equal);

  for (int talk = 0; talk < ALUETTE_TALK_NONE; talk++)
    for (guint deal = 0; deal < 30; deal++)
      {
        const char *text = aluette_talk_get_sentence ((AluetteTalk) talk, deal);

        assert_int_equal (text != NULL, deal > 0 && deal <= 10);
        if (text != NULL)
          assert_true (g_hash_table_add (all, (gpointer) text));
      }
  assert_null (aluette_talk_get_sentence (ALUETTE_TALK_NONE, 1));
}
