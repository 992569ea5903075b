/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "presentation/aluette/aluette-card-names.h"
#include "presentation/aluette/aluette-prompt-content.h"
#include "presentation/aluette/aluette-text-context.h"
#include "testing.h"

/* A table of four: Anne, Léon, Rose, Émile; Émile deals, Anne leads. */
static void
make_header (AluGameHeader *header, AluRuleSet set)
{
  static const char *const names[] = { "Anne", "Léon", "Rose", "Émile" };
  AluRules rules;

  alu_rules_init (&rules, set, 4);
  rules.draw = ALU_DRAW_SEATED;
  alu_header_init (header, &rules);
  for (int seat = 0; seat < 4; seat++)
    g_strlcpy (header->players[seat].name, names[seat], sizeof header->players[seat].name);
}

/* Deals so that the cards of @plays can be played in order, starting with seat 1. */
static void
deal_for (AluMatch *match, const AluGameHeader *header, const char *plays)
{
  AluEvent event = { .type = ALU_EVENT_DEAL, .seat = 3 };
  AluCardSet left = ALU_ALL_CARDS;
  g_auto (GStrv) codes = g_strsplit (plays, " ", -1);
  int n_talon = 0;

  assert_int_equal (alu_match_init_from_header (match, header), ALU_OK);
  for (int i = 0; codes[i] != NULL && *codes[i] != '\0'; i++)
    {
      AluCard card = alu_card_parse (codes[i]);

      event.deal.hands[i % 4] |= alu_card_bit (card);
      left &= ~alu_card_bit (card);
    }
  for (int seat = 0; seat < 4; seat++)
    while (alu_set_count (event.deal.hands[seat]) < 9)
      {
        AluCard card = alu_set_first (left);

        event.deal.hands[seat] |= alu_card_bit (card);
        left &= ~alu_card_bit (card);
      }
  for (; left != 0; left &= left - 1)
    event.deal.talon[n_talon++] = alu_set_first (left);
  assert_int_equal (alu_match_apply (match, &event), ALU_OK);
}

static void
assert_said (AluMatch *match, const AluGameHeader *header, guint listener, const AluEvent *event,
             const char *expected)
{
  AluetteTextContext words = { header, listener, ALUETTE_DECK_ALUETTE };
  AluView before = alu_view_for_seat (match, (int) listener), after;
  g_autofree char *text = NULL;

  assert_int_equal (alu_match_apply (match, event), ALU_OK);
  after = alu_view_for_seat (match, (int) listener);
  text = aluette_text_event (&words, &before, event, &after);
  if (expected == NULL)
    assert_null (text);
  else
    assert_string_equal (text, expected);
}

TEST (test_plays)
{
  static const struct
  {
    AluRuleSet set;
    const char *plays; /* the last one is described */
    guint listener;
    const char *text;
  } rows[] = {
    { ALU_RULES_CLASSIC, "4c", 0, "You play the four of cups." },
    { ALU_RULES_CLASSIC, "4c", 2, "Anne plays the four of cups." },
    { ALU_RULES_CLASSIC, "4c", ALU_NOBODY, "Anne plays the four of cups." },
    { ALU_RULES_CLASSIC, "4c 2c", 0, "Léon plays the Cow." },
    { ALU_RULES_CLASSIC, "4c Kb 5c 3d", 0, "Émile takes the trick with Monsieur." },
    { ALU_RULES_CLASSIC, "4c Kb 5c 3d", 3, "You take the trick with Monsieur." },
    { ALU_RULES_CLASSIC, "Kc Kb 4c 5c", 0,
      "Émile plays the five of cups. "
      "Spoiled by the king of cups and the king of batons: nobody takes the trick." },
    { ALU_RULES_CLASSIC, "Kc Kb 4c 5c", 1,
      "Émile plays the five of cups. "
      "Spoiled by the king of cups and the king of batons: Anne leads again." },
    { ALU_RULES_CLASSIC, "Kc Kb 4c Kd", 3,
      "You play the king of coins. Spoiled by the king of cups, the king of batons and the king of "
      "coins: Anne leads again." },
    { ALU_RULES_TWELVE, "Kc Kb 4c 5c", 0,
      "Émile plays the five of cups. "
      "Tied by the king of cups and the king of batons: the trick is set aside." },
    { ALU_RULES_TWELVE, "Kc Kb 4c 5c", 1,
      "Émile plays the five of cups. Tied by the king of cups and the king of batons: the trick is "
      "set aside and Anne leads again." },
    { ALU_RULES_TWELVE, "3c Kb 4c 5c", 1,
      "Émile plays the five of cups. Anne takes the trick with the three of cups." },
    { ALU_RULES_CLASSIC, "Kc Kb 4c 5c Ad Qb 4d 5d", 2,
      "Émile plays the five of coins. Anne takes the trick with the ace of coins." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) codes = g_strsplit (rows[i].plays, " ", -1);
      AluGameHeader header;
      AluMatch match;

      make_header (&header, rows[i].set);
      deal_for (&match, &header, rows[i].plays);
      for (int k = 0; codes[k] != NULL; k++)
        {
          AluEvent event = { .type = ALU_EVENT_PLAY, .seat = match.deal.turn };

          event.card = alu_card_parse (codes[k]);
          if (codes[k + 1] == NULL)
            assert_said (&match, &header, rows[i].listener, &event, rows[i].text);
          else
            assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
        }
    }
}

