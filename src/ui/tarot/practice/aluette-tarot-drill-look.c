/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/practice/aluette-tarot-drill-look.h"

#include <glib/gi18n.h>

#include "model/session/aluette-local-game.h"
#include "model/tarot/aluette-tarot-drill-maker.h"
#include "model/tarot/aluette-tarot-practice-game.h"
#include "presentation/tarot/aluette-tarot-drill-text.h"

static const AluettePuzzleDeck decks[TAROT_N_DRILLS] = {
  { "bid", N_("What Do You Bid?"),
    N_("Your hand, the bids before you, and what each contract brings"),
    "tools-check-spelling-symbolic", TRUE },
  { "ecart", N_("Lay Cards Away"), N_("The dog is yours: which cards go to the écart?"),
    "edit-cut-symbolic", TRUE },
  { "count", N_("Count the Cards"), N_("Watch some tricks: trumps, bouts, suits and points"),
    "view-list-symbolic", TRUE },
};

static const AluettePuzzleSection sections[] = {
  { N_("Drills"), decks, G_N_ELEMENTS (decks) },
};

/* Questions are made from their ids, so that they are in no file. */
static const AluettePuzzleKind kind = {
  .size = sizeof (TarotDrill),
  .themes = tarot_drill_ids,
};

static void
generate_async (const char *deck, const char *id, guint stars, GCancellable *cancellable,
                GAsyncReadyCallback callback, gpointer data)
{
  aluette_tarot_drill_make_async (deck, id, cancellable, callback, data);
}

static gpointer
generate_finish (GAsyncResult *result, GError **error)
{
  return aluette_tarot_drill_make_finish (result, error);
}

static guint
get_seat (gconstpointer drill)
{
  return ((const TarotDrill *) drill)->seat;
}

static AluetteGame *
make_question (gconstpointer data)
{
  const TarotDrill *drill = data;

  return aluette_tarot_practice_game_new (&drill->header, drill->events, drill->n_before,
                                          drill->seat, ALUETTE_TAROT_PRACTICE_PEOPLE, FALSE);
}

static gboolean
show_event (gconstpointer data, AluetteGame *game, guint index)
{
  const TarotDrill *drill = data;

  return drill->n_before + index < drill->n_events
         && aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (game),
                                         &drill->events[drill->n_before + index], NULL);
}

static char **
get_choices (gconstpointer drill)
{
  return aluette_tarot_drill_text_choices (drill);
}

static char *
read_answer (AluetteSeatLog *log, guint line)
{
  return aluette_tarot_drill_write_answer (aluette_seat_log_get_line (log, line));
}

static void
give_answer (gconstpointer drill, AluetteGame *game, const char *answer)
{
  TarotEvent event;

  if (aluette_tarot_drill_read_answer (drill, answer, &event))
    aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (game), &event, NULL);
}

static gboolean
is_right (gconstpointer data, const char *answer)
{
  const TarotDrill *drill = data;
  gboolean costly = TRUE;
  TarotEvent event;
  bool worse;

  if (drill->kind == TAROT_DRILL_COUNT)
    return drill->choices[atoi (answer) % TAROT_DRILL_CHOICES] == drill->truth;
  if (aluette_tarot_drill_read_answer (drill, answer, &event))
    {
      tarot_drill_cost (drill, &event, &worse);
      costly = worse;
    }
  return !costly;
}

static char *
get_solution (gconstpointer data)
{
  const TarotDrill *drill = data;
  guint truth = 0;

  if (drill->kind != TAROT_DRILL_COUNT)
    return aluette_tarot_drill_write_answer (&drill->hint.account.event);
  while (drill->choices[truth] != drill->truth)
    truth++;
  return g_strdup_printf ("%u", truth);
}

static char *
format_question (gconstpointer drill)
{
  return aluette_tarot_drill_text_question (drill);
}

static char *
format_reason (gconstpointer drill, AluetteDeck deck)
{
  return aluette_tarot_drill_text_reason (drill);
}

static char *
format_refusal (gconstpointer drill, const char *answer, AluetteDeck deck)
{
  return aluette_tarot_drill_text_refusal (drill, answer);
}

const AluettePuzzleLook aluette_tarot_drill_look = {
  .kind = &kind,
  .intro = N_("What you miss comes back later."),
  .back = N_("See All Drills"),
  .next = NC_("puzzle", "Next Question"),
  .sections = sections,
  .n_sections = G_N_ELEMENTS (sections),
  .generate_async = generate_async,
  .generate_finish = generate_finish,
  .get_seat = get_seat,
  .make_question = make_question,
  .show_event = show_event,
  .get_choices = get_choices,
  .read_answer = read_answer,
  .give_answer = give_answer,
  .is_right = is_right,
  .get_solution = get_solution,
  .format_question = format_question,
  .format_reason = format_reason,
  .format_refusal = format_refusal,
};
