/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

/* Called for an event that seats are told of. @before and @after are the match before and after
 * @event; for an uncover they are equal. */
typedef void (*CliEventFunc) (const AluGameKind *kind, const void *before, const void *event,
                              const void *after, void *data);

/* cli_foreach_record_event:
 * @text: @length bytes: a whole record without errors
 * @tell: (scope call): called with each event
 *
 * Calls @tell for every event of the record, and for the uncover at the end of every deal. */
void cli_foreach_record_event (const AluGameKind *kind, const char *text, size_t length,
                               CliEventFunc tell, void *data);
