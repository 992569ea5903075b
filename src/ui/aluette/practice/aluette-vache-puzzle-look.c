/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/practice/aluette-vache-puzzle-look.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-practice-game.h"
#include "model/aluette/aluette-puzzle-generator.h"
#include "model/aluette/aluette-vache-game.h"
#include "model/aluette/aluette-vache-puzzle-kind.h"
#include "model/learning/aluette-puzzle-file.h"
#include "model/session/aluette-game-setup.h"
#include "presentation/aluette/aluette-puzzle-text.h"
#include "presentation/aluette/aluette-text-context.h"

#define PREFIX "/io/github/aluette/Aluette/puzzles/"

static const AluettePuzzleDeck mixed[] = {
  { ALUETTE_DECK_MIXED, N_("All Themes"), N_("Puzzles you miss come back later"),
    "media-playlist-shuffle-symbolic" },
  { ALUETTE_DECK_MISTAKES, N_("Your Mistakes"), N_("Puzzles you missed, until you solve them"),
    "edit-undo-symbolic" },
  { ALUETTE_DECK_NEW, N_("Unlimited Puzzles"), N_("Made for you from new deals"),
    "list-add-symbolic" },
};

/* In the order of AluTheme. */
static const AluettePuzzleDeck themes[ALU_N_THEMES] = {
  { "spoil", N_("Spoil the Trick"), N_("Play an equal card so that nobody takes it") },
  { "duck", N_("Duck the Trick"), N_("Leave a trick that you could take") },
  { "race", N_("The Race for Tricks"), N_("Take a trick while it counts, or make it expensive") },
  { "mordienne", N_("Make Mordienne"), N_("Two points for the last tricks") },
  { "defence", N_("Stop Mordienne"), N_("An opponent is going for two points") },
  { "petit-jean", N_("With Petit-Jean"), N_("One hand is open on the table") },
  { "lead", N_("Choose a Lead"), N_("You play first") },
};

static const AluettePuzzleSection sections[] = {
  { N_("Mixed Puzzles"), mixed, G_N_ELEMENTS (mixed) },
  { N_("By Theme"), themes, G_N_ELEMENTS (themes) },
};

/* Loads the installed puzzles: one file per theme. */
static GPtrArray *
load_puzzles (void)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (g_free);

  for (int theme = 0; theme < ALU_N_THEMES; theme++)
    {
      g_autofree char *path = g_strconcat (PREFIX, alu_theme_ids[theme], ".puzzles",
                                           NULL);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
      g_autoptr (GPtrArray) puzzles = NULL;
      gsize length;
      const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

      if (text != NULL)
        puzzles = aluette_puzzle_file_read (&aluette_vache_puzzle_kind, text, length, NULL);
      if (puzzles != NULL)
        g_ptr_array_extend_and_steal (all, g_steal_pointer (&puzzles));
    }
  return all;
}

/* Chooses the theme at random, because most positions would make a puzzle about the race. */
static void
generate_async (const char *deck, const char *id, guint stars, GCancellable *cancellable,
                GAsyncReadyCallback callback, gpointer data)
{
  guint64 seed = aluette_game_setup_new_seed ();
  AluPuzzleCriteria wish = { (int) (seed % ALU_N_THEMES), 1, ALU_PUZZLE_STARS, 0 };

  if (stars > 0)
    {
      wish.theme = -1;
      wish.min_stars = wish.max_stars = (int) stars;
    }
  aluette_puzzle_generate_async (seed, &wish, cancellable, callback, data);
}

static gpointer
generate_finish (GAsyncResult *result, GError **error)
{
  return aluette_puzzle_generate_finish (result, error);
}

/* Returns: the position of a puzzle, which is valid. */
static AluMatch
get_match (const AluPuzzle *puzzle)
{
  AluMatch match;

  alu_puzzle_state (puzzle, &match);
  return match;
}

static guint
get_seat (gconstpointer puzzle)
{
  AluMatch match = get_match (puzzle);

  return (guint) alu_match_decider (&match);
}

static AluetteGame *
make_question (gconstpointer puzzle)
{
  return aluette_practice_game_new_puzzle (puzzle);
}

static char *
read_answer (AluetteSeatLog *log, guint line)
{
  const AluEvent *event = aluette_seat_log_get_aluette_line (log, line);
  char code[3];

  if (event->type != ALU_EVENT_PLAY)
    return NULL;
  alu_card_code (event->card, code);
  return g_strdup (code);
}

static void
give_answer (gconstpointer puzzle, AluetteGame *game, const char *answer)
{
  AluMatch match = get_match (puzzle);
  AluEvent event;

  alu_event_init (&event, ALU_EVENT_PLAY, match.deal.turn);
  event.card = alu_card_parse (answer);
  aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (game), &event, NULL);
}

static gboolean
is_right (gconstpointer puzzle, const char *answer)
{
  return (((const AluPuzzle *) puzzle)->best & alu_card_bit (alu_card_parse (answer))) != 0;
}

static char *
get_solution (gconstpointer puzzle)
{
  char code[3];

  alu_card_code (alu_set_first (((const AluPuzzle *) puzzle)->best), code);
  return g_strdup (code);
}

static AluetteGame *
make_sequel (gconstpointer puzzle, const char *answer)
{
  return aluette_practice_game_continue (puzzle, alu_card_parse (answer));
}

static char *
format_question (gconstpointer puzzle)
{
  AluMatch match = get_match (puzzle);

  return aluette_puzzle_question (puzzle, &match);
}

static char *
format_reason (gconstpointer puzzle, AluetteDeck deck)
{
  AluMatch match = get_match (puzzle);

  return aluette_puzzle_reason (puzzle, &match, deck);
}

static char *
format_refusal (gconstpointer puzzle, const char *answer, AluetteDeck deck)
{
  return aluette_puzzle_refusal (puzzle, deck, alu_card_parse (answer));
}

static char *
format_result (gconstpointer puzzle, AluetteSeatLog *log, AluetteDeck deck)
{
  const AluView *view = aluette_view_get_aluette (aluette_seat_log_get_view (log));
  AluetteTextContext context = { aluette_seat_log_get_header (log), get_seat (puzzle),
                                 deck };

  return view->match.deal.ended ? aluette_text_result (&context, &view->match) : NULL;
}

const AluettePuzzleLook aluette_vache_puzzle_look = {
  .kind = &aluette_vache_puzzle_kind,
  .intro = N_("Find the card that is clearly the best and play it on the table."),
  .back = N_("All Puzzles"),
  .next = NC_("puzzle", "Next Puzzle"),
  .graded = TRUE,
  .sections = sections,
  .n_sections = G_N_ELEMENTS (sections),
  .load = load_puzzles,
  .generate_async = generate_async,
  .generate_finish = generate_finish,
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
