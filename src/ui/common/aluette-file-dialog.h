/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* File dialogs, with the API of the GTK version in use. */

/* AluetteFilesChosen:
 * @files: (element-type GFile) (nullable) (transfer none): the chosen files, %NULL if the user
 *   canceled
 * @data: the data given to aluette_files_choose ()
 *
 * Called when the user closes the dialog. */
typedef void (*AluetteFilesChosen) (GPtrArray *files, gpointer data);

typedef enum
{
  ALUETTE_FILES_OPEN, /* one or more existing files */
  ALUETTE_FILES_SAVE, /* one file, new or to replace */
  ALUETTE_FILES_FOLDER,
} AluetteFilesPurpose;

typedef struct
{
  AluetteFilesPurpose purpose;
  const char *title;
  const char *name;        /* (nullable): the suggested file name, for ALUETTE_FILES_SAVE */
  const char *filter_name; /* (nullable): the name of the file type, for users */
  const char *pattern;     /* (nullable): globs, such as "*.aluette *.tarot" */
} AluetteFilesRequest;

/* aluette_files_choose:
 * @widget: a widget in the parent window
 * @request: what to choose; copied
 * @callback: called at most once, possibly after @widget is destroyed
 * @data: (transfer none): data for @callback, which must stay valid until then
 *
 * Opens a file dialog. */
void aluette_files_choose (GtkWidget *widget, const AluetteFilesRequest *request,
                           AluetteFilesChosen callback, gpointer data);

G_END_DECLS
