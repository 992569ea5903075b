/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-join-requests.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-button-layout.h"
#include "ui/common/aluette-widgets.h"

struct _AluetteJoinRequests
{
  GtkWidget parent_instance;

  GtkWidget *box;
  AluetteGuest *guest;
  GHashTable *rows; /* (element-type guint GtkWidget): by number, owned by the box */
};

enum
{
  ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteJoinRequests, aluette_join_requests, GTK_TYPE_WIDGET)

static void
aluette_join_requests_dispose (GObject *object)
{
  AluetteJoinRequests *self = ALUETTE_JOIN_REQUESTS (object);

  g_clear_pointer (&self->rows, g_hash_table_unref);
  g_clear_pointer (&self->box, gtk_widget_unparent);
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
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "requests.admit", "u", answer_request);
  gtk_widget_class_install_action (widget_class, "requests.decline", "u", answer_request);
  signals[ASKED] = g_signal_new ("asked", ALUETTE_TYPE_JOIN_REQUESTS, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_join_requests_init (AluetteJoinRequests *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_margin_top (self->box, 6);
  gtk_widget_set_margin_bottom (self->box, 6);
  gtk_widget_set_margin_start (self->box, 12);
  gtk_widget_set_margin_end (self->box, 12);
  self->rows = g_hash_table_new (NULL, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* @name: whom the button is about, for screen readers */
static GtkWidget *
make_button (const char *label, const char *name, const char *action, guint number)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  /* Translators: what a button does, and for whom: “Let In: Léon”. */
  g_autofree char *spoken = g_strdup_printf (C_("button", "%1$s: %2$s"), label, name);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", number);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  aluette_name_button (button, spoken);
  return button;
}

static void
add_row (AluetteJoinRequests *self, guint number, const char *name)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label;
  GtkWidget *admit = make_button (_("Let In"), name, "requests.admit", number);
  g_autofree char *text = g_strdup_printf (_("%s asks to join."), name);

  label = aluette_wrapping_label_new (text, "heading");
  gtk_widget_set_layout_manager (row, aluette_button_layout_new ());
  gtk_widget_add_css_class (admit, "suggested-action");
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), admit);
  gtk_box_append (GTK_BOX (row), make_button (_("Not Now"), name, "requests.decline", number));
  gtk_box_append (GTK_BOX (self->box), row);
  g_hash_table_insert (self->rows, GUINT_TO_POINTER (number), row);
  g_signal_emit (self, signals[ASKED], 0, text);
}

static gboolean
is_answered (gpointer number, gpointer row, gpointer data)
{
  AluetteJoinRequests *self = data;

  if (g_hash_table_contains (aluette_guest_get_requests (self->guest), number))
    return FALSE;
  gtk_box_remove (GTK_BOX (self->box), row);
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
