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

void
tarot_record_start_result (TarotRecordReader *reader)
{
  reader->stage = STAGE_DEAL;
  tarot_event_init (&reader->pending, TAROT_EVENT_RESULT, 0);
  tarot_sheet_init (&reader->pending.sheet);
}

/* Whether a line of this stage may follow what has been read. */
static bool
check_order (const TarotRecordReader *reader, Stage stage)
{
  Stage last = (Stage) reader->stage;
  bool has_partner = reader->match.rules.seats == 5 && reader->pending.sheet.contract != TAROT_PASS;

  if (reader->match.deal.phase != TAROT_PHASE_RESULT)
    return alu_record_fail_expecting (reader, ALU_RECORD_MISPLACED_LINE);
  if (last == STAGE_DEAL && stage != STAGE_SIDES)
    return alu_record_fail (reader, ALU_RECORD_MISSING_LINE, "taker …");
  if (last == STAGE_SIDES && stage > STAGE_PARTNER && has_partner)
    return alu_record_fail (reader, ALU_RECORD_MISSING_LINE, "partner …");
  if (stage == last && stage != STAGE_MISERE && stage != STAGE_HANDFUL)
    return alu_record_fail (reader, ALU_RECORD_REPEATED_LINE, NULL);
  if (stage < last || (stage == STAGE_PARTNER && !has_partner))
    return alu_record_fail (reader, ALU_RECORD_MISPLACED_LINE, NULL);
  return true;
}

static bool
read_sides (const TarotRecordReader *reader, const AluRecordLine *line, TarotSheet *sheet)
{
  int contract;

  if (strcmp (line->words[0], "goulash") == 0)
    return true;
  contract = alu_record_find_word (tarot_record_bids, TAROT_N_BIDS, line->words[2]);
  if (contract <= TAROT_PASS)
    return alu_record_bad_words (reader);
  sheet->contract = (uint8_t) contract;
  return alu_record_read_seat (reader, line->words[1], &sheet->taker);
}

static bool
read_partner (const TarotRecordReader *reader, const AluRecordLine *line, TarotSheet *sheet)
{
  return strcmp (line->words[1], "none") == 0
         || alu_record_read_seat (reader, line->words[1], &sheet->partner);
}

static bool
read_announced (const TarotRecordReader *reader, const AluRecordLine *line, TarotSheet *sheet)
{
  uint8_t seat;

  if (!alu_record_read_seat (reader, line->words[1], &seat))
    return false;
  if (seat != sheet->taker)
    return alu_record_refuse (reader, TAROT_ERROR_NOT_THE_TAKER);
  sheet->announced = true;
  return true;
}

static bool
read_misere (const TarotRecordReader *reader, const AluRecordLine *line, TarotSheet *sheet)
{
  int misere = alu_record_find_word (tarot_record_miseres, TAROT_N_MISERES, line->words[2]);
  uint8_t seat;

  if (!alu_record_read_seat (reader, line->words[1], &seat))
    return false;
  if (misere < 0)
    return alu_record_bad_words (reader);
  if ((sheet->miseres[seat] & (1 << misere)) != 0)
    return alu_record_refuse (reader, TAROT_ERROR_SAID_BEFORE);
  sheet->miseres[seat] |= (uint8_t) (1 << misere);
  return true;
}

static bool
read_handful (const TarotRecordReader *reader, const AluRecordLine *line, TarotSheet *sheet)
{
  int handful = alu_record_find_word (tarot_record_handfuls, TAROT_N_HANDFULS, line->words[2]);
  uint8_t seat;

  if (!alu_record_read_seat (reader, line->words[1], &seat))
    return false;
  if (handful < 0 || line->n_words != 3)
    return alu_record_bad_words (reader);
  if (sheet->handfuls[seat] != TAROT_NO_HANDFUL)
    return alu_record_refuse (reader, TAROT_ERROR_SAID_BEFORE);
  sheet->handfuls[seat] = (uint8_t) handful;
  return true;
}

