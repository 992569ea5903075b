/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-record-lines.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/alu-status.h"

const char *const tarot_record_bids[TAROT_N_BIDS]
  = { "pass", "petite", "garde", "garde-sans", "garde-contre" };
const char *const tarot_record_handfuls[TAROT_N_HANDFULS] = { NULL, "simple", "double", "triple" };
const char *const tarot_record_miseres[TAROT_N_MISERES] = { "trumps", "honours" };
const char *const tarot_record_sides[TAROT_N_SIDES] = { "attack", "defence" };

static const char *const fault_texts[TAROT_RECORD_N_FAULTS] = {
  [TAROT_RECORD_OK] = ALU_N_("no error"),
  [TAROT_RECORD_NOT_A_RECORD] = ALU_N_("this is not a Tarot match file"),
  [TAROT_RECORD_LINE_TOO_LONG] = ALU_N_("the line is too long"),
  [TAROT_RECORD_FILE_TOO_LONG] = ALU_N_("the match file is too long"),
  [TAROT_RECORD_NOT_TEXT] = ALU_N_("the line is not plain UTF-8 text"),
  [TAROT_RECORD_EMPTY_LINE] = ALU_N_("the line is empty"),
  [TAROT_RECORD_SPACES] = ALU_N_("words must be separated by single spaces"),
  [TAROT_RECORD_UNKNOWN_LINE] = ALU_N_("no line of a match file begins with this word"),
  [TAROT_RECORD_MISPLACED_LINE] = ALU_N_("this line is out of place"),
  [TAROT_RECORD_REPEATED_LINE] = ALU_N_("this line appears twice"),
  [TAROT_RECORD_MISSING_LINE] = ALU_N_("a line is missing before this one"),
  [TAROT_RECORD_BAD_TOKENS] = ALU_N_("the line has a missing, extra or unreadable word"),
  [TAROT_RECORD_MISMATCH] = ALU_N_("the rules give another result"),
  [TAROT_RECORD_AGAINST_RULES] = ALU_N_("the rules do not allow this"),
  [TAROT_RECORD_SEAT_LOG]
  = ALU_N_("this line belongs to the log of one seat, not to a whole match"),
};

const char *
tarot_record_fault_text (TarotRecordFault fault)
{
  return fault_texts[fault];
}

int
tarot_record_find (const char *const *words, int n, const char *word)
{
  for (int i = 0; i < n; i++)
    if (words[i] != NULL && strcmp (words[i], word) == 0)
      return i;
  return -1;
}

void
tarot_record_append (char *text, size_t size, const char *format, ...)
{
  size_t length = strlen (text);
  va_list arguments;

  va_start (arguments, format);
  vsnprintf (text + length, size - length, format, arguments);
  va_end (arguments);
}

/* Starts the next derived line. */
static char *
add_line (TarotRecordDerived *derived, const char *word)
{
  char *line = derived->lines[derived->n++];

  strcpy (line, word);
  return line;
}

#define APPEND(line, ...) tarot_record_append (line, TAROT_RECORD_MAX_DERIVED, __VA_ARGS__)

static void
append_points (char *line, int half_points)
{
  APPEND (line, " %d%s", half_points / 2, half_points % 2 != 0 ? ".5" : "");
}

void
tarot_record_count_line (int seats, const TarotSheet *sheet, char text[TAROT_RECORD_MAX_DERIVED])
{
  bool goulash = sheet->contract == TAROT_PASS;

  strcpy (text, "count");
  if (!goulash)
    APPEND (text, " %d", sheet->bouts);
  for (int i = 0; i < (goulash ? seats : 1); i++)
    append_points (text, sheet->half_points[i]);
}

static void
derive_score (const TarotMatch *match, TarotRecordDerived *derived)
{
  char *line = add_line (derived, "score");

  for (int seat = 0; seat < match->rules.seats; seat++)
    APPEND (line, " %" PRId32, match->score[seat]);
}

/* The lines of a deal that was played, from its result on. */
static void
derive_result (const TarotMatch *match, TarotRecordDerived *derived)
{
  const TarotSheet *sheet = &match->sheet;
  const TarotScore *score = &match->marks;
  char *line = add_line (derived, "result");

  if (sheet->contract == TAROT_PASS)
    APPEND (line, " goulash");
  else
    APPEND (line, " %s %s %d petit %d poignee %d chelem %d total %d",
            tarot_record_bids[sheet->contract], score->made ? "made" : "failed", score->margin,
            score->petit, score->handfuls, score->slam, score->total);
  line = add_line (derived, "mark");
  for (int seat = 0; seat < match->rules.seats; seat++)
    APPEND (line, " %" PRId32, score->marks[seat]);
  derive_score (match, derived);
  if (!tarot_match_is_over (match))
    return;
  line = add_line (derived, "end");
  for (int seat = 0; seat < match->rules.seats; seat++)
    if ((match->winners & (1 << seat)) != 0)
      APPEND (line, " %d", seat + 1);
}

/* The lines after the last bid. */
static void
derive_contract (const TarotMatch *match, TarotRecordDerived *derived)
{
  const TarotDeal *deal = &match->deal;

  if (deal->outcome == TAROT_OUTCOME_PASSED)
    {
      add_line (derived, "result passed");
      derive_score (match, derived);
    }
  else if (deal->taker == TAROT_NOBODY)
    add_line (derived, "goulash");
  else
    APPEND (add_line (derived, "taker"), " %d %s", deal->taker + 1,
            tarot_record_bids[deal->contract]);
}

/* The lines after the last card of a trick. */
static void
derive_trick (const TarotMatch *match, TarotRecordDerived *derived)
{
  const TarotDeal *deal = &match->deal;

  APPEND (add_line (derived, "won"), " %d", deal->takers[deal->n_tricks - 1] + 1);
  if (deal->outcome != TAROT_OUTCOME_PLAYED)
    return;
  if (deal->called != TAROT_NO_CARD && deal->partner == TAROT_NOBODY)
    add_line (derived, "partner none");
  else if (deal->called != TAROT_NO_CARD)
    APPEND (add_line (derived, "partner"), " %d", deal->partner + 1);
  tarot_record_count_line (match->rules.seats, &match->sheet, add_line (derived, ""));
  derive_result (match, derived);
}

void
tarot_record_derive (const TarotMatch *match, const TarotEvent *event, TarotRecordDerived *derived)
{
  const TarotDeal *deal = &match->deal;

  derived->n = 0;
  switch ((TarotEventType) event->type)
    {
    case TAROT_EVENT_DEAL:
      if (deal->outcome == TAROT_OUTCOME_PETIT_SEC)
        {
          APPEND (add_line (derived, "result petit-sec"), " %d", deal->petit_sec + 1);
          derive_score (match, derived);
        }
      break;
    case TAROT_EVENT_BID:
      if (deal->n_bids == match->rules.seats)
        derive_contract (match, derived);
      break;
    case TAROT_EVENT_PLAY:
      if (deal->n_plays % match->rules.seats == 0)
        derive_trick (match, derived);
      break;
    case TAROT_EVENT_RESULT:
      derive_result (match, derived);
      break;
    case TAROT_EVENT_PASSED:
      derive_score (match, derived);
      break;
    default:
      break;
    }
}
