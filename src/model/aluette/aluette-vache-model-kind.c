/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-model-kind.h"

#include "aluette-lessons.h"
#include "bots/aluette/alu-bot.h"
#include "bots/aluette/puzzles/alu-puzzle.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-gaze.h"
#include "model/aluette/aluette-host-gaze.h"
#include "model/aluette/aluette-match-summary.h"
#include "model/aluette/aluette-remote-gaze.h"
#include "model/aluette/aluette-vache-exercise.h"
#include "model/aluette/aluette-vache-export.h"
#include "model/aluette/aluette-vache-lesson-step.h"
#include "model/learning/aluette-challenge.h"
#include "model/network/aluette-remote-game.h"

/* In the order of counter_read (). */
static const AluetteMetric metrics[] = {
  { .id = "team_deals", .of_team = TRUE }, /* won by the team */
  { .id = "against", .of_team = TRUE },    /* points of the opponents */
  { .id = "team_mordiennes", .of_team = TRUE },
  { .id = "suffered", .of_team = TRUE }, /* mordiennes of the opponents */
  { .id = "own_deals" },                 /* won with the player's own tricks */
  { .id = "mordiennes" },                /* made by the player */
  { .id = "tricks" },
  { .id = "spoiled" }, /* tricks that the player's card spoiled */
  { .id = "offers" },
  { .id = "accepted" },  /* offers that were accepted */
  { .id = "proposals" }, /* to concede the deal */
  { .id = "signs" },
  { .id = "understood" }, /* signs that a partner understood */
  { .id = "caught" },     /* signs that an opponent understood */
  { .id = "read" },       /* signs of partners that the player understood */
  { .id = "spied" },      /* signs of opponents that the player understood */
};

static void
counter_add (gpointer counter, const void *match, const void *event)
{
  aluette_match_counts_add (counter, match, event);
}

static void
counter_read (gconstpointer counter, guint seat, gint64 *values)
{
  const AluetteMatchCounts *counts = counter;
  AluTeam team = alu_team_of ((int) seat);
  const AluetteTeamSummary *ours = &counts->teams[team];
  const AluetteTeamSummary *theirs = &counts->teams[1 - (int) team];
  const AluetteSeatSummary *own = &counts->seats[seat];
  const guint figures[G_N_ELEMENTS (metrics)] = {
    ours->deals_won,   theirs->points,       ours->mordiennes,        theirs->mordiennes,
    own->deals_won,    own->mordiennes,      own->tricks,             own->spoiled,
    own->offers,       own->offers_accepted, own->proposals,          own->signs_made,
    own->signs_understood, own->signs_caught, own->signs_read,        own->signs_spied,
  };

  for (guint i = 0; i < G_N_ELEMENTS (metrics); i++)
    values[i] = figures[i];
}

static GObject *
companion_new (AluetteGame *game)
{
  return G_OBJECT (ALUETTE_IS_REMOTE_GAME (game) ? aluette_remote_gaze_new (game)
                                                 : aluette_gaze_new (game));
}

static void
count_tricks (gconstpointer match, guint8 tricks[ALU_GAME_MAX_SEATS])
{
  const AluDeal *deal = &((const AluMatch *) match)->deal;

  memcpy (tricks, deal->taken, sizeof deal->taken);
}

/* No signs: what bots read of a sign depends on time. */
static const AluetteChallengeOption challenge_options[]
    = { { "offer", "off" }, { "misere", "off" }, { "signs", "off" } };

static const AluetteChallengeTerms challenge_terms = {
  .game = &alu_aluette_kind,
  .rule_set = ALU_RULES_CLASSIC,
  .options = challenge_options,
  .n_options = G_N_ELEMENTS (challenge_options),
  .level = "villager",
  .master = "master",
  .bots_version = ALU_BOTS_VERSION,
  .folder = "challenges",
  .max_points = 2,
  .count_tricks = count_tricks,
};

/* People want to look for a while at a finished trick, the end of a deal, the luettes of the draw
 * and a new hand. */
static AluettePause
get_pause (gconstpointer last, gconstpointer view)
{
  const AluEvent *event = last;
  const AluMatch *match = &((const AluView *) view)->match;
  AluettePause pause = ALUETTE_PAUSE_NONE;

  if (event->type == ALU_EVENT_DRAW || event->type == ALU_EVENT_DEAL || match->deal.ended
      || (event->type == ALU_EVENT_PLAY && match->deal.n_plays % match->rules.seats == 0))
    pause |= ALUETTE_PAUSE_LOOK;
  if (match->deal.phase == ALU_PHASE_SUNG)
    pause |= ALUETTE_PAUSE_ACT;
  return pause;
}

/* In the order of AluetteChapter. */
static const char *const chapters[ALUETTE_N_CHAPTERS + 1]
    = { "cards", "tricks", "signs", "mordienne", "tables", "exam", NULL };

const AluetteModelKind aluette_vache_model_kind = {
  .id = "aluette",
  .metrics = metrics,
  .n_metrics = G_N_ELEMENTS (metrics),
  .counter_size = sizeof (AluetteMatchCounts),
  .counter_add = counter_add,
  .counter_read = counter_read,
  .csv_columns = aluette_vache_csv_columns,
  .export_csv_deals = aluette_vache_export_csv_deals,
  .export_json = aluette_vache_export_json,
  .companion_new = companion_new,
  .challenges = &challenge_terms,
  .pause = get_pause,
  .get_resource = aluette_lessons_get_resource,
  .folder = "/io/github/aluette/Aluette/lessons/",
  .chapters = chapters,
  .get_step_type = aluette_vache_lesson_step_get_type,
  .get_exercise_type = aluette_vache_exercise_get_type,
  .file_prefix = "",
  .drills = "signs",
  .puzzles = &alu_puzzle_kind,
  .host_extension_new = aluette_host_gaze_new,
};
