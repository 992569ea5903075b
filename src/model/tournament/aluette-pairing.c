/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tournament/aluette-pairing.h"

#include <string.h>

#define NONE G_MAXUINT

/* A graph with an edge between all who have not met, and a matching in it that grows by augmenting
 * paths. Odd cycles (blossoms) are contracted to their base. */
typedef struct
{
  guint n;
  const guint8 *met;
  gboolean *present;
  guint *mate;
  guint *parent; /* parent in the alternating tree, for vertices at odd distance from its root */
  guint *base;   /* base of the vertex's blossom, or the vertex itself */
  gboolean *outer;
  gboolean *mark;
  guint *queue;
} Graph;

static void
graph_init (Graph *graph, guint n, const guint8 *met)
{
  graph->n = n;
  graph->met = met;
  graph->present = g_new0 (gboolean, n);
  graph->mate = g_new (guint, n);
  graph->parent = g_new (guint, n);
  graph->base = g_new (guint, n);
  graph->outer = g_new (gboolean, n);
  graph->mark = g_new (gboolean, n);
  graph->queue = g_new (guint, n);
  for (guint v = 0; v < n; v++)
    graph->present[v] = TRUE;
}

static void
graph_clear (Graph *graph)
{
  g_free (graph->present);
  g_free (graph->mate);
  g_free (graph->parent);
  g_free (graph->base);
  g_free (graph->outer);
  g_free (graph->mark);
  g_free (graph->queue);
}

static gboolean
are_strangers (const Graph *graph, guint a, guint b)
{
  return a != b && graph->present[b] && graph->met[a * graph->n + b] == 0;
}

/* Returns: the base where the paths from @a and @b to the root of the tree meet. */
static guint
common_base (Graph *graph, guint a, guint b)
{
  memset (graph->mark, 0, sizeof *graph->mark * graph->n);
  for (;;)
    {
      a = graph->base[a];
      graph->mark[a] = TRUE;
      if (graph->mate[a] == NONE)
        break;
      a = graph->parent[graph->mate[a]];
    }
  for (;; b = graph->parent[graph->mate[b]])
    {
      b = graph->base[b];
      if (graph->mark[b])
        return b;
    }
}

/* Adds the bases from @v down to @base to one blossom, and reverses the tree on this path. */
static void
mark_blossom (Graph *graph, guint v, guint base, guint child)
{
  while (graph->base[v] != base)
    {
      graph->mark[graph->base[v]] = TRUE;
      graph->mark[graph->base[graph->mate[v]]] = TRUE;
      graph->parent[v] = child;
      child = graph->mate[v];
      v = graph->parent[graph->mate[v]];
    }
}

static void
shrink_blossom (Graph *graph, guint a, guint b, guint *queue_end)
{
  guint base = common_base (graph, a, b);

  memset (graph->mark, 0, sizeof *graph->mark * graph->n);
  mark_blossom (graph, a, base, b);
  mark_blossom (graph, b, base, a);
  for (guint v = 0; v < graph->n; v++)
    if (graph->mark[graph->base[v]])
      {
        graph->base[v] = base;
        if (!graph->outer[v])
          {
            graph->outer[v] = TRUE;
            graph->queue[(*queue_end)++] = v;
          }
      }
}

/* Examines an edge of the outer vertex @v of the tree. Returns: the free vertex at its end, or
 * NONE. */
static guint
follow_edge (Graph *graph, guint root, guint v, guint to, guint *queue_end)
{
  if (graph->base[v] == graph->base[to] || graph->mate[v] == to)
    return NONE;
  if (to == root || (graph->mate[to] != NONE && graph->parent[graph->mate[to]] != NONE))
    shrink_blossom (graph, v, to, queue_end);
  else if (graph->parent[to] == NONE)
    {
      graph->parent[to] = v;
      if (graph->mate[to] == NONE)
        return to;
      graph->outer[graph->mate[to]] = TRUE;
      graph->queue[(*queue_end)++] = graph->mate[to];
    }
  return NONE;
}

/* Grows a tree from a free vertex. Returns: the free vertex at the end of an augmenting path. */
static guint
find_path (Graph *graph, guint root)
{
  guint queue_end = 0;

  memset (graph->outer, 0, sizeof *graph->outer * graph->n);
  for (guint v = 0; v < graph->n; v++)
    {
      graph->parent[v] = NONE;
      graph->base[v] = v;
    }
  graph->outer[root] = TRUE;
  graph->queue[queue_end++] = root;
  for (guint i = 0; i < queue_end; i++)
    for (guint to = 0; to < graph->n; to++)
      {
        guint end = NONE;

        if (are_strangers (graph, graph->queue[i], to))
          end = follow_edge (graph, root, graph->queue[i], to, &queue_end);
        if (end != NONE)
          return end;
      }
  return NONE;
}

static void
augment_path (Graph *graph, guint v)
{
  while (v != NONE)
    {
      guint parent = graph->parent[v];
      guint next = graph->mate[parent];

      graph->mate[v] = parent;
      graph->mate[parent] = v;
      v = next;
    }
}

