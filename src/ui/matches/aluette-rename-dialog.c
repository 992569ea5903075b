/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-rename-dialog.h"

#include "engine/alu-game-kind.h"

enum
{
  SAVED,
  N_SIGNALS,
};

struct _AluetteRenameDialog
{
  AdwWindow parent_instance;

  GtkWidget *event;
  GtkWidget *place;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteRenameDialog, aluette_rename_dialog, ADW_TYPE_WINDOW)

/* Returns: (transfer full): the text of an entry without surrounding white space. */
static char *
text_of (GtkWidget *row)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
}

static gboolean
validate_row (GtkWidget *row)
{
  g_autofree char *text = text_of (row);
  gboolean good = *text == '\0' || alu_game_name_ok (text);

  if (good)
    gtk_widget_remove_css_class (row, "error");
  else
    gtk_widget_add_css_class (row, "error");
  return good;
}

static void
names_changed (AluetteRenameDialog *self)
{
  gboolean good = validate_row (self->event);

  good = validate_row (self->place) && good;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rename.save", good);
}

static void
save_names (AluetteRenameDialog *self)
{
  g_autofree char *event = text_of (self->event);
  g_autofree char *place = text_of (self->place);

  if (!validate_row (self->event) || !validate_row (self->place))
    return;
  g_signal_emit (self, signals[SAVED], 0, event, place);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
save_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  save_names (ALUETTE_RENAME_DIALOG (widget));
}

static void
cancel_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_window_destroy (GTK_WINDOW (widget));
}

static void
aluette_rename_dialog_class_init (AluetteRenameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SAVED] = g_signal_new ("saved", ALUETTE_TYPE_RENAME_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-rename-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteRenameDialog, event);
  gtk_widget_class_bind_template_child (widget_class, AluetteRenameDialog, place);
  gtk_widget_class_bind_template_callback (widget_class, names_changed);
  gtk_widget_class_bind_template_callback (widget_class, save_names);
  gtk_widget_class_install_action (widget_class, "rename.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "rename.cancel", NULL, cancel_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "rename.cancel", NULL);
}

static void
aluette_rename_dialog_init (AluetteRenameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AluetteRenameDialog *
aluette_rename_dialog_new (GtkWidget *widget, const char *event, const char *place)
{
  AluetteRenameDialog *self = g_object_new (ALUETTE_TYPE_RENAME_DIALOG, NULL);
  GtkRoot *root = gtk_widget_get_root (widget);

  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));
  gtk_editable_set_text (GTK_EDITABLE (self->event), event);
  gtk_editable_set_text (GTK_EDITABLE (self->place), place);
  return self;
}