TEST (test_offers)
{
  AluGameHeader header;
  AluMatch match;

  make_header (&header, ALU_RULES_CLASSIC);
  deal_for (&match, &header, "");
  assert_said (&match, &header, 0, &(AluEvent) { .type = ALU_EVENT_OFFER, .seat = 0 },
               "You offer to settle.");
  assert_said (&match, &header, 0, &(AluEvent) { .type = ALU_EVENT_ANSWER, .seat = 1 },
               "Léon refuses the offer: mordienne or nothing.");
  deal_for (&match, &header, "");
  assert_said (&match, &header, 2, &(AluEvent) { .type = ALU_EVENT_OFFER, .seat = 0 },
               "Anne offers to settle.");
  assert_said (&match, &header, 1, &(AluEvent) { .type = ALU_EVENT_ANSWER, .seat = 1, .yes = 1 },
               "You accept the offer.");
}

TEST (giving_the_point)
{
  AluGameHeader header;
  AluMatch match;

  make_header (&header, ALU_RULES_CLASSIC);
  deal_for (&match, &header, "");
  assert_said (&match, &header, 3, &(AluEvent) { .type = ALU_EVENT_PROPOSE, .seat = 1 },
               "Léon proposes to concede the deal.");
  assert_said (&match, &header, 3, &(AluEvent) { .type = ALU_EVENT_CONSENT, .seat = 3 },
               "You decline: play continues.");
}

/* The log of a player who missed a sign has no text for it. */
TEST (test_signs)
{
  static const char *const heard[] = { "You sign: Monsieur.", NULL, "Anne signs: Monsieur.",
                                       "Anne made a gesture." };
  AluEvent sign = { .type = ALU_EVENT_SIGN, .seat = 0 };

  sign.sign.sign = ALU_SIGN_MONSIEUR;
  sign.sign.read = 1 << 2;
  sign.sign.noticed = 1 << 3;
  for (guint listener = 0; listener < 4; listener++)
    {
      AluGameHeader header;
      AluMatch match;

      make_header (&header, ALU_RULES_CLASSIC);
      deal_for (&match, &header, "3d");
      assert_said (&match, &header, listener, &sign, heard[listener]);
    }
}

