/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>
#include <libintl.h>

#include "locale/alu-locale.h"
#include "presentation/aluette/aluette-coach-reason-text.h"
#include "presentation/aluette/aluette-coach-remark-text.h"
#include "presentation/aluette/aluette-coach-text.h"
#include "testing.h"

/* Every reason and remark in every form is a whole sentence in its language only. */

static const char *const french_words[] = {
  " le ",    " la ",    " les ",  " un ",   " une ",    " et ",   " pli",      " vous",  "Vous",
  " votre",  "Votre",   "donne",  " est ",  "Après",    "Donnez", "Jouez",     "Offrez", "Acceptez",
  "Refusez", "Chantez", "Encore", "Toutes", "Personne", "Aussi",  "Attention", "Pensez"
};
static const char *const english_words[] = { " the ",  "The ",  " you",  "You",     " it ",
                                             "It ",    " is ",  " of ",  " and ",   " trick",
                                             " was ",  " has ", "Play ", "Accept ", "Refuse ",
                                             "Offer ", "Sing ", "Give ", " to ",    "Nobody",
                                             " for " };

static void
set_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  textdomain (GETTEXT_PACKAGE);
}

static void
init_header (AluGameHeader *header)
{
  static const char *const names[] = { "Anne", "Léon", "Rose", "Émile" };
  AluRules rules;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  alu_header_init (header, &rules);
  for (guint seat = 0; seat < 4; seat++)
    {
      header->players[seat].kind = seat == 0 ? ALU_GAME_HUMAN : ALU_GAME_BOT;
      g_strlcpy (header->players[seat].name, names[seat], sizeof header->players[seat].name);
    }
}

