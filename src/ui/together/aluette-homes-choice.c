/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-homes-choice.h"

#include "presentation/together/aluette-guest-text.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-derived.h"
#include "ui/common/aluette-switch-row.h"

struct _AluetteHomesChoice
{
  GtkBox parent_instance;

  AluetteSwitchRow *homes;
  GtkLabel *reach;

  AluetteOwnRoom *own; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (AluetteHomesChoice, aluette_homes_choice, GTK_TYPE_BOX)

static void
aluette_homes_choice_dispose (GObject *object)
{
  AluetteHomesChoice *self = ALUETTE_HOMES_CHOICE (object);

  g_clear_object (&self->own);
  G_OBJECT_CLASS (aluette_homes_choice_parent_class)->dispose (object);
}

static void
homes_changed (AluetteHomesChoice *self)
{
  if (self->own != NULL)
    aluette_own_room_set_for_homes (self->own, aluette_switch_row_get_active (self->homes));
}

/* Returns: (transfer full) (nullable): who can join, if the router is asked. */
static char *
format_reach (gpointer object)
{
  AluetteHomesChoice *self = object;
  AluetteRouter *router = self->own != NULL ? aluette_own_room_get_router (self->own) : NULL;

  return router != NULL
             ? g_strdup (aluette_guest_text_reach (aluette_router_get_state (router)))
             : NULL;
}

static const AluetteDerived properties[] = {
  { "reach", .get_text = format_reach },
  { NULL },
};

static void
homes_choice_refresh (AluetteHomesChoice *self)
{
  g_autofree char *before = g_strdup (gtk_label_get_label (self->reach));

  aluette_notify_derived (self);
  if (g_strcmp0 (gtk_label_get_label (self->reach), before) != 0)
    aluette_announce (GTK_WIDGET (self), gtk_label_get_label (self->reach));
}

static void
aluette_homes_choice_class_init (AluetteHomesChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_homes_choice_dispose;
  aluette_class_install_derived (G_OBJECT_CLASS (klass), properties);
  g_type_ensure (ALUETTE_TYPE_SWITCH_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/together/aluette-homes-choice.ui");
  aluette_class_bind_closures (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomesChoice, homes);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomesChoice, reach);
  gtk_widget_class_bind_template_callback (widget_class, homes_changed);
}

static void
aluette_homes_choice_init (AluetteHomesChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
aluette_homes_choice_set_own (AluetteHomesChoice *self, AluetteOwnRoom *own)
{
  g_return_if_fail (ALUETTE_IS_HOMES_CHOICE (self));

  aluette_switch_row_set_active (self->homes, aluette_own_room_get_known (own)->is_for_homes);
  self->own = g_object_ref (own);
  g_signal_connect_object (own, "reach-changed", G_CALLBACK (homes_choice_refresh), self,
                           G_CONNECT_SWAPPED);
  aluette_notify_derived (self);
}
