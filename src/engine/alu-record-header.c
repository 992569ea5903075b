/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-record.h"

#include <stdio.h>
#include <string.h>

#include "engine/alu-text.h"

/* Bits for the header lines that have been read. SEEN_OPTIONS is the bit of the first option; those
 * of the others follow. */
enum
{
  SEEN_DATE = 1,
  SEEN_EVENT = 2,
  SEEN_PLACE = 4,
  SEEN_RULES = 8,
  SEEN_SEATS = 16,
  SEEN_OPTIONS = 32,
};

bool
alu_record_level_ok (const char *level)
{
  size_t length = strspn (level, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return length > 0 && length < sizeof ((AluGamePlayer *) NULL)->level && level[length] == '\0';
}

bool
alu_record_date_ok (const char *date)
{
  static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
  static const char form[] = "dddd-dd-dd";
  int year, month, day;

  for (size_t i = 0; i < sizeof form; i++)
    if (form[i] == 'd' ? date[i] < '0' || date[i] > '9' : date[i] != form[i])
      return false;
  year = (date[0] - '0') * 1000 + (date[1] - '0') * 100 + (date[2] - '0') * 10 + date[3] - '0';
  month = (date[5] - '0') * 10 + date[6] - '0';
  day = (date[8] - '0') * 10 + date[9] - '0';
  if (month < 1 || month > 12 || day < 1)
    return false;
  if (month == 2 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0))
    return day <= 29;
  return day <= days[month - 1];
}

bool
alu_record_text_ok (const AluGameKind *kind, const char *text, size_t length)
{
  if (!kind->utf8_files)
    return alu_text_is_plain (text, length);
  for (size_t i = 0; i < length; i++)
    if ((unsigned char) text[i] < 0x20 || text[i] == 0x7f)
      return false;
  return alu_text_is_utf8 (text, length);
}

/* Writes a player's line without the name, such as "player 2 bot:master". */
static void
format_player (const AluGameKind *kind, const AluGamePlayer *player, int seat, char text[64])
{
  int n = snprintf (text, 64, "player %d ", seat + 1);
  size_t room = 64 - (size_t) n;

  if (player->kind == ALU_GAME_BOT)
    snprintf (text + n, room, "bot:%s", player->level);
  else if (player->kind == ALU_GAME_DUMMY)
    snprintf (text + n, room, "%s:%d", kind->dummy, player->captain + 1);
  else
    snprintf (text + n, room, "%s", player->kind == ALU_GAME_HUMAN ? "human" : "person");
}

/* Whether @text fits on a line after @start and a space. */
static bool
text_fits (const AluGameKind *kind, const char *start, const char *text)
{
  size_t length = strlen (text);

  return length > 0 && strlen (start) + 1 + length <= ALU_RECORD_MAX_LINE
         && alu_record_text_ok (kind, text, length) && alu_text_is_spaced (text, length);
}

static bool
player_is_sound (const AluGameKind *kind, const AluGamePlayer *player, int seat)
{
  bool dummy = player->kind == ALU_GAME_DUMMY;
  char start[64];

  if (player->kind > ALU_GAME_PERSON || (dummy && kind->dummy == NULL)
      || (player->kind == ALU_GAME_BOT && !alu_record_level_ok (player->level))
      || dummy != (player->captain != ALU_GAME_SPECTATOR))
    return false;
  format_player (kind, player, seat, start);
  return dummy || text_fits (kind, start, player->name);
}

int
alu_record_header_check (const AluGameKind *kind, const AluGameHeader *header)
{
  bool played = false;

  if ((header->date[0] != '\0' && !alu_record_date_ok (header->date))
      || (header->event[0] != '\0' && !text_fits (kind, "event", header->event))
      || (header->place[0] != '\0' && !text_fits (kind, "place", header->place)))
    return ALU_ERROR_BAD_HEADER;
  for (int seat = 0; seat < header->rules.n_seats; seat++)
    {
      if (!player_is_sound (kind, &header->players[seat], seat))
        return ALU_ERROR_BAD_HEADER;
      played |= header->players[seat].kind < ALU_GAME_DUMMY;
    }
  return played && alu_game_header_is_real (header) ? ALU_ERROR_MIXED_TABLE : 0;
}

static void
write_options (const AluGameKind *kind, const AluGameRules *rules, AluRecordOutput *output)
{
  AluGameRules usual;

  alu_game_rules_init (kind, &usual, rules->set, rules->n_seats);
  for (int i = 0; i < kind->n_options; i++)
    {
      const AluGameOption *option = &kind->options[i];
      char number[16];

      if (rules->options[i] != usual.options[i])
        alu_record_write_line (output, "option %s %s", option->key,
                               alu_game_option_format (option, rules->options[i], number));
    }
}

