/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/table/aluette-end-scene.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-end-text.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-score-panel.h"

/* Sides of portraits. */
#define WINNER_SIDE 104 /* on a phone of LEAST_HEIGHT; larger on higher tables */
#define WINNER_GROWTH 0.35
#define LEAST_HEIGHT 565
#define FACE_SIDE 72
#define SMALL_SIDE 48 /* of losers, and of six in a row */

#define SLATE_WIDTH 220
#define SLATE_HEIGHT 64

#define PLAYER_GAP 6
#define EDGES 48 /* margins and padding at both sides of the scene, at most */

struct _AluetteEndScene
{
  AdwBin parent_instance;

  AluetteTable *table; /* weak */
  AluetteGame *game;   /* (nullable) */
  GtkWidget *box;      /* of what is shown; scrolls where the table is low */
  GtkWidget *buttons;  /* box below */
  GtkWidget *next;     /* (nullable): the suggested button */
  gboolean closed;     /* until the match goes on */
};

G_DEFINE_FINAL_TYPE (AluetteEndScene, aluette_end_scene, ADW_TYPE_BIN)

/* --- Content --- */

/* Returns: what a player shows about the end */
static AluetteFeeling
get_feeling (const AluMatch *match, guint seat)
{
  gboolean over = alu_match_over (match);
  guint winner = over ? match->winner : match->deal.winner;

  if (winner == ALU_NOBODY)
    return ALUETTE_FEELING_NONE;
  if ((guint) alu_team_of ((int) seat) != winner)
    return over ? ALUETTE_FEELING_DOWNCAST : ALUETTE_FEELING_VEXED;
  return over || seat == match->deal.winner_seat ? ALUETTE_FEELING_TRIUMPHANT
                                                 : ALUETTE_FEELING_PLEASED;
}

/* Returns: (transfer floating): a face over a name and the tricks of the deal */
static GtkWidget *
new_player (AluetteEndScene *self, const AluetteTextContext *context, const AluMatch *match,
            guint seat, int side)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *seated = aluette_table_get_portrait (self->table, seat);
  GtkWidget *portrait
      = aluette_portrait_new (aluette_portrait_get_villager (ALUETTE_PORTRAIT (seated)));
  g_autofree char *name = aluette_text_player (context, seat);
  guint n = match->deal.taken[seat];
  g_autofree char *tricks = g_strdup_printf (ngettext ("%u trick", "%u tricks", n), n);
  g_autofree char *starred = g_strdup_printf (C_("player", "★ %s"), name);
  gboolean over = alu_match_over (match), won = seat == match->deal.winner_seat;
  GtkWidget *label = aluette_centered_label_new (won && !over ? starred : name, 12, "heading");
  GtkWidget *count = gtk_label_new (tricks);

  aluette_portrait_set_person_name (ALUETTE_PORTRAIT (portrait), name);
  aluette_portrait_keep_feeling (ALUETTE_PORTRAIT (portrait), get_feeling (match, seat));
  aluette_portrait_set_quiet (ALUETTE_PORTRAIT (portrait), !over);
  gtk_widget_set_size_request (portrait, side, side);
  gtk_widget_set_halign (portrait, GTK_ALIGN_CENTER);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (count, "caption");
  gtk_widget_set_visible (count, !over);
  gtk_box_append (GTK_BOX (box), portrait);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), count);
  return box;
}

/* Returns: (transfer none): a new row of players */
static GtkWidget *
add_row (AluetteEndScene *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, PLAYER_GAP);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), row);
  return row;
}

/* Returns: @side, or less if @n portraits do not fit beside each other */
static int
limit_side (AluetteEndScene *self, int side, guint n)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->table));

  return MAX (SMALL_SIDE, MIN (side, (width - EDGES) / (int) n - PLAYER_GAP));
}

/* Adds the players of @teams, one bit per team. Six do not fit beside each other on a phone. */
static void
add_players (AluetteEndScene *self, const AluetteTextContext *context, const AluMatch *match,
             guint teams, int side)
{
  guint per_row = match->rules.seats > 4 ? match->rules.seats / 2 : match->rules.seats;
  guint n_teams = (teams & 1) + (teams >> 1);
  GtkWidget *row = NULL;
  guint n = 0;

  side = limit_side (self, side, MIN (per_row, n_teams * match->rules.seats / 2));
  for (guint seat = 0; seat < match->rules.seats; seat++)
    {
      if ((teams >> alu_team_of ((int) seat) & 1) == 0)
        continue;
      if (n++ % per_row == 0)
        row = add_row (self);
      gtk_box_append (GTK_BOX (row), new_player (self, context, match, seat, side));
    }
}

