/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Why the host of a table refuses something or ends a connection. */
typedef enum
{
  ALUETTE_CODE_NONE,
  ALUETTE_CODE_OLD_PROGRAM,
  ALUETTE_CODE_OLD_HOST,
  ALUETTE_CODE_FULL,
  ALUETTE_CODE_BUSY,
  ALUETTE_CODE_SERVER_FULL,
  ALUETTE_CODE_NO_TABLE,
  ALUETTE_CODE_DECLINED,
  ALUETTE_CODE_NAME_TAKEN,
  ALUETTE_CODE_BAD_TOKEN,
  ALUETTE_CODE_SLOW_DOWN,
  ALUETTE_CODE_NOT_NOW,
  ALUETTE_CODE_NOT_YOUR_TURN,
  ALUETTE_CODE_NO_SEAT,
  ALUETTE_CODE_SEAT_TAKEN,
  ALUETTE_CODE_NOT_OWNER,
  ALUETTE_CODE_RULES, /* written "rules:STATUS": the game's rules, with its status */
  ALUETTE_CODE_BAD_LINE,
  ALUETTE_CODE_TOO_LONG,
  ALUETTE_CODE_TOO_SLOW,
  ALUETTE_CODE_GONE,
  ALUETTE_CODE_REPLACED,
  ALUETTE_CODE_REMOVED,
  ALUETTE_CODE_STOPPED,
  ALUETTE_CODE_CLOSING,
  ALUETTE_N_CODES,
} AluetteCode;

/* aluette_code_get_id:
 *
 * Returns: (transfer none): how the protocol writes the code, such as "not-now". */
const char *aluette_code_get_id (AluetteCode code);

/* aluette_code_parse:
 * @text: as in a line
 * @status: (out): of ALUETTE_CODE_RULES the status of the game, else 0
 *
 * Returns: the code; ALUETTE_CODE_NOT_NOW for one that only a newer program knows. */
AluetteCode aluette_code_parse (const char *text, int *status);

/* aluette_code_format:
 * @status: of the game, for ALUETTE_CODE_RULES
 *
 * Returns: (transfer full): the text in a line. */
char *aluette_code_format (AluetteCode code, int status);

/* aluette_code_get_text:
 *
 * Returns: (transfer none): sentences in the user's language: what has happened and what to do. */
const char *aluette_code_get_text (AluetteCode code);

/* aluette_code_is_final:
 *
 * Returns: whether it is useless to connect again after a connection has ended with this code. */
gboolean aluette_code_is_final (AluetteCode code);

G_END_DECLS