void
alu_record_write_header (const AluGameKind *kind, const AluGameHeader *header,
                         AluRecordOutput *output)
{
  const AluGameRules *rules = &header->rules;
  const char *const lines[] = {
    "date", header->date, "event", header->event, "place", header->place
  };

  alu_record_write_line (output, "%s", kind->magic);
  for (int i = 0; i < 6; i += 2)
    if (lines[i + 1][0] != '\0')
      alu_record_write_line (output, "%s %s", lines[i], lines[i + 1]);
  alu_record_write_line (output, "rules %s", kind->rule_sets[rules->set].id);
  write_options (kind, rules, output);
  alu_record_write_line (output, "seats %d", rules->n_seats);
  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      const AluGamePlayer *player = &header->players[seat];
      char start[64];

      format_player (kind, player, seat, start);
      if (player->kind == ALU_GAME_DUMMY)
        alu_record_write_line (output, "%s", start);
      else
        alu_record_write_line (output, "%s %s", start, player->name);
    }
}

/* Marks a header line as read. It may occur once, before the players. */
static bool
note_line (AluRecordReader *reader, uint32_t bit)
{
  if (reader->n_players > 0)
    return alu_record_fail (reader, ALU_RECORD_MISPLACED_LINE, NULL);
  if ((reader->header_lines & bit) != 0)
    return alu_record_fail (reader, ALU_RECORD_REPEATED_LINE, NULL);
  reader->header_lines |= bit;
  return true;
}

bool
alu_record_header_missing (const AluRecordReader *reader, char expected[ALU_GAME_MAX_EXPECTED])
{
  if ((reader->header_lines & SEEN_RULES) == 0)
    strcpy (expected, "rules …");
  else if ((reader->header_lines & SEEN_SEATS) == 0)
    strcpy (expected, "seats …");
  else if (reader->n_players < reader->header.rules.n_seats)
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "player %d …", reader->n_players + 1);
  else
    strcpy (expected, "view …");
  return !reader->in_log;
}

static bool
read_date (void *data, AluRecordLine *line)
{
  AluRecordReader *reader = data;

  if (!note_line (reader, SEEN_DATE))
    return false;
  if (!alu_record_date_ok (line->words[1]))
    return alu_record_fail (reader, ALU_RECORD_BAD_TOKENS, "date YYYY-MM-DD");
  strcpy (reader->header.date, line->words[1]);
  return true;
}

static bool
read_event (void *data, AluRecordLine *line)
{
  AluRecordReader *reader = data;

  if (!note_line (reader, SEEN_EVENT))
    return false;
  strcpy (reader->header.event, alu_record_rest_of_line (line, 1));
  return true;
}

static bool
read_place (void *data, AluRecordLine *line)
{
  AluRecordReader *reader = data;

  if (!note_line (reader, SEEN_PLACE))
    return false;
  strcpy (reader->header.place, alu_record_rest_of_line (line, 1));
  return true;
}

/* The number of seats may come before the rule set or after it. */
static bool
read_rules (void *data, AluRecordLine *line)
{
  AluRecordReader *reader = data;
  AluGameRules *rules = &reader->header.rules;
  int set = alu_game_rule_set_from_id (reader->kind, line->words[1]);
  int status;

  if (!note_line (reader, SEEN_RULES))
    return false;
  if (set < 0)
    return alu_record_refuse (reader, ALU_ERROR_NO_RULE_SET);
  status = alu_game_rules_init (reader->kind, rules, set, rules->n_seats);
  return status == 0 || alu_record_refuse (reader, status);
}

static bool
read_seats (void *data, AluRecordLine *line)
{
  AluRecordReader *reader = data;
  const AluGameKind *kind = reader->kind;
  const char *word = line->words[1];
  int n = word[0] >= '1' && word[0] <= '6' && word[1] == '\0' ? word[0] - '0' : 0;
  unsigned possible = 0;

  if (!note_line (reader, SEEN_SEATS))
    return false;
  for (int set = 0; set < kind->n_rule_sets; set++)
    if ((reader->header_lines & SEEN_RULES) == 0 || set == reader->header.rules.set)
      possible |= kind->rule_sets[set].seats;
  if ((possible & (1u << n)) == 0)
    return alu_record_refuse (reader, ALU_ERROR_BAD_SEATS);
  reader->header.rules.n_seats = (uint8_t) n;
  return true;
}

static bool
read_option (void *data, AluRecordLine *line)
{
  AluRecordReader *reader = data;
  int option = alu_game_option_from_key (reader->kind, line->words[1]);
  int status;

  if (option < 0)
    return alu_record_refuse (reader, ALU_ERROR_NO_OPTION);
  if (!note_line (reader, (uint32_t) SEEN_OPTIONS << option))
    return false;
  if ((reader->header_lines & SEEN_RULES) == 0)
    return alu_record_fail (reader, ALU_RECORD_MISSING_LINE, "rules …");
  status = alu_game_rules_set_option (reader->kind, &reader->header.rules, line->words[1],
                                      line->words[2]);
  return status == 0 || alu_record_refuse (reader, status);
}

/* Returns: whether @word is a dummy with its captain, such as "petit-jean:1". */
static bool
is_dummy (const AluGameKind *kind, const char *word)
{
  size_t length = kind->dummy != NULL ? strlen (kind->dummy) : 0;

  return length > 0 && strncmp (word, kind->dummy, length) == 0 && word[length] == ':';
}