/* Adds a text, if there is one. @text: (transfer full) (nullable) */
static void
add_text (AluetteEndScene *self, char *text, const char *css_class)
{
  GtkWidget *label;

  if (text == NULL)
    return;
  label = aluette_wrapping_label_new (text, css_class);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_box_append (GTK_BOX (self->box), label);
  g_free (text);
}

static void
add_slate (AluetteEndScene *self, const AluetteTextContext *context, const AluMatch *match)
{
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
  gtk_box_append (GTK_BOX (self->box), slate);
}

/* The key of the action of a button. */
#define ACTION "aluette-action"
#define TRICKS_ACTION "match.review"

static void hide_scene (AluetteEndScene *self);

/* The scene goes before the next deal or match. It stays below another page, and makes way for the
 * tricks while the table shows them. The table knows all the actions. */
static void
clicked_cb (GtkWidget *button, AluetteEndScene *self)
{
  const char *action = g_object_get_data (G_OBJECT (button), ACTION);

  if (g_str_equal (action, TRICKS_ACTION))
    hide_scene (self);
  else if (!g_str_has_prefix (action, "match."))
    aluette_end_scene_close (self);
  if (self->table != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->table), action, NULL);
}

/* Returns: (transfer none): a button that activates @action, a constant */
static GtkWidget *
add_button (AluetteEndScene *self, GtkWidget *row, const char *label, const char *action)
{
  GtkWidget *button = aluette_text_button_new (label);

  g_object_set_data (G_OBJECT (button), ACTION, (gpointer) action);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

/* Puts the buttons of a row below each other if the table is too narrow for them. */
static void
stack_if_narrow (AluetteEndScene *self, GtkWidget *row)
{
  int width;

  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  if (width > gtk_widget_get_width (GTK_WIDGET (self->table)) - EDGES)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (row), GTK_ORIENTATION_VERTICAL);
}

static void
add_buttons (AluetteEndScene *self, const AluMatch *match)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gboolean over = alu_match_over (match);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  self->next = add_button (self, row, over ? _("Rematch") : _("Next Deal"),
                           over ? "win.again" : "table.continue");
  gtk_widget_add_css_class (self->next, "suggested-action");
  gtk_widget_add_css_class (self->next, "pill");
  gtk_box_append (GTK_BOX (self->buttons), row);
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  if (over)
    add_button (self, row, _("New Match"), "app.new-match");
  if (match->deal.n_tricks > 0)
    {
      add_button (self, row, C_("end of a deal", "Tricks"), TRICKS_ACTION);
      if (match->rules.signs && !over)
        add_button (self, row, C_("end of a deal", "Signs"), "match.timeline");
      add_button (self, row, C_("end of a deal", "Review"), "match.review-deal");
    }
  for (GtkWidget *link = gtk_widget_get_first_child (row); link != NULL;
       link = gtk_widget_get_next_sibling (link))
    gtk_widget_add_css_class (link, "flat");
  gtk_box_append (GTK_BOX (self->buttons), row);
  stack_if_narrow (self, row);
}

static void
add_match_end (AluetteEndScene *self, const AluetteTextContext *context,
               const AluetteDealSummary *summary)
{
  const AluMatch *match = &summary->match;
  guint winners = match->winner == ALU_NOBODY ? 3 : 1u << match->winner;
  int height = gtk_widget_get_height (GTK_WIDGET (self->table));
  int side = WINNER_SIDE + (int) (MAX (0, height - LEAST_HEIGHT) * WINNER_GROWTH);

  add_text (self, aluette_text_match_end (context, match), "title-3");
  add_players (self, context, match, winners, winners == 3 ? FACE_SIDE : side);
  if (winners != 3)
    add_players (self, context, match, 3 & ~winners, SMALL_SIDE);
  add_slate (self, context, match);
  if (summary->has_best)
    add_text (self, aluette_end_text_deal (context, &summary->best, TRUE), NULL);
  if (summary->has_worst)
    add_text (self, aluette_end_text_deal (context, &summary->worst, FALSE), NULL);
}

static void
add_deal_end (AluetteEndScene *self, const AluetteTextContext *context,
              const AluetteDealSummary *summary)
{
  const AluMatch *match = &summary->match;

  add_text (self, aluette_text_result (context, match), "title-4");
  add_text (self, aluette_end_text_tie (context, summary), NULL);
  add_players (self, context, match, 3, match->rules.seats > 4 ? SMALL_SIDE : FACE_SIDE);
  add_slate (self, context, match);
  add_text (self, aluette_end_text_signs (summary), "dim-label");
}

