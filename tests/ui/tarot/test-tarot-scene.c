/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include <libintl.h>

#include "locale/alu-locale.h"
#include "engine/tarot/tarot-kind.h"
#include "presentation/tarot/aluette-tarot-talk.h"
#include "tarot-scene-driver.h"
#include "testing.h"

/* What a table of Tarot shows: each row has a record, a moment in it, the viewer, and the expected
 * state. */

static void
set_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  textdomain (GETTEXT_PACKAGE);
}

static void
append (GString *text, const char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " | " : "", part != NULL ? part : "-");
}

static void
append_cards (GString *text, const guint8 *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      char code[TAROT_CODE_SIZE] = "_";

      if (cards[i] != ALUETTE_NO_CARD)
        tarot_card_code (cards[i], code);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", code);
    }
}

/* Parts of a state, as texts. */
typedef enum
{
  TEXT,    /* of the prompt */
  BUTTONS, /* label and action of each button */
  PLATES,
  SPEECH,
  BADGES, /* D for the declarer, P for the partner, T for the turn */
  MIDDLE, /* title and cards */
  REPORT, /* title and rows */
  TRICK,  /* cards by seat; the strongest with a star */
  HAND,   /* of the bottom */
  MAY,    /* which cards can be chosen */
  PILES,
  SCORE,
  SIDES,
} Part;

static void
append_seat (GString *text, Part part, const AluetteTableState *state, guint seat)
{
  const AluetteTableSeat *own = &state->seats[seat];
  GString *card = g_string_new (NULL);

  if (part == PLATES)
    append (text, own->plate);
  else if (part == SPEECH)
    append (text, own->speech);
  else if (part == PILES)
    append (text, state->piles[seat].label);
  else if (part == SIDES)
    append (text, own->side == 0 ? "attack" : own->side == 1 ? "defense"
                  : own->side == ALU_GAME_NO_SIDE            ? "none"
                                                             : "unknown");
  else if (part == BADGES)
    g_string_append_printf (text, "%s%s%s%s", seat > 0 ? "|" : "",
                            (own->badges & ALUETTE_BADGE_DECLARER) != 0 ? "D" : "",
                            (own->badges & ALUETTE_BADGE_PARTNER) != 0 ? "P" : "",
                            (own->badges & ALUETTE_BADGE_TURN) != 0 ? "T" : "");
  else
    {
      append_cards (card, &state->trick.cards[seat], 1);
      if ((state->trick.winning >> seat & 1) != 0)
        g_string_append (card, "*");
      append (text, card->str);
    }
  g_string_free (card, TRUE);
}

static char *
format_part (Part part, const AluetteTableState *state, guint bottom)
{
  GString *text = g_string_new (NULL);
  const AluetteTableHand *hand = &state->hands[bottom];

  switch (part)
    {
    case TEXT:
      g_string_append (text, state->prompt.text);
      break;
    case BUTTONS:
      for (guint i = 0; i < state->prompt.n_buttons; i++)
        append (text, state->prompt.buttons[i].label);
      break;
    case MIDDLE:
      if (state->middle.title != NULL)
        g_string_append_printf (text, "%s: ", state->middle.title);
      append_cards (text, state->middle.cards, state->middle.n_cards);
      break;
    case REPORT:
      g_string_append (text, state->report.title != NULL ? state->report.title : "");
      for (guint i = 0; i < state->report.n_rows; i++)
        g_string_append_printf (text, "; %s %s", state->report.rows[i].label,
                                state->report.rows[i].value);
      break;
    case HAND:
      append_cards (text, hand->cards, hand->n_cards);
      break;
    case MAY:
      for (guint i = 0; i < hand->n_cards; i++)
        if ((hand->may_choose >> i & 1) != 0)
          {
            g_string_append (text, text->len > 0 ? " " : "");
            append_cards (text, &hand->cards[i], 1);
          }
      break;
    case SCORE:
      g_string_append (text, state->score.spoken);
      break;
    default:
      for (guint seat = 0; seat < state->n_seats; seat++)
        append_seat (text, part, state, seat);
      break;
    }
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *record, *stop;
  guint listener;
  Part part;
  const char *english;
  const char *french; /* NULL: the same */
} Row;

