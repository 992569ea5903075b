/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>
#include <libintl.h>

#include "locale/alu-locale.h"
#include "presentation/tarot/aluette-tarot-coach-reason-text.h"
#include "presentation/tarot/aluette-tarot-coach-text.h"
#include "testing.h"

/* Every text of the coach, of reasons in all forms and of hints and explanations of whole deals, is
 * made of whole sentences in its language only. */

static const char *const french_words[] = { " la ",       " les ",  " une ",    " pli",
                                            " vous",      "Vous",   " votre",   "Jouez",
                                            " est ",      "Passez", "Demandez", "Cette carte",
                                            " petit joué" };
static const char *const english_words[] = { " the ", "The ", " you",   "You",    " it ",
                                             "It ",   " is ", " of ",   " trick", " was ",
                                             "Play ", " to ", "Nobody", " for ",  " with " };

static void
set_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  textdomain (GETTEXT_PACKAGE);
}

static gboolean
has_any (const char *text, const char *const *words, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (strstr (text, words[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Takes @text. */
static void
assert_sentence (char *text, gboolean french)
{
  gunichar c;

  assert_non_null (text);
  c = g_utf8_get_char (text);
  if (!g_unichar_isupper (c) && !g_unichar_isdigit (c))
    fail_msg ("no capital: %s", text);
  if (!g_str_has_suffix (text, "."))
    fail_msg ("no full stop: %s", text);
  if (strstr (text, "  ") != NULL || strchr (text, '%') != NULL || strstr (text, "(null)") != NULL
      || strchr (text, '$') != NULL)
    fail_msg ("a gap: %s", text);
  if (french && has_any (text, english_words, G_N_ELEMENTS (english_words)))
    fail_msg ("English in French: %s", text);
  if (!french && has_any (text, french_words, G_N_ELEMENTS (french_words)))
    fail_msg ("French in English: %s", text);
  g_free (text);
}

typedef void (*Check) (const AluetteTarotText *context, gboolean french);

static void
in_both_languages (int n_seats, Check check)
{
  static const char *const names[] = { "Anne", "Léon", "Rose", "Émile", "Jules" };
  static const char *const languages[] = { "en", "fr" };
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);

  header->rules.n_seats = (guint8) n_seats;
  for (int seat = 0; seat < n_seats; seat++)
    g_strlcpy (header->players[seat].name, names[seat], sizeof header->players[seat].name);
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      AluetteTarotText context = { .header = header, .listener = 0 };

      set_language (languages[i]);
      check (&context, i == 1);
    }
}

static void
check_reasons (const AluetteTarotText *context, gboolean french)
{
  for (int why = 0; why < TAROT_N_WHYS; why++)
    for (guint speaker = 0; speaker < 2; speaker++)
      for (guint seat = 0; seat < 4; seat++)
        for (guint suit = 0; suit < TAROT_N_SUITS; suit++)
          {
            TarotReason reason = { .why = (guint8) why,
                                   .seat = (guint8) seat,
                                   .suit = (guint8) suit,
                                   .half_points = (guint16) (seat + 1) };

            if (seat != speaker)
              assert_sentence (aluette_tarot_coach_text_reason (context, speaker, &reason), french);
          }
}

TEST (test_reasons)
{
  in_both_languages (4, check_reasons);
}

/* The texts that say that the reason is about the listener do not name them. */
TEST (test_about_listener)
{
  AluGameHeader header = { .players = { { .name = "Anne" }, { .name = "Léon" } } };
  AluetteTarotText context = { .header = &header, .listener = 0 };
  TarotReason reason = { .why = TAROT_WHY_LOAD, .seat = 0 };
  g_autofree char *you = NULL;
  g_autofree char *advice = NULL;

  set_language ("en");
  you = aluette_tarot_coach_text_reason (&context, 1, &reason);
  assert_string_equal (you, "You are on my side and held the trick, so I gave you points.");
  reason.seat = 1;
  advice = aluette_tarot_coach_text_reason (&context, 0, &reason);
  assert_string_equal (advice, "Léon is on your side and holds the trick: give points.");
}

/* What a seat is advised and what it says, in a deal of villagers. */
static void
check_decision (const AluetteTarotText *context, const TarotView *view, const TarotEvent *event,
                gboolean french)
{
  TarotBudget budget = { .seed = 1, .nodes = 500 };
  TarotHint hint;
  TarotExplanation why;
  AluetteTarotText own = *context;

  own.listener = view->seat;
  tarot_hint (view, &budget, &hint);
  for (int stage = 0; stage <= ALUETTE_HINT_REASON; stage++)
    assert_sentence (aluette_tarot_coach_text_hint (&own, &hint, (AluetteHintStage) stage), french);
  own.listener = (view->seat + 1u) % context->header->rules.n_seats;
  for (int over = 0; over < 2; over++)
    {
      tarot_explain (view, TAROT_LEVEL_MASTER, &budget, event, over, &why);
      assert_sentence (aluette_tarot_coach_text_explanation (&own, &why), french);
    }
}

static void
check_deals (const AluetteTarotText *context, gboolean french)
{
  for (guint64 seed = 1; seed <= 3; seed++)
    {
      TarotRules rules;
      TarotMatch match;

      tarot_rules_init (&rules, TAROT_RULES_MAISON, context->header->rules.n_seats);
      tarot_match_init (&match, &rules, false);
      while (match.deal.outcome == TAROT_OUTCOME_NONE)
        {
          TarotEvent event;
          TarotView view;

          if (tarot_match_awaited (&match) == TAROT_CHANCE)
            tarot_match_chance (&match, seed, &event);
          else
            {
              tarot_view_for_seat (&match, match.deal.turn, &view);
              tarot_bot_decide (TAROT_LEVEL_VILLAGER, &view, NULL, &event);
              check_decision (context, &view, &event, french);
            }
          assert_int_equal (tarot_match_apply (&match, &event), TAROT_OK);
        }
    }
}

TEST (test_deals)
{
  for (int n_seats = TAROT_MIN_SEATS; n_seats <= TAROT_MAX_SEATS; n_seats++)
    in_both_languages (n_seats, check_deals);
}

/* A hint with its figures, as it stands in the bubble. */
TEST (test_bid)
{
  AluGameHeader header = { .players = { { .name = "Anne" } } };
  AluetteTarotText context = { .header = &header, .listener = 0 };
  TarotHint hint = { .n_remarks = 1 };
  TarotDecisionInfo *info = &hint.account.info;
  g_autofree char *text = NULL;

  set_language ("en");
  hint.account.event.type = TAROT_EVENT_BID;
  hint.account.event.bid = TAROT_GARDE;
  hint.account.bid = (TarotBidFigures) { .value = 52, .needed = 46, .bid = TAROT_GARDE };
  info->n_options = 2;
  info->options[0] = (TarotOptionValue) { .event = hint.account.event, .marks = 37.8 };
  info->options[1] = (TarotOptionValue) { .marks = -9.2 };
  info->options[1].event.type = TAROT_EVENT_BID;
  text = aluette_tarot_coach_text_hint (&context, &hint, ALUETTE_HINT_REASON);
  assert_string_equal (text, "Bid a garde. Your hand is worth 52 hand points; this contract "
                             "(Garde) needs 46. Expected score: Garde +38, Pass −9.");
}

static void
check_claims (const AluetteTarotText *context, gboolean french)
{
  TarotClaim claim = { .n_line = 3, .line = { TAROT_21, 13, TAROT_PETIT } };

  claim.score.marks[0] = -58;
  for (int kind = TAROT_CLAIM_ANY_PLAY; kind <= TAROT_CLAIM_BY_LINE; kind++)
    for (int scored = kind == TAROT_CLAIM_ANY_PLAY; scored < 2; scored++)
      {
        claim.kind = (guint8) kind;
        claim.scored = (guint8) scored;
        assert_sentence (aluette_tarot_coach_text_claim (context, &claim), french);
      }
}

TEST (test_claims)
{
  in_both_languages (4, check_claims);
}

int
main (void)
{
  alu_locale_init (GETTEXT_PACKAGE, NULL, true);
  set_language ("en");
  return testing_run (NULL, NULL);
}
