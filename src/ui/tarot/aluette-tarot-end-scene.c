/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/aluette-tarot-end-scene.h"

#include <glib/gi18n.h>

#include "engine/tarot/tarot-kind.h"
#include "presentation/common/aluette-signed-number.h"
#include "presentation/tarot/aluette-tarot-scene.h"
#include "ui/tarot/aluette-tarot-score-curve.h"

typedef struct
{
  AluetteEndScene *scene;
  AluetteTarotText text;
  TarotMatch match; /* over */
  GArray *scores;   /* after each deal */
} Content;

/* Returns: 1 for the first; more for who has a lower score */
static guint
get_rank (const TarotMatch *match, guint seat)
{
  guint rank = 1;

  for (guint other = 0; other < match->rules.seats; other++)
    rank += match->score[other] > match->score[seat];
  return rank;
}

static AluetteFeeling
get_feeling (const TarotMatch *match, guint seat)
{
  if ((match->winners >> seat & 1) != 0)
    return ALUETTE_FEELING_TRIUMPHANT;
  for (guint other = 0; other < match->rules.seats; other++)
    if (match->score[other] < match->score[seat])
      return ALUETTE_FEELING_NONE;
  return ALUETTE_FEELING_DOWNCAST;
}

static void
add_step (const Content *content, AluettePodium *podium, guint seat, guint rank)
{
  const TarotMatch *match = &content->match;
  guint n = match->rules.seats;
  int small = aluette_end_scene_limit_side (content->scene, ALUETTE_END_SMALL_FACE, n + 1, 0);
  int large = aluette_end_scene_limit_side (content->scene,
                                            aluette_end_scene_get_winner_side (content->scene), 1,
                                            (int) (n - 1) * (small + ALUETTE_END_GAP));
  g_autofree char *name = aluette_tarot_text_player (&content->text, seat);
  g_autofree char *total = aluette_signed_number (match->score[seat]);
  AluetteEndFace face = {
    .seat = seat,
    .name = name,
    .feeling = get_feeling (match, seat),
    .side = rank == 1 ? large : small,
  };

  aluette_podium_add (podium, rank, aluette_end_scene_new_face (content->scene, &face), name,
                      total);
}

static void
add_podium (const Content *content)
{
  AluettePodium *podium = aluette_end_scene_add_podium (content->scene);

  for (guint rank = 1; rank <= content->match.rules.seats; rank++)
    for (guint seat = 0; seat < content->match.rules.seats; seat++)
      if (get_rank (&content->match, seat) == rank)
        add_step (content, podium, seat, rank);
}

/* Returns: (transfer full) (nullable): the deal in which the viewer has won most */
static char *
format_best_deal (const Content *content)
{
  guint seat = content->text.listener, best = 0;
  gint32 most = 0, before = 0;
  g_autofree char *points = NULL;

  for (guint i = 0; seat < content->match.rules.seats && i < content->scores->len; i++)
    {
      gint32 score = g_array_index (content->scores, AluetteScores, i).of_person[seat];

      if (score - before > most)
        {
          most = score - before;
          best = i + 1;
        }
      before = score;
    }
  if (best == 0)
    return NULL;
  points = aluette_signed_number (most);
  /* Translators: the number of a deal, and the points won in it, with their sign. */
  return g_strdup_printf (_("Your best deal: number %1$u, %2$s."), best, points);
}

static void
fill (const Content *content)
{
  AluetteEndScene *scene = content->scene;
  const TarotMatch *match = &content->match;

  aluette_end_scene_add_text (scene, aluette_tarot_text_match_end (&content->text, match),
                              "title-3");
  add_podium (content);
  aluette_tarot_score_curve_show (aluette_end_scene_add_curve (scene), ALUETTE_CHART_ON_PAGE,
                                  &content->text, match->rules.seats, content->scores,
                                  match->rules.target);
  aluette_end_scene_add_text (scene, format_best_deal (content), NULL);
  aluette_end_scene_add_button (scene, _("Rematch"), "win.again");
  aluette_end_scene_add_button (scene, _("New Match"), "app.new-match");
  aluette_end_scene_add_button (scene, C_("end of a match", "Last Deal"), NULL);
  if (match->deal.outcome == TAROT_OUTCOME_PLAYED)
    aluette_end_scene_add_button (scene, C_("end of a deal", "Review"), "match.review-deal");
}

char *
aluette_tarot_end_scene_fill (AluetteEndScene *scene, AluetteGame *game, guint viewer)
{
  const AluGameHeader *header = aluette_game_get_header (game);
  g_autoptr (GArray) events = aluette_game_get_finished (game);
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (AluetteScores));
  Content content = { .scene = scene, .text = { header, viewer }, .scores = scores };
  AluReplay replay;

  alu_replay_init (&replay, &tarot_kind, &content.match, header, events->data, events->len);
  while (aluette_tarot_score_curve_next (&replay, &content.match, scores))
    ;
  if (!tarot_match_is_over (&content.match))
    return NULL;
  fill (&content);
  return aluette_tarot_text_match_end (&content.text, &content.match);
}
