/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-note-dialog.h"

#include "model/session/aluette-notes.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-derived.h"

enum
{
  SAVED,
  N_SIGNALS,
};

struct _AluetteNoteDialog
{
  AdwWindow parent_instance;

  GtkTextView *text_view;
  GtkTextBuffer *buffer;
  GtkLabel *fault;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteNoteDialog, aluette_note_dialog, ADW_TYPE_WINDOW)

static char *
get_text (AluetteNoteDialog *self)
{
  char *text;

  g_object_get (self->buffer, "text", &text, NULL);
  return text;
}

/* Says what is wrong with the note, once. */
static void
show_fault (AluetteNoteDialog *self, const char *fault)
{
  if (g_str_equal (fault, gtk_label_get_text (self->fault)))
    return;
  gtk_label_set_text (self->fault, fault);
  aluette_announce (GTK_WIDGET (self->text_view), fault);
}

static void
note_changed (AluetteNoteDialog *self)
{
  g_autofree char *text = get_text (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *notes = aluette_notes_set ("", 0, text, &error);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "note.save", notes != NULL);
  show_fault (self, error != NULL ? error->message : "");
}

static void
save_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteNoteDialog *self = ALUETTE_NOTE_DIALOG (widget);
  g_autofree char *text = get_text (self);
  g_autofree char *fault = NULL;

  g_signal_emit (self, signals[SAVED], 0, text, &fault);
  if (fault != NULL)
    show_fault (self, fault);
  else
    gtk_window_destroy (GTK_WINDOW (self));
}

static void
cancel_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_window_destroy (GTK_WINDOW (widget));
}

static void
aluette_note_dialog_class_init (AluetteNoteDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SAVED] = g_signal_new ("saved", ALUETTE_TYPE_NOTE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_STRING, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-note-dialog.ui");
  aluette_class_bind_closures (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AluetteNoteDialog, text_view);
  gtk_widget_class_bind_template_child (widget_class, AluetteNoteDialog, buffer);
  gtk_widget_class_bind_template_child (widget_class, AluetteNoteDialog, fault);
  gtk_widget_class_bind_template_callback (widget_class, note_changed);
  gtk_widget_class_install_action (widget_class, "note.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "note.cancel", NULL, cancel_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "note.cancel", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "note.save",
                                       NULL);
}

static void
aluette_note_dialog_init (AluetteNoteDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AluetteNoteDialog *
aluette_note_dialog_new (GtkWidget *widget, const char *title, const char *text)
{
  AluetteNoteDialog *self = g_object_new (ALUETTE_TYPE_NOTE_DIALOG, "title", title, NULL);
  GtkRoot *root = gtk_widget_get_root (widget);

  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));
  gtk_text_buffer_set_text (self->buffer, text, -1);
  gtk_widget_grab_focus (GTK_WIDGET (self->text_view));
  return self;
}
