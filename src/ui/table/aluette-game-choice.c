/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/table/aluette-game-choice.h"

#include <glib/gi18n.h>

#include "presentation/common/aluette-labels.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-ui-kind.h"

struct _AluetteGameChoice
{
  GtkWidget parent_instance;

  GPtrArray *buttons; /* (element-type GtkToggleButton): one per game of the registry */
  const AluGameKind *kind;
  gboolean setting; /* buttons are being updated by the program */
};

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteGameChoice, aluette_game_choice, GTK_TYPE_WIDGET)

static void
button_toggled (GtkToggleButton *button, AluetteGameChoice *self)
{
  guint index;

  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_toggle_button_get_active (button), -1);
  if (self->setting || !gtk_toggle_button_get_active (button)
      || !g_ptr_array_find (self->buttons, button, &index) || self->kind == alu_game_kinds[index])
    return;
  self->kind = alu_game_kinds[index];
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
add_button (AluetteGameChoice *self, const AluGameKind *kind)
{
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_RADIO, NULL);

  gtk_button_set_child (GTK_BUTTON (button),
                        aluette_centered_label_new (aluette_game_name (kind), -1, NULL));
  /* The button is not named after a child that is not its own label. */
  aluette_set_accessible_name (button, aluette_game_name (kind));
  gtk_widget_set_hexpand (button, TRUE);
  if (self->buttons->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), g_ptr_array_index (self->buttons, 0));
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_ptr_array_add (self->buttons, button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (button_toggled), self, 0);
}

static void
aluette_game_choice_dispose (GObject *object)
{
  AluetteGameChoice *self = ALUETTE_GAME_CHOICE (object);

  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  aluette_remove_children (GTK_WIDGET (self));
  G_OBJECT_CLASS (aluette_game_choice_parent_class)->dispose (object);
}

static void
aluette_game_choice_class_init (AluetteGameChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_game_choice_dispose;
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", ALUETTE_TYPE_GAME_CHOICE, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_game_choice_init (AluetteGameChoice *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_widget_add_css_class (GTK_WIDGET (self), "linked");
  aluette_set_accessible_name (self, _("Game"));
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    add_button (self, alu_game_kinds[i]);
  aluette_game_choice_set_filter (self, NULL);
  aluette_game_choice_set_game (self, alu_game_kinds[0]);
}

void
aluette_game_choice_set_filter (AluetteGameChoice *self, AluetteGameFilter filter)
{
  guint n_shown = 0;

  g_return_if_fail (ALUETTE_IS_GAME_CHOICE (self));

  for (guint i = 0; i < self->buttons->len; i++)
    {
      const AluetteUiKind *ui = aluette_ui_kind_from_id (alu_game_kinds[i]->id);
      gboolean shown = ui != NULL && (filter == NULL || filter (ui));

      gtk_widget_set_visible (g_ptr_array_index (self->buttons, i), shown);
      n_shown += shown;
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n_shown > 1);
}

void
aluette_game_choice_set_game (AluetteGameChoice *self, const AluGameKind *kind)
{
  g_return_if_fail (ALUETTE_IS_GAME_CHOICE (self));

  self->kind = kind;
  self->setting = TRUE;
  for (guint i = 0; i < self->buttons->len; i++)
    if (alu_game_kinds[i] == kind)
      gtk_toggle_button_set_active (g_ptr_array_index (self->buttons, i), TRUE);
  self->setting = FALSE;
}

const AluGameKind *
aluette_game_choice_get_game (AluetteGameChoice *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME_CHOICE (self), NULL);

  return self->kind;
}
