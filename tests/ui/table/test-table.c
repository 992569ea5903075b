/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>
#include <string.h>

#include "bots/aluette/alu-bot.h"
#include "engine/alu-record.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "table-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/table/aluette-card.h"
#include "ui/table/aluette-table.h"

/* Whole matches played in a window through the actions of the table, as by menu or key. */

typedef struct
{
  GtkWidget *window;
  AluetteTable *table;
  AluetteGame *game;
  guint holder; /* the human at the screen, or ALU_NOBODY */
  gboolean shared;
  guint n_leaks; /* cards seen face up that their holder may not know */
  guint n_handovers;
} Round;

/* The cards that a seat may see face up anywhere on the table. */
static AluCardSet
cards_known (AluetteGame *game, guint seat)
{
  AluView view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), seat);
  const AluDeal *deal = &view.match.deal;
  AluCardSet known = deal->played | deal->rejected[0] | deal->rejected[1];

  if (view.match.n_deals == 0)
    known |= alu_card_bit (ALU_MONSIEUR) | alu_card_bit (ALU_MADAME) | alu_card_bit (ALU_BORGNE)
             | alu_card_bit (ALU_VACHE);
  for (int i = 0; i < view.match.rules.seats; i++)
    known |= deal->hands[i];
  return known;
}

static void
look_for_leaks (GtkWidget *widget, AluCardSet known, guint *n_leaks)
{
  if (ALUETTE_IS_CARD (widget))
    {
      AluCard card = aluette_card_get_card (ALUETTE_CARD (widget));

      if (card != ALU_CARD_NONE && (known & alu_card_bit (card)) == 0)
        (*n_leaks)++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_for_leaks (child, known, n_leaks);
}

/* After any event, the table shows no more than the viewer may know. */
static void
check_leaks (Round *round)
{
  guint awaited = aluette_game_get_awaited (round->game);
  guint seat;

  if (round->shared && aluette_table_get_viewer_seat (round->table) == ALU_NOBODY)
    round->holder = ALU_NOBODY;
  seat = round->holder;
  if (round->shared && awaited != ALU_NOBODY && awaited != round->holder)
    seat = ALU_NOBODY;
  look_for_leaks (GTK_WIDGET (round->table), cards_known (round->game, seat), &round->n_leaks);
}

static void
changed_cb (Round *round)
{
  check_leaks (round);
}

static gboolean
can_activate (Round *round, const char *action)
{
  return g_action_group_get_action_enabled (aluette_table_get_actions (round->table), action);
}

static void
activate_action (Round *round, const char *action, GVariant *parameter)
{
  g_action_group_activate_action (aluette_table_get_actions (round->table), action, parameter);
}

/* Marks the cards that the bot would reject, by number keys, and rejects them. */
static void
reject_by_number (Round *round, const AluView *view, const AluEvent *event)
{
  AluCard hand[ALU_N_CARDS], lowest[ALU_CHANT_CARDS];
  int n = alu_set_sorted (alu_rules_order (&view->match.rules), view->match.deal.hands[event->seat],
                          hand);
  AluCardSet chosen = 0, marked = 0;

  alu_match_lowest (&view->match, view->match.deal.hands[event->seat], lowest);
  for (int i = 0; i < ALU_CHANT_CARDS; i++)
    {
      chosen |= alu_card_bit (event->chant.cards[i]);
      marked |= alu_card_bit (lowest[i]);
    }
  for (int i = 0; i < n; i++)
    if ((chosen ^ marked) & alu_card_bit (hand[i]))
      {
        g_autofree char *name = g_strdup_printf ("play-%d", i + 1);

        activate_action (round, name, NULL);
      }
  assert_true (can_activate (round, "reject"));
  activate_action (round, "reject", NULL);
}

/* Plays by number, so that the order of the cards is tested, too. */
static void
play_by_number (Round *round, const AluView *view, const AluEvent *event)
{
  AluCard hand[ALU_N_CARDS];
  int n = alu_set_sorted (alu_rules_order (&view->match.rules), view->match.deal.hands[event->seat],
                          hand);

  for (int i = 0; i < n; i++)
    if (hand[i] == event->card)
      {
        g_autofree char *name = g_strdup_printf ("play-%d", i + 1);

        assert_true (can_activate (round, name));
        activate_action (round, name, NULL);
        return;
      }
  fail_msg ("the bot plays what it has not");
}

static void
decide_for_seat (Round *round, guint seat)
{
  AluView view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (round->game), seat);
  AluBudget budget = { .seed = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (round->game)) };
  AluEvent event;

  alu_bot_decide (ALU_LEVEL_VILLAGER, &view, &budget, &event, NULL);
  switch ((AluEventType) event.type)
    {
    case ALU_EVENT_PLAY:
      play_by_number (round, &view, &event);
      break;
    case ALU_EVENT_REJECT:
      reject_by_number (round, &view, &event);
      break;
    case ALU_EVENT_OFFER:
      /* Who plays an open hand looks at their own first. */
      if (can_activate (round, "here"))
        {
          round->holder = seat;
          activate_action (round, "here", NULL);
          activate_action (round, "hurry", NULL);
        }
      activate_action (round, "offer", NULL);
      break;
    case ALU_EVENT_ANSWER:
      activate_action (round, event.yes ? "accept" : "refuse", NULL);
      break;
    case ALU_EVENT_CONSENT:
      activate_action (round, event.yes ? "agree" : "decline", NULL);
      break;
    case ALU_EVENT_VOTE:
      activate_action (round, event.yes ? "chant-yes" : "chant-no", NULL);
      break;
    default:
      fail_msg ("event %d is no decision", event.type);
    }
}

