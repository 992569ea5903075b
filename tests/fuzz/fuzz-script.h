/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A fuzzer whose bytes are a script of what several clients do, one line each: "CLIENT LINE"
 * (client 1 to @n_clients) says something, "+MS" lets time pass, "-CLIENT" loses a connection,
 * "*CLIENT" connects again. Other lines are ignored. */
typedef struct
{
  guint n_clients;
  guint max_lines;
  guint max_ms; /* of one pause */

  /* Called with the data of the run; clients are numbered from 0. */
  void (*pass_time) (gpointer data, guint ms);
  void (*lose) (gpointer data, guint client);
  void (*connect) (gpointer data, guint client);
  void (*say) (gpointer data, guint client, const char *line);
} FuzzScript;

/* fuzz_script_run:
 * @bytes: @size bytes, as they come
 *
 * Carries out a script. After each line, no time passes, but what waits is done. */
void fuzz_script_run (const FuzzScript *script, gpointer data, const guint8 *bytes, gsize size);

G_END_DECLS
