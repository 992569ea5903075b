/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

/* Takes @event, which people are told: @before and @after are the match around it, the same for an
 * uncover. */
typedef void (*CliTell) (const AluMatch *before, const AluEvent *event, const AluMatch *after,
                         void *data);

/* cli_tell_record:
 * @text: @length bytes: a whole record that is in order
 *
 * Calls @tell for every event of the record and for the uncover of every deal that ends. */
void cli_tell_record (const char *text, size_t length, CliTell tell, void *data);
