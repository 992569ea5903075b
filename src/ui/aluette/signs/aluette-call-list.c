/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/signs/aluette-call-list.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-text-context.h"
#include "ui/common/aluette-derived.h"

#define N_FIGURES (ALU_N_CALLS - ALU_CALL_GOOD)
#define N_RELATIVE (ALU_SIGN_AS + 1)

struct _AluetteCallList
{
  GtkBox parent_instance;

  AluetteGame *game; /* (nullable) */
  guint seat;
  GtkLabel *reason;
  GtkWidget *choices;
  GtkToggleButton *above; /* inactive means lower */
  GtkFlowBox *figures;
  GtkFlowBox *relative_calls;
  GtkWidget *relative[N_RELATIVE]; /* their buttons, by sign */
};

G_DEFINE_FINAL_TYPE (AluetteCallList, aluette_call_list, GTK_TYPE_BOX)

enum
{
  SAID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static AluCall
get_direction (AluetteCallList *self)
{
  return gtk_toggle_button_get_active (self->above) ? ALU_CALL_ABOVE : ALU_CALL_BELOW;
}

static void
on_requested (GObject *game, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteCallList) self = data;
  g_autoptr (GError) error = NULL;

  if (aluette_game_request_finish (ALUETTE_GAME (game), result, &error))
    g_signal_emit (self, signals[SAID], 0);
  gtk_label_set_text (self->reason, error != NULL ? error->message : "");
}

/* The target is the call and the sign; the direction of the buttons below it is the chosen one. */
static void
say_action (GtkWidget *widget, const char *action, GVariant *target)
{
  AluetteCallList *self = ALUETTE_CALL_LIST (widget);
  guint call, sign;
  AluEvent event;

  if (self->game == NULL || self->seat == ALU_NOBODY)
    return;
  g_variant_get (target, "(uu)", &call, &sign);
  alu_event_init (&event, ALU_EVENT_SAY, (int) self->seat);
  event.say.call = (uint8_t) (call < ALU_CALL_GOOD ? get_direction (self) : call);
  event.say.sign = (uint8_t) sign;
  aluette_game_request_async (self->game, self->seat, &event, NULL, on_requested,
                              g_object_ref (self));
}

static GtkWidget *
add_button (GtkFlowBox *flow, AluCall call, AluSign sign)
{
  GtkWidget *button = gtk_button_new_with_label (aluette_text_call (call, sign));
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(uu)", call, sign);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "calls.say");
  gtk_flow_box_append (flow, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  return button;
}

/* The labels are the texts of the calls. */
static void
update_direction (AluetteCallList *self)
{
  for (guint i = 0; i < N_RELATIVE; i++)
    gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->relative[i]))),
                        aluette_text_call (get_direction (self), (AluSign) i));
}

static void
aluette_call_list_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_CALL_LIST (object)->game);
  G_OBJECT_CLASS (aluette_call_list_parent_class)->dispose (object);
}

static void
aluette_call_list_class_init (AluetteCallListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_call_list_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-call-list.ui");
  aluette_class_bind_closures (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AluetteCallList, reason);
  gtk_widget_class_bind_template_child (widget_class, AluetteCallList, choices);
  gtk_widget_class_bind_template_child (widget_class, AluetteCallList, above);
  gtk_widget_class_bind_template_child (widget_class, AluetteCallList, figures);
  gtk_widget_class_bind_template_child (widget_class, AluetteCallList, relative_calls);
  gtk_widget_class_bind_template_callback (widget_class, update_direction);
  gtk_widget_class_install_action (widget_class, "calls.say", "(uu)", say_action);
  signals[SAID] = g_signal_new ("said", ALUETTE_TYPE_CALL_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
aluette_call_list_init (AluetteCallList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->seat = ALU_NOBODY;
  for (guint i = 0; i < N_FIGURES; i++)
    add_button (self->figures, (AluCall) (ALU_CALL_GOOD + i), ALU_SIGN_MONSIEUR);
  for (guint i = 0; i < N_RELATIVE; i++)
    self->relative[i] = add_button (self->relative_calls, ALU_CALL_BELOW, (AluSign) i);
}

void
aluette_call_list_set_player (AluetteCallList *self, AluetteGame *game, guint seat)
{
  g_return_if_fail (ALUETTE_IS_CALL_LIST (self));

  g_set_object (&self->game, game);
  self->seat = seat;
  aluette_call_list_refresh (self);
}

void
aluette_call_list_refresh (AluetteCallList *self)
{
  AluStatus status = ALU_ERROR_NOT_NOW;
  gboolean speaks;

  g_return_if_fail (ALUETTE_IS_CALL_LIST (self));

  speaks = self->game != NULL && self->seat != ALU_NOBODY
           && aluette_game_get_header (self->game)->rules.options[ALU_OPTION_PARLANTE];
  gtk_widget_set_visible (GTK_WIDGET (self), speaks);
  if (!speaks)
    return;
  if (aluette_game_get_ready (self->game))
    {
      AluetteSeatLog *log = aluette_game_get_seat_log (self->game, self->seat);
      const AluView *view = aluette_view_get_aluette (aluette_seat_log_get_view (log));

      status = alu_match_may_say (&view->match, (int) self->seat);
    }
  gtk_widget_set_sensitive (self->choices, status == ALU_OK);
  gtk_label_set_text (self->reason, status == ALU_OK ? "" : _(alu_status_texts[status]));
}