/* Shows the end of a deal. @listener: the seat addressed as “you”, or ALU_NOBODY */
static void
show_scene (AluetteEndScene *self, const AluetteDealSummary *summary, guint listener)
{
  AluetteTextContext context = { aluette_game_get_header (self->game), listener,
                                 ALUETTE_DECK_ALUETTE };
  g_autofree char *result = NULL;

  aluette_remove_children (self->box);
  aluette_remove_children (self->buttons);
  if (alu_match_over (&summary->match))
    add_match_end (self, &context, summary);
  else
    add_deal_end (self, &context, summary);
  add_buttons (self, &summary->match);
  result = alu_match_over (&summary->match) ? aluette_text_match_end (&context, &summary->match)
                                            : aluette_text_result (&context, &summary->match);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, result, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (self->next);
}

/* --- The table below --- */

/* Takes the focus from the table below, and hides its prompt, which offers the same. */
static void
cover_table (AluetteEndScene *self, gboolean covered)
{
  gtk_widget_set_can_focus (GTK_WIDGET (self->table), !covered);
  aluette_set_css_class (GTK_WIDGET (self->table), "covered", covered);
}

static void
hide_scene (AluetteEndScene *self)
{
  gboolean was_focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->next = NULL;
  aluette_remove_children (self->box);
  aluette_remove_children (self->buttons);
  if (self->table == NULL)
    return;
  cover_table (self, FALSE);
  if (was_focused)
    gtk_widget_activate_action (GTK_WIDGET (self->table), "table.focus-hand", NULL);
}

/* Shows or hides the scene, as the match and the table are. */
static void
update_cb (AluetteEndScene *self)
{
  AluetteDealSummary summary;
  gboolean ended = FALSE;

  if (self->table == NULL)
    return;
  if (self->game != NULL && aluette_game_get_seats_here (self->game) != 0)
    {
      guint viewer = aluette_table_get_viewer_seat (self->table);

      ended = aluette_deal_summary_of_game (&summary, self->game, viewer);
      if (ended && !self->closed && !gtk_widget_get_visible (GTK_WIDGET (self))
          && !aluette_table_is_busy (self->table))
        {
          cover_table (self, TRUE);
          show_scene (self, &summary, viewer);
        }
    }
  if (ended)
    return;
  self->closed = FALSE;
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    hide_scene (self);
}

void
aluette_end_scene_close (AluetteEndScene *self)
{
  g_return_if_fail (ALUETTE_IS_END_SCENE (self));

  self->closed = TRUE;
  hide_scene (self);
}

static void
forget_game (AluetteEndScene *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
game_changed_cb (AluetteEndScene *self)
{
  forget_game (self);
  if (self->table != NULL)
    g_set_object (&self->game, aluette_table_get_game (self->table));
  if (self->game != NULL)
    g_signal_connect_swapped (self->game, "changed", G_CALLBACK (update_cb), self);
  self->closed = FALSE;
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    hide_scene (self);
  update_cb (self);
}

void
aluette_end_scene_set_table (AluetteEndScene *self, AluetteTable *table)
{
  g_return_if_fail (ALUETTE_IS_END_SCENE (self) && self->table == NULL);

  g_set_weak_pointer (&self->table, table);
  g_signal_connect_object (table, "notify::game", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "at-rest", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
}

static void
close_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_end_scene_close (ALUETTE_END_SCENE (widget));
}

static void
aluette_end_scene_dispose (GObject *object)
{
  AluetteEndScene *self = ALUETTE_END_SCENE (object);

  forget_game (self);
  g_clear_weak_pointer (&self->table);
  G_OBJECT_CLASS (aluette_end_scene_parent_class)->dispose (object);
}

static void
aluette_end_scene_class_init (AluetteEndSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_end_scene_dispose;
  gtk_widget_class_install_action (widget_class, "end-scene.close", NULL, close_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "end-scene.close", NULL);
  gtk_widget_class_set_css_name (widget_class, "end-scene");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-end-scene.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteEndScene, box);
  gtk_widget_class_bind_template_child (widget_class, AluetteEndScene, buttons);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_end_scene_init (AluetteEndScene *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_end_scene_new (void)
{
  return g_object_new (ALUETTE_TYPE_END_SCENE, NULL);
}
