/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/score/aluette-trick-counter.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-text-context.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-widgets.h"

enum
{
  ENTERED,
  N_SIGNALS,
};

struct _AluetteTrickCounter
{
  GtkBox parent_instance;

  GtkGrid *seats;
  GtkSpinButton *spins[ALU_MAX_SEATS];
  GtkLabel *says;
  GtkDropDown *first; /* asks who reached the highest number first */
  GtkWidget *mordienne_row;
  GtkCheckButton *mordienne;
  GtkLabel *mordienne_text;
  GtkWidget *enter;

  const AluGameHeader *header;
  guint8 first_seats[ALU_MAX_SEATS]; /* seats in the list, in the order shown */
  AluetteTricksReading reading;
  gboolean filling; /* controls are being updated by the program */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteTrickCounter, aluette_trick_counter, GTK_TYPE_BOX)

static AluetteTextContext
get_text_context (AluetteTrickCounter *self)
{
  return (AluetteTextContext) { self->header, ALU_NOBODY, ALUETTE_DECK_ALUETTE };
}

static void
read_tricks (AluetteTrickCounter *self, guint8 tricks[ALU_MAX_SEATS])
{
  memset (tricks, 0, ALU_MAX_SEATS);
  for (guint seat = 0; seat < self->header->rules.n_seats; seat++)
    tricks[seat] = (guint8) gtk_spin_button_get_value_as_int (self->spins[seat]);
}

/* Returns the winner so far: if it matters who was first, the team of that player. */
static guint8
get_winner (AluetteTrickCounter *self)
{
  guint chosen = gtk_drop_down_get_selected (self->first);

  if (self->reading.ask_first == 0)
    return self->reading.winner;
  if (chosen == 0 || chosen == GTK_INVALID_LIST_POSITION)
    return ALU_NOBODY;
  return (guint8) alu_team_of (self->first_seats[chosen - 1]);
}

/* Returns: (transfer full): the result of the deal as a text. */
static char *
format_reading (AluetteTrickCounter *self, guint8 winner)
{
  AluetteTextContext context = get_text_context (self);
  g_autofree char *team = NULL;
  guint n = self->reading.n_spoiled;

  if (self->reading.too_many)
    return g_strdup (_("There are more tricks than were played."));
  if (self->reading.ask_first != 0 && winner == ALU_NOBODY)
    return g_strdup (_("Tie: the player who reached this number first wins the deal."));
  if (winner == ALU_NOBODY)
    return g_strdup (_("Nobody took a trick: no point."));
  team = aluette_text_team (&context, (AluTeam) winner);
  if (n == 0)
    return g_strdup_printf (_("The deal goes to %s."), team);
  return g_strdup_printf (ngettext ("The deal goes to %1$s; %2$u trick was spoiled.",
                                    "The deal goes to %1$s; %2$u tricks were spoiled.", n),
                          team, n);
}

static void
trick_counter_refresh (AluetteTrickCounter *self)
{
  guint8 winner = get_winner (self);
  g_autofree char *text = format_reading (self, winner);

  gtk_label_set_text (self->says, text);
  gtk_widget_set_visible (GTK_WIDGET (self->first), self->reading.ask_first != 0);
  gtk_widget_set_visible (self->mordienne_row, self->reading.mordienne != ALU_NOBODY);
  gtk_widget_set_sensitive (self->enter,
                            !self->reading.too_many
                                && (self->reading.ask_first == 0 || winner != ALU_NOBODY));
}

/* Fills the list with the players who tie for the most tricks, after an entry for no choice. */
static void
offer_first (AluetteTrickCounter *self)
{
  AluetteTextContext context = get_text_context (self);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n = 0;

  gtk_string_list_append (names, _("Who was first?"));
  for (guint seat = 0; seat < self->header->rules.n_seats; seat++)
    if (self->reading.ask_first >> seat & 1)
      {
        gtk_string_list_take (names, aluette_text_player (&context, seat));
        self->first_seats[n++] = (guint8) seat;
      }
  gtk_drop_down_set_model (self->first, G_LIST_MODEL (names));
}