/* Returns: whether the state is as expected; says what it is if not */
static gboolean
check_row (const Row *row, const char *expected)
{
  gboolean ok;
  SceneDriver driver;
  AluetteTableState state;
  g_autofree char *text = NULL;

  scene_driver_init (&driver, row->record, row->stop, row->listener);
  driver.look.flags = ALUETTE_TABLE_AIDS;
  aluette_table_state_init (&state);
  aluette_tarot_scene_present (&driver.scene, &state);
  text = format_part (row->part, &state, driver.look.bottom);
  ok = g_str_equal (text, expected);
  if (!ok)
    print_message ("# %s, after “%s”, listener %u: “%s”\n", row->record, row->stop, row->listener,
                   text);
  aluette_table_state_clear (&state);
  scene_driver_clear (&driver);
  return ok;
}

static void
check_rows (const Row *rows, gsize n)
{
  guint failed = 0;

  for (gsize i = 0; i < n; i++)
    {
      set_language ("en");
      failed += !check_row (&rows[i], rows[i].english);
      set_language ("fr");
      failed += !check_row (&rows[i], rows[i].french != NULL ? rows[i].french : rows[i].english);
    }
  set_language ("en");
  assert_int_equal (failed, 0);
}

TEST (test_auction)
{
  static const Row rows[] = {
    { "four-garde", "dog 3c Rp Vt 21a 7c 6t", 2, TEXT, "Deal 1: Anne deals. Your bid?",
      "Donne 1 : Anne distribue. Que dites-vous ?" },
    { "four-garde", "dog 3c Rp Vt 21a 7c 6t", 2, BUTTONS,
      "Pass | Petite | Garde | Garde Sans | Garde Contre",
      "Passe | Petite | Garde | Garde sans | Garde contre" },
    { "four-garde", "dog 3c Rp Vt 21a 7c 6t", 1, TEXT, "Deal 1: you deal.",
      "Donne 1 : vous distribuez." },
    { "four-garde", "dog 3c Rp Vt 21a 7c 6t", 1, BUTTONS, "", NULL },
    { "four-garde", "bid 3 garde", 4, TEXT, "Rose bids a garde. Your bid?",
      "Rose annonce une garde. Que dites-vous ?" },
    { "four-garde", "bid 3 garde", 4, BUTTONS, "Pass | Garde Sans | Garde Contre",
      "Passe | Garde sans | Garde contre" },
    { "four-garde", "bid 3 garde", 1, SPEECH, "- | Pass | Garde | -", "- | Passe | Garde | -" },
    { "four-garde", "bid 3 garde", 1, BADGES, "|||T", NULL },
    { "four-garde", "bid 3 garde", 1, PILES, "Dog: 6 cards | - | - | -",
      "Chien : 6 cartes | - | - | -" },
    { "four-garde", "bid 1 pass", 1, TEXT,
      "You pass. Rose is the taker: Garde. Rose is choosing the écart.",
      "Vous passez. Rose prend : Garde. Rose fait son écart." },
    { "four-garde", "bid 1 pass", 1, PLATES, "- | - | Garde | -", NULL },
    { "four-garde", "bid 1 pass", 1, MIDDLE, "The Dog: 3c Rp Vt 21a 7c 6t",
      "Le chien: 3c Rp Vt 21a 7c 6t" },
    { "four-garde", "bid 1 pass", 1, PILES, "Dealer | - | - | -", "Donneur | - | - | -" },
    { "four-garde", "bid 1 pass", 1, SIDES, "defense | defense | attack | defense", NULL },
    { "four-petit-sec", "dog 3p 1t 7a 2a 1p 20a", 4, TEXT,
      "Deal 1: Rose deals. Your only trump is the petit: the deal is canceled.",
      "Donne 1 : Rose distribue. Vous avez le petit sec : la donne est annulée." },
    { "four-petit-sec", "dog 3p 1t 7a 2a 1p 20a", 1, TEXT,
      "Deal 1: Rose deals. The petit is the only trump of Émile: the deal is canceled.",
      "Donne 1 : Rose distribue. Émile a le petit sec : la donne est annulée." },
    { "four-petit-sec", "dog 3p 1t 7a 2a 1p 20a", 1, BUTTONS, "Next Deal", "Donne suivante" },
    { "four-passed", "bid 1 pass", 1, TEXT, "You pass. Everybody has passed: nobody scores.",
      "Vous passez. Tout le monde a passé : personne ne marque." },
    { "four-passed", "bid 1 pass", 2, MIDDLE, "", NULL },
    { "five-goulash", "bid 4 pass", 1, TEXT,
      "Émile passes. Everybody has passed: a goulash is played. Take as few points as possible.",
      "Émile passe. Tout le monde a passé : on joue une goulash. Faites le moins de points "
      "possible." },
    { "five-goulash", "bid 4 pass", 1, SIDES, "none | none | none | none | none", NULL },
    { "three-garde-contre", "bid 1 pass", 2, TEXT,
      "Anne passes. You are the taker: Garde Contre. You lead.",
      "Anne passe. Vous prenez : Garde contre. À vous d’entamer." },
    { "three-garde-contre", "bid 1 pass", 2, PILES, "Dog: 6 cards | - | -",
      "Chien : 6 cartes | - | -" },
    { "four-slam-garde-sans", "bid 3 pass", 1, PILES, "- | - | Dealer | Dog: 6 cards",
      "- | - | Donneur | Chien : 6 cartes" },
  };

  check_rows (rows, G_N_ELEMENTS (rows));
}