/* Whether there are more than @n_events events, or the test can act. */
static gboolean
has_changed (Round *round, guint n_events)
{
  return aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (round->game)) != n_events
         || aluette_game_get_awaited (round->game) != ALU_NOBODY || can_activate (round, "here")
         || (!aluette_game_get_ready (round->game) && can_activate (round, "continue"));
}

/* An open hand can also be played without a look at one's own. */
static gboolean
is_covered (Round *round)
{
  return can_activate (round, "here") && !can_activate (round, "play");
}

/* One action of the player at the screen. */
static void
play_step (Round *round)
{
  guint awaited = aluette_game_get_awaited (round->game);
  guint n_events = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (round->game));

  if (is_covered (round))
    {
      round->n_handovers++;
      round->holder = awaited;
      activate_action (round, "here", NULL);
      check_leaks (round);
      activate_action (round, "hurry", NULL);
      check_leaks (round);
      return;
    }
  if (awaited != ALU_NOBODY)
    {
      decide_for_seat (round, awaited);
      if (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (round->game)) == n_events)
        fail_msg ("nothing came of it: %s", aluette_table_get_message (round->table));
    }
  else if (!aluette_game_get_ready (round->game) && can_activate (round, "continue"))
    activate_action (round, "continue", NULL);
  else
    main_loop_wait_for (has_changed (round, n_events));
}

static gboolean
is_over (AluetteGame *game)
{
  AluView view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), ALU_NOBODY);

  return alu_match_over (&view.match);
}

static void
check_record (AluetteGame *game)
{
  g_autofree char *text = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (game));
  AluMatchReader reader;
  AluGameFault error;

  alu_record_reader_init (&reader, &alu_aluette_kind);
  if (!alu_record_read_text (&reader, &alu_aluette_kind, text, strlen (text), NULL, NULL, &error))
    fail_msg ("line %d: %s", error.line, error.reason);
  assert_true (alu_match_over (&reader.match));
}

/* Everything that is drawn, as text. */
static void
describe_widget (GtkWidget *widget, GtkWidget *table, GString *text)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *joined = g_strjoinv (".", classes);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT_ZERO;

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (!gtk_widget_compute_bounds (widget, table, &bounds))
    return;
  g_string_append_printf (text, "%s.%s %.0f,%.0f %.0fx%.0f", G_OBJECT_TYPE_NAME (widget), joined,
                          bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height);
  if (ALUETTE_IS_CARD (widget))
    g_string_append_printf (text, " card %d", aluette_card_get_card (ALUETTE_CARD (widget)));
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, " “%s”", gtk_label_get_text (GTK_LABEL (widget)));
  g_string_append_c (text, '\n');
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    describe_widget (child, table, text);
}

static char *
describe_table (AluetteTable *table)
{
  GString *text = g_string_new (NULL);

  ui_driver_settle (GTK_WIDGET (table));
  describe_widget (GTK_WIDGET (table), GTK_WIDGET (table), text);
  return g_string_free (text, FALSE);
}

