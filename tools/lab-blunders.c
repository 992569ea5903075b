/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/lab-blunders.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli-record-events.h"
#include "engine/alu-record.h"

#define MAX_EVENTS 512 /* of a deal */
#define MAX_GROUPS 64
#define SURE_ERRORS 3 /* standard errors by which the cost of a blunder is certain */

/* All players of a level in a role. */
typedef struct
{
  char level[sizeof ((AluGamePlayer *) 0)->level]; /* "" for people */
  const char *role;
  unsigned deals, cards, blunders;
} Group;

typedef struct
{
  const LabBlunderKind *blunder;
  const AluGameKind *kind;
  const AluBotKind *bots;
  AluGameHeader header;
  AluBudget budget;
  void *view, *review;
  void *start; /* of the deal that is read */
  char *events;
  int n_events;
  const char *name; /* of the file that is read */
  bool lists;       /* whether each blunder is printed */
  Group groups[MAX_GROUPS];
  int n_groups;
} Blunders;

static Group *
get_group (Blunders *self, const char *level, const char *role)
{
  int i = 0;

  while (i < self->n_groups
         && (strcmp (self->groups[i].level, level) != 0
             || strcmp (self->groups[i].role, role) != 0))
    i++;
  if (i == MAX_GROUPS)
    abort ();
  if (i == self->n_groups)
    {
      strcpy (self->groups[i].level, level);
      self->groups[i].role = role;
      self->n_groups++;
    }
  return &self->groups[i];
}

/* Prints what was played, and what would have been better. */
static void
print_blunder (Blunders *self, int index, const AluJudgment *judgment, const char *role)
{
  char played[ALU_GAME_MAX_REQUEST], better[ALU_GAME_MAX_REQUEST];
  void *event = cli_allocate (self->kind->event_size);
  void *writer = cli_allocate (self->kind->writer_size);

  alu_record_write_request (writer, self->kind,
                            self->events + self->kind->event_size * judgment->event, played);
  self->bots->option (self->review, index, judgment->best, event);
  alu_record_write_request (writer, self->kind, event, better);
  printf ("%s, event %d, seat %d, %s: %s costs %.1f ± %.1f, better %s\n", self->name,
          judgment->event, judgment->seat + 1, role, played, judgment->cost, judgment->error,
          better);
  free (event);
  free (writer);
}

static void
count_judgment (Blunders *self, const void *end, int index, Group **seat_group)
{
  const AluJudgment *judgment = alu_bot_judgment (self->bots, self->review, index);
  const char *role
      = self->blunder->role (end, self->events + self->kind->event_size * judgment->event);

  if (role == NULL)
    return;
  *seat_group = get_group (self, self->header.players[judgment->decider].level, role);
  (*seat_group)->cards++;
  if (judgment->forced || judgment->cost < self->blunder->cost
      || judgment->cost < SURE_ERRORS * judgment->error)
    return;
  (*seat_group)->blunders++;
  if (self->lists)
    print_blunder (self, index, judgment, role);
}

/* Reviews the deal for each seat. A deal in which nobody plays a card does not count. */
static void
judge_deal (Blunders *self, const void *end)
{
  for (int seat = 0; seat < self->header.rules.n_seats; seat++)
    {
      Group *group = NULL;

      if (!self->bots->review (self->start, self->events, self->n_events, seat, 1u << seat,
                               &self->budget, NULL, NULL, self->review))
        continue;
      for (int i = 0; i < alu_bot_n_judgments (self->review); i++)
        count_judgment (self, end, i, &group);
      if (group != NULL)
        group->deals++;
    }
}

static bool
is_in_deal (Blunders *self, const void *match, unsigned *n_deals)
{
  self->kind->view_for_seat (match, ALU_GAME_SPECTATOR, self->view);
  *n_deals = alu_game_get_n_deals (self->kind, self->view);
  return alu_game_is_in_deal (self->kind, self->view);
}

