/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-record-private.h"

#include <stdio.h>
#include <string.h>

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

/* Marks a header line as read. It may occur once, before the players. */
static bool
note_line (AluRecordReader *reader, uint32_t bit, AluRecordError *error)
{
  if (reader->header_lines & bit)
    return alu_record_fail (error, ALU_RECORD_REPEATED_LINE, NULL);
  if (reader->n_players > 0)
    return alu_record_fail (error, ALU_RECORD_MISPLACED_LINE, NULL);
  reader->header_lines |= bit;
  return true;
}

bool
alu_record_header_missing (const AluRecordReader *reader, char expected[64])
{
  if ((reader->header_lines & SEEN_RULES) == 0)
    strcpy (expected, "rules …");
  else if ((reader->header_lines & SEEN_SEATS) == 0)
    strcpy (expected, "seats …");
  else if (reader->n_players < reader->header.rules.seats)
    snprintf (expected, 64, "player %d …", reader->n_players + 1);
  else if (!reader->in_log)
    strcpy (expected, "view …");
  else
    return false;
  return true;
}

bool
alu_record_read_date (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  if (!note_line (reader, SEEN_DATE, error))
    return false;
  if (!alu_record_date_ok (line->words[1]))
    return alu_record_fail (error, ALU_RECORD_BAD_TOKENS, "date YYYY-MM-DD");
  strcpy (reader->header.date, line->words[1]);
  return true;
}

bool
alu_record_read_event (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  if (!note_line (reader, SEEN_EVENT, error))
    return false;
  strcpy (reader->header.event, alu_record_rest_of_line (line, 1));
  return true;
}

bool
alu_record_read_place (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  if (!note_line (reader, SEEN_PLACE, error))
    return false;
  strcpy (reader->header.place, alu_record_rest_of_line (line, 1));
  return true;
}

bool
alu_record_read_rules (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  int set = alu_rule_set_from_id (line->words[1]);
  AluStatus status;

  if (!note_line (reader, SEEN_RULES, error))
    return false;
  if (set < 0)
    return alu_record_refuse (error, ALU_ERROR_NO_RULE_SET);
  status = alu_rules_init (&reader->header.rules, (AluRuleSet) set, reader->header.rules.seats);
  return status == ALU_OK || alu_record_refuse (error, status);
}

/* The line may come before the rule set, or after it and its options. */
bool
alu_record_read_seats (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  AluRules *rules = &reader->header.rules;
  const char *word = line->words[1];
  AluRules usual;

  if (!note_line (reader, SEEN_SEATS, error))
    return false;
  if (strlen (word) != 1 || word[0] < '1' || word[0] > '9')
    return alu_record_fail (error, ALU_RECORD_BAD_TOKENS, NULL);
  if (strchr ("246", word[0]) == NULL
      || ((reader->header_lines & SEEN_RULES) != 0
          && alu_rules_init (&usual, (AluRuleSet) rules->set, word[0] - '0') != ALU_OK))
    return alu_record_refuse (error, ALU_ERROR_BAD_SEATS);
  rules->seats = (uint8_t) (word[0] - '0');
  return true;
}

bool
alu_record_read_option (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  int option = alu_option_from_key (line->words[1]);
  AluStatus status;

  if (option < 0)
    return alu_record_refuse (error, ALU_ERROR_NO_OPTION);
  if (!note_line (reader, (uint32_t) SEEN_OPTIONS << option, error))
    return false;
  if ((reader->header_lines & SEEN_RULES) == 0)
    return alu_record_fail (error, ALU_RECORD_MISSING_LINE, "rules …");
  status = alu_rules_set_option (&reader->header.rules, line->words[1], line->words[2]);
  return status == ALU_OK || alu_record_refuse (error, status);
}

