/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/practice/aluette-tarot-puzzle-look.h"

#include <glib/gi18n.h>

#include "model/learning/aluette-puzzle-file.h"
#include "model/session/aluette-local-game.h"
#include "model/tarot/aluette-tarot-practice-game.h"
#include "model/tarot/aluette-tarot-puzzle-kind.h"
#include "presentation/tarot/aluette-tarot-puzzle-text.h"
#include "presentation/tarot/aluette-tarot-text.h"

#define PREFIX "/io/github/aluette/Aluette/tarot-puzzles/"
#define N_FILES (TAROT_MAX_SEATS - TAROT_MIN_SEATS + 1)

static const AluettePuzzleDeck mixed[] = {
  { ALUETTE_DECK_MIXED, N_("All Themes"), N_("Puzzles you miss come back later"),
    "media-playlist-shuffle-symbolic" },
  { ALUETTE_DECK_MISTAKES, N_("Your Mistakes"), N_("Costly cards from the reviews of your deals"),
    "edit-undo-symbolic" },
};

/* In the order of TarotTheme. */
static const AluettePuzzleDeck themes[TAROT_N_THEMES] = {
  { "hunt", N_("Hunt for the Petit"), N_("Catch the petit of the other side") },
  { "save", N_("Save the Petit"), N_("Save your side’s petit") },
  { "last", N_("The Petit at the End"), N_("Who takes the petit in the last trick") },
  { "excuse", N_("The Excuse"), N_("Play it now, or keep it for later") },
  { "make", N_("Make the Contract"), N_("You attack, and only one card is enough") },
  { "defeat", N_("Defeat the Contract"), N_("You defend, and only one card is enough") },
  { "partner", N_("Who Is the Partner?"), N_("Five players, and the called card is hidden") },
  { "lead", N_("Choose a Lead"), N_("You play first") },
  { "follow", N_("Play to a Trick"), N_("Take it, leave it, or give points") },
};

static const AluettePuzzleSection sections[] = {
  { N_("Mixed Puzzles"), mixed, G_N_ELEMENTS (mixed) },
  { N_("By Theme"), themes, G_N_ELEMENTS (themes) },
};

/* Returns: (transfer full): the installed puzzles for a number of players */
static GPtrArray *
load_file (int seats)
{
  g_autofree char *path = g_strdup_printf (PREFIX "%d-players.puzzles", seats);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
  GPtrArray *puzzles = NULL;
  gsize length;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  if (text != NULL)
    puzzles = aluette_puzzle_file_read (&aluette_tarot_puzzle_kind, text, length, NULL);
  return puzzles != NULL ? puzzles : g_ptr_array_new ();
}

/* Takes the puzzles for four, five and three players in turn. */
static GPtrArray *
load_puzzles (void)
{
  static const int seats[N_FILES] = { 4, 5, 3 };
  GPtrArray *all = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *files[N_FILES];
  guint longest = 0;

  for (guint i = 0; i < N_FILES; i++)
    {
      files[i] = load_file (seats[i]);
      g_ptr_array_set_free_func (files[i], NULL);
      longest = MAX (longest, files[i]->len);
    }
  for (guint n = 0; n < longest; n++)
    for (guint i = 0; i < N_FILES; i++)
      if (n < files[i]->len)
        g_ptr_array_add (all, g_ptr_array_index (files[i], n));
  for (guint i = 0; i < N_FILES; i++)
    g_ptr_array_unref (files[i]);
  return all;
}

/* Returns: the position of a puzzle, which is valid. */
static TarotMatch
get_match (const TarotPuzzle *puzzle)
{
  TarotMatch match;

  tarot_puzzle_state (puzzle, &match);
  return match;
}

static guint
get_seat (gconstpointer puzzle)
{
  TarotMatch match = get_match (puzzle);

  return match.deal.turn;
}