/* A table that has shown a whole match looks the same as a table that gets it at its end. */
static void
check_same_from_state (Round *round)
{
  GtkWidget *fresh = aluette_table_new ();
  GtkWidget *window;
  g_autofree char *old_picture = NULL, *new_picture = NULL;

  aluette_table_finish_animations (round->table);
  gtk_window_set_focus (GTK_WINDOW (round->window), NULL);
  old_picture = describe_table (round->table);
  g_object_set (fresh, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  aluette_table_set_game (ALUETTE_TABLE (fresh), round->game);
  window = ui_driver_open_window (fresh, 900, 640);
  new_picture = describe_table (ALUETTE_TABLE (fresh));
  assert_string_equal (old_picture, new_picture);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns: how often the screen was passed on */
static guint
play_match (const TableSetup *setup, gboolean compare)
{
  Round round = { .holder = ALU_NOBODY };
  guint n_humans = 0, compared = 0;

  round.game = table_driver_new_game (setup);
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    if (aluette_game_get_header (round.game)->players[seat].kind == ALU_GAME_HUMAN
        && seat < aluette_game_get_header (round.game)->rules.n_seats)
      {
        n_humans++;
        round.holder = seat;
      }
  round.shared = n_humans > 1;
  if (round.shared)
    round.holder = ALU_NOBODY;
  round.table = ALUETTE_TABLE (aluette_table_new ());
  g_object_set (round.table, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  round.window = ui_driver_open_window (GTK_WIDGET (round.table), 900, 640);
  aluette_table_set_game (round.table, round.game);
  g_signal_connect_swapped (round.game, "changed", G_CALLBACK (changed_cb), &round);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (round.game));
  while (!is_over (round.game))
    {
      guint n_events = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (round.game));

      play_step (&round);
      if (compare && !round.shared && n_events > 0 && n_events % 29 == 0 && compared++ < 5)
        check_same_from_state (&round);
    }
  check_record (round.game);
  assert_int_equal (round.n_leaks, 0);
  assert_true (!round.shared || round.n_handovers > 0);
  print_message ("# %s: %u events, %u curtains\n", setup->players,
                 aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (round.game)),
                 round.n_handovers);
  ui_driver_settle (round.window);
  gtk_window_destroy (GTK_WINDOW (round.window));
  g_signal_handlers_disconnect_by_data (round.game, &round);
  g_object_unref (round.game);
  return round.n_handovers;
}

TEST (test_one_human)
{
  play_match (&(TableSetup) { .players = "human", .seed = 3 }, TRUE);
}

TEST (test_grimaud_with_chant)
{
  play_match (&(TableSetup) { .rules = "grimaud",
                              .options = "chant=always",
                              .seed = 5,
                              .players = "human,bot:villager" },
              TRUE);
  play_match (&(TableSetup) { .rules = "grimaud",
                              .options = "chant=ask,target=2",
                              .seed = 9,
                              .players = "human,human,human,human" },
              FALSE);
}

TEST (test_twelve_hands)
{
  play_match (&(TableSetup) { .rules = "twelve",
                              .seats = 2,
                              .options = "target=3",
                              .seed = 1,
                              .players = "human,bot:villager" },
              TRUE);
  play_match (&(TableSetup) { .rules = "twelve",
                              .seats = 4,
                              .options = "target=2",
                              .seed = 1,
                              .players = "human,human" },
              FALSE);
}