TEST (test_cards)
{
  static const struct
  {
    AluOrder order;
    AluetteDeck deck;
    const char *code, *title, *phrase;
  } rows[] = {
    { ALU_ORDER_ALUETTE, ALUETTE_DECK_ALUETTE, "3d", "Monsieur, 3 of coins", "Monsieur" },
    { ALU_ORDER_ALUETTE, ALUETTE_DECK_ALUETTE, "2c", "The Cow, 2 of cups", "the Cow" },
    { ALU_ORDER_ALUETTE, ALUETTE_DECK_FRENCH, "2e", "The Two of Writing, 2 of spades",
      "the Two of Writing" },
    { ALU_ORDER_TWELVE, ALUETTE_DECK_FRENCH, "3d", "3 of diamonds", "the three of diamonds" },
    { ALU_ORDER_ALUETTE, ALUETTE_DECK_ALUETTE, "Ab", "Ace of batons", "the ace of batons" },
    { ALU_ORDER_ALUETTE, ALUETTE_DECK_ALUETTE, "Je", "Jack of swords", "the jack of swords" },
    { ALU_ORDER_ALUETTE, ALUETTE_DECK_FRENCH, "Kc", "King of hearts", "the king of hearts" },
    { ALU_ORDER_ALUETTE, ALUETTE_DECK_FRENCH, "Qb", "Queen of clubs", "the queen of clubs" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AluCard card = alu_card_parse (rows[i].code);
      g_autofree char *title = aluette_card_title (rows[i].order, rows[i].deck, card);

      assert_string_equal (title, rows[i].title);
      assert_string_equal (aluette_card_phrase (rows[i].order, rows[i].deck, card), rows[i].phrase);
    }
}

TEST (test_strengths)
{
  static const struct
  {
    const char *code, *text;
  } rows[] = {
    { "3d", "A luette: rank 1 of 19." },
    { "2e", "A double: rank 8 of 19." },
    { "Ac", "An honor: rank 9 of 19, with 3 equals." },
    { "9b", "A low card: rank 13 of 19, with 1 equal." },
    { "3e", "A low card: rank 19 of 19, with 1 equal." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = aluette_text_strength (ALU_ORDER_ALUETTE,
                                                     alu_card_parse (rows[i].code));

      assert_string_equal (text, rows[i].text);
    }
}

TEST (still_out)
{
  static const struct
  {
    const char *mine, *code, *text;
  } rows[] = {
    { "3d", "3d", "No card still to come beats or ties it." },
    { "3c", "3c", "Still to come and stronger: Monsieur." },
    { "3d 2d", "2d", "Still to come and stronger: Madame." },
    { "9b", "9b", "Still to come: 24 beat it, 1 ties it." },
    { "9b 9e", "9e", "Still to come: 24 beat it." },
    { "3d Ac Ad Ab", "3d", "No card still to come beats or ties it." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) codes = g_strsplit (rows[i].mine, " ", -1);
      AluetteTextContext words = { NULL, 0, ALUETTE_DECK_ALUETTE };
      AluGameHeader header;
      AluView view = { .seat = 0 };
      g_autofree char *text = NULL;

      make_header (&header, ALU_RULES_CLASSIC);
      words.header = &header;
      alu_rules_from_game (&header.rules, &view.match.rules);
      for (int k = 0; codes[k] != NULL; k++)
        view.match.deal.hands[0] |= alu_card_bit (alu_card_parse (codes[k]));
      view.unseen = ALU_ALL_CARDS & ~view.match.deal.hands[0];
      text = aluette_text_cards_still_to_come (&words, &view, alu_card_parse (rows[i].code));
      assert_string_equal (text, rows[i].text);
    }
}

/* The prompt offers what the rules allow, to the players whom they allow it. */
TEST (test_prompts)
{
  AluGameHeader header;
  AluMatch match;

  make_header (&header, ALU_RULES_CLASSIC);
  deal_for (&match, &header, "");
  for (guint listener = 0; listener < 4; listener++)
    {
      AluetteTextContext words = { &header, listener, ALUETTE_DECK_ALUETTE };
      AluView view = alu_view_for_seat (&match, (int) listener);
      g_auto (AluetteTableState) shown;

      aluette_table_state_init (&shown);
      aluette_prompt_content_present (&shown, &words, &view, NULL, 0);
      assert_false (shown.prompt.question);
      assert_string_equal (shown.prompt.text, listener == 0 ? "Your lead." : "Anne leads.");
      /* What gives the deal away is in the menu of the match. */
      assert_int_equal (shown.prompt.n_buttons, 0);
    }
  alu_match_apply (&match, &(AluEvent) { .type = ALU_EVENT_OFFER, .seat = 0 });
  for (guint listener = 0; listener < 4; listener++)
    {
      AluetteTextContext words = { &header, listener, ALUETTE_DECK_ALUETTE };
      AluView view = alu_view_for_seat (&match, (int) listener);
      g_auto (AluetteTableState) shown;

      aluette_table_state_init (&shown);
      aluette_prompt_content_present (&shown, &words, &view, "Anne offers to settle.", 0);
      assert_int_equal (shown.prompt.question, listener == 1);
      assert_int_equal (shown.prompt.n_buttons > 0, listener == 1);
    }
}
