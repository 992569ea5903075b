/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-score-sheet.h"

/* If the tricks of the teams decide, 3d and Je can still change the result: only the tricks are
 * read here. */
static void
read_teams (const AluRules *rules, const guint8 *tricks, AluetteTricksReading *reading)
{
  guint sums[2] = { 0, 0 };

  for (guint seat = 0; seat < rules->seats; seat++)
    sums[alu_team_of ((int) seat)] += tricks[seat];
  if (sums[0] != sums[1])
    reading->winner = sums[0] > sums[1] ? ALU_TEAM_A : ALU_TEAM_B;
}

static void
read_players (const AluRules *rules, const guint8 *tricks, AluetteTricksReading *reading)
{
  guint8 most = 0;
  guint8 leaders = 0;
  guint8 teams = 0;
  guint leader = ALU_NOBODY;

  for (guint seat = 0; seat < rules->seats; seat++)
    most = MAX (most, tricks[seat]);
  for (guint seat = 0; seat < rules->seats && most > 0; seat++)
    if (tricks[seat] == most)
      {
        leader = seat;
        leaders |= (guint8) (1u << seat);
        teams |= (guint8) (1u << alu_team_of ((int) seat));
      }
  if (teams == 3)
    reading->ask_first = leaders;
  else if (teams != 0)
    reading->winner = (guint8) alu_team_of ((int) leader);
  /* Of equal seats the first to reach the number wins, and only the last tricks can be a run. */
  if (leaders != 0 && (leaders & (leaders - 1)) == 0 && alu_rules_has_mordienne (rules))
    reading->mordienne = (guint8) leader;
}

void
aluette_tricks_read (const AluRules *rules, const guint8 tricks[ALU_MAX_SEATS],
                     AluetteTricksReading *reading)
{
  guint n_tricks = (guint) alu_rules_hand_size (rules);
  guint sum = 0;

  *reading = (AluetteTricksReading) { .winner = ALU_NOBODY, .mordienne = ALU_NOBODY };
  for (guint seat = 0; seat < rules->seats; seat++)
    sum += tricks[seat];
  reading->too_many = sum > n_tricks;
  if (reading->too_many)
    return;
  reading->n_spoiled = n_tricks - sum;
  if (alu_rules_by_teams (rules))
    read_teams (rules, tricks, reading);
  else
    read_players (rules, tricks, reading);
}
