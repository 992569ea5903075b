/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-call-list.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-text-context.h"
#include "ui/common/aluette-widgets.h"

#define N_FIGURES (ALU_N_CALLS - ALU_CALL_GOOD)
#define N_RELATIVE (ALU_SIGN_AS + 1)

struct _AluetteCallList
{
  AdwBin parent_instance;

  AluetteGame *game; /* (nullable) */
  guint seat;
  GtkWidget *reason;
  GtkWidget *choices;
  GtkWidget *above; /* toggle button; inactive means lower */
  GtkWidget *figures[N_FIGURES];
  GtkWidget *relative[N_RELATIVE]; /* by sign */
};

G_DEFINE_FINAL_TYPE (AluetteCallList, aluette_call_list, ADW_TYPE_BIN)

enum
{
  SAID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static AluCall
get_direction (AluetteCallList *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->above)) ? ALU_CALL_ABOVE
                                                                        : ALU_CALL_BELOW;
}

static void
on_requested (GObject *game, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteCallList) self = data;
  g_autoptr (GError) error = NULL;

  if (aluette_game_request_finish (ALUETTE_GAME (game), result, &error))
    g_signal_emit (self, signals[SAID], 0);
  else
    gtk_label_set_text (GTK_LABEL (self->reason), error->message);
  gtk_widget_set_visible (self->reason, error != NULL);
}

static void
say_call (AluetteCallList *self, AluCall call, guint sign)
{
  AluEvent event;

  if (self->game == NULL || self->seat == ALU_NOBODY)
    return;
  alu_event_init (&event, ALU_EVENT_SAY, (int) self->seat);
  event.say.call = (uint8_t) call;
  event.say.sign = (uint8_t) sign;
  aluette_game_request_async (self->game, self->seat, &event, NULL, on_requested,
                              g_object_ref (self));
}

static void
clicked_cb (AluetteCallList *self, GtkWidget *button)
{
  for (guint i = 0; i < N_FIGURES; i++)
    if (self->figures[i] == button)
      {
        say_call (self, (AluCall) (ALU_CALL_GOOD + i), 0);
        return;
      }
  for (guint i = 0; i < N_RELATIVE; i++)
    if (self->relative[i] == button)
      {
        say_call (self, get_direction (self), i);
        return;
      }
}

static GtkWidget *
make_button (AluetteCallList *self, AluCall call, AluSign sign)
{
  GtkWidget *button = gtk_button_new_with_label (aluette_text_call (call, sign));
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_flow (guint columns, const char *name)
{
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (flow), 1);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), columns);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (flow), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return flow;
}

static void
append_button (GtkWidget *flow, GtkWidget *button)
{
  gtk_flow_box_append (GTK_FLOW_BOX (flow), button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

/* The labels are the texts of the calls. */
static void
update_direction (AluetteCallList *self)
{
  for (guint i = 0; i < N_RELATIVE; i++)
    gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->relative[i]))),
                        aluette_text_call (get_direction (self), (AluSign) i));
}

static GtkWidget *
make_direction (AluetteCallList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *below = gtk_toggle_button_new_with_label (C_("call", "Below"));

  self->above = gtk_toggle_button_new_with_label (C_("call", "Above"));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (below), GTK_TOGGLE_BUTTON (self->above));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (below), TRUE);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "linked");
  gtk_box_append (GTK_BOX (box), self->above);
  gtk_box_append (GTK_BOX (box), below);
  g_signal_connect_object (self->above, "toggled", G_CALLBACK (update_direction), self,
                           G_CONNECT_SWAPPED);
  return box;
}

static GtkWidget *
make_choices (AluetteCallList *self)
{
  GtkWidget *choices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *figures = make_flow (3, _("Honors"));
  GtkWidget *relative = make_flow (2, _("Best Card"));

  gtk_box_append (GTK_BOX (choices), figures);
  gtk_box_append (GTK_BOX (choices), make_direction (self));
  gtk_box_append (GTK_BOX (choices), relative);
  for (guint i = 0; i < N_FIGURES; i++)
    {
      self->figures[i] = make_button (self, (AluCall) (ALU_CALL_GOOD + i), ALU_SIGN_MONSIEUR);
      append_button (figures, self->figures[i]);
    }
  for (guint i = 0; i < N_RELATIVE; i++)
    {
      self->relative[i] = make_button (self, ALU_CALL_BELOW, (AluSign) i);
      append_button (relative, self->relative[i]);
    }
  return choices;
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
  G_OBJECT_CLASS (klass)->dispose = aluette_call_list_dispose;
  signals[SAID] = g_signal_new ("said", ALUETTE_TYPE_CALL_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
aluette_call_list_init (AluetteCallList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *heading = aluette_wrapping_label_new (_("Spoken calls"), "heading");

  self->seat = ALU_NOBODY;
  self->reason = aluette_wrapping_label_new (NULL, "caption");
  self->choices = make_choices (self);
  gtk_widget_set_visible (self->reason, FALSE);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), self->reason);
  gtk_box_append (GTK_BOX (box), self->choices);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
aluette_call_list_new (void)
{
  return g_object_new (ALUETTE_TYPE_CALL_LIST, NULL);
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
  gtk_label_set_text (GTK_LABEL (self->reason),
                      status == ALU_OK ? "" : _(alu_status_texts[status]));
  gtk_widget_set_visible (self->reason, status != ALU_OK);
}