static void
tricks_changed (AluetteTrickCounter *self)
{
  guint8 tricks[ALU_MAX_SEATS];
  AluRules rules;

  if (self->filling)
    return;
  read_tricks (self, tricks);
  alu_rules_from_game (&self->header->rules, &rules);
  aluette_tricks_read (&rules, tricks, &self->reading);
  self->filling = TRUE;
  offer_first (self);
  if (self->reading.mordienne != ALU_NOBODY)
    {
      AluetteTextContext context = get_text_context (self);
      g_autofree char *name = aluette_text_player (&context, self->reading.mordienne);
      g_autofree char *text = g_strdup_printf (
          _("Mordienne: %s took the last tricks in one run, and none before"), name);

      gtk_label_set_text (self->mordienne_text, text);
    }
  gtk_check_button_set_active (self->mordienne, FALSE);
  self->filling = FALSE;
  trick_counter_refresh (self);
}

static void
first_chosen (AluetteTrickCounter *self)
{
  if (!self->filling)
    trick_counter_refresh (self);
}

static void
enter_clicked (AluetteTrickCounter *self)
{
  AluetteSheetDeal deal = { .winner = get_winner (self), .has_tricks = TRUE };
  gboolean mordienne = self->reading.mordienne != ALU_NOBODY
                       && gtk_check_button_get_active (self->mordienne);

  read_tricks (self, deal.tricks);
  deal.reason = deal.winner == ALU_NOBODY ? ALU_REASON_NONE
                : mordienne               ? ALU_REASON_MORDIENNE
                                          : ALU_REASON_TRICKS;
  g_signal_emit (self, signals[ENTERED], 0, &deal);
}

static void
aluette_trick_counter_class_init (AluetteTrickCounterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-trick-counter.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteTrickCounter, seats);
  gtk_widget_class_bind_template_child (widget_class, AluetteTrickCounter, says);
  gtk_widget_class_bind_template_child (widget_class, AluetteTrickCounter, first);
  gtk_widget_class_bind_template_child (widget_class, AluetteTrickCounter, mordienne_row);
  gtk_widget_class_bind_template_child (widget_class, AluetteTrickCounter, mordienne);
  gtk_widget_class_bind_template_child (widget_class, AluetteTrickCounter, mordienne_text);
  gtk_widget_class_bind_template_child (widget_class, AluetteTrickCounter, enter);
  gtk_widget_class_bind_template_callback (widget_class, first_chosen);
  gtk_widget_class_bind_template_callback (widget_class, enter_clicked);
  signals[ENTERED] = g_signal_new ("entered", ALUETTE_TYPE_TRICK_COUNTER, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
aluette_trick_counter_init (AluetteTrickCounter *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_drop_down_name_parts (self->first);
}

static void
add_seats (AluetteTrickCounter *self)
{
  AluetteTextContext context = get_text_context (self);

  for (guint seat = 0; seat < self->header->rules.n_seats; seat++)
    {
      g_autofree char *name = aluette_text_player (&context, seat);
      GtkWidget *label = gtk_label_new (name);
      GtkWidget *spin = gtk_spin_button_new_with_range (0, ALU_MAX_HAND, 1);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_set_hexpand (label, TRUE);
      aluette_set_accessible_name (spin, name);
      g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (tricks_changed), self);
      gtk_grid_attach (self->seats, label, 0, (int) seat, 1, 1);
      gtk_grid_attach (self->seats, spin, 1, (int) seat, 1, 1);
      self->spins[seat] = GTK_SPIN_BUTTON (spin);
    }
}

GtkWidget *
aluette_trick_counter_new (const AluGameHeader *header)
{
  AluetteTrickCounter *self = g_object_new (ALUETTE_TYPE_TRICK_COUNTER, NULL);

  self->header = header;
  add_seats (self);
  tricks_changed (self);
  return GTK_WIDGET (self);
}

void
aluette_trick_counter_set_tricks (AluetteTrickCounter *self, const guint8 *tricks)
{
  g_return_if_fail (ALUETTE_IS_TRICK_COUNTER (self));

  self->filling = TRUE;
  for (guint seat = 0; seat < self->header->rules.n_seats; seat++)
    gtk_spin_button_set_value (self->spins[seat], tricks != NULL ? tricks[seat] : 0);
  self->filling = FALSE;
  tricks_changed (self);
}