TEST (test_call_and_ecart)
{
  static const Row rows[] = {
    { "five-misere-handful", "bid 1 pass", 4, TEXT,
      "Anne passes. You are the taker: Garde. Which card do you call? Its holder becomes your "
      "partner.",
      "Anne passe. Vous prenez : Garde. Quelle carte appelez-vous ? Qui la tient devient votre "
      "partenaire." },
    { "five-misere-handful", "bid 1 pass", 4, BUTTONS,
      "King of spades | King of hearts | King of diamonds | King of clubs",
      "Roi de pique | Roi de cœur | Roi de carreau | Roi de trèfle" },
    { "five-misere-handful", "bid 1 pass", 1, TEXT,
      "You pass. Émile is the taker: Garde. Émile is going to call a card.",
      "Vous passez. Émile prend : Garde. Émile va appeler une carte." },
    { "five-misere-handful", "bid 1 pass", 1, MIDDLE, "", NULL },
    { "five-misere-handful", "call 4 Rp", 1, TEXT,
      "Émile calls the king of spades. You hold it: you are the taker’s partner. Émile is choosing "
      "the écart.",
      "Émile appelle le roi de pique. Vous la tenez : vous êtes partenaire du preneur. Émile fait "
      "son écart." },
    { "five-misere-handful", "call 4 Rp", 2, TEXT,
      "Émile calls the king of spades. Émile is choosing the écart.",
      "Émile appelle le roi de pique. Émile fait son écart." },
    { "five-misere-handful", "call 4 Rp", 2, SIDES,
      "unknown | defense | unknown | attack | unknown", NULL },
    { "five-misere-handful", "call 4 Rp", 1, SIDES,
      "attack | defense | defense | attack | defense", NULL },
    { "five-misere-handful", "call 4 Rp", 1, BADGES, "P|||DT|", NULL },
    { "five-misere-handful", "call 4 Rp", 2, BADGES, "|||DT|", NULL },
    { "five-misere-handful", "call 4 Rp", 2, PLATES, "- | - | - | Garde R♠ | -", NULL },
    { "five-misere-handful", "call 4 Rp", 2, MIDDLE, "The Dog: 7k 8c 2c", "Le chien: 7k 8c 2c" },
    { "five-king-in-open-dog", "call 5 Rp", 1, TEXT,
      "Marcel calls the king of spades. It lies in the dog: the taker plays alone. Marcel is "
      "choosing the écart.",
      "Marcel appelle le roi de pique. Elle est au chien : le preneur joue seul. Marcel fait son "
      "écart." },
    { "five-misere-handful", "call 4 Rp", 4, TEXT, "Choose 3 cards for the écart. Chosen: 0.",
      "Choisissez 3 cartes pour l’écart. Choisies : 0." },
    { "five-misere-handful", "call 4 Rp", 4, HAND,
      "Ex 21a 18a 17a 15a 13a 10a 6a 2a Vp 8p 1p 8c 2c Dk Ck 7k 3k", NULL },
    { "five-misere-handful", "call 4 Rp", 4, MAY, "Vp 8p 1p 8c 2c Dk Ck 7k 3k", NULL },
    { "five-misere-handful", "call 4 Rp", 4, BUTTONS, "", NULL },
    { "four-trumps-in-ecart", "bid 1 pass", 2, TEXT,
      "Choose 6 cards for the écart, 1 of them a trump. Chosen: 0.",
      "Choisissez 6 cartes pour l’écart, dont 1 atout. Choisies : 0." },
    { "four-trumps-in-ecart", "bid 1 pass", 2, MAY,
      "20a 18a 17a 16a 14a 13a 12a 11a 10a 9a 8a 7a 6a 5a 4a 3a 2a 5c Vk 4k 2k 4t", NULL },
    { "four-trumps-in-ecart", "ecart 2 3a 5c Vk 4k 2k 4t", 1, TEXT,
      "Léon lays away 6 cards. The écart contains the 3 of trumps.",
      "Léon met 6 cartes à l’écart. L’écart contient le 3 d’atout." },
    { "four-garde", "ecart 3 7c 5c 3c 2c Vt 3t", 3, TEXT, "You lay away 6 cards.",
      "Vous mettez 6 cartes à l’écart." },
    { "four-garde", "ecart 3 7c 5c 3c 2c Vt 3t", 3, PILES, "Dealer | - | Écart: 6 cards | -",
      "Donneur | - | Écart : 6 cartes | -" },
    { "four-garde", "ecart 3 7c 5c 3c 2c Vt 3t", 2, TEXT, "Rose lays away 6 cards. You lead.",
      "Rose met 6 cartes à l’écart. À vous d’entamer." },
    { "four-garde", "ecart 3 7c 5c 3c 2c Vt 3t", 3, BUTTONS, "Announce a Slam",
      "Annoncer le chelem" },
    { "four-garde", "ecart 3 7c 5c 3c 2c Vt 3t", 2, BUTTONS, "", NULL },
  };

  check_rows (rows, G_N_ELEMENTS (rows));
}

