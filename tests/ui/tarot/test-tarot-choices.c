/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include <libintl.h>

#include "locale/alu-locale.h"
#include "presentation/tarot/aluette-tarot-card-names.h"
#include "presentation/tarot/aluette-tarot-refusal.h"
#include "presentation/tarot/aluette-tarot-score-report.h"
#include "tarot-scene-driver.h"
#include "testing.h"

/* What a player may choose, the reasons for refusals, and the value of a deal. */

static void
set_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  textdomain (GETTEXT_PACKAGE);
}

static TarotCardSet
read_set (const char *text)
{
  AluetteCardSet set = scene_cards (text);

  return (TarotCardSet) { { set.bits[0], set.bits[1] } };
}

/* A match of @n_seats in its first trick, or later if @first is empty. The seat to play holds
 * @hand, after the cards of @trick. */
static void
make_view (TarotView *view, int n_seats, const char *hand, const char *trick, const char *called)
{
  g_auto (GStrv) codes = g_strsplit (trick, " ", -1);
  TarotRules rules;
  TarotDeal *deal = &view->match.deal;

  memset (view, 0, sizeof *view);
  tarot_rules_init (&rules, TAROT_RULES_FFT, n_seats);
  tarot_match_init (&view->match, &rules, FALSE);
  tarot_deal_init (deal, n_seats - 1);
  view->match.n_deals = 1;
  deal->phase = TAROT_PHASE_PLAY;
  deal->contract = TAROT_GARDE;
  deal->taker = 0;
  deal->called = called != NULL ? tarot_card_parse (called) : TAROT_NO_CARD;
  for (int i = 0; codes[i] != NULL && *codes[i] != '\0'; i++)
    deal->plays[deal->n_plays++] = tarot_card_parse (codes[i]);
  deal->turn = (uint8_t) (deal->n_plays % n_seats);
  deal->hands[deal->turn] = read_set (hand);
  view->seat = deal->turn;
}

