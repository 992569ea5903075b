/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-record-lines.h"

#include <string.h>

/* The lines of a real table's result, in their order. */
typedef enum
{
  STAGE_DEAL,
  STAGE_SIDES, /* `taker`, `goulash` or `result passed` */
  STAGE_PARTNER,
  STAGE_ANNOUNCED,
  STAGE_MISERE,
  STAGE_HANDFUL,
  STAGE_PETIT,
  STAGE_SLAM,
  STAGE_COUNT,
} Stage;

static const struct
{
  const char *word;
  Stage stage;
} stages[] = {
  { "taker", STAGE_SIDES },       { "goulash", STAGE_SIDES },   { "result", STAGE_SIDES },
  { "partner", STAGE_PARTNER },   { "chelem", STAGE_ANNOUNCED }, { "misere", STAGE_MISERE },
  { "poignee", STAGE_HANDFUL },   { "petit", STAGE_PETIT },     { "slam", STAGE_SLAM },
  { "count", STAGE_COUNT },
};

static Stage
stage_of (const char *word)
{
  size_t i = 0;

  while (strcmp (stages[i].word, word) != 0)
    i++;
  return stages[i].stage;
}

void
tarot_record_start_result (TarotRecordReader *reader)
{
  reader->stage = STAGE_DEAL;
  tarot_event_init (&reader->pending, TAROT_EVENT_RESULT, 0);
  tarot_sheet_init (&reader->pending.sheet);
}

static bool
bad_words (TarotRecordError *error)
{
  return tarot_record_fail (error, TAROT_RECORD_BAD_TOKENS, NULL);
}

/* Whether a line of this stage may follow what has been read. */
static bool
check_order (const TarotRecordReader *reader, Stage stage, TarotRecordError *error)
{
  Stage last = (Stage) reader->stage;
  bool has_partner
    = reader->match.rules.seats == 5 && reader->pending.sheet.contract != TAROT_PASS;

  if (reader->match.deal.phase != TAROT_PHASE_RESULT)
    return tarot_record_misplaced (reader, error);
  if (last == STAGE_DEAL && stage != STAGE_SIDES)
    return tarot_record_fail (error, TAROT_RECORD_MISSING_LINE, "taker …");
  if (last == STAGE_SIDES && stage > STAGE_PARTNER && has_partner)
    return tarot_record_fail (error, TAROT_RECORD_MISSING_LINE, "partner …");
  if (stage == last && stage != STAGE_MISERE && stage != STAGE_HANDFUL)
    return tarot_record_fail (error, TAROT_RECORD_REPEATED_LINE, NULL);
  if (stage < last || (stage == STAGE_PARTNER && !has_partner))
    return tarot_record_fail (error, TAROT_RECORD_MISPLACED_LINE, NULL);
  return true;
}

static bool
read_seat (const TarotRecordReader *reader, const TarotRecordLine *line, uint8_t *seat,
           TarotRecordError *error)
{
  return tarot_record_read_seat (line->words[1], reader->match.rules.seats, seat, error);
}

static bool
read_sides (const TarotRecordReader *reader, const TarotRecordLine *line, TarotSheet *sheet,
            TarotRecordError *error)
{
  int contract;

  if (strcmp (line->words[0], "goulash") == 0)
    return true;
  contract = tarot_record_find (tarot_record_bids, TAROT_N_BIDS, line->words[2]);
  if (contract <= TAROT_PASS)
    return bad_words (error);
  sheet->contract = (uint8_t) contract;
  return read_seat (reader, line, &sheet->taker, error);
}

static bool
read_partner (const TarotRecordReader *reader, const TarotRecordLine *line, TarotSheet *sheet,
              TarotRecordError *error)
{
  return strcmp (line->words[1], "none") == 0
         || read_seat (reader, line, &sheet->partner, error);
}

static bool
read_announced (const TarotRecordReader *reader, const TarotRecordLine *line, TarotSheet *sheet,
                TarotRecordError *error)
{
  uint8_t seat;

  if (!read_seat (reader, line, &seat, error))
    return false;
  if (seat != sheet->taker)
    return tarot_record_refuse (error, TAROT_ERROR_NOT_THE_TAKER);
  sheet->announced = true;
  return true;
}

static bool
read_misere (const TarotRecordReader *reader, const TarotRecordLine *line, TarotSheet *sheet,
             TarotRecordError *error)
{
  int misere = tarot_record_find (tarot_record_miseres, TAROT_N_MISERES, line->words[2]);
  uint8_t seat;

  if (!read_seat (reader, line, &seat, error))
    return false;
  if (misere < 0)
    return bad_words (error);
  if ((sheet->miseres[seat] & (1 << misere)) != 0)
    return tarot_record_refuse (error, TAROT_ERROR_SAID_BEFORE);
  sheet->miseres[seat] |= (uint8_t) (1 << misere);
  return true;
}