TEST (test_play)
{
  static const Row rows[] = {
    { "four-slam-garde-sans", "chelem 4", 1, TEXT, "Émile announces a slam, and leads.",
      "Émile annonce un chelem et entame." },
    { "four-slam-garde-sans", "chelem 4", 4, TEXT, "You announce a slam, and lead. You lead.",
      "Vous annoncez un chelem et vous entamez. À vous d’entamer." },
    { "four-slam-garde-sans", "chelem 4", 1, SPEECH, "- | - | - | Slam!",
      "- | - | - | Chelem !" },
    { "five-misere-handful", "misere 3 honours", 1, TEXT, "Rose declares a misère: no honors.",
      "Rose déclare une misère de têtes." },
    { "five-misere-handful", "misere 3 honours", 3, TEXT,
      "You declare a misère: you hold no honors. Your turn to play.",
      "Vous déclarez une misère de têtes. À vous de jouer." },
    { "five-misere-handful", "play 2 Rk", 3, BUTTONS, "Declare No Honors",
      "Déclarer la misère de têtes" },
    { "five-misere-handful", "misere 3 honours", 1, SPEECH,
      "- | - | Misère: no honors | - | -", "- | - | Misère de têtes ! | - | -" },
    { "five-misere-handful", "play 3 6k", 4, BUTTONS, "Simple Handful", "Simple poignée" },
    { "five-misere-handful", "poignee 4 simple 21a 18a 17a 15a 13a 10a 6a 2a", 1, TEXT,
      "Émile shows a simple handful.", "Émile montre une simple poignée." },
    { "five-misere-handful", "poignee 4 simple 21a 18a 17a 15a 13a 10a 6a 2a", 1, MIDDLE,
      "Simple Handful: 21a 18a 17a 15a 13a 10a 6a 2a",
      "Simple poignée: 21a 18a 17a 15a 13a 10a 6a 2a" },
    { "five-misere-handful", "play 4 Ex", 1, MIDDLE, "", NULL },
    { "five-misere-handful", "play 4 Ex", 1, SPEECH,
      "- | - | - | - | -", NULL },
    { "five-misere-handful", "play 4 Ex", 1, TRICK, "_ | Rk* | 6k | Ex | _", NULL },
    { "five-misere-handful", "play 1 10k", 1, TEXT,
      "You play the 10 of diamonds. Léon takes the trick with the king of diamonds.",
      "Vous jouez le 10 de carreau. Léon fait le pli avec le roi de carreau." },
    { "five-misere-handful", "play 1 10k", 2, TEXT,
      "Anne plays the 10 of diamonds. You take the trick with the king of diamonds. You lead.",
      "Anne joue le 10 de carreau. Vous faites le pli avec le roi de carreau. À vous d’entamer." },
    { "five-misere-handful", "play 5 Cp", 1, MAY, "Rp 5p 2p", NULL },
    { "five-misere-handful", "play 1 Rp", 2, TEXT,
      "Anne plays the king of spades. Anne is the taker’s partner. Your turn to play.",
      "Anne joue le roi de pique. Anne est partenaire du preneur. À vous de jouer." },
    { "five-misere-handful", "play 1 Rp", 2, BADGES, "P|T||D|", NULL },
    { "five-misere-handful", "play 1 Rp", 2, SIDES,
      "attack | defense | defense | attack | defense", NULL },
    { "five-own-king", "play 3 Rt", 1, TEXT,
      "Rose plays the king of clubs. The taker has called a card of their own and plays alone.",
      "Rose joue le roi de trèfle. Le preneur s’est appelé lui-même et joue seul." },
    { "four-garde", "play 3 15a", 1, TEXT, "Rose plays the 15 of trumps.",
      "Rose joue le 15 d’atout." },
    { "four-garde", "play 4 Ex", 1, TEXT, "Émile plays the Excuse. Your turn to play.",
      "Émile joue l’Excuse. À vous de jouer." },
    { "four-garde", "play 4 Ex", 1, MAY, "Dc 10c 8c 4c", NULL },
    { "four-garde", "won 3", 1, PLATES, "- | - | Garde · 6/56 | -", NULL },
    { "four-garde", "won 3", 3, PLATES, "- | - | Garde · 10/56 | -", NULL },
    { "four-garde", "won 3", 1, TRICK, "_ | _ | _ | _", NULL },
    { "four-garde", "play 3 21a", 4, MAY, "20a 19a 12a 10a 2a", NULL },
  };

  check_rows (rows, G_N_ELEMENTS (rows));
}

