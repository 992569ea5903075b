/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/common/aluette-file-dialog.h"

#include <glib/gi18n.h>

typedef struct
{
  AluetteFilesPurpose purpose;
  AluetteFilesChosen callback;
  gpointer data;
} Choice;

static GListStore *
make_filters (const AluetteFilesRequest *request)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) ours = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  if (request->pattern != NULL)
    {
      g_auto (GStrv) patterns = g_strsplit (request->pattern, " ", -1);

      gtk_file_filter_set_name (ours, request->filter_name);
      for (guint i = 0; patterns[i] != NULL; i++)
        gtk_file_filter_add_pattern (ours, patterns[i]);
      g_list_store_append (filters, ours);
    }
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, all);
  return filters;
}

static GtkWindow *
get_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static GPtrArray *
collect_files (GListModel *model)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    g_ptr_array_add (files, g_list_model_get_item (model, i));
  return files;
}

#if GTK_CHECK_VERSION(4, 10, 0)

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static void
on_chosen (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Choice *choice = data;
  GtkFileDialog *dialog = GTK_FILE_DIALOG (source);
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GListModel) model = NULL;
  g_autoptr (GFile) file = NULL;

  if (choice->purpose == ALUETTE_FILES_OPEN)
    model = gtk_file_dialog_open_multiple_finish (dialog, result, NULL);
  else if (choice->purpose == ALUETTE_FILES_SAVE)
    file = gtk_file_dialog_save_finish (dialog, result, NULL);
  else
    file = gtk_file_dialog_select_folder_finish (dialog, result, NULL);
  if (model != NULL)
    files = collect_files (model);
  else if (file != NULL)
    {
      files = g_ptr_array_new_with_free_func (g_object_unref);
      g_ptr_array_add (files, g_steal_pointer (&file));
    }
  choice->callback (files, choice->data);
}

static void
show_dialog (GtkWidget *widget, const AluetteFilesRequest *request, Choice *choice)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = make_filters (request);
  GtkWindow *window = get_window (widget);

  gtk_file_dialog_set_title (dialog, request->title);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  if (request->name != NULL)
    gtk_file_dialog_set_initial_name (dialog, request->name);
  if (request->purpose == ALUETTE_FILES_OPEN)
    gtk_file_dialog_open_multiple (dialog, window, NULL, on_chosen, choice);
  else if (request->purpose == ALUETTE_FILES_SAVE)
    gtk_file_dialog_save (dialog, window, NULL, on_chosen, choice);
  else
    gtk_file_dialog_select_folder (dialog, window, NULL, on_chosen, choice);
}

G_GNUC_END_IGNORE_DEPRECATIONS

#else

static void
on_response (GtkNativeDialog *native, int response, gpointer data)
{
  g_autofree Choice *choice = data;
  g_autoptr (GListModel) model = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (native));
  g_autoptr (GPtrArray) files = response == GTK_RESPONSE_ACCEPT ? collect_files (model) : NULL;

  choice->callback (files, choice->data);
  g_object_unref (native);
}

static void
show_dialog (GtkWidget *widget, const AluetteFilesRequest *request, Choice *choice)
{
  static const GtkFileChooserAction actions[] = {
    [ALUETTE_FILES_OPEN] = GTK_FILE_CHOOSER_ACTION_OPEN,
    [ALUETTE_FILES_SAVE] = GTK_FILE_CHOOSER_ACTION_SAVE,
    [ALUETTE_FILES_FOLDER] = GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
  };
  g_autoptr (GListStore) filters = make_filters (request);
  GtkFileChooserNative *native = gtk_file_chooser_native_new (request->title, get_window (widget),
                                                              actions[request->purpose], NULL,
                                                              NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (native),
                                        request->purpose == ALUETTE_FILES_OPEN);
  if (request->purpose != ALUETTE_FILES_FOLDER)
    for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (filters)); i++)
      {
        g_autoptr (GtkFileFilter) filter = g_list_model_get_item (G_LIST_MODEL (filters), i);

        gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (native), filter);
      }
  if (request->name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), request->name);
  g_signal_connect (native, "response", G_CALLBACK (on_response), choice);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

#endif

void
aluette_files_choose (GtkWidget *widget, const AluetteFilesRequest *request,
                      AluetteFilesChosen callback, gpointer data)
{
  Choice *choice = g_new0 (Choice, 1);

  choice->purpose = request->purpose;
  choice->callback = callback;
  choice->data = data;
  show_dialog (widget, request, choice);
}