/* Every seating in the rules' table of Petit-Jeans. */
TEST (test_petit_jeans)
{
  static const struct
  {
    const char *rules, *players;
  } seatings[] = {
    { "classic", "human,human,petit-jean:1,petit-jean:2" },
    { "classic", "human,bot:villager,petit-jean:1,petit-jean:2" },
    { "classic", "human,bot:villager,human,petit-jean:2" },
    { "classic", "human,human,bot:villager,petit-jean:2" },
    { "six", "human,bot:villager,petit-jean:1,petit-jean:2,petit-jean:1,petit-jean:2" },
    { "six", "human,human,bot:villager,petit-jean:2,petit-jean:1,petit-jean:2" },
    { "six", "human,human,human,bot:villager,petit-jean:1,petit-jean:2" },
    { "six", "human,human,bot:villager,petit-jean:2,human,petit-jean:2" },
    { "six", "human,human,bot:villager,human,bot:villager,petit-jean:2" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (seatings); i++)
    play_match (&(TableSetup) { .rules = seatings[i].rules,
                                .players = seatings[i].players,
                                .options = "target=2",
                                .seed = 20 + i },
                i % 4 == 0);
}

/* Nobody passes the screen on for a Petit-Jean, whose cards lie open: two people with one each do
 * so for their own cards only, twice a trick at most. */
TEST (test_curtains)
{
  guint n = play_match (&(TableSetup) { .players = "human,human,petit-jean:1,petit-jean:2",
                                        .options = "deals=1,mordienne=off,offer=off,misere=off",
                                        .seed = 20 },
                        FALSE);

  assert_in_range (n, 1, 18);
}

TEST (test_hot_seat)
{
  play_match (&(TableSetup) { .players = "human,human,human,human",
                              .options = "target=2",
                              .seed = 4 },
              FALSE);
}

TEST (test_spectator)
{
  play_match (&(TableSetup) { .players = "bot:villager,bot:villager",
                              .options = "target=2",
                              .seed = 4 },
              FALSE);
}

/* Undo through a whole deal, and redo. */
TEST (test_undo_and_redo)
{
  Round round = { .holder = 0 };
  g_autofree char *there = NULL, *back = NULL;
  guint n_undone = 0;

  round.game = table_driver_new_game (&(TableSetup) { .seed = 8 });
  assert_true (table_driver_play_until (round.game, "turn", 5, 500));
  round.table = ALUETTE_TABLE (aluette_table_new ());
  aluette_table_set_game (round.table, round.game);
  round.window = ui_driver_open_window (GTK_WIDGET (round.table), 900, 640);
  there = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (round.game));
  while (can_activate (&round, "undo"))
    {
      activate_action (&round, "undo", NULL);
      n_undone++;
    }
  assert_in_range (n_undone, 5, 6);
  while (can_activate (&round, "redo"))
    activate_action (&round, "redo", NULL);
  back = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (round.game));
  assert_string_equal (there, back);
  gtk_window_destroy (GTK_WINDOW (round.window));
  g_object_unref (round.game);
}

/* Undo leaves the end of a deal, at which the match is paused, and redo returns to it. */
TEST (undo_at_the_end_of_a_deal)
{
  Round round = { .holder = 0 };
  g_autofree char *record = NULL, *redone = NULL;

  round.game = table_driver_new_game (&(TableSetup) { .seed = 8 });
  assert_true (table_driver_play_until (round.game, "deal-over", 0, 500));
  round.table = ALUETTE_TABLE (aluette_table_new ());
  aluette_table_set_game (round.table, round.game);
  round.window = ui_driver_open_window (GTK_WIDGET (round.table), 900, 640);
  record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (round.game));
  assert_false (aluette_game_get_ready (round.game));
  activate_action (&round, "undo", NULL);
  assert_true (aluette_game_get_ready (round.game));
  activate_action (&round, "redo", NULL);
  assert_false (aluette_game_get_ready (round.game));
  redone = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (round.game));
  assert_string_equal (record, redone);
  activate_action (&round, "undo", NULL);
  while (!can_activate (&round, "continue"))
    play_step (&round);
  assert_false (aluette_game_get_ready (round.game));
  gtk_window_destroy (GTK_WINDOW (round.window));
  g_object_unref (round.game);
}

TEST (disposed_twice)
{
  AluetteGame *game = table_driver_new_game (&(TableSetup) { .seed = 8 });
  GtkWidget *table = g_object_ref_sink (aluette_table_new ());

  aluette_table_set_game (ALUETTE_TABLE (table), game);
  g_object_run_dispose (G_OBJECT (table));
  g_object_run_dispose (G_OBJECT (table));
  g_object_unref (table);
  g_object_unref (game);
}

