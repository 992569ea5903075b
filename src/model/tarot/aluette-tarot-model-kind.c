/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-model-kind.h"

#include "aluette-tarot-lessons.h"
#include "bots/tarot/puzzles/tarot-puzzle.h"
#include "bots/tarot/tarot-bot.h"
#include "engine/tarot/tarot-kind.h"
#include "engine/tarot/tarot-match.h"
#include "model/learning/aluette-challenge.h"
#include "model/tarot/aluette-tarot-exercise.h"
#include "model/tarot/aluette-tarot-export.h"
#include "model/tarot/aluette-tarot-lesson-step.h"

typedef enum
{
  METRIC_PETITES, /* contracts taken, in the order of TarotBid */
  METRIC_GARDES,
  METRIC_GARDES_SANS,
  METRIC_GARDES_CONTRE,
  METRIC_PETITES_MADE, /* of these made */
  METRIC_GARDES_MADE,
  METRIC_GARDES_SANS_MADE,
  METRIC_GARDES_CONTRE_MADE,
  METRIC_TAKER_POINTS,
  METRIC_PARTNER_DEALS,
  METRIC_PARTNER_POINTS,
  METRIC_DEFENDER_DEALS,
  METRIC_DEFENDER_POINTS,
  METRIC_HANDFULS,
  METRIC_PETITS, /* taken at the end by the player's side */
  METRIC_BEST_DEAL,
  METRIC_WORST_DEAL,
  N_METRICS,
} Metric;

static const AluetteMetric metrics[N_METRICS] = {
  [METRIC_PETITES] = { .id = "petites" },
  [METRIC_GARDES] = { .id = "gardes" },
  [METRIC_GARDES_SANS] = { .id = "gardes_sans" },
  [METRIC_GARDES_CONTRE] = { .id = "gardes_contre" },
  [METRIC_PETITES_MADE] = { .id = "petites_made" },
  [METRIC_GARDES_MADE] = { .id = "gardes_made" },
  [METRIC_GARDES_SANS_MADE] = { .id = "gardes_sans_made" },
  [METRIC_GARDES_CONTRE_MADE] = { .id = "gardes_contre_made" },
  [METRIC_TAKER_POINTS] = { .id = "taker_points" },
  [METRIC_PARTNER_DEALS] = { .id = "partner_deals" },
  [METRIC_PARTNER_POINTS] = { .id = "partner_points" },
  [METRIC_DEFENDER_DEALS] = { .id = "defender_deals" },
  [METRIC_DEFENDER_POINTS] = { .id = "defender_points" },
  [METRIC_HANDFULS] = { .id = "handfuls" },
  [METRIC_PETITS] = { .id = "petits" },
  [METRIC_BEST_DEAL] = { .id = "best_deal", .mode = ALUETTE_METRIC_HIGHEST },
  [METRIC_WORST_DEAL] = { .id = "worst_deal", .mode = ALUETTE_METRIC_LOWEST },
};

typedef struct
{
  guint n_scored; /* deals counted */
  gint64 values[TAROT_MAX_SEATS][N_METRICS];
} Counter;

static void
count_contract (const TarotMatch *match, int seat, gint64 values[N_METRICS])
{
  const TarotSheet *sheet = &match->sheet;
  gint32 marks = match->marks.marks[seat];

  if (seat == sheet->taker)
    {
      values[METRIC_PETITES + sheet->contract - TAROT_PETITE]++;
      values[METRIC_PETITES_MADE + sheet->contract - TAROT_PETITE] += match->marks.made != 0;
      values[METRIC_TAKER_POINTS] += marks;
    }
  else if (seat == sheet->partner)
    {
      values[METRIC_PARTNER_DEALS]++;
      values[METRIC_PARTNER_POINTS] += marks;
    }
  else
    {
      values[METRIC_DEFENDER_DEALS]++;
      values[METRIC_DEFENDER_POINTS] += marks;
    }
  if (sheet->petit != TAROT_NO_SIDE)
    values[METRIC_PETITS] += (sheet->petit == TAROT_ATTACK) == tarot_sheet_is_attack (sheet, seat)
                                 ? 1
                                 : 0;
}

static void
count_seat (const TarotMatch *match, int seat, gint64 values[N_METRICS])
{
  gint32 marks = match->marks.marks[seat];

  if (match->sheet.contract != TAROT_PASS)
    count_contract (match, seat, values);
  values[METRIC_HANDFULS] += match->sheet.handfuls[seat] != TAROT_NO_HANDFUL ? 1 : 0;
  values[METRIC_BEST_DEAL] = MAX (values[METRIC_BEST_DEAL], marks);
  values[METRIC_WORST_DEAL] = MIN (values[METRIC_WORST_DEAL], marks);
}

static void
counter_add (gpointer data, const void *state, const void *event)
{
  const TarotMatch *match = state;
  Counter *counter = data;

  if (match->n_scored == counter->n_scored)
    return;
  counter->n_scored = match->n_scored;
  for (int seat = 0; seat < match->rules.seats; seat++)
    count_seat (match, seat, counter->values[seat]);
}

static void
counter_read (gconstpointer counter, guint seat, gint64 *values)
{
  memcpy (values, ((const Counter *) counter)->values[seat], sizeof (gint64) * N_METRICS);
}

/* In the order of AluetteTarotChapter. */
static const char *const chapters[ALUETTE_TAROT_N_CHAPTERS + 1]
    = { "deck", "bids", "play", "petit", "tables", "exam", NULL };

/* Every deal is scored. */
static const AluetteChallengeOption challenge_options[]
    = { { "petit-sec", "play" }, { "all-pass", "goulash" } };

static const AluetteChallengeTerms challenge_terms = {
  .game = &tarot_kind,
  .rule_set = TAROT_RULES_FFT,
  .options = challenge_options,
  .n_options = G_N_ELEMENTS (challenge_options),
  .level = "villager",
  .master = "master",
  .bots_version = TAROT_BOTS_VERSION,
  .folder = "tarot-challenges",
  .max_points = 9999,
};

const AluetteModelKind aluette_tarot_model_kind = {
  .id = "tarot",
  .metrics = metrics,
  .n_metrics = N_METRICS,
  .counter_size = sizeof (Counter),
  .counter_add = counter_add,
  .counter_read = counter_read,
  .csv_columns = aluette_tarot_csv_columns,
  .export_csv_deals = aluette_tarot_export_csv_deals,
  .get_resource = aluette_tarot_lessons_get_resource,
  .folder = "/io/github/aluette/Aluette/tarot-lessons/",
  .chapters = chapters,
  .get_step_type = aluette_tarot_lesson_step_get_type,
  .get_exercise_type = aluette_tarot_exercise_get_type,
  .file_prefix = "tarot-",
  .drills = "drills",
  .puzzles = &tarot_puzzle_kind,
  .challenges = &challenge_terms,
};
