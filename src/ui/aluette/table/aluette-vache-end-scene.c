/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/table/aluette-vache-end-scene.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-match-summary.h"
#include "presentation/aluette/aluette-end-text.h"
#include "presentation/aluette/aluette-reactions.h"
#include "ui/aluette/score/aluette-vache-score-curve.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-score-panel.h"

#define SLATE_WIDTH 220
#define SLATE_HEIGHT 64

typedef struct
{
  AluetteEndScene *scene;
  AluetteTextContext context;
  AluetteDealEnd end;
  AluetteFeeling feelings[ALU_MAX_SEATS];
} Content;

/* Returns: (transfer floating): a face over a name and, after a deal, its tricks */
static GtkWidget *
new_player (const Content *content, guint seat, int side)
{
  const AluMatch *match = &content->end.match;
  gboolean over = alu_match_over (match), won = seat == match->deal.winner_seat && !over;
  guint n = match->deal.taken[seat];
  g_autofree char *name = aluette_text_player (&content->context, seat);
  g_autofree char *starred = won ? g_strdup_printf (C_("player", "★ %s"), name) : NULL;
  g_autofree char *tricks = g_strdup_printf (ngettext ("%u trick", "%u tricks", n), n);
  AluetteEndFace face = { .seat = seat,
                          .name = name,
                          .label = starred,
                          .feeling = content->feelings[seat],
                          .quiet = !over,
                          .side = side };
  GtkWidget *box = aluette_end_scene_new_face (content->scene, &face);

  if (!over)
    gtk_box_append (GTK_BOX (box), aluette_label_new (tricks, "caption"));
  return box;
}

/* Returns: (transfer floating): a row of players */
static GtkWidget *
new_row (void)
{
  GtkWidget *row = aluette_box_new (GTK_ORIENTATION_HORIZONTAL, ALUETTE_END_GAP, NULL);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  return row;
}

/* Adds all players. Six do not fit beside each other on a phone. */
static void
add_players (const Content *content)
{
  guint seats = content->end.match.rules.seats;
  guint per_row = seats > 4 ? seats / 2 : seats;
  int side = aluette_end_scene_limit_side (content->scene, ALUETTE_END_FACE, per_row, 0);
  GtkWidget *row = NULL;

  for (guint seat = 0; seat < seats; seat++)
    {
      if (seat % per_row == 0)
        aluette_end_scene_add (content->scene, row = new_row ());
      gtk_box_append (GTK_BOX (row), new_player (content, seat, side));
    }
}

static void
add_slate (const Content *content)
{
  const AluetteTextContext *context = &content->context;
  const AluMatch *match = &content->end.match;
  guint first = context->listener != ALU_NOBODY ? (guint) alu_team_of ((int) context->listener) : 0;
  g_autofree char *ours = aluette_text_side (context, (AluTeam) first);
  g_autofree char *theirs = aluette_text_side (context, (AluTeam) (1 - first));
  g_autofree char *spoken = g_strdup_printf (_("%1$s: %2$u, %3$s: %4$u"), ours,
                                             match->score[first], theirs, match->score[1 - first]);
  GtkWidget *slate = aluette_score_panel_new ();

  aluette_score_panel_set_state (ALUETTE_SCORE_PANEL (slate),
                                 &(AluetteTableScore) {
                                     .n_rows = 2,
                                     .names = { ours, theirs },
                                     .points = { match->score[first], match->score[1 - first] },
                                     .target = match->rules.target,
                                     .spoken = spoken,
                                 });
  gtk_widget_set_size_request (slate, SLATE_WIDTH, SLATE_HEIGHT);
  gtk_widget_set_halign (slate, GTK_ALIGN_CENTER);
  aluette_end_scene_add (content->scene, slate);
}

/* Adds the step of a team to the podium. */
static void
add_step (const Content *content, AluettePodium *podium, guint team, guint rank, int side)
{
  const AluMatch *match = &content->end.match;
  GtkWidget *row = new_row ();
  g_autofree char *name = aluette_text_side (&content->context, (AluTeam) team);
  g_autofree char *total = g_strdup_printf ("%u", (guint) match->score[team]);

  for (guint seat = team; seat < match->rules.seats; seat += 2)
    gtk_box_append (GTK_BOX (row), new_player (content, seat, side));
  aluette_podium_add (podium, rank, row, name, total);
}