/* Reads the kind of a player: `human`, `person`, `bot:LEVEL` or a dummy. */
static bool
read_player_kind (AluRecordReader *reader, const char *word, AluGamePlayer *player)
{
  if (strcmp (word, "human") == 0)
    player->kind = ALU_GAME_HUMAN;
  else if (strcmp (word, "person") == 0)
    player->kind = ALU_GAME_PERSON;
  else if (strncmp (word, "bot:", 4) == 0 && alu_record_level_ok (word + 4))
    {
      player->kind = ALU_GAME_BOT;
      strcpy (player->level, word + 4);
    }
  else if (is_dummy (reader->kind, word))
    {
      player->kind = ALU_GAME_DUMMY;
      return alu_record_read_seat (reader, strchr (word, ':') + 1, &player->captain);
    }
  else
    return alu_record_bad_words (reader);
  return true;
}

/* Returns: whether @player may sit with the players before it: `person` does not mix with `human`
 * and `bot`. */
static bool
fits_table (const AluRecordReader *reader, const AluGamePlayer *player)
{
  for (int seat = 0; seat < reader->n_players; seat++)
    {
      int kind = reader->header.players[seat].kind;

      if (kind != ALU_GAME_DUMMY && player->kind != ALU_GAME_DUMMY
          && (kind == ALU_GAME_PERSON) != (player->kind == ALU_GAME_PERSON))
        return false;
    }
  return true;
}

/* Starts the match after the last player. The log of a seat needs one more line. */
static bool
start_match (AluRecordReader *reader)
{
  int status = reader->kind->init ((char *) reader + reader->kind->reader_state, &reader->header);

  if (status != 0)
    return alu_record_refuse (reader, status);
  reader->in_log = !reader->of_seat;
  return true;
}

static bool
read_player (void *data, AluRecordLine *line)
{
  AluRecordReader *reader = data;
  AluGamePlayer *player = &reader->header.players[reader->n_players];
  bool named;
  char expected[ALU_GAME_MAX_EXPECTED];
  uint8_t seat;

  alu_record_header_missing (reader, expected);
  if (strncmp (expected, "player", 6) != 0)
    return alu_record_fail (reader, ALU_RECORD_MISSING_LINE, expected);
  if (!alu_record_read_seat (reader, line->words[1], &seat))
    return false;
  if (seat != reader->n_players)
    return alu_record_fail (reader,
                            seat < reader->n_players ? ALU_RECORD_REPEATED_LINE
                                                     : ALU_RECORD_MISSING_LINE,
                            expected);
  if (!read_player_kind (reader, line->words[2], player))
    return false;
  named = player->kind != ALU_GAME_DUMMY;
  if (named != (line->n_words > 3))
    return alu_record_bad_words (reader);
  if (!fits_table (reader, player))
    return alu_record_refuse (reader, ALU_ERROR_MIXED_TABLE);
  if (named)
    strcpy (player->name, alu_record_rest_of_line (line, 3));
  reader->n_players++;
  return reader->n_players < reader->header.rules.n_seats || start_match (reader);
}

/* Reads whose log it is: a person's seat, or 0 for a spectator. This line completes the header. */
static bool
read_view (void *data, AluRecordLine *line)
{
  AluRecordReader *reader = data;
  void *state = (char *) reader + reader->kind->reader_state;
  uint8_t seat = ALU_GAME_SPECTATOR;
  char expected[ALU_GAME_MAX_EXPECTED];

  alu_record_header_missing (reader, expected);
  if (strncmp (expected, "view", 4) != 0)
    return alu_record_fail (reader, ALU_RECORD_MISSING_LINE, expected);
  if (strcmp (line->words[1], "0") != 0 && !alu_record_read_seat (reader, line->words[1], &seat))
    return false;
  if (alu_game_header_is_real (&reader->header) && !reader->kind->logs_real_tables)
    return alu_record_refuse (reader, ALU_ERROR_REAL_TABLE);
  if (alu_game_decider (&reader->header, seat) != seat)
    return alu_record_refuse (reader, ALU_ERROR_NO_SEAT);
  reader->kind->view_for_seat (state, seat, state);
  reader->in_log = true;
  return true;
}

const AluRecordVerb alu_record_header_verbs[] = {
  { "date", ALU_RECORD_IN_HEADER, 2, 2, read_date, false },
  { "event", ALU_RECORD_IN_HEADER, 2, ALU_RECORD_MAX_WORDS, read_event, false },
  { "place", ALU_RECORD_IN_HEADER, 2, ALU_RECORD_MAX_WORDS, read_place, false },
  { "rules", ALU_RECORD_IN_HEADER, 2, 2, read_rules, false },
  { "option", ALU_RECORD_IN_HEADER, 3, 3, read_option, false },
  { "seats", ALU_RECORD_IN_HEADER, 2, 2, read_seats, false },
  { "player", ALU_RECORD_IN_HEADER, 3, ALU_RECORD_MAX_WORDS, read_player, false },
  { "view", ALU_RECORD_IN_HEADER, 2, 2, read_view, true },
  { .word = NULL },
};
