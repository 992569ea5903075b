/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-join-requests.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-button-layout.h"
#include "ui/common/aluette-widgets.h"

struct _AluetteJoinRequests
{
  GtkBox parent_instance;

  AluetteGuest *guest;
  GHashTable *rows; /* (element-type guint GtkWidget): by number, not owned */
};

enum
{
  ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteJoinRequests, aluette_join_requests, GTK_TYPE_BOX)

static void
aluette_join_requests_dispose (GObject *object)
{
  AluetteJoinRequests *self = ALUETTE_JOIN_REQUESTS (object);

  g_clear_pointer (&self->rows, g_hash_table_unref);
  g_clear_object (&self->guest);
  G_OBJECT_CLASS (aluette_join_requests_parent_class)->dispose (object);
}

static void
answer_request (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteJoinRequests *self = ALUETTE_JOIN_REQUESTS (widget);

  aluette_guest_admit (self->guest, g_variant_get_uint32 (parameter),
                       g_str_equal (action, "requests.admit"));
}

static void
aluette_join_requests_class_init (AluetteJoinRequestsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_join_requests_dispose;
  g_type_ensure (ALUETTE_TYPE_BUTTON_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/together/aluette-join-requests.ui");
  gtk_widget_class_install_action (widget_class, "requests.admit", "u", answer_request);
  gtk_widget_class_install_action (widget_class, "requests.decline", "u", answer_request);
  signals[ASKED] = g_signal_new ("asked", ALUETTE_TYPE_JOIN_REQUESTS, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_join_requests_init (AluetteJoinRequests *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_hash_table_new (NULL, NULL);
}

/* @name: whom the button is about, for screen readers */
static void
set_up_button (GtkBuilder *builder, const char *id, guint number, const char *name)
{
  GtkWidget *button = GTK_WIDGET (gtk_builder_get_object (builder, id));
  /* Translators: what a button does, and for whom: “Let In: Léon”. */
  g_autofree char *spoken = g_strdup_printf (C_("button", "%1$s: %2$s"),
                                             gtk_button_get_label (GTK_BUTTON (button)), name);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", number);
  aluette_set_accessible_name (button, spoken);
}

static void
add_row (AluetteJoinRequests *self, guint number, const char *name)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
      "/io/github/aluette/Aluette/together/aluette-join-request.ui");
  GtkWidget *row = GTK_WIDGET (gtk_builder_get_object (builder, "row"));
  g_autofree char *text = g_strdup_printf (_("%s asks to join."), name);

  gtk_label_set_label (GTK_LABEL (gtk_builder_get_object (builder, "text")), text);
  set_up_button (builder, "admit", number, name);
  set_up_button (builder, "decline", number, name);
  gtk_box_append (GTK_BOX (self), row);
  g_hash_table_insert (self->rows, GUINT_TO_POINTER (number), row);
  g_signal_emit (self, signals[ASKED], 0, text);
}

static gboolean
is_answered (gpointer number, gpointer row, gpointer data)
{
  AluetteJoinRequests *self = data;

  if (g_hash_table_contains (aluette_guest_get_requests (self->guest), number))
    return FALSE;
  gtk_box_remove (GTK_BOX (self), row);
  return TRUE;
}

static void
join_requests_refresh (AluetteJoinRequests *self)
{
  gboolean may_answer = aluette_guest_is_owner (self->guest)
                        || aluette_guest_get_seat (self->guest) < ALU_GAME_MAX_SEATS;
  GHashTableIter iter;
  gpointer number, name;

  g_hash_table_foreach_remove (self->rows, is_answered, self);
  g_hash_table_iter_init (&iter, aluette_guest_get_requests (self->guest));
  while (may_answer && g_hash_table_iter_next (&iter, &number, &name))
    if (!g_hash_table_contains (self->rows, number))
      add_row (self, GPOINTER_TO_UINT (number), name);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          may_answer && g_hash_table_size (self->rows) > 0);
}

GtkWidget *
aluette_join_requests_new (AluetteGuest *guest)
{
  AluetteJoinRequests *self = g_object_new (ALUETTE_TYPE_JOIN_REQUESTS, NULL);

  self->guest = g_object_ref (guest);
  g_signal_connect_object (guest, "changed", G_CALLBACK (join_requests_refresh), self,
                           G_CONNECT_SWAPPED);
  join_requests_refresh (self);
  return GTK_WIDGET (self);
}
