/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ALUETTE_DATABASE_ERROR (aluette_database_error_quark ())
GQuark aluette_database_error_quark (void);

typedef enum
{
  ALUETTE_DATABASE_ERROR_FAILED,
  ALUETTE_DATABASE_ERROR_READ_ONLY, /* the file or its folder cannot be written */
  ALUETTE_DATABASE_ERROR_NO_SPACE,  /* the disk is full */
  ALUETTE_DATABASE_ERROR_DAMAGED,   /* the file is damaged */
  ALUETTE_DATABASE_ERROR_OTHER_VERSION, /* made by another version of the program */
  ALUETTE_DATABASE_ERROR_FOREIGN,   /* the file is a database of another program */
  ALUETTE_DATABASE_ERROR_BUSY,      /* another window or program has locked the file */
  ALUETTE_DATABASE_ERROR_IN_USE,    /* the match is open in another window */
  ALUETTE_DATABASE_ERROR_NO_MATCH,  /* there is no match with this number */
} AluetteDatabaseError;

G_END_DECLS
