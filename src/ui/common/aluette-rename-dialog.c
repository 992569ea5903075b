/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/common/aluette-rename-dialog.h"

#include "aluette-common-resources.h"
#include "engine/alu-game-kind.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-widgets.h"

enum
{
  SAVED,
  N_SIGNALS,
};

struct _AluetteRenameDialog
{
  AdwWindow parent_instance;

  GtkListBox *list;
  GPtrArray *rows; /* (element-type AdwEntryRow): not owned */
  gboolean optional;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteRenameDialog, aluette_rename_dialog, ADW_TYPE_WINDOW)

/* Returns: (transfer full): the text of an entry without surrounding white space. */
static char *
text_of (GtkWidget *row)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
}

/* Marks the rows whose text is no name. Returns: whether there is none. */
static gboolean
validate_rows (AluetteRenameDialog *self)
{
  gboolean all_good = TRUE;

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      g_autofree char *text = text_of (row);
      gboolean good = *text == '\0' ? self->optional : alu_game_name_ok (text);

      aluette_set_css_class (row, "error", !good);
      all_good = all_good && good;
    }
  return all_good;
}

static void
names_changed (AluetteRenameDialog *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rename.save", validate_rows (self));
}

static void
save_names (AluetteRenameDialog *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) strv = NULL;

  if (!validate_rows (self))
    return;
  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autofree char *text = text_of (g_ptr_array_index (self->rows, i));

      g_strv_builder_add (names, text);
    }
  strv = g_strv_builder_end (names);
  g_signal_emit (self, signals[SAVED], 0, strv);
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
aluette_rename_dialog_finalize (GObject *object)
{
  g_ptr_array_unref (ALUETTE_RENAME_DIALOG (object)->rows);
  G_OBJECT_CLASS (aluette_rename_dialog_parent_class)->finalize (object);
}

static void
aluette_rename_dialog_class_init (AluetteRenameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_rename_dialog_finalize;
  signals[SAVED] = g_signal_new ("saved", ALUETTE_TYPE_RENAME_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRV);
  /* Links the resource into the program. */
  aluette_common_get_resource ();
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/common/aluette-rename-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteRenameDialog, list);
  gtk_widget_class_install_action (widget_class, "rename.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "rename.cancel", NULL, cancel_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "rename.cancel", NULL);
}

static void
aluette_rename_dialog_init (AluetteRenameDialog *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

AluetteRenameDialog *
aluette_rename_dialog_new (GtkWidget *widget, const char *title, gboolean optional)
{
  AluetteRenameDialog *self = g_object_new (ALUETTE_TYPE_RENAME_DIALOG, "title", title, NULL);
  GtkRoot *root = gtk_widget_get_root (widget);

  self->optional = optional;
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));
  return self;
}

void
aluette_rename_dialog_add (AluetteRenameDialog *self, const char *caption, const char *name)
{
  GtkWidget *row;

  g_return_if_fail (ALUETTE_IS_RENAME_DIALOG (self));

  row = adw_entry_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), caption);
  gtk_editable_set_text (GTK_EDITABLE (row), name);
  g_signal_connect_object (row, "changed", G_CALLBACK (names_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "entry-activated", G_CALLBACK (save_names), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->rows, row);
  gtk_list_box_append (self->list, row);
}