/* Every card is a button or a picture with its name; other pictures have one or are decoration. */
static void
count_unnamed (GtkWidget *widget, guint *n_cards, guint *n_unnamed)
{
  if (GTK_IS_IMAGE (widget)
      && gtk_test_accessible_has_role (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_ROLE_IMG)
      && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                            GTK_ACCESSIBLE_PROPERTY_LABEL))
    (*n_unnamed)++;
  if (ALUETTE_IS_CARD (widget))
    {
      gboolean button = gtk_test_accessible_has_role (GTK_ACCESSIBLE (widget),
                                                      GTK_ACCESSIBLE_ROLE_BUTTON);
      gboolean image = gtk_test_accessible_has_role (GTK_ACCESSIBLE (widget),
                                                     GTK_ACCESSIBLE_ROLE_IMG);

      (*n_cards)++;
      if (button == image
          || !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                GTK_ACCESSIBLE_PROPERTY_LABEL))
        (*n_unnamed)++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_unnamed (child, n_cards, n_unnamed);
}

TEST (test_names_and_roles)
{
  Round round = { .holder = 0 };
  guint n_cards = 0, n_unnamed = 0;
  GtkWidget *focus;
  AluView view;
  AluCard hand[ALU_N_CARDS];

  round.game = table_driver_new_game (&(TableSetup) { .seed = 1 });
  assert_true (table_driver_play_until (round.game, "turn", 3, 500));
  round.table = ALUETTE_TABLE (aluette_table_new ());
  round.window = ui_driver_open_window (GTK_WIDGET (round.table), 900, 640);
  aluette_table_set_game (round.table, round.game);
  main_loop_run_pending ();
  count_unnamed (GTK_WIDGET (round.table), &n_cards, &n_unnamed);
  assert_true (n_cards >= 8);
  assert_int_equal (n_unnamed, 0);
  focus = gtk_root_get_focus (GTK_ROOT (round.window));
  view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (round.game), 0);
  alu_set_sorted (ALU_ORDER_ALUETTE, view.match.deal.hands[0], hand);
  assert_true (ALUETTE_IS_CARD (focus));
  assert_int_equal (aluette_card_get_card (ALUETTE_CARD (focus)), hand[0]);
  gtk_window_destroy (GTK_WINDOW (round.window));
  g_object_unref (round.game);
}

static gboolean
has_played (AluetteGame *game, AluCard card)
{
  AluView view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), ALU_NOBODY);

  return (view.match.deal.played & alu_card_bit (card)) != 0;
}

static gboolean
is_focused (Round *round, GType type)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (round->window));

  return focus != NULL && G_TYPE_CHECK_INSTANCE_TYPE (focus, type)
         && gtk_widget_is_ancestor (focus, GTK_WIDGET (round->table));
}

/* Two deals with arrows and Enter only: the focus is always at the next action. */
TEST (test_keyboard)
{
  Round round = { .holder = 0 };
  guint n_played = 0;

  round.game = table_driver_new_game (&(TableSetup) { .options = "offer=off,misere=off",
                                                      .seed = 8 });
  round.table = ALUETTE_TABLE (aluette_table_new ());
  round.window = ui_driver_open_window (GTK_WIDGET (round.table), 900, 640);
  aluette_table_set_game (round.table, round.game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (round.game));
  while (n_played < 18)
    {
      table_driver_run (round.game);
      activate_action (&round, "hurry", NULL);
      if (aluette_game_get_awaited (round.game) == 0)
        {
          GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (round.window));
          AluCard card;

          assert_true (is_focused (&round, ALUETTE_TYPE_CARD));
          gtk_widget_child_focus (gtk_widget_get_parent (focus), GTK_DIR_RIGHT);
          assert_true (is_focused (&round, ALUETTE_TYPE_CARD));
          focus = gtk_root_get_focus (GTK_ROOT (round.window));
          card = aluette_card_get_card (ALUETTE_CARD (focus));
          gtk_widget_activate (focus);
          main_loop_wait_for (aluette_game_get_awaited (round.game) != 0
                              || has_played (round.game, card));
          n_played++;
        }
      else
        {
          assert_true (can_activate (&round, "continue"));
          ui_driver_settle (round.window);
          assert_true (is_focused (&round, GTK_TYPE_BUTTON));
          gtk_widget_activate (gtk_root_get_focus (GTK_ROOT (round.window)));
          main_loop_wait_for (aluette_game_get_ready (round.game));
        }
    }
  gtk_window_destroy (GTK_WINDOW (round.window));
  g_object_unref (round.game);
}

static void
assert_nothing_to_do (Round *round)
{
  g_auto (GStrv) names = g_action_group_list_actions (aluette_table_get_actions (round->table));

  for (guint i = 0; names[i] != NULL; i++)
    {
      assert_false (can_activate (round, names[i]));
      activate_action (round, names[i],
                       g_str_equal (names[i], "play") ? g_variant_new_string ("9c") : NULL);
    }
}

