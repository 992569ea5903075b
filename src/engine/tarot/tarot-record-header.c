/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-text.h"
#include "engine/tarot/tarot-record-lines.h"

#include <stdio.h>
#include <string.h>

/* The header lines that have been read. */
enum
{
  SEEN_DATE = 1 << 0,
  SEEN_EVENT = 1 << 1,
  SEEN_PLACE = 1 << 2,
  SEEN_RULES = 1 << 3,
  SEEN_SEATS = 1 << 4,
  SEEN_OPTIONS = 1 << 5, /* the first of the options; the others follow */
};

void
tarot_record_header_init (TarotRecordHeader *header, const TarotRules *rules)
{
  memset (header, 0, sizeof *header);
  header->rules = *rules;
}

bool
tarot_record_header_is_real (const TarotRecordHeader *header)
{
  return header->players[0].kind == TAROT_PLAYER_PERSON;
}

void
tarot_record_player_start (const TarotPlayer *player, int seat, char text[64])
{
  if (player->kind == TAROT_PLAYER_BOT)
    snprintf (text, 64, "player %d bot:%s", seat + 1, player->level);
  else
    snprintf (text, 64, "player %d %s", seat + 1,
              player->kind == TAROT_PLAYER_PERSON ? "person" : "human");
}

/* Whether @text fits on a line after @start and a space. */
static bool
text_fits (const char *start, const char *text)
{
  size_t length = strlen (text);

  return length > 0 && strlen (start) + 1 + length <= TAROT_RECORD_MAX_LINE
         && alu_text_is_utf8 (text, length) && !tarot_record_has_control (text, length)
         && tarot_record_is_spaced (text, length);
}

static bool
player_is_sound (const TarotPlayer *player, int seat)
{
  char start[64];

  if (player->kind > TAROT_PLAYER_PERSON
      || (player->kind == TAROT_PLAYER_BOT && !tarot_record_level_ok (player->level)))
    return false;
  tarot_record_player_start (player, seat, start);
  return text_fits (start, player->name);
}

TarotStatus
tarot_record_header_check (const TarotRecordHeader *header)
{
  bool real = tarot_record_header_is_real (header);

  if ((header->date[0] != '\0' && !tarot_record_date_ok (header->date))
      || (header->event[0] != '\0' && !text_fits ("event", header->event))
      || (header->place[0] != '\0' && !text_fits ("place", header->place)))
    return TAROT_ERROR_BAD_HEADER;
  for (int seat = 0; seat < header->rules.seats; seat++)
    {
      if (!player_is_sound (&header->players[seat], seat))
        return TAROT_ERROR_BAD_HEADER;
      if ((header->players[seat].kind == TAROT_PLAYER_PERSON) != real)
        return TAROT_ERROR_MIXED_TABLE;
    }
  return TAROT_OK;
}

/* Notes that a header line has been read, which may stand once and before the players. */
static bool
note_line (TarotRecordReader *reader, uint32_t bit, TarotRecordError *error)
{
  if (reader->n_players > 0)
    return tarot_record_fail (error, TAROT_RECORD_MISPLACED_LINE, NULL);
  if ((reader->header_lines & bit) != 0)
    return tarot_record_fail (error, TAROT_RECORD_REPEATED_LINE, NULL);
  reader->header_lines |= bit;
  return true;
}

bool
tarot_record_header_missing (const TarotRecordReader *reader,
                             char expected[TAROT_RECORD_MAX_DERIVED])
{
  if ((reader->header_lines & SEEN_RULES) == 0)
    strcpy (expected, "rules …");
  else if ((reader->header_lines & SEEN_SEATS) == 0)
    strcpy (expected, "seats …");
  else if (reader->n_players < reader->header.rules.seats)
    snprintf (expected, TAROT_RECORD_MAX_DERIVED, "player %d …", reader->n_players + 1);
  else if (reader->of_seat && !reader->in_log)
    strcpy (expected, "view …");
  else
    return false;
  return true;
}

bool
tarot_record_read_date (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  if (!note_line (reader, SEEN_DATE, error))
    return false;
  if (!tarot_record_date_ok (line->words[1]))
    return tarot_record_fail (error, TAROT_RECORD_BAD_TOKENS, "date YYYY-MM-DD");
  strcpy (reader->header.date, line->words[1]);
  return true;
}