static void
match_greedily (Graph *graph)
{
  for (guint v = 0; v < graph->n; v++)
    graph->mate[v] = NONE;
  for (guint v = 0; v < graph->n; v++)
    for (guint to = v + 1; to < graph->n && graph->present[v] && graph->mate[v] == NONE; to++)
      if (graph->mate[to] == NONE && are_strangers (graph, v, to))
        {
          graph->mate[v] = to;
          graph->mate[to] = v;
        }
}

/* Returns: the maximum number of tables with pairs who have not met. */
static guint
most_tables (Graph *graph)
{
  guint n_matched = 0;

  match_greedily (graph);
  for (guint v = 0; v < graph->n; v++)
    if (graph->present[v] && graph->mate[v] == NONE)
      augment_path (graph, find_path (graph, v));
  for (guint v = 0; v < graph->n; v++)
    n_matched += graph->present[v] && graph->mate[v] != NONE ? 1 : 0;
  return n_matched / 2;
}

guint
aluette_pairing_most (guint n, const guint8 *met)
{
  Graph graph;
  guint most;

  graph_init (&graph, n, met);
  most = most_tables (&graph);
  graph_clear (&graph);
  return most;
}

/* Returns: all in random order; if wins count, those with more wins first. */
static guint *
draw_order (guint n, const guint *wins, AluRng *rng)
{
  guint *order = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    {
      guint j = alu_rng_below (rng, i + 1);

      order[i] = order[j];
      order[j] = i;
    }
  for (guint i = 1; wins != NULL && i < n; i++)
    for (guint j = i; j > 0 && wins[order[j - 1]] < wins[order[j]]; j--)
      {
        guint last = order[j];

        order[j] = order[j - 1];
        order[j - 1] = last;
      }
  return order;
}

/* Returns: who gets the bye: the last in @order, which is sorted by wins, of those with the fewest
 * byes whose absence does not reduce the number of tables with new opponents. */
static guint
choose_bye (Graph *graph, const guint *order, const guint *byes)
{
  guint most = most_tables (graph);
  guint chosen = order[graph->n - 1];
  guint fewest = G_MAXUINT;

  for (guint i = graph->n; i > 0; i--)
    {
      guint v = order[i - 1];
      guint tables;

      if (byes[v] >= fewest)
        continue;
      graph->present[v] = FALSE;
      tables = most_tables (graph);
      graph->present[v] = TRUE;
      if (tables < most)
        continue;
      chosen = v;
      fewest = byes[v];
    }
  return chosen;
}

/* Returns: the first in @order whom @v has not met and with whom @v can be seated so that the
 * others still fill all but one of @most tables; or NONE. */
static guint
choose_opponent (Graph *graph, const guint *order, guint v, guint most)
{
  for (guint i = 0; i < graph->n; i++)
    {
      guint to = order[i];
      guint others;

      if (!are_strangers (graph, v, to))
        continue;
      graph->present[v] = graph->present[to] = FALSE;
      others = most_tables (graph);
      graph->present[v] = graph->present[to] = TRUE;
      if (others == most - 1)
        return to;
    }
  return NONE;
}

/* Seats those who have met all others who are left, each with the one they have met least often. */
static guint
seat_rest (const guint8 *met, guint n, guint *rest, guint n_rest, guint (*tables)[2], guint table)
{
  while (n_rest > 1)
    {
      guint v = rest[0];
      guint best = 1;

      for (guint i = 2; i < n_rest; i++)
        if (met[v * n + rest[i]] < met[v * n + rest[best]])
          best = i;
      tables[table][0] = v;
      tables[table++][1] = rest[best];
      memmove (rest + best, rest + best + 1, sizeof *rest * (n_rest - best - 1));
      memmove (rest, rest + 1, sizeof *rest * (n_rest - 2));
      n_rest -= 2;
    }
  return table;
}

void
aluette_pairing_draw (guint n, const guint8 *met, const guint *byes, const guint *wins, AluRng *rng,
                      guint (*tables)[2])
{
  g_autofree guint *order = draw_order (n, wins, rng);
  g_autofree guint *rest = g_new (guint, MAX (n, 1));
  guint n_rest = 0;
  guint table = 0;
  guint bye = NONE;
  guint most;
  Graph graph;

  graph_init (&graph, n, met);
  if (n % 2 == 1)
    {
      bye = choose_bye (&graph, order, byes);
      graph.present[bye] = FALSE;
    }
  most = most_tables (&graph);
  for (guint i = 0; i < n; i++)
    {
      guint v = order[i];
      guint opponent;

      if (!graph.present[v])
        continue;
      opponent = most > 0 ? choose_opponent (&graph, order, v, most) : NONE;
      graph.present[v] = FALSE;
      if (opponent == NONE)
        {
          rest[n_rest++] = v;
          continue;
        }
      graph.present[opponent] = FALSE;
      tables[table][0] = v;
      tables[table++][1] = opponent;
      most--;
    }
  table = seat_rest (met, n, rest, n_rest, tables, table);
  if (bye != NONE)
    {
      tables[table][0] = bye;
      tables[table][1] = ALUETTE_BYE;
    }
  graph_clear (&graph);
}