TEST (test_results)
{
  static const Row rows[] = {
    { "four-garde", NULL, 1, TEXT,
      "Rose makes the garde with a margin of 11. 52 points, 41 needed. You score −92. Rose wins the "
      "match.",
      "Rose réussit la garde de 11. 52 points pour 41 à faire. Vous marquez −92. Rose gagne la "
      "partie." },
    { "four-garde", NULL, 3, TEXT,
      "You make the garde with a margin of 11. 52 points, 41 needed. You score +276. You win the "
      "match!",
      "Vous réussissez la garde de 11. 52 points pour 41 à faire. Vous marquez +276. Vous gagnez la "
      "partie !" },
    { "four-garde", NULL, 0, BUTTONS, "Rematch | New Match | Show All Hands",
      "Revanche | Nouvelle partie | Montrer tous les jeux" },
    { "four-garde", NULL, 1, MIDDLE, "", NULL },
    { "four-garde", NULL, 1, REPORT,
      "Result of Deal 1; Points of the attack 52; Points needed with 2 bouts 41; Margin +11; "
      "Contract made: Garde · (25 + 11) × 2 +72; Petit au bout for the attack · 10 × 2 +20; Each "
      "defender pays 92; Anne −92; Léon −92; Rose, taker +276; Émile −92",
      "Résultat de la donne 1; Points de l’attaque 52; Points à faire avec 2 bouts 41; Marge +11; "
      "Contrat réussi : Garde · (25 + 11) × 2 +72; Petit au bout pour l’attaque · 10 × 2 +20; "
      "Chaque défenseur paie 92; Anne −92; Léon −92; Rose (preneur) +276; Émile −92" },
    { "four-garde", NULL, 3, SCORE, "Anne: −92; Léon: −92; You: 276; Émile: −92",
      "Anne : −92; Léon : −92; Vous : 276; Émile : −92" },
    { "three-goulash", NULL, 0, TEXT,
      "The goulash is over: Léon has the fewest points, 26. Léon wins the match.",
      "La goulash est finie : Léon a le moins de points, 26. Léon gagne la partie." },
    { "four-slam-garde-sans", NULL, 1, TEXT,
      "Émile makes the garde sans with a margin of 18. 59 points, 41 needed. You score +28. These "
      "players share the win: Anne, Léon, Rose.",
      "Émile réussit la garde sans de 18. 59 points pour 41 à faire. Vous marquez +28. Victoire "
      "partagée : Anne, Léon, Rose." },
  };

  check_rows (rows, G_N_ELEMENTS (rows));
}