/* The winners are large, as far as the losers leave room for them. */
static void
add_podium (const Content *content)
{
  const AluMatch *match = &content->end.match;
  AluettePodium *podium = aluette_end_scene_add_podium (content->scene);
  guint n = match->rules.seats / 2;
  gboolean drawn = match->winner == ALU_NOBODY;
  guint first = drawn ? 0 : match->winner;
  int small = aluette_end_scene_limit_side (content->scene, ALUETTE_END_SMALL_FACE, 3 * n, 0);
  int large = aluette_end_scene_limit_side (
      content->scene, aluette_end_scene_get_winner_side (content->scene), n,
      (int) n * (small + ALUETTE_END_GAP));

  add_step (content, podium, first, 1, drawn ? small : large);
  add_step (content, podium, 1 - first, drawn ? 1 : 2, small);
}

static void
add_match_end (const Content *content, const GArray *events)
{
  AluetteEndScene *scene = content->scene;
  guint viewer = content->context.listener;
  g_autoptr (AluetteMatchSummary) summary = aluette_match_summary_new (
      content->context.header, (const AluEvent *) events->data, events->len);
  const AluetteDealEnd *end = &content->end;

  aluette_end_scene_add_text (scene, aluette_text_match_end (&content->context, &end->match),
                              "title-3");
  add_podium (content);
  aluette_vache_score_curve_show (aluette_end_scene_add_curve (scene), ALUETTE_CHART_ON_PAGE,
                                  &content->context, summary->deals);
  if (end->has_best)
    aluette_end_scene_add_text (
        scene, aluette_end_text_deal (&content->context, &end->best, TRUE), NULL);
  if (end->has_worst)
    aluette_end_scene_add_text (
        scene, aluette_end_text_deal (&content->context, &end->worst, FALSE), NULL);
  if (viewer != ALU_NOBODY)
    aluette_end_scene_add_text (
        scene, aluette_end_text_match_signs (&summary->counts.seats[viewer]), "dim-label");
}

static void
add_deal_end (const Content *content)
{
  AluetteEndScene *scene = content->scene;
  const AluetteDealEnd *end = &content->end;

  aluette_end_scene_add_text (scene, aluette_text_result (&content->context, &end->match),
                              "title-4");
  aluette_end_scene_add_text (scene, aluette_end_text_tie (&content->context, end), NULL);
  add_players (content);
  add_slate (content);
  aluette_end_scene_add_text (scene, aluette_end_text_signs (end), "dim-label");
}

static void
add_buttons (AluetteEndScene *scene, const AluMatch *match)
{
  gboolean over = alu_match_over (match);

  aluette_end_scene_add_button (scene, over ? _("Rematch") : _("Next Deal"),
                                over ? "win.again" : "table.continue");
  if (over)
    aluette_end_scene_add_button (scene, _("New Match"), "app.new-match");
  if (match->deal.n_tricks == 0)
    return;
  aluette_end_scene_add_button (scene, C_("end of a deal", "Tricks"), "match.review");
  if (match->rules.signs && !over)
    aluette_end_scene_add_button (scene, C_("end of a deal", "Signs"), "match.timeline");
  aluette_end_scene_add_button (scene, C_("end of a deal", "Review"), "match.review-deal");
}

char *
aluette_vache_end_scene_fill (AluetteEndScene *scene, AluetteGame *game, guint viewer)
{
  Content content = { scene, { aluette_game_get_header (game), viewer, ALUETTE_DECK_ALUETTE } };
  const AluMatch *match = &content.end.match;
  g_autoptr (GArray) events = aluette_game_get_finished (game);

  if (!aluette_deal_end_init (&content.end, content.context.header,
                              (const AluEvent *) events->data, events->len, viewer))
    return NULL;
  aluette_reactions_find_end (match, content.feelings);
  if (alu_match_over (match))
    add_match_end (&content, events);
  else
    add_deal_end (&content);
  add_buttons (scene, match);
  return alu_match_over (match) ? aluette_text_match_end (&content.context, match)
                                : aluette_text_result (&content.context, match);
}
