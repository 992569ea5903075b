/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/tarot/aluette-tarot-scoreboard.h"

#include <glib/gi18n.h>

#include "engine/alu-game-replay.h"
#include "engine/tarot/tarot-kind.h"
#include "model/session/aluette-record.h"
#include "ui/common/aluette-signed-number.h"
#include "ui/common/aluette-widgets.h"
#include "ui/tarot/aluette-tarot-text.h"

#define MAX_WIDTH 760

struct _AluetteTarotScoreboard
{
  AdwBin parent_instance;

  AluetteGame *game; /* (nullable) */
  GtkWidget *result; /* of a match that is over */
  GtkWidget *rows;   /* a list box */
};

G_DEFINE_FINAL_TYPE (AluetteTarotScoreboard, aluette_tarot_scoreboard, ADW_TYPE_BIN)

/* Returns: (transfer floating): @text in the column of a player */
static GtkWidget *
new_cell (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
new_columns (void)
{
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (columns), TRUE);
  return columns;
}

/* Appends a number per player to @columns, and to @spoken who has it. */
static void
add_numbers (GtkWidget *columns, GString *spoken, const AluetteTarotText *text,
             const int32_t *numbers, const char *css_class)
{
  for (guint seat = 0; seat < text->header->rules.n_seats; seat++)
    {
      g_autofree char *name = aluette_tarot_text_player (text, seat);
      g_autofree char *number = aluette_signed_number (numbers[seat]);

      gtk_box_append (GTK_BOX (columns), new_cell (number, css_class));
      if (spoken->len > 0)
        g_string_append (spoken, C_("list", ", "));
      /* Translators: a player and their points with their sign: “Anne +62”. */
      g_string_append_printf (spoken, C_("scoreboard", "%1$s %2$s"), name, number);
    }
}

/* Adds a row above the others. @spoken: its accessible name */
static void
add_row (AluetteTarotScoreboard *self, GtkWidget *content, const char *spoken)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_widget_add_css_class (content, "deal");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_list_box_prepend (GTK_LIST_BOX (self->rows), row);
}

static void
add_totals (AluetteTarotScoreboard *self, const AluetteTarotText *text, const TarotMatch *match)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *names = new_columns (), *totals = new_columns ();
  g_autoptr (GString) numbers = g_string_new (NULL);
  g_autofree char *spoken = NULL;

  for (guint seat = 0; seat < match->rules.seats; seat++)
    {
      g_autofree char *name = aluette_tarot_text_player (text, seat);

      gtk_box_append (GTK_BOX (names), new_cell (name, "caption"));
    }
  add_numbers (totals, numbers, text, match->score, "title-3");
  gtk_box_append (GTK_BOX (content), names);
  gtk_box_append (GTK_BOX (content), totals);
  /* Translators: players with their points. */
  spoken = g_strdup_printf (_("Score: %s"), numbers->str);
  add_row (self, content, spoken);
}

/* @match: after the end of the deal */
static void
add_deal (AluetteTarotScoreboard *self, const AluetteTarotText *text, const TarotMatch *match)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *result = aluette_tarot_text_result (text, match);
  /* Translators: the number of a deal, and its result. */
  g_autofree char *head = g_strdup_printf (_("Deal %1$u: %2$s"), match->n_deals, result);
  g_autoptr (GString) spoken = g_string_new (NULL);

  gtk_box_append (GTK_BOX (content), aluette_wrapping_label_new (head, NULL));
  if (match->deal.outcome == TAROT_OUTCOME_PLAYED)
    {
      GtkWidget *numbers = new_columns ();

      add_numbers (numbers, spoken, text, match->marks.marks, "heading");
      gtk_box_append (GTK_BOX (content), numbers);
    }
  g_string_prepend (spoken, " ");
  g_string_prepend (spoken, head);
  add_row (self, content, spoken->str);
}

/* Shows the deals that have ended. @events: from the start of the match */
static void
show_match (AluetteTarotScoreboard *self, const AluGameHeader *header, GArray *events)
{
  AluetteTarotText text = { header, ALU_GAME_SPECTATOR };
  g_autofree char *end = NULL;
  AluGameReplay replay;
  TarotMatch match;

  aluette_remove_children (self->rows);
  alu_game_replay_init (&replay, &tarot_kind, &match, header, events->data, events->len);
  while (alu_game_replay_next (&replay))
    if (match.deal.outcome != TAROT_OUTCOME_NONE
        || tarot_kind.event_role (replay.event) == ALU_GAME_ROLE_RESULT)
      add_deal (self, &text, &match);
  add_totals (self, &text, &match);
  gtk_widget_set_visible (self->result, tarot_match_is_over (&match));
  if (!tarot_match_is_over (&match))
    return;
  end = aluette_tarot_text_match_end (&text, &match);
  gtk_label_set_text (GTK_LABEL (self->result), end);
}

static void
scoreboard_refresh (AluetteTarotScoreboard *self)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (self->game, ALU_GAME_SPECTATOR);
  g_autoptr (GArray) events = aluette_seat_log_get_finished (log);

  show_match (self, aluette_game_get_header (self->game), events);
}

void
aluette_tarot_scoreboard_set_game (AluetteTarotScoreboard *self, AluetteGame *game)
{
  g_return_if_fail (ALUETTE_IS_TAROT_SCOREBOARD (self));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "changed", G_CALLBACK (scoreboard_refresh), self,
                           G_CONNECT_SWAPPED);
  scoreboard_refresh (self);
}

gboolean
aluette_tarot_scoreboard_set_record (AluetteTarotScoreboard *self, const char *record,
                                     GError **error)
{
  g_autofree AluGameHeader *header = g_new (AluGameHeader, 1);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TarotEvent));

  g_return_val_if_fail (ALUETTE_IS_TAROT_SCOREBOARD (self), FALSE);

  if (!aluette_record_read (&tarot_kind, record, -1, header, events, error))
    return FALSE;
  aluette_tarot_scoreboard_set_game (self, NULL);
  show_match (self, header, events);
  return TRUE;
}

static void
aluette_tarot_scoreboard_dispose (GObject *object)
{
  AluetteTarotScoreboard *self = ALUETTE_TAROT_SCOREBOARD (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (aluette_tarot_scoreboard_parent_class)->dispose (object);
}

static void
aluette_tarot_scoreboard_class_init (AluetteTarotScoreboardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_tarot_scoreboard_dispose;
}

static void
aluette_tarot_scoreboard_init (AluetteTarotScoreboard *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->result = aluette_wrapping_label_new (NULL, "title-3");
  self->rows = aluette_boxed_list_new (_("Score and deals, newest first"));
  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_box_append (GTK_BOX (box), self->result);
  gtk_box_append (GTK_BOX (box), self->rows);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), MAX_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_bin_set_child (ADW_BIN (self), clamp);
}

GtkWidget *
aluette_tarot_scoreboard_new (void)
{
  return g_object_new (ALUETTE_TYPE_TAROT_SCOREBOARD, NULL);
}
