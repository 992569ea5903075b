/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-record.h"

#include <string.h>

/* Returns: the deal with this number, which the match must have; 0 with the fault set. */
static unsigned
read_deal (AluRecordReader *reader, const char *word)
{
  unsigned n_deals = alu_game_get_n_deals (reader->kind, alu_record_get_match (reader));
  size_t n = strspn (word, "0123456789");
  unsigned deal = 0;

  if (n == 0 || word[n] != '\0' || (n > 1 && word[0] == '0'))
    return alu_record_bad_words (reader);
  for (; *word != '\0' && deal <= n_deals; word++)
    deal = deal * 10 + (unsigned) (*word - '0');
  if (deal == 0 || deal > n_deals)
    return alu_record_fail (reader, ALU_RECORD_NO_DEAL, NULL);
  return deal;
}

static bool
read_note (void *data, AluRecordLine *line)
{
  AluRecordReader *reader = data;
  unsigned deal;

  if (reader->of_seat || reader->of_request)
    return alu_record_fail (reader, ALU_RECORD_MISPLACED_LINE, NULL);
  deal = read_deal (reader, line->words[1]);
  if (deal == 0)
    return false;
  if (deal < reader->note_deal)
    return alu_record_fail (reader, ALU_RECORD_MISPLACED_LINE, NULL);
  reader->n_note_lines = deal == reader->note_deal ? reader->n_note_lines + 1 : 1;
  reader->note_deal = deal;
  return reader->n_note_lines <= ALU_RECORD_MAX_NOTE_LINES
         || alu_record_fail (reader, ALU_RECORD_LONG_NOTE, NULL);
}

const AluRecordVerb alu_record_note_verbs[] = {
  { "note", ALU_RECORD_AT_END, 3, ALU_RECORD_MAX_WORDS, read_note, false },
  { .word = NULL },
};