static gboolean
has_any (const char *text, const char *const *words, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (strstr (text, words[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Starts with a capital or a quotation mark, ends with a period, and has no double spaces. */
static void
assert_sentence (const char *text, gboolean french)
{
  g_autofree char *first = g_utf8_substring (text, 0, 1);
  gunichar c = g_utf8_get_char (first);

  if (!g_unichar_isupper (c) && !g_unichar_isdigit (c))
    fail_msg ("no capital: %s", text);
  if (!g_str_has_suffix (text, ".") && !g_str_has_suffix (text, "!"))
    fail_msg ("no full stop: %s", text);
  if (strstr (text, "  ") != NULL || strstr (text, "%s") != NULL || strstr (text, "%u") != NULL
      || strstr (text, "(null)") != NULL || strstr (text, "$") != NULL)
    fail_msg ("a gap: %s", text);
  if (french && has_any (text, english_words, G_N_ELEMENTS (english_words)))
    fail_msg ("English in French: %s", text);
  if (!french && has_any (text, french_words, G_N_ELEMENTS (french_words)))
    fail_msg ("French in English: %s", text);
}

typedef void (*Check) (const AluetteTextContext *words, gboolean french);

static void
in_both_languages (Check check)
{
  AluGameHeader *header = g_new0 (AluGameHeader, 1);
  AluetteTextContext words = { header, 0, ALUETTE_DECK_ALUETTE };

  init_header (header);
  set_language ("en");
  check (&words, FALSE);
  set_language ("fr");
  check (&words, TRUE);
  g_free (header);
}

static void
check_reasons (const AluetteTextContext *words, gboolean french)
{
  for (guint why = 0; why < ALU_N_MOVE_REASONS; why++)
    for (guint speaker = 0; speaker < 4; speaker++)
      for (guint about = 0; about <= 4; about++)
        {
          g_autofree char *text = aluette_coach_text_move_reason (words, speaker,
                                                                  (AluMoveReason) why,
                                                                  about < 4 ? about : ALU_NOBODY);

          assert_sentence (text, french);
          /* The text never uses the name of the player it addresses. */
          assert_null (strstr (text, "Anne"));
        }
}

TEST (test_reasons)
{
  in_both_languages (check_reasons);
}

static void
check_remarks (const AluetteTextContext *words, gboolean french)
{
  for (guint kind = 0; kind < ALU_N_REMARKS; kind++)
    for (guint seat = 0; seat < 4; seat++)
      for (guint count = 0; count < 4; count++)
        {
          AluRemark remark = { .kind = (guint8) kind,
                               .seat = (guint8) seat,
                               .count = (guint8) count,
                               .cards = alu_card_bit (ALU_VACHE) | alu_card_bit (ALU_MONSIEUR) };
          g_autofree char *text = NULL;

          if (seat == 0 && kind != ALU_REMARK_SETTLED && kind != ALU_REMARK_RACE
              && kind != ALU_REMARK_RACE_LEVEL)
            continue;
          text = aluette_coach_text_remark (words, &remark);
          if (text == NULL)
            fail_msg ("remark %u has no words", kind);
          assert_sentence (text, french);
        }
}

TEST (test_remarks)
{
  in_both_languages (check_remarks);
}

static void
check_actions (const AluetteTextContext *words, gboolean french)
{
  static const AluEventType types[] = { ALU_EVENT_PLAY,    ALU_EVENT_OFFER,   ALU_EVENT_ANSWER,
                                        ALU_EVENT_VOTE,    ALU_EVENT_PROPOSE, ALU_EVENT_CONSENT,
                                        ALU_EVENT_REJECT };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    for (int yes = 0; yes < 2; yes++)
      {
        AluEvent event = { .type = types[i], .seat = (guint8) (yes * 2) };
        g_autofree char *text = NULL;

        if (types[i] == ALU_EVENT_REJECT)
          for (AluCard card = 0; card < ALU_CHANT_CARDS; card++)
            event.chant.cards[card] = card;
        else if (types[i] == ALU_EVENT_PLAY)
          event.card = ALU_VACHE;
        else
          event.yes = yes;
        text = aluette_coach_text_action (words, &event);
        assert_sentence (text, french);
      }
}

TEST (test_actions)
{
  in_both_languages (check_actions);
}

static void
check_claims (const AluetteTextContext *words, gboolean french)
{
  static const guint8 winners[] = { ALU_TEAM_A, ALU_TEAM_B, ALU_NOBODY };

  for (guint8 kind = ALU_CLAIM_ANY_PLAY; kind <= ALU_CLAIM_BY_LINE; kind++)
    for (gsize i = 0; i < G_N_ELEMENTS (winners); i++)
      for (guint8 points = 1; points <= 2; points++)
        {
          AluClaim claim = { .kind = kind,
                             .winner = winners[i],
                             .points = points,
                             .n_line = 2,
                             .line = { ALU_VACHE, ALU_MONSIEUR } };
          g_autofree char *text = aluette_coach_text_claim (words, &claim);

          assert_sentence (text, french);
          assert_non_null (strstr (text, "Monsieur"));
        }
}

TEST (test_claims)
{
  in_both_languages (check_claims);
}

static void
check_verdicts (const AluetteTextContext *words, gboolean french)
{
  for (int same = 0; same < 2; same++)
    for (int costly = 0; costly < 2; costly++)
      for (int forced = 0; forced < 2; forced++)
        {
          AluVerdict it = { .judgment.costly = costly,
                            .judgment.forced = forced,
                            .judgment.cost = costly ? 0.42f : 0.01f,
                            .open_value = { -1, -1 },
                            .open_best_value = { 2, 2 } };
          g_autofree char *verdict = NULL, *truth = NULL, *title = NULL;

          it.move = (AluEvent) { .type = ALU_EVENT_PLAY };
          it.move.card = ALU_VACHE;
          it.best = it.move;
          it.best.card = same ? ALU_VACHE : ALU_MONSIEUR;
          it.open_best = ALU_MADAME;
          verdict = aluette_coach_text_verdict (words, &it);
          truth = aluette_coach_text_truth (words, &it);
          title = aluette_coach_text_judged (words, &it);
          assert_sentence (verdict, french);
          if (forced)
            assert_null (truth);
          else
            assert_sentence (truth, french);
          assert_non_null (strstr (title, french ? "la Vache" : "the Cow"));
          if (costly && !same && !forced)
            assert_non_null (strstr (verdict, french ? "0,4" : "0.4"));
        }
}

TEST (test_verdicts)
{
  in_both_languages (check_verdicts);
}

TEST (test_points)
{
  static const struct
  {
    double points;
    const char *english;
    const char *french;
  } rows[] = {
    { 0.42, "0.4 points", "0,4 point" },
    { 1.04, "1.0 point", "1,0 point" },
    { 1.3, "1.3 points", "1,3 point" },
    { 2, "2.0 points", "2,0 points" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *english = NULL, *french = NULL;

      set_language ("en");
      english = aluette_coach_text_points (rows[i].points);
      set_language ("fr");
      french = aluette_coach_text_points (rows[i].points);
      assert_string_equal (english, rows[i].english);
      /* French has a no-break space there. */
      g_strdelimit (french, "\xa0", ' ');
      assert_true (g_str_has_prefix (french, "0,4") || g_str_has_prefix (french, "1,")
                   || g_str_has_prefix (french, "2,0"));
      assert_true (g_str_has_suffix (french, strrchr (rows[i].french, ' ') + 1));
    }
}

TEST (test_outcomes)
{
  AluGameHeader *header = g_new0 (AluGameHeader, 1);
  AluetteTextContext words = { header, 0, ALUETTE_DECK_ALUETTE };
  static const struct
  {
    AluTeam team;
    AluBounds value;
    guint listener;
    const char *text;
  } rows[] = {
    { ALU_TEAM_A, { 1, 1 }, 0, "1 point for you" },
    { ALU_TEAM_A, { -2, -2 }, 0, "2 points for the others" },
    { ALU_TEAM_B, { 2, 2 }, 0, "2 points for the others" },
    { ALU_TEAM_B, { 1, 2 }, ALU_NOBODY, "at least 1 point for Léon and Émile" },
    { ALU_TEAM_A, { -2, -1 }, ALU_NOBODY, "at least 1 point for Léon and Émile" },
    { ALU_TEAM_A, { 0, 0 }, 0, "no point" },
    { ALU_TEAM_A, { -2, 2 }, 0, "undecided" },
    { ALU_TEAM_A, { 0, 1 }, 0, "undecided" },
  };

  init_header (header);
  set_language ("en");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = NULL;

      words.listener = rows[i].listener;
      text = aluette_coach_text_outcome (&words, rows[i].team, rows[i].value);
      assert_string_equal (text, rows[i].text);
    }
  g_free (header);
}

int
main (void)
{
  alu_locale_init (GETTEXT_PACKAGE, NULL, true);
  return testing_run (NULL, NULL);
}
