/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Choosing files, by whichever dialog this GTK has. */

/* Called once a choice is made.
 * @files: (element-type GFile) (nullable) (transfer none): NULL where it was called off */
typedef void (*AluetteFilesChosen) (GPtrArray *files, gpointer data);

typedef enum
{
  ALUETTE_FILES_OPEN, /* one or several that are there */
  ALUETTE_FILES_SAVE, /* one, new or to be replaced */
  ALUETTE_FILES_FOLDER,
} AluetteFilesPurpose;

typedef struct
{
  AluetteFilesPurpose purpose;
  const char *title;
  const char *name;        /* (nullable): proposed, for saving */
  const char *filter_name; /* (nullable): what the kind of file is called */
  const char *pattern;     /* (nullable): such as "*.aluette" */
} AluetteFilesRequest;

/* aluette_files_choose:
 * @widget: in the window that asks
 * @request: copied
 * @data: (transfer none): @callback is called at most once, also after @widget is gone: keep a
 *   reference */
void aluette_files_choose (GtkWidget *widget, const AluetteFilesRequest *request,
                           AluetteFilesChosen callback, gpointer data);

G_END_DECLS