/* Reads a line `petit` or `slam`. */
static bool
read_side (const TarotRecordReader *reader, const AluRecordLine *line, TarotSheet *sheet)
{
  int side = alu_record_find_word (tarot_record_sides, TAROT_N_SIDES, line->words[1]);

  if (side < 0)
    return alu_record_bad_words (reader);
  *(line->words[0][0] == 'p' ? &sheet->petit : &sheet->slam) = (uint8_t) side;
  return true;
}

/* Reads points as in `49` or `40.5`. */
static bool
read_points (const TarotRecordReader *reader, const char *word, int16_t *half_points)
{
  size_t digits = strspn (word, "0123456789");
  bool half = strcmp (word + digits, ".5") == 0;
  int points = 0;

  if (digits == 0 || digits > 2 || (digits == 2 && word[0] == '0')
      || (!half && word[digits] != '\0'))
    return alu_record_bad_words (reader);
  for (size_t i = 0; i < digits; i++)
    points = 10 * points + word[i] - '0';
  *half_points = (int16_t) (2 * points + half);
  return true;
}

static bool
read_count (const TarotRecordReader *reader, const AluRecordLine *line, TarotSheet *sheet)
{
  bool goulash = sheet->contract == TAROT_PASS;
  int first = goulash ? 1 : 2;
  int n = goulash ? reader->match.rules.seats : 1;
  const char *bouts = line->words[1];

  if (line->n_words != first + n)
    return alu_record_bad_words (reader);
  if (!goulash && (bouts[0] < '0' || bouts[0] > '3' || bouts[1] != '\0'))
    return alu_record_bad_words (reader);
  if (!goulash)
    sheet->bouts = (uint8_t) (bouts[0] - '0');
  for (int i = 0; i < n; i++)
    if (!read_points (reader, line->words[first + i], &sheet->half_points[i]))
      return false;
  return true;
}

/* `result passed` is read apart. */
static const struct
{
  const char *word;
  Stage stage;
  bool (*read) (const TarotRecordReader *reader, const AluRecordLine *line, TarotSheet *sheet);
} stages[] = {
  { "taker", STAGE_SIDES, read_sides },         { "goulash", STAGE_SIDES, read_sides },
  { "result", STAGE_SIDES, NULL },              { "partner", STAGE_PARTNER, read_partner },
  { "chelem", STAGE_ANNOUNCED, read_announced }, { "misere", STAGE_MISERE, read_misere },
  { "poignee", STAGE_HANDFUL, read_handful },   { "petit", STAGE_PETIT, read_side },
  { "slam", STAGE_SLAM, read_side },            { "count", STAGE_COUNT, read_count },
};

/* The deal was not played. */
static bool
read_passed (TarotRecordReader *reader, const AluRecordLine *line)
{
  TarotEvent event;

  if (strcmp (line->words[1], "passed") != 0)
    return alu_record_bad_words (reader);
  tarot_event_init (&event, TAROT_EVENT_PASSED, 0);
  return alu_record_apply (reader, &event);
}

/* The lines are checked one by one, and the result is applied with the last. */
bool
tarot_record_read_result (void *data, AluRecordLine *line)
{
  TarotRecordReader *reader = data;
  TarotStatus status;
  size_t i = 0;

  while (strcmp (stages[i].word, line->words[0]) != 0)
    i++;
  if (!check_order (reader, stages[i].stage))
    return false;
  if (stages[i].read == NULL)
    return read_passed (reader, line);
  if (!stages[i].read (reader, line, &reader->pending.sheet))
    return false;
  reader->stage = (uint8_t) stages[i].stage;
  if (stages[i].stage == STAGE_COUNT)
    return alu_record_apply (reader, &reader->pending);
  status = tarot_sheet_check (&reader->match.rules, &reader->pending.sheet, false);
  return status == TAROT_OK || alu_record_refuse (reader, status);
}
