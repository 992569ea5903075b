/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-model-kind.h"

#include "toy-kind.h"

static const char *const level_ids[] = { "random", "eager" };

static size_t
get_bot_memory (AluBotTask task, int level)
{
  return 0;
}

/* The eager bot plays its highest card. */
static void
choose_event (int level, const void *view, const AluBudget *budget, void *event)
{
  const ToyView *own = view;
  ToyEvent events[TOY_HAND];
  int n = toy_kind.legal (view, own->seat, events);

  memcpy (event, &events[level == 0 ? 0 : n - 1], sizeof *events);
}

const AluBotKind toy_bot_kind = {
  .id = "toy",
  .n_levels = 2,
  .usual_level = 1,
  .level_ids = level_ids,
  .memory = get_bot_memory,
  .choose = choose_event,
};

static const AluetteMetric metrics[] = {
  { .id = "plays" },
  { .id = "highest_card", .mode = ALUETTE_METRIC_HIGHEST },
};

static void
counter_add (gpointer counter, const void *match, const void *data)
{
  const ToyEvent *event = data;
  gint64 *values = (gint64 *) counter + event->seat * (int) G_N_ELEMENTS (metrics);

  if (event->type != TOY_PLAY)
    return;
  values[0]++;
  values[1] = MAX (values[1], event->card);
}

static void
counter_read (gconstpointer counter, guint seat, gint64 *values)
{
  memcpy (values, (const gint64 *) counter + seat * G_N_ELEMENTS (metrics),
          sizeof (gint64) * G_N_ELEMENTS (metrics));
}

const AluetteModelKind toy_model_kind = {
  .id = "toy",
  .metrics = metrics,
  .n_metrics = G_N_ELEMENTS (metrics),
  .counter_size = sizeof (gint64) * TOY_SEATS * G_N_ELEMENTS (metrics),
  .counter_add = counter_add,
  .counter_read = counter_read,
};