/* Reads the kind of a player: `human`, `person`, `bot:LEVEL` or `petit-jean:CAPTAIN`. */
static bool
read_kind (const AluRecordReader *reader, const char *word, AluPlayer *player,
           AluRecordError *error)
{
  if (strcmp (word, "human") == 0)
    player->kind = ALU_PLAYER_HUMAN;
  else if (strcmp (word, "person") == 0)
    player->kind = ALU_PLAYER_PERSON;
  else if (strncmp (word, "bot:", 4) == 0 && alu_record_level_ok (word + 4))
    {
      player->kind = ALU_PLAYER_BOT;
      strcpy (player->level, word + 4);
    }
  else if (strncmp (word, "petit-jean:", 11) == 0)
    {
      player->kind = ALU_PLAYER_PETIT_JEAN;
      return alu_record_read_seat (word + 11, reader->header.rules.seats, &player->captain, error);
    }
  else
    return alu_record_fail (error, ALU_RECORD_BAD_TOKENS, NULL);
  return true;
}

/* Returns: whether @player may sit with the players before it: `person` does not mix with the
 * others. */
static bool
fits_table (const AluRecordReader *reader, const AluPlayer *player)
{
  for (int seat = 0; seat < reader->n_players; seat++)
    {
      int kind = reader->header.players[seat].kind;

      if (kind != ALU_PLAYER_PETIT_JEAN && player->kind != ALU_PLAYER_PETIT_JEAN
          && (kind == ALU_PLAYER_PERSON) != (player->kind == ALU_PLAYER_PERSON))
        return false;
    }
  return true;
}

/* Starts the match after the last player. The log of a seat needs one more line. */
static bool
start_match (AluRecordReader *reader, AluRecordError *error)
{
  AluSeating seating;
  AluStatus status;

  alu_record_header_seating (&reader->header, &seating);
  status = alu_match_init (&reader->match, &reader->header.rules, &seating);
  if (status != ALU_OK)
    return alu_record_refuse (error, status);
  reader->in_log = !reader->of_seat;
  return true;
}

bool
alu_record_read_player (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  AluPlayer *player = &reader->header.players[reader->n_players];
  bool named;
  char expected[64];
  uint8_t seat;

  alu_record_header_missing (reader, expected);
  if (strncmp (expected, "player", 6) != 0)
    return alu_record_fail (error, ALU_RECORD_MISSING_LINE, expected);
  if (!alu_record_read_seat (line->words[1], reader->header.rules.seats, &seat, error))
    return false;
  if (seat != reader->n_players)
    return alu_record_fail (error, seat < reader->n_players ? ALU_RECORD_REPEATED_LINE
                                                            : ALU_RECORD_MISSING_LINE, expected);
  if (!read_kind (reader, line->words[2], player, error))
    return false;
  named = player->kind != ALU_PLAYER_PETIT_JEAN;
  if (named != (line->n_words > 3))
    return alu_record_fail (error, ALU_RECORD_BAD_TOKENS, NULL);
  if (!fits_table (reader, player))
    return alu_record_refuse (error, ALU_ERROR_MIXED_TABLE);
  if (named)
    strcpy (player->name, alu_record_rest_of_line (line, 3));
  reader->n_players++;
  return reader->n_players < reader->header.rules.seats || start_match (reader, error);
}

/* Reads whose log it is: a person's seat, or 0 for a spectator. This line completes the header. */
bool
alu_record_read_view (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  uint8_t seat = ALU_NOBODY;
  char expected[64];
  AluView view;

  alu_record_header_missing (reader, expected);
  if (strncmp (expected, "view", 4) != 0)
    return alu_record_fail (error, ALU_RECORD_MISSING_LINE, expected);
  if (strcmp (line->words[1], "0") != 0
      && !alu_record_read_seat (line->words[1], reader->header.rules.seats, &seat, error))
    return false;
  if (seat != ALU_NOBODY && !alu_is_person (&reader->match.seating, seat))
    return alu_record_refuse (error, ALU_ERROR_NOT_A_PERSON);
  view = alu_view_for_seat (&reader->match, seat);
  memcpy (&reader->view, &view, sizeof view);
  reader->in_log = true;
  return true;
}
