/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What browsers can get: the page, the cards and the faces. Nothing of the file system: all is in
 * the program, or drawn when it is first asked for. Main thread only. */
typedef struct _AluetteWebFiles AluetteWebFiles;

typedef struct
{
  GBytes *bytes;
  const char *type;  /* media type */
  gboolean is_gzip;  /* the bytes are compressed */
  gboolean is_fixed; /* it does not change with the next version of the page */
} AluetteWebFile;

AluetteWebFiles *aluette_web_files_new (void);
void aluette_web_files_free (AluetteWebFiles *self);

/* aluette_web_files_find:
 * @path: of a request, any bytes
 *
 * Returns: (transfer none) (nullable): the file, which stays as long as @self. */
const AluetteWebFile *aluette_web_files_find (AluetteWebFiles *self, const char *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteWebFiles, aluette_web_files_free)

G_END_DECLS
