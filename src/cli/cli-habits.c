/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-habits.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli-kind.h"
#include "cli/cli-record-events.h"
#include "engine/alu-record.h"

/* All players of a game and of a level, or all people. */
typedef struct Group Group;
struct Group
{
  Group *next; /* (nullable) */
  const CliKind *cli;
  char level[32]; /* "" for people */
  CliHabitCounts counts;
};

typedef struct
{
  Group *groups; /* (nullable): the first */
  const CliKind *cli; /* of the file that is read */
  CliHabitCounts *seats[ALU_GAME_MAX_SEATS];
} Habits;

static CliHabitCounts *
get_counts (Habits *self, const char *level)
{
  Group **group = &self->groups;

  for (; *group != NULL; group = &(*group)->next)
    if ((*group)->cli == self->cli && strcmp ((*group)->level, level) == 0)
      return &(*group)->counts;
  *group = cli_allocate (sizeof **group);
  (*group)->cli = self->cli;
  strcpy ((*group)->level, level);
  return &(*group)->counts;
}

static void
take_event (const AluGameKind *kind, const void *before, const void *event, const void *after,
            void *data)
{
  Habits *self = data;

  if (before != after)
    self->cli->habits->count (before, event, self->seats);
}

/* Returns: whether the text is the record of a match. */
static bool
count_text (Habits *self, const char *name, const char *text, size_t length)
{
  const AluGameKind *kind = cli_get_kind (text, length);
  void *reader = cli_allocate (kind->reader_size);
  AluGameHeader header;
  AluGameFault fault;
  bool ok = alu_record_read_text (reader, kind, text, length, NULL, NULL, &fault)
            && alu_record_get_header (reader, &header);

  free (reader);
  if (!ok)
    {
      cli_complain_of_record (name, &fault);
      return false;
    }
  if (alu_game_header_is_real (&header))
    return true;
  self->cli = cli_find_kind (&cli_habits, kind->id);
  for (int seat = 0; seat < header.rules.n_seats; seat++)
    {
      const AluGamePlayer *player = &header.players[seat];

      if (player->kind == ALU_GAME_DUMMY)
        player = &header.players[player->captain];
      self->seats[seat] = get_counts (self, player->level);
    }
  cli_foreach_record_event (kind, text, length, take_event, self);
  return true;
}

static void
print_group (const Group *group)
{
  const CliHabit *habits = group->cli->habits->habits;

  printf ("%s %s\n", group->cli->kind->id, group->level[0] != '\0' ? group->level : _("people"));
  for (int i = 0; habits[i].label != NULL; i++)
    {
      const CliHabitCount *count = &group->counts[i];

      printf ("%7u %7u", count->n, count->chances);
      if (count->chances > 0)
        printf (" %6.1f %%", 100.0 * count->n / count->chances);
      else
        printf ("        –");
      if (habits[i].limit > 0)
        printf (" ≤ %g %%", habits[i].limit);
      printf ("\t%s\n", _(habits[i].label));
    }
}

static int
run_habits (int argc, char **argv)
{
  Habits self = { 0 };
  int status = CLI_OK;

  if (!cli_parse_options (&cli_habits, &(CliOption) { 0 }, argc, argv, &status))
    return status;
  if (optind == argc)
    return cli_usage (&cli_habits);
  for (int i = optind; i < argc; i++)
    {
      size_t length;
      char *text = cli_read_file (argv[i], &length);

      if (text == NULL)
        cli_complain ("%s: %s", argv[i], strerror (errno));
      if (text == NULL || !count_text (&self, argv[i], text, length))
        status = CLI_FAILURE;
      free (text);
    }
  for (Group *group = self.groups, *next; group != NULL; group = next)
    {
      print_group (group);
      next = group->next;
      free (group);
    }
  return status;
}

const CliCommand cli_habits = {
  .name = "habits",
  .synopsis = N_("FILE…"),
  .summary = N_("Count what people notice in the play of others: how often, of how many chances, per level."),
  .run = run_habits,
};
