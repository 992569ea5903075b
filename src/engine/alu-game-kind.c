/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-game-kind.h"

#include <stdio.h>
#include <string.h>

#include "engine/alu-text.h"

const AluGameKind *
alu_game_kind_from_id (const char *id)
{
  for (const AluGameKind *const *kind = alu_game_kinds; *kind != NULL; kind++)
    if (strcmp ((*kind)->id, id) == 0)
      return *kind;
  return NULL;
}

const AluGameKind *
alu_game_kind_from_record (const char *text, size_t length)
{
  for (const AluGameKind *const *kind = alu_game_kinds; *kind != NULL; kind++)
    {
      size_t n = strcspn ((*kind)->magic, " ") + 1; /* the version may be a later one */

      if (length >= n && memcmp (text, (*kind)->magic, n) == 0)
        return *kind;
    }
  return NULL;
}

void
alu_game_summarize (const AluGameKind *kind, const void *view, AluGameSummary *summary)
{
  memset (summary, 0, sizeof *summary);
  kind->summarize (view, summary);
  if (summary->awaited < ALU_GAME_MAX_SEATS)
    summary->actors |= 1u << summary->awaited;
}

int
alu_game_get_awaited (const AluGameKind *kind, const void *view)
{
  AluGameSummary summary;

  alu_game_summarize (kind, view, &summary);
  return summary.awaited;
}

unsigned
alu_game_get_n_deals (const AluGameKind *kind, const void *view)
{
  AluGameSummary summary;

  alu_game_summarize (kind, view, &summary);
  return summary.n_deals;
}

bool
alu_game_is_in_deal (const AluGameKind *kind, const void *view)
{
  AluGameSummary summary;

  alu_game_summarize (kind, view, &summary);
  return summary.in_deal;
}

void
alu_game_open_hands (const AluGameKind *kind, void *match, bool open)
{
  if (kind->open_hands > 0)
    ((uint8_t *) match)[kind->open_hands] = open;
}

AluGameRole
alu_game_event_role (const AluGameKind *kind, const void *event)
{
  return kind->roles[((const AluGameEvent *) event)->type];
}

uint8_t
alu_game_event_card (const AluGameKind *kind, const void *event)
{
  return ((const AluGameEvent *) event)->type == kind->play
             ? ((const uint8_t *) event)[kind->event_card]
             : ALU_GAME_NO_CARD;
}

uint8_t
alu_game_parse_card (const AluGameKind *kind, const char *code)
{
  char own[ALU_GAME_MAX_CODE];

  for (uint8_t card = 0; card < kind->n_cards; card++)
    {
      kind->format_card (card, own);
      if (strcmp (own, code) == 0)
        return card;
    }
  return ALU_GAME_NO_CARD;
}

int
alu_game_event_seat (const void *event)
{
  return ((const AluGameEvent *) event)->seat;
}

int
alu_game_rules_init (const AluGameKind *kind, AluGameRules *rules, int set, int n_seats)
{
  const AluGameRuleSet *row = &kind->rule_sets[set];

  if (n_seats == 0)
    n_seats = row->usual_seats;
  if (n_seats < 0 || n_seats > ALU_GAME_MAX_SEATS || (row->seats & (1 << n_seats)) == 0)
    return ALU_ERROR_BAD_SEATS;
  memset (rules, 0, sizeof *rules);
  rules->set = (uint8_t) set;
  rules->n_seats = (uint8_t) n_seats;
  memcpy (rules->options, row->defaults, sizeof rules->options);
  return ALU_OK;
}

int
alu_game_rule_set_from_id (const AluGameKind *kind, const char *id)
{
  for (int set = 0; set < kind->n_rule_sets; set++)
    if (strcmp (kind->rule_sets[set].id, id) == 0)
      return set;
  return -1;
}

int
alu_game_option_from_key (const AluGameKind *kind, const char *key)
{
  for (int i = 0; i < kind->n_options; i++)
    if (strcmp (kind->options[i].key, key) == 0)
      return i;
  return -1;
}

static int
parse_choice (const AluGameOption *option, const char *text)
{
  for (int i = 0; i < ALU_GAME_MAX_CHOICES && option->choices[i] != NULL; i++)
    if (strcmp (option->choices[i], text) == 0)
      return i;
  return -1;
}

int
alu_game_option_parse (const AluGameOption *option, const char *text)
{
  size_t length = strspn (text, "0123456789");
  int number = 0;

  if (option->choices[0] != NULL)
    return parse_choice (option, text);
  if (length == 0 || length > 4 || text[length] != '\0' || (length > 1 && text[0] == '0'))
    return -1;
  for (size_t i = 0; i < length; i++)
    number = 10 * number + text[i] - '0';
  return number >= option->low && number <= option->high ? number : -1;
}

const char *
alu_game_option_format (const AluGameOption *option, int value, char text[16])
{
  if (option->choices[0] != NULL)
    return option->choices[value];
  snprintf (text, 16, "%d", value);
  return text;
}

bool
alu_game_option_exists (const AluGameOption *option, const AluGameRules *rules)
{
  return (option->seats == 0 || (option->seats & (1 << rules->n_seats)) != 0)
         && (option->sets == 0 || (option->sets & (1 << rules->set)) != 0);
}

bool
alu_game_option_has_effect (const AluGameKind *kind, const AluGameRules *rules, int index)
{
  const AluGameOption *option = &kind->options[index];

  return alu_game_option_exists (option, rules)
         && (option->depends_on == NULL
             || rules->options[alu_game_option_from_key (kind, option->depends_on)] != 0);
}

int
alu_game_rules_set_option (const AluGameKind *kind, AluGameRules *rules, const char *key,
                           const char *value)
{
  int index = alu_game_option_from_key (kind, key);
  int number;

  if (index < 0)
    return ALU_ERROR_NO_OPTION;
  number = alu_game_option_parse (&kind->options[index], value);
  if (number < 0)
    return ALU_ERROR_BAD_VALUE;
  rules->options[index] = (int16_t) number;
  return 0;
}

void
alu_game_header_init (AluGameHeader *header, const AluGameRules *rules)
{
  memset (header, 0, sizeof *header);
  header->rules = *rules;
  for (int seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    header->players[seat].captain = ALU_GAME_SPECTATOR;
}

bool
alu_game_name_ok (const char *name)
{
  size_t length = strlen (name);

  return length > 0 && length <= ALU_GAME_MAX_NAME && alu_text_is_plain (name, length)
         && alu_text_is_spaced (name, length);
}

bool
alu_game_header_is_real (const AluGameHeader *header)
{
  for (int seat = 0; seat < header->rules.n_seats; seat++)
    if (header->players[seat].kind == ALU_GAME_PERSON)
      return true;
  return false;
}

int
alu_game_decider (const AluGameHeader *header, int seat)
{
  return seat < header->rules.n_seats && header->players[seat].kind == ALU_GAME_DUMMY
             ? header->players[seat].captain
             : seat;
}

unsigned
alu_game_humans (const AluGameHeader *header)
{
  unsigned seats = 0;

  for (int seat = 0; seat < header->rules.n_seats; seat++)
    if (header->players[seat].kind == ALU_GAME_HUMAN)
      seats |= 1u << seat;
  return seats;
}

int
alu_game_team_size (const AluGameKind *kind, int n_seats)
{
  return kind->n_teams > 0 ? n_seats / kind->n_teams : 1;
}