/* Screen readers know the actions of a table before it has a match, and after. */
TEST (test_empty_table)
{
  Round round = { 0 };

  round.game = table_driver_new_game (&(TableSetup) { .seed = 3 });
  round.table = ALUETTE_TABLE (aluette_table_new ());
  round.window = ui_driver_open_window (GTK_WIDGET (round.table), 900, 640);
  assert_nothing_to_do (&round);
  aluette_table_set_game (round.table, round.game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (round.game));
  assert_true (can_activate (&round, "hurry"));
  aluette_table_set_game (round.table, NULL);
  assert_nothing_to_do (&round);
  gtk_window_destroy (GTK_WINDOW (round.window));
  g_object_unref (round.game);
}

/* While a card moves to the trick, nothing shows yet what it decides. */
TEST (test_announced_after_landing)
{
  Round round = { .holder = 0 };
  g_autofree char *before = NULL;

  round.game = table_driver_new_game (&(TableSetup) {
      .players = "human,bot:novice,bot:novice,bot:novice", .seed = 3 });
  round.table = ALUETTE_TABLE (aluette_table_new ());
  assert_true (table_driver_play_until (round.game, "turn", 1, 500));
  g_object_set (round.table, "animation-speed", ALUETTE_SPEED_SLOW, NULL);
  aluette_table_set_game (round.table, round.game);
  round.window = ui_driver_open_window (GTK_WIDGET (round.table), 900, 640);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  aluette_table_finish_animations (round.table);
  before = g_strdup (aluette_table_get_message (round.table));
  activate_action (&round, "play-1", NULL);
  assert_true (aluette_table_is_busy (round.table));
  assert_string_equal (aluette_table_get_message (round.table), before);
  main_loop_wait_for (!g_str_equal (aluette_table_get_message (round.table), before));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_destroy (GTK_WINDOW (round.window));
  g_object_unref (round.game);
}

static void
count_turns (const char *domain, GLogLevelFlags level, const char *message, gpointer n_turns)
{
  *(guint *) n_turns += strstr (message, "Your turn.") != NULL;
}

/* The table says why the match refuses an action, here a proposal after the first card, but not
 * again whose turn it is. Normally the action is disabled; it can still be activated before the
 * table has shown the latest event. */
TEST (test_refusal_is_shown)
{
  Round round = { .holder = 0 };
  AluView view;
  const char *reason;
  GAction *propose;
  guint n_turns = 0, handler;

  round.game = table_driver_new_game (&(TableSetup) {
      .players = "human,bot:novice,bot:novice,bot:novice", .seed = 3 });
  round.table = ALUETTE_TABLE (aluette_table_new ());
  assert_true (table_driver_play_until (round.game, "turn", 1, 500));
  aluette_table_set_game (round.table, round.game);
  round.window = ui_driver_open_window (GTK_WIDGET (round.table), 900, 640);
  view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (round.game), 0);
  reason = alu_status_texts[alu_match_may_propose (&view.match, 0)];
  propose = g_action_map_lookup_action (G_ACTION_MAP (aluette_table_get_actions (round.table)),
                                        "propose");
  assert_false (g_action_get_enabled (propose));
  assert_null (strstr (aluette_table_get_message (round.table), reason));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (propose), TRUE);
  assert_non_null (strstr (aluette_table_get_message (round.table), "Your turn."));
  handler = g_log_set_handler ("aluette", G_LOG_LEVEL_DEBUG, count_turns, &n_turns);
  activate_action (&round, "propose", NULL);
  main_loop_wait_for (strstr (aluette_table_get_message (round.table), reason) != NULL);
  assert_non_null (strstr (aluette_table_get_message (round.table), "Your turn."));
  assert_int_equal (n_turns, 0);
  g_log_remove_handler ("aluette", handler);
  assert_false (g_action_get_enabled (propose));
  gtk_window_destroy (GTK_WINDOW (round.window));
  g_object_unref (round.game);
}

/* The argument is the name of the only test to run. */
int
main (int argc, char **argv)
{
  adw_init ();
  if (argc > 1)
    cmocka_set_test_filter (argv[1]);
  return testing_run (NULL, NULL);
}