/* The hand in each order that the user can choose. */
TEST (test_order)
{
  static const char *const hands[ALUETTE_TAROT_N_ORDERS] = {
    [ALUETTE_TAROT_ORDER_TRUMPS_LEFT] = "Ex 20a 19a 12a 10a 2a Cp 8p 5p 3p 1p Vc 9c Ck 6k 1k 10t 1t",
    [ALUETTE_TAROT_ORDER_TRUMPS_RIGHT] = "Cp 8p 5p 3p 1p Vc 9c Ck 6k 1k 10t 1t Ex 20a 19a 12a 10a 2a",
    [ALUETTE_TAROT_ORDER_ALTERNATING] = "Ex 20a 19a 12a 10a 2a Cp 8p 5p 3p 1p Vc 9c 10t 1t Ck 6k 1k",
  };

  for (int order = 0; order < ALUETTE_TAROT_N_ORDERS; order++)
    {
      g_auto (AluetteTableState) shown;
      g_autoptr (GString) text = g_string_new (NULL);
      SceneDriver driver;

      scene_driver_init (&driver, "four-garde", "bid 2 pass", 4);
      driver.scene.order = (AluetteTarotOrder) order;
      aluette_table_state_init (&shown);
      aluette_tarot_scene_present (&driver.scene, &shown);
      append_cards (text, shown.hands[3].cards, shown.hands[3].n_cards);
      assert_string_equal (text->str, hands[order]);
      scene_driver_clear (&driver);
    }
}

/* The petit is worth a word where the other side takes it. */
TEST (talk)
{
  static const struct
  {
    const char *record, *stop;
    guint seats; /* who says so, or 0 for nobody */
  } rows[] = {
    { "four-handful-with-excuse", "play 2 8t", 1 << 2 }, /* caught by the taker */
    { "four-handful-with-excuse", "play 1 10c", 0 },     /* not the last card of the trick */
    { "four-petit-sec", "play 4 Vc", 0 },                /* taken by a partner */
    { "four-garde", "play 2 5t", 0 },                    /* takes the trick itself */
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SceneDriver driver;
      g_autoptr (AluetteView) view = NULL;
      guint seats = 0;
      AluetteTalk talk;

      scene_driver_init (&driver, rows[i].record, rows[i].stop, 0);
      view = aluette_view_new (&tarot_kind, ALU_GAME_SPECTATOR, &driver.view);
      talk = aluette_tarot_talk_find (view, &driver.told, &seats);
      assert_int_equal (talk, rows[i].seats != 0 ? ALUETTE_TALK_CAUGHT : ALUETTE_TALK_NONE);
      assert_true (rows[i].seats == 0 || seats == rows[i].seats);
      scene_driver_clear (&driver);
    }
}

int
main (void)
{
  alu_locale_init (GETTEXT_PACKAGE, NULL, true);
  return testing_run (NULL, NULL);
}