static bool
read_handful (const TarotRecordReader *reader, const TarotRecordLine *line, TarotSheet *sheet,
              TarotRecordError *error)
{
  int handful = tarot_record_find (tarot_record_handfuls, TAROT_N_HANDFULS, line->words[2]);
  uint8_t seat;

  if (!read_seat (reader, line, &seat, error))
    return false;
  if (handful < 0 || line->n_words != 3)
    return bad_words (error);
  if (sheet->handfuls[seat] != TAROT_NO_HANDFUL)
    return tarot_record_refuse (error, TAROT_ERROR_SAID_BEFORE);
  sheet->handfuls[seat] = (uint8_t) handful;
  return true;
}

static bool
read_side (const TarotRecordLine *line, uint8_t *side, TarotRecordError *error)
{
  int found = tarot_record_find (tarot_record_sides, TAROT_N_SIDES, line->words[1]);

  if (found < 0)
    return bad_words (error);
  *side = (uint8_t) found;
  return true;
}

/* Reads points as in `49` or `40.5`. */
static bool
read_points (const char *word, int16_t *half_points, TarotRecordError *error)
{
  size_t digits = strspn (word, "0123456789");
  bool half = strcmp (word + digits, ".5") == 0;
  int points = 0;

  if (digits == 0 || digits > 2 || (digits == 2 && word[0] == '0')
      || (!half && word[digits] != '\0'))
    return bad_words (error);
  for (size_t i = 0; i < digits; i++)
    points = 10 * points + word[i] - '0';
  *half_points = (int16_t) (2 * points + half);
  return true;
}

static bool
read_count (const TarotRecordReader *reader, const TarotRecordLine *line, TarotSheet *sheet,
            TarotRecordError *error)
{
  bool goulash = sheet->contract == TAROT_PASS;
  int first = goulash ? 1 : 2;
  int n = goulash ? reader->match.rules.seats : 1;
  const char *bouts = line->words[1];

  if (line->n_words != first + n)
    return bad_words (error);
  if (!goulash && (bouts[0] < '0' || bouts[0] > '3' || bouts[1] != '\0'))
    return bad_words (error);
  if (!goulash)
    sheet->bouts = (uint8_t) (bouts[0] - '0');
  for (int i = 0; i < n; i++)
    if (!read_points (line->words[first + i], &sheet->half_points[i], error))
      return false;
  return true;
}

static bool
read_stage (TarotRecordReader *reader, const TarotRecordLine *line, Stage stage,
            TarotRecordError *error)
{
  TarotSheet *sheet = &reader->pending.sheet;

  switch (stage)
    {
    case STAGE_SIDES:
      return read_sides (reader, line, sheet, error);
    case STAGE_PARTNER:
      return read_partner (reader, line, sheet, error);
    case STAGE_ANNOUNCED:
      return read_announced (reader, line, sheet, error);
    case STAGE_MISERE:
      return read_misere (reader, line, sheet, error);
    case STAGE_HANDFUL:
      return read_handful (reader, line, sheet, error);
    case STAGE_PETIT:
      return read_side (line, &sheet->petit, error);
    case STAGE_SLAM:
      return read_side (line, &sheet->slam, error);
    default:
      return read_count (reader, line, sheet, error);
    }
}

/* The deal was not played. */
static bool
read_passed (TarotRecordReader *reader, const TarotRecordLine *line, TarotRecordError *error)
{
  TarotEvent event;

  if (strcmp (line->words[1], "passed") != 0)
    return bad_words (error);
  tarot_event_init (&event, TAROT_EVENT_PASSED, 0);
  return tarot_record_apply (reader, &event, error);
}

/* What the lines tell is checked line by line, and carried out with the last. */
bool
tarot_record_read_table (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  Stage stage = stage_of (line->words[0]);
  TarotStatus status;

  if (!check_order (reader, stage, error))
    return false;
  if (strcmp (line->words[0], "result") == 0)
    return read_passed (reader, line, error);
  if (!read_stage (reader, line, stage, error))
    return false;
  reader->stage = (uint8_t) stage;
  if (stage == STAGE_COUNT)
    return tarot_record_apply (reader, &reader->pending, error);
  status = tarot_sheet_check (&reader->match.rules, &reader->pending.sheet, false);
  return status == TAROT_OK || tarot_record_refuse (error, status);
}