TEST (test_refused_plays)
{
  static const struct
  {
    int n_seats;
    const char *hand, *trick, *called, *card;
    const char *english, *french;
  } rows[] = {
    { 4, "9a 2a Dp 4p 3c", "7p", NULL, "3c", "You must follow suit: play a spade.",
      "Il faut fournir : jouez du pique." },
    { 4, "9a 2a Dp 4p 3c", "7p", NULL, "9a", "You must follow suit: play a spade.",
      "Il faut fournir : jouez du pique." },
    { 4, "9a 2a Dp 4p 3c", "2c", NULL, "Dp", "You must follow suit: play a heart.",
      "Il faut fournir : jouez du cœur." },
    { 4, "9a 2k 4p", "Ex Rk", NULL, "4p", "You must follow suit: play a diamond.",
      "Il faut fournir : jouez du carreau." },
    { 4, "9a 2t 4p", "Rt", NULL, "4p", "You must follow suit: play a club.",
      "Il faut fournir : jouez du trèfle." },
    { 4, "9a 2a Dc 3c", "7p", NULL, "3c", "You have no spades: you must play a trump.",
      "Vous n’avez pas de pique : il faut couper." },
    { 4, "9a 2a Dc 3c", "7k", NULL, "3c", "You have no diamonds: you must play a trump.",
      "Vous n’avez pas de carreau : il faut couper." },
    { 4, "9a 2a Dc 3c", "7t", NULL, "3c", "You have no clubs: you must play a trump.",
      "Vous n’avez pas de trèfle : il faut couper." },
    { 4, "9a 2a Dp 3t", "7c", NULL, "Dp", "You have no hearts: you must play a trump.",
      "Vous n’avez pas de cœur : il faut couper." },
    { 4, "9a 2a Dp 3t", "7a", NULL, "Dp", "Trumps are led: you must play a trump.",
      "On a joué atout : il faut fournir de l’atout." },
    { 4, "12a 2a Dc 3c", "7p 5a", NULL, "2a", "You must play a higher trump: the 12.",
      "Il faut monter : le 12." },
    { 4, "15a 12a 2a Dc", "7p 5a", NULL, "2a", "You must play a higher trump: the 12 or the 15.",
      "Il faut monter : le 12 ou le 15." },
    { 4, "21a 15a 12a 2a", "5a", NULL, "2a",
      "You must play a higher trump: the 12, the 15 or the 21.",
      "Il faut monter : le 12, le 15 ou le 21." },
    { 4, "21a 20a 19a 18a 17a 2a", "5a", NULL, "2a",
      "You must play a higher trump, at least the 17.", "Il faut monter : au moins le 17." },
    { 5, "Ex 9a Dp 4p 3c", "", "Rp", "4p",
      "Spades were called: the first card of the deal may not be a spade, except the called card.",
      "Pique est appelé : on n’entame pas à pique, sauf de la carte appelée." },
    { 5, "Ex 9a Dc 4c 3k", "", "Rc", "4c",
      "Hearts were called: the first card of the deal may not be a heart, except the called card.",
      "Cœur est appelé : on n’entame pas à cœur, sauf de la carte appelée." },
    { 5, "9a Rk Dk 4k 3c", "", "Dk", "4k",
      "Diamonds were called: the first card of the deal may not be a diamond, except the called "
      "card.",
      "Carreau est appelé : on n’entame pas à carreau, sauf de la carte appelée." },
    { 5, "9a Rt Dt 4t 3c", "", "Dt", "4t",
      "Clubs were called: the first card of the deal may not be a club, except the called card.",
      "Trèfle est appelé : on n’entame pas à trèfle, sauf de la carte appelée." },
    { 5, "9a Rk Dk 4k 3c", "", "Dk", "Dk", NULL, NULL },
    { 4, "Ex 9a 2a Dp 4p", "7p", NULL, "Ex", NULL, NULL },
    { 4, "4a 1a Dc", "Ex 7p 5a", NULL, "1a", NULL, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int french = 0; french < 2; french++)
      {
        const char *expected = french ? rows[i].french : rows[i].english;
        g_autofree char *text = NULL;
        TarotView view;

        set_language (french ? "fr" : "en");
        make_view (&view, rows[i].n_seats, rows[i].hand, rows[i].trick, rows[i].called);
        text = aluette_tarot_refusal_play (&view, tarot_card_parse (rows[i].card));
        if (expected == NULL)
          assert_null (text);
        else
          assert_string_equal (text != NULL ? text : "(allowed)", expected);
      }
  set_language ("en");
}

TEST (test_refused_ecart)
{
  static const char few_plain[] = "20a 19a 18a 17a 16a 15a 14a 13a 12a 11a 10a 9a 8a 7a 6a Rp Rc Rk "
                                  "Rt 9p 8p 7p 3t 2t";
  static const char usual[] = "Ex 21a 9a 8a 2a 1a Rp 10p 9p 8p 7p Vc 4c 3c 2c Dk Ck 2k";
  static const struct
  {
    const char *hand;
    int size;
    const char *chosen, *card;
    const char *english, *french;
  } rows[] = {
    { usual, 3, "", "Rp", "A king may not go to the écart.",
      "Un roi ne peut pas aller à l’écart." },
    { usual, 3, "", "Ex", "A bout may not go to the écart.",
      "Un bout ne peut pas aller à l’écart." },
    { usual, 3, "", "21a", "A bout may not go to the écart.",
      "Un bout ne peut pas aller à l’écart." },
    { usual, 3, "", "1a", "A bout may not go to the écart.",
      "Un bout ne peut pas aller à l’écart." },
    { usual, 3, "", "9a", "Trumps may go to the écart only if you have too few other cards.",
      "On n’écarte de l’atout que s’il n’y a pas assez d’autres cartes." },
    { usual, 3, "10p 9p 8p", "7p",
      "You have already chosen 3 cards. Take one back to choose another one.",
      "Vous avez déjà choisi 3 cartes. Reprenez-en une pour en choisir une autre." },
    { usual, 3, "10p 9p 8p", "9p", NULL, NULL },
    { usual, 3, "10p 9p", "Dk", NULL, NULL },
    { few_plain, 6, "", "6a", NULL, NULL },
    { few_plain, 6, "6a", "7a",
      "You may lay away 1 trump, because you have too few other cards. It is already chosen.",
      "Vous pouvez écarter 1 atout, faute d’autres cartes. Il est déjà choisi." },
    { few_plain, 6, "6a", "6a", NULL, NULL },
    { few_plain, 6, "6a 9p 8p 7p 3t", "2t", NULL, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int french = 0; french < 2; french++)
      {
        const char *expected = french ? rows[i].french : rows[i].english;
        g_autofree char *text = NULL;

        set_language (french ? "fr" : "en");
        text = aluette_tarot_refusal_ecart (read_set (rows[i].hand), rows[i].size,
                                            read_set (rows[i].chosen),
                                            tarot_card_parse (rows[i].card));
        if (expected == NULL)
          assert_null (text);
        else
          assert_string_equal (text != NULL ? text : "(allowed)", expected);
      }
  set_language ("en");
}

TEST (test_refused_handful)
{
  static const char ten[] = "Ex 20a 14a 13a 12a 9a 8a 7a 5a 2a";
  static const char eleven[] = "Ex 21a 20a 14a 13a 12a 9a 8a 7a 5a 2a Rp";
  static const struct
  {
    const char *held;
    const char *chosen, *card;
    const char *english, *french;
  } rows[] = {
    { ten, "20a 14a 13a 12a 9a 8a 7a 5a 2a", "Ex", NULL, NULL },
    { eleven, "", "Ex", "The Excuse may only be shown if you show all your trumps with it.",
      "L’Excuse ne se montre qu’avec tous vos atouts." },
    { eleven, "", "Rp", "A handful shows only trumps.", "Une poignée ne montre que des atouts." },
    { eleven, "", "21a", NULL, NULL },
    { "21a 20a 14a 13a 12a 9a 8a 7a 5a 2a 1a", "20a 14a 13a 12a 9a 8a 7a 5a 2a 1a", "21a",
      "This handful shows 10 cards. Take one back to choose another one.",
      "Cette poignée montre 10 cartes. Reprenez-en une pour en choisir une autre." },
    { "21a 20a 14a 13a 12a 9a 8a 7a 5a 2a 1a", "20a 14a 13a 12a 9a 8a 7a 5a 2a 1a", "20a", NULL,
      NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int french = 0; french < 2; french++)
      {
        const char *expected = french ? rows[i].french : rows[i].english;
        g_autofree char *text = NULL;

        set_language (french ? "fr" : "en");
        text = aluette_tarot_refusal_handful (4, read_set (rows[i].held), TAROT_SIMPLE,
                                              read_set (rows[i].chosen),
                                              tarot_card_parse (rows[i].card));
        if (expected == NULL)
          assert_null (text);
        else
          assert_string_equal (text != NULL ? text : "(allowed)", expected);
      }
  set_language ("en");
}

/* Choosing an écart: the button appears when the cards are right, and gives the event. */
TEST (test_ecart)
{
  static const struct
  {
    const char *chosen;
    const char *text;
    gboolean ready;
  } rows[] = {
    { "", "Choose 6 cards for the écart. Chosen: 0.", FALSE },
    { "7c 5c 3c 2c Vt", "Choose 6 cards for the écart. Chosen: 5.", FALSE },
    { "7c 5c 3c 2c Vt 3t", "Choose 6 cards for the écart. Chosen: 6.", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SceneDriver driver;
      AluetteTableState shown;
      TarotEvent event;

      scene_driver_init (&driver, "four-garde", "taker 3 garde", 3);
      driver.look.chosen = scene_cards (rows[i].chosen);
      aluette_table_state_init (&shown);
      aluette_tarot_scene_present (&driver.scene, &shown);
      assert_string_equal (shown.prompt.text, rows[i].text);
      assert_int_equal (shown.choice.id, 1);
      assert_int_equal (shown.active_hand, 2);
      assert_int_equal (shown.prompt.n_buttons, rows[i].ready ? 1 : 0);
      assert_int_equal (aluette_tarot_scene_make_event (&driver.scene, "lay-away", NULL, &event),
                        rows[i].ready);
      if (rows[i].ready)
        assert_int_equal (tarot_match_check_event (&driver.reader->match, &event), TAROT_OK);
      aluette_table_state_clear (&shown);
      scene_driver_clear (&driver);
    }
}

/* Choosing a handful: a size, then cards, which are proposed. */
TEST (test_handful)
{
  SceneDriver driver;
  AluetteTableState shown;
  AluetteCardSet proposed;
  TarotEvent event;

  scene_driver_init (&driver, "four-handful-with-excuse", "play 2 1t", 3);
  driver.scene.draft = ALUETTE_TAROT_DRAFT_HANDFUL;
  driver.scene.handful = TAROT_SIMPLE;
  aluette_table_state_init (&shown);
  aluette_tarot_scene_present (&driver.scene, &shown);
  proposed = scene_cards ("Ex 21a 18a 14a 10a 9a 7a 6a 4a 3a");
  assert_true (aluette_card_set_equal (&shown.choice.proposed, &proposed));
  assert_string_equal (shown.prompt.text, "Simple Handful: choose 10 cards to show. Chosen: 0.");
  assert_int_equal (shown.prompt.n_buttons, 1);
  assert_string_equal (shown.prompt.buttons[0].action, "table.cancel-handful");
  aluette_table_state_clear (&shown);

  driver.look.chosen = proposed;
  aluette_tarot_scene_present (&driver.scene, &shown);
  assert_int_equal (shown.prompt.n_buttons, 2);
  assert_string_equal (shown.prompt.buttons[0].action, "table.show-handful");
  assert_true (aluette_tarot_scene_make_event (&driver.scene, "show-handful", NULL, &event));
  assert_int_equal (tarot_match_check_event (&driver.reader->match, &event), TAROT_OK);
  aluette_table_state_clear (&shown);
  scene_driver_clear (&driver);
}

TEST (test_actions)
{
  static const struct
  {
    const char *record, *stop;
    guint listener;
    const char *action, *parameter;
    gboolean allowed;
  } rows[] = {
    { "four-garde", "dog 3c Rp Vt 21a 7c 6t", 2, "bid", "pass", TRUE },
    { "four-garde", "dog 3c Rp Vt 21a 7c 6t", 2, "bid", "garde-contre", TRUE },
    { "four-garde", "dog 3c Rp Vt 21a 7c 6t", 2, "bid", "belote", FALSE },
    { "four-garde", "dog 3c Rp Vt 21a 7c 6t", 2, "bid", NULL, FALSE },
    { "four-garde", "dog 3c Rp Vt 21a 7c 6t", 1, "bid", "pass", FALSE },
    { "four-garde", "dog 3c Rp Vt 21a 7c 6t", 0, "bid", "pass", FALSE },
    { "four-garde", "bid 3 garde", 4, "bid", "petite", FALSE },
    { "four-garde", "bid 3 garde", 4, "bid", "garde-sans", TRUE },
    { "five-misere-handful", "bid 1 pass", 4, "call", "Rp", TRUE },
    { "five-misere-handful", "bid 1 pass", 4, "call", "Dp", FALSE },
    { "five-misere-handful", "bid 1 pass", 4, "call", "??", FALSE },
    { "five-misere-handful", "bid 1 pass", 4, "call", NULL, FALSE },
    { "five-misere-handful", "play 2 Rk", 3, "declare-misere", "honors", TRUE },
    { "five-misere-handful", "play 2 Rk", 3, "declare-misere", "trumps", FALSE },
    { "four-garde", "ecart 3 7c 5c 3c 2c Vt 3t", 3, "announce-slam", NULL, TRUE },
    { "four-garde", "ecart 3 7c 5c 3c 2c Vt 3t", 2, "announce-slam", NULL, FALSE },
    { "four-garde", "ecart 3 7c 5c 3c 2c Vt 3t", 3, "unknown", NULL, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SceneDriver driver;
      TarotEvent event;
      gboolean made;

      scene_driver_init (&driver, rows[i].record, rows[i].stop, rows[i].listener);
      made = aluette_tarot_scene_make_event (&driver.scene, rows[i].action, rows[i].parameter,
                                             &event);
      assert_int_equal (made, rows[i].allowed);
      if (made)
        assert_int_equal (tarot_match_check_event (&driver.reader->match, &event), TAROT_OK);
      scene_driver_clear (&driver);
    }
}

/* With four kings and other cards to call, the buttons are on two pages. */
TEST (test_calls_on_pages)
{
  static const char hand[] = "21a 20a 14a 9a 7a 6a Rp Rc Rk Rt Dc 4c Vk 3k 8t";
  SceneDriver driver;
  AluetteTableState shown;

  scene_driver_init (&driver, "five-misere-handful", "taker 4 garde", 4);
  driver.view.match.deal.hands[3] = read_set (hand);
  aluette_table_state_init (&shown);
  aluette_tarot_scene_present (&driver.scene, &shown);
  assert_int_equal (shown.prompt.n_buttons, 5);
  assert_string_equal (shown.prompt.buttons[0].action, "table.call::Rp");
  assert_string_equal (shown.prompt.buttons[4].action, "table.call-lower");
  aluette_table_state_clear (&shown);
  driver.scene.draft = ALUETTE_TAROT_DRAFT_CALL_LOWER;
  aluette_tarot_scene_present (&driver.scene, &shown);
  assert_int_equal (shown.prompt.n_buttons, 4);
  assert_string_equal (shown.prompt.buttons[0].label, "Queen of spades");
  assert_string_equal (shown.prompt.buttons[3].action, "table.call-kings");
  aluette_table_state_clear (&shown);
  scene_driver_clear (&driver);
}

static char *
format_report (const char *record, guint listener)
{
  g_autoptr (GArray) lines = NULL;
  GString *text = g_string_new (NULL);
  SceneDriver driver;

  scene_driver_init (&driver, record, NULL, listener);
  lines = aluette_tarot_score_report_new (&driver.scene.text, driver.view.match.rules.seats,
                                          &driver.view.match.sheet);
  for (guint i = 0; i < lines->len; i++)
    {
      const AluetteTarotScoreLine *line = &g_array_index (lines, AluetteTarotScoreLine, i);

      g_string_append_printf (text, "%s: %s\n", line->label, line->value);
    }
  scene_driver_clear (&driver);
  return g_string_free (text, FALSE);
}

TEST (test_reports)
{
  static const struct
  {
    const char *record, *language, *report;
  } rows[] = {
    { "four-garde", "en",
      "Points of the attack: 52\nPoints needed with 2 bouts: 41\nMargin: +11\n"
      "Contract made: Garde · (25 + 11) × 2: +72\nPetit au bout for the attack · 10 × 2: +20\n"
      "Each defender pays: 92\nAnne: −92\nLéon: −92\nRose, taker: +276\nÉmile: −92\n" },
    { "five-misere-handful", "en",
      "Points of the attack: 57.5\nPoints needed with 2 bouts: 41\n"
      "Margin, with half a point rounded up: +17\nContract made: Garde · (25 + 17) × 2: +84\n"
      "Petit au bout for the defense · 10 × 2: −20\nSimple Handful, shown by Émile: +20\n"
      "Each defender pays: 84\nMisère of Rose, from each player: 10\nAnne, partner: +74\n"
      "Léon: −94\nRose: −44\nÉmile, taker: +158\nMarcel de la Bouillie: −94\n" },
    { "five-misere-handful", "fr",
      "Points de l’attaque: 57,5\nPoints à faire avec 2 bouts: 41\n"
      "Marge, demi-point arrondi: +17\nContrat réussi : Garde · (25 + 17) × 2: +84\n"
      "Petit au bout pour la défense · 10 × 2: −20\nSimple poignée (Émile): +20\n"
      "Chaque défenseur paie: 84\nMisère (Rose), de chaque joueur: 10\nAnne (partenaire): +74\n"
      "Léon: −94\nRose: −44\nÉmile (preneur): +158\nMarcel de la Bouillie: −94\n" },
    { "four-slam-garde-sans", "en",
      "Points of the attack: 59\nPoints needed with 2 bouts: 41\nMargin: +18\n"
      "Contract made: Garde Sans · (25 + 18) × 4: +172\nSlam announced, but not made: −200\n"
      "Each defender receives: 28\nAnne: +28\nLéon: +28\nRose: +28\nÉmile, taker: −84\n" },
    { "five-goulash", "en",
      "Points of Anne: 11\nPoints of Léon: 16\nPoints of Rose: 26\nPoints of Émile: 17\n"
      "Points of Marcel: 16.5\nEvery two players settle the difference: \nAnne: +32\nLéon: +7\n"
      "Rose: −44\nÉmile: +1\nMarcel: +4\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = NULL;

      set_language (rows[i].language);
      text = format_report (rows[i].record, 0);
      assert_string_equal (text, rows[i].report);
    }
  set_language ("en");
}

/* Every card has a title and a phrase of its own in each language. */
TEST (test_names)
{
  for (int french = 0; french < 2; french++)
    {
      g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      set_language (french ? "fr" : "en");
      for (TarotCard card = 0; card < TAROT_N_CARDS; card++)
        {
          g_hash_table_add (names, aluette_tarot_card_title (card));
          g_hash_table_add (names, aluette_tarot_card_phrase (card));
        }
      assert_int_equal (g_hash_table_size (names), 2 * TAROT_N_CARDS);
    }
  set_language ("en");
}

int
main (void)
{
  alu_locale_init (GETTEXT_PACKAGE, NULL, true);
  return testing_run (NULL, NULL);
}
