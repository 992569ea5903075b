/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/problems/alu-problem.h"

G_BEGIN_DECLS

/* aluette_problem_text_read:
 * @text: problems one after the other; need not end in NUL
 *
 * Reads a collection of problems. Any thread.
 *
 * Returns: (transfer container) (element-type AluProblem) (nullable): NULL with @error
 * (ALUETTE_RECORD_ERROR) naming the line that is wrong. */
GPtrArray *aluette_problem_text_read (const char *text, gsize length, GError **error);

/* aluette_problem_text_append:
 *
 * Appends a problem's text, or nothing where the rules do not allow it. */
void aluette_problem_text_append (GString *text, const AluProblem *problem);

/* aluette_problem_text_record:
 *
 * Returns: (transfer full): the problem as the text of a record. */
char *aluette_problem_text_record (const AluProblem *problem);

G_END_DECLS