static void
take_event (const AluGameKind *kind, const void *before, const void *event, const void *after,
            void *data)
{
  Blunders *self = data;
  unsigned deals_before, deals_after;
  bool was_in_deal = is_in_deal (self, before, &deals_before);
  bool goes_on = is_in_deal (self, after, &deals_after);

  if (before == after)
    return;
  if (deals_after > deals_before)
    {
      memcpy (self->start, before, kind->match_size);
      self->n_events = 0;
    }
  if (self->n_events == MAX_EVENTS)
    abort ();
  memcpy (self->events + kind->event_size * (size_t) self->n_events++, event, kind->event_size);
  if (was_in_deal && !goes_on)
    judge_deal (self, after);
}

/* Returns: whether the text is the record of a match of the game. */
static bool
read_match (Blunders *self, const char *name, const char *text, size_t length)
{
  void *reader = cli_allocate (self->kind->reader_size);
  AluGameFault fault;
  bool ok = alu_record_read_text (reader, self->kind, text, length, NULL, NULL, &fault)
            && alu_record_get_header (reader, &self->header);

  free (reader);
  self->name = name;
  if (!ok)
    cli_complain_of_record (name, &fault);
  else if (!alu_game_header_is_real (&self->header))
    cli_foreach_record_event (self->kind, text, length, take_event, self);
  return ok;
}

static void
blunders_init (Blunders *self, const LabBlunderKind *blunder)
{
  *self = (Blunders) {
    .blunder = blunder,
    .kind = alu_game_kind_from_id (blunder->id),
    .bots = alu_bot_kind_from_id (blunder->id),
  };
  self->budget.memory_bytes = self->bots->memory (ALU_BOT_TASK_REVIEW, 0);
  self->budget.memory = cli_allocate (self->budget.memory_bytes + 1);
  self->view = cli_allocate (self->kind->view_size);
  self->review = cli_allocate (self->bots->review_size);
  self->start = cli_allocate (self->kind->match_size);
  self->events = cli_allocate (self->kind->event_size * MAX_EVENTS);
}

static void
blunders_clear (Blunders *self)
{
  free (self->budget.memory);
  free (self->view);
  free (self->review);
  free (self->start);
  free (self->events);
}

static void
print_groups (const Blunders *self)
{
  printf ("%-12s %-9s %7s %7s %9s %14s\n", "level", "role", "deals", "cards", "blunders",
          "per 100 deals");
  for (int i = 0; i < self->n_groups; i++)
    {
      const Group *group = &self->groups[i];

      printf ("%-12s %-9s %7u %7u %9u %14.1f\n", group->level[0] != '\0' ? group->level : "people",
              group->role, group->deals, group->cards, group->blunders,
              100.0 * group->blunders / group->deals);
    }
}

static int
run_blunders (int argc, char **argv)
{
  const char *game = lab_blunder_kinds[0]->id;
  bool lists = false;
  const CliOption options[]
      = { { "game", .text = &game }, { "list", .flag = &lists }, { 0 } };
  const LabBlunderKind *const *kind = lab_blunder_kinds;
  Blunders self;
  int status = CLI_OK;

  if (!cli_parse_options (&lab_blunders, options, argc, argv, &status))
    return status;
  while (*kind != NULL && strcmp ((*kind)->id, game) != 0)
    kind++;
  if (*kind == NULL || optind == argc)
    return cli_usage (&lab_blunders);
  blunders_init (&self, *kind);
  self.lists = lists;
  for (int i = optind; i < argc; i++)
    {
      size_t length;
      char *text = cli_read_file (argv[i], &length);

      if (text == NULL)
        cli_complain ("%s: %s", argv[i], strerror (errno));
      if (text == NULL || !read_match (&self, argv[i], text, length))
        status = CLI_FAILURE;
      free (text);
    }
  print_groups (&self);
  blunders_clear (&self);
  return status;
}

const CliCommand lab_blunders = {
  .name = "blunders",
  .synopsis = "[--game ID] [--list] FILE…",
  .summary = "Count cards that cost much by what their players knew, per level and role.",
  .run = run_blunders,
};