static AluetteGame *
make_question (gconstpointer data)
{
  const TarotPuzzle *puzzle = data;

  return aluette_tarot_practice_game_new (&puzzle->header, puzzle->events, puzzle->n_events,
                                          get_seat (puzzle), ALUETTE_TAROT_PRACTICE_USER,
                                          puzzle->open);
}

static char *
read_answer (AluetteSeatLog *log, guint line)
{
  const TarotEvent *event = aluette_seat_log_get_line (log, line);
  char code[TAROT_CODE_SIZE];

  if (event->type != TAROT_EVENT_PLAY)
    return NULL;
  tarot_card_code (event->card, code);
  return g_strdup (code);
}

static void
set_play (TarotEvent *event, const TarotPuzzle *puzzle, const char *answer)
{
  tarot_event_init (event, TAROT_EVENT_PLAY, (int) get_seat (puzzle));
  event->card = tarot_card_parse (answer);
}

static void
give_answer (gconstpointer puzzle, AluetteGame *game, const char *answer)
{
  TarotEvent event;

  set_play (&event, puzzle, answer);
  aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (game), &event, NULL);
}

static gboolean
is_right (gconstpointer puzzle, const char *answer)
{
  return tarot_set_has (((const TarotPuzzle *) puzzle)->best, tarot_card_parse (answer));
}

static char *
get_solution (gconstpointer puzzle)
{
  char code[TAROT_CODE_SIZE];

  tarot_card_code (tarot_set_lowest (((const TarotPuzzle *) puzzle)->best), code);
  return g_strdup (code);
}

static AluetteGame *
make_sequel (gconstpointer data, const char *answer)
{
  g_autofree TarotPuzzle *puzzle = g_memdup2 (data, sizeof *puzzle);

  if (puzzle->n_events == TAROT_PUZZLE_MAX_EVENTS)
    return NULL;
  set_play (&puzzle->events[puzzle->n_events], data, answer);
  return aluette_tarot_practice_game_new (&puzzle->header, puzzle->events, puzzle->n_events + 1u,
                                          get_seat (data), ALUETTE_TAROT_PRACTICE_MASTERS,
                                          puzzle->open);
}

static char *
format_question (gconstpointer puzzle)
{
  TarotMatch match = get_match (puzzle);

  return aluette_tarot_puzzle_text_question (puzzle, &match);
}

static char *
format_reason (gconstpointer puzzle, AluetteDeck deck)
{
  TarotMatch match = get_match (puzzle);

  return aluette_tarot_puzzle_text_reason (puzzle, &match);
}

static char *
format_refusal (gconstpointer puzzle, const char *answer, AluetteDeck deck)
{
  return aluette_tarot_puzzle_text_refusal (tarot_card_parse (answer));
}

static char *
format_result (gconstpointer puzzle, AluetteSeatLog *log, AluetteDeck deck)
{
  const TarotView *view = aluette_view_get_bytes (aluette_seat_log_get_view (log));
  AluetteTarotText context = { .header = aluette_seat_log_get_header (log),
                               .listener = get_seat (puzzle) };

  return view->match.deal.outcome != TAROT_OUTCOME_NONE
             ? aluette_tarot_text_result (&context, &view->match)
             : NULL;
}

const AluettePuzzleLook aluette_tarot_puzzle_look = {
  .kind = &aluette_tarot_puzzle_kind,
  .intro = N_("Find the card that is clearly the best and play it on the table."),
  .back = N_("All Puzzles"),
  .next = NC_("puzzle", "Next Puzzle"),
  .graded = TRUE,
  .sections = sections,
  .n_sections = G_N_ELEMENTS (sections),
  .load = load_puzzles,
  .get_seat = get_seat,
  .make_question = make_question,
  .read_answer = read_answer,
  .give_answer = give_answer,
  .is_right = is_right,
  .get_solution = get_solution,
  .make_sequel = make_sequel,
  .format_question = format_question,
  .format_reason = format_reason,
  .format_refusal = format_refusal,
  .format_result = format_result,
};