bool
tarot_record_read_event (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  if (!note_line (reader, SEEN_EVENT, error))
    return false;
  strcpy (reader->header.event, tarot_record_rest_of_line (line, 1));
  return true;
}

bool
tarot_record_read_place (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  if (!note_line (reader, SEEN_PLACE, error))
    return false;
  strcpy (reader->header.place, tarot_record_rest_of_line (line, 1));
  return true;
}

/* The number of seats may come before the rule set or after it. */
bool
tarot_record_read_rules (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  TarotRules *rules = &reader->header.rules;
  uint16_t seats = rules->seats;
  int set = tarot_rule_set_from_id (line->words[1]);

  if (!note_line (reader, SEEN_RULES, error))
    return false;
  if (set < 0)
    return tarot_record_refuse (error, TAROT_ERROR_NO_RULE_SET);
  tarot_rules_init (rules, (TarotRuleSet) set, 0);
  rules->seats = seats;
  return true;
}

bool
tarot_record_read_seats (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  const char *word = line->words[1];

  if (!note_line (reader, SEEN_SEATS, error))
    return false;
  if (word[0] < '0' + TAROT_MIN_SEATS || word[0] > '0' + TAROT_MAX_SEATS || word[1] != '\0')
    return tarot_record_refuse (error, TAROT_ERROR_BAD_SEATS);
  reader->header.rules.seats = (uint16_t) (word[0] - '0');
  return true;
}

bool
tarot_record_read_option (TarotRecordReader *reader, TarotRecordLine *line,
                          TarotRecordError *error)
{
  int option = tarot_option_from_key (line->words[1]);
  TarotStatus status;

  if (option < 0)
    return tarot_record_refuse (error, TAROT_ERROR_NO_OPTION);
  if (!note_line (reader, (uint32_t) SEEN_OPTIONS << option, error))
    return false;
  if ((reader->header_lines & SEEN_RULES) == 0)
    return tarot_record_fail (error, TAROT_RECORD_MISSING_LINE, "rules …");
  status = tarot_rules_set_option (&reader->header.rules, line->words[1], line->words[2]);
  return status == TAROT_OK || tarot_record_refuse (error, status);
}

/* Reads who sits there: `human`, `person` or `bot:LEVEL`. */
static bool
read_kind (const char *word, TarotPlayer *player)
{
  if (strcmp (word, "human") == 0)
    player->kind = TAROT_PLAYER_HUMAN;
  else if (strcmp (word, "person") == 0)
    player->kind = TAROT_PLAYER_PERSON;
  else if (strncmp (word, "bot:", 4) == 0 && tarot_record_level_ok (word + 4))
    {
      player->kind = TAROT_PLAYER_BOT;
      strcpy (player->level, word + 4);
    }
  else
    return false;
  return true;
}

bool
tarot_record_read_player (TarotRecordReader *reader, TarotRecordLine *line,
                          TarotRecordError *error)
{
  TarotRecordHeader *header = &reader->header;
  TarotPlayer *player = &header->players[reader->n_players];
  char expected[TAROT_RECORD_MAX_DERIVED];
  uint8_t seat;

  tarot_record_header_missing (reader, expected);
  if (strncmp (expected, "player", 6) != 0)
    return tarot_record_fail (error, TAROT_RECORD_MISSING_LINE, expected);
  if (!tarot_record_read_seat (line->words[1], header->rules.seats, &seat, error))
    return false;
  if (seat != reader->n_players)
    return tarot_record_fail (error, seat < reader->n_players ? TAROT_RECORD_REPEATED_LINE
                                                              : TAROT_RECORD_MISSING_LINE,
                              expected);
  if (!read_kind (line->words[2], player))
    return tarot_record_fail (error, TAROT_RECORD_BAD_TOKENS, NULL);
  if ((player->kind == TAROT_PLAYER_PERSON) != tarot_record_header_is_real (header))
    return tarot_record_refuse (error, TAROT_ERROR_MIXED_TABLE);
  strcpy (player->name, tarot_record_rest_of_line (line, 3));
  reader->n_players++;
  if (reader->n_players == header->rules.seats && !reader->of_seat)
    {
      tarot_match_init (&reader->match, &header->rules, tarot_record_header_is_real (header));
      reader->in_log = true;
    }
  return true;
}
