/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-record-private.h"

#include <stdio.h>
#include <string.h>

static const char *const fault_texts[ALU_RECORD_N_FAULTS] = {
  [ALU_RECORD_OK] = ALU_N_("no error"),
  [ALU_RECORD_NOT_A_RECORD] = ALU_N_("this is not an Aluette match file"),
  [ALU_RECORD_LINE_TOO_LONG] = ALU_N_("the line is too long"),
  [ALU_RECORD_FILE_TOO_LONG] = ALU_N_("the match file is too long"),
  [ALU_RECORD_NOT_TEXT] = ALU_N_("the line is not plain UTF-8 text"),
  [ALU_RECORD_EMPTY_LINE] = ALU_N_("the line is empty"),
  [ALU_RECORD_SPACES] = ALU_N_("words must be separated by single spaces"),
  [ALU_RECORD_UNKNOWN_LINE] = ALU_N_("no line of a match file begins with this word"),
  [ALU_RECORD_MISPLACED_LINE] = ALU_N_("this line is out of place"),
  [ALU_RECORD_REPEATED_LINE] = ALU_N_("this line appears twice"),
  [ALU_RECORD_MISSING_LINE] = ALU_N_("a line is missing before this one"),
  [ALU_RECORD_BAD_TOKENS] = ALU_N_("the line has a missing, extra or unreadable word"),
  [ALU_RECORD_MISMATCH] = ALU_N_("the rules give another result"),
  [ALU_RECORD_AGAINST_RULES] = ALU_N_("the rules do not allow this"),
  [ALU_RECORD_SEAT_LOG] = ALU_N_("this line belongs to the log of one seat, not to a whole match"),
};

const char *
alu_record_fault_text (AluRecordFault fault)
{
  return fault_texts[fault];
}

void
alu_record_header_init (AluRecordHeader *header, const AluRules *rules)
{
  memset (header, 0, sizeof *header);
  header->rules = *rules;
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    header->players[seat].captain = ALU_NOBODY;
}

void
alu_record_header_seating (const AluRecordHeader *header, AluSeating *seating)
{
  alu_seating_init (seating);
  for (int seat = 0; seat < header->rules.seats; seat++)
    {
      seating->captain[seat] = header->players[seat].captain;
      seating->real_table |= header->players[seat].kind == ALU_PLAYER_PERSON;
    }
}

unsigned
alu_record_header_humans (const AluRecordHeader *header)
{
  unsigned seats = 0;

  for (int seat = 0; seat < header->rules.seats; seat++)
    if (alu_player_is_human (&header->players[seat]))
      seats |= 1u << seat;
  return seats;
}

static bool
is_name (const char *name, size_t max)
{
  size_t length = strlen (name);

  return length > 0 && length <= max && alu_text_is_plain (name, length)
         && alu_text_is_spaced (name, length);
}

bool
alu_record_level_ok (const char *level)
{
  size_t length = strspn (level, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return length > 0 && length < sizeof ((AluPlayer *) NULL)->level && level[length] == '\0';
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

void
alu_record_player_start (const AluPlayer *player, int seat, char text[64])
{
  switch ((AluPlayerKind) player->kind)
    {
    case ALU_PLAYER_HUMAN:
      snprintf (text, 64, "player %d human", seat + 1);
      break;
    case ALU_PLAYER_BOT:
      snprintf (text, 64, "player %d bot:%s", seat + 1, player->level);
      break;
    case ALU_PLAYER_PETIT_JEAN:
      snprintf (text, 64, "player %d petit-jean:%d", seat + 1, player->captain + 1);
      break;
    case ALU_PLAYER_PERSON:
      snprintf (text, 64, "player %d person", seat + 1);
      break;
    }
}

static bool
player_is_sound (const AluPlayer *player, int seat)
{
  char start[64];

  if (player->kind > ALU_PLAYER_PERSON
      || (player->kind == ALU_PLAYER_BOT && !alu_record_level_ok (player->level))
      || (player->kind == ALU_PLAYER_PETIT_JEAN) != (player->captain != ALU_NOBODY))
    return false;
  alu_record_player_start (player, seat, start);
  return player->kind == ALU_PLAYER_PETIT_JEAN
         || is_name (player->name, ALU_RECORD_MAX_LINE - strlen (start) - 1);
}

AluStatus
alu_record_header_check (const AluRecordHeader *header)
{
  AluSeating seating;
  bool sound = (header->date[0] == '\0' || alu_record_date_ok (header->date))
               && (header->event[0] == '\0' || is_name (header->event, ALU_RECORD_MAX_LINE - 6))
               && (header->place[0] == '\0' || is_name (header->place, ALU_RECORD_MAX_LINE - 6));
  bool played = false;

  for (int seat = 0; seat < header->rules.seats; seat++)
    {
      sound = sound && player_is_sound (&header->players[seat], seat);
      played |= header->players[seat].kind < ALU_PLAYER_PETIT_JEAN;
    }
  if (!sound)
    return ALU_ERROR_BAD_HEADER;
  alu_record_header_seating (header, &seating);
  if (played && seating.real_table)
    return ALU_ERROR_MIXED_TABLE;
  return alu_seating_check (&seating, header->rules.seats);
}

static const char *
team_word (int team, const char *nobody)
{
  return team == ALU_TEAM_A ? "A" : team == ALU_TEAM_B ? "B" : nobody;
}

void
alu_record_result_line (const AluDeal *deal, char text[48])
{
  snprintf (text, 48, "result %s %d %s", team_word (deal->winner, "none"), deal->points,
            alu_reason_id ((AluReason) deal->reason));
}

static char *
add_line (AluRecordDerivedLines *derived)
{
  return derived->lines[derived->n++];
}

void
alu_record_get_derived_lines (const AluMatch *match, const AluEvent *event,
                              AluRecordDerivedLines *derived)
{
  const AluDeal *deal = &match->deal;
  const size_t size = sizeof derived->lines[0];

  derived->n = 0;
  if (event->type == ALU_EVENT_PLAY && deal->n_plays % match->rules.seats == 0)
    {
      int taker = deal->takers[deal->n_tricks - 1];

      if (taker != ALU_SPOILED)
        snprintf (add_line (derived), size, "won %d", taker + 1);
      else
        snprintf (add_line (derived), size, "%s %d",
                  alu_rules_by_teams (&match->rules) ? "aside" : "spoiled", deal->leader + 1);
    }
  if (!deal->ended || event->type == ALU_EVENT_UNCOVER)
    return;
  if (event->type != ALU_EVENT_RESULT)
    alu_record_result_line (deal, add_line (derived));
  snprintf (add_line (derived), size, "score %d %d", match->score[0], match->score[1]);
  if (alu_match_over (match))
    snprintf (add_line (derived), size, "end %s", team_word (match->winner, "draw"));
}
