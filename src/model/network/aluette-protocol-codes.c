/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-protocol-codes.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  const char *id;
  gboolean is_final; /* whether it is useless to connect again */
  const char *text;
} CodeRow;

static const CodeRow rows[ALUETTE_N_CODES] = {
  [ALUETTE_CODE_NONE] = { "none", FALSE, N_("Nothing is wrong. You can go on.") },
  [ALUETTE_CODE_OLD_PROGRAM]
  = { "old-program", TRUE,
      N_("This version of Aluette is too old for this table. Install the current version.") },
  [ALUETTE_CODE_OLD_HOST]
  = { "old-host", TRUE,
      N_("The version of Aluette at this table is too old. Ask the table owner to install the "
         "current version.") },
  [ALUETTE_CODE_FULL]
  = { "full", TRUE,
      N_("All seats of this table are taken. Ask the table owner for a seat, or open a table of "
          "your own.") },
  [ALUETTE_CODE_BUSY] = { "busy", FALSE,
                          N_("Too many people are asking to join. Try again in a minute.") },
  [ALUETTE_CODE_SERVER_FULL]
  = { "server-full", TRUE,
      N_("This server has as many tables as it can hold. Try again later, or open the table on "
          "another server.") },
  [ALUETTE_CODE_NO_TABLE]
  = { "no-table", TRUE,
      N_("No table has these invitation words. Check each word with the person who invited you.") },
  [ALUETTE_CODE_DECLINED]
  = { "declined", TRUE,
      N_("The people at this table did not let you in. Call them before you ask again.") },
  [ALUETTE_CODE_NAME_TAKEN]
  = { "name-taken", TRUE,
      N_("Somebody at this table already has this name. Choose another name and ask again.") },
  [ALUETTE_CODE_BAD_TOKEN]
  = { "bad-token", TRUE,
      N_("This table no longer has your seat. Ask to join with the invitation words.") },
  [ALUETTE_CODE_SLOW_DOWN]
  = { "slow-down", FALSE, N_("That was too fast for this table. Wait a moment and try again.") },
  [ALUETTE_CODE_NOT_NOW]
  = { "not-now", FALSE, N_("This is not possible at this moment. Try again a little later.") },
  [ALUETTE_CODE_NOT_YOUR_TURN]
  = { "not-your-turn", FALSE, N_("This is for another player to decide. Wait for your turn.") },
  [ALUETTE_CODE_NO_SEAT] = { "no-seat", FALSE,
                             N_("You need a free seat for this. Choose a seat first.") },
  [ALUETTE_CODE_SEAT_TAKEN] = { "seat-taken", FALSE,
                                N_("Somebody already has this seat. Choose another one.") },
  [ALUETTE_CODE_NOT_OWNER] = { "not-owner", FALSE,
                               N_("Only the table owner can do this. Ask them.") },
  [ALUETTE_CODE_RULES] = { "rules", FALSE,
                           N_("The rules do not allow this. Choose something else.") },
  [ALUETTE_CODE_BAD_LINE]
  = { "bad-line", TRUE,
      N_("The two computers have versions of Aluette that do not understand each other. Install "
         "the current version on both.") },
  [ALUETTE_CODE_TOO_LONG]
  = { "too-long", TRUE,
      N_("The two computers sent each other more than they can read. Install the current version "
         "of Aluette on both.") },
  [ALUETTE_CODE_TOO_SLOW]
  = { "too-slow", FALSE,
      N_("The connection was too slow. Check your network; Aluette tries again.") },
  [ALUETTE_CODE_GONE]
  = { "gone", FALSE,
      N_("The connection to the table was lost. Check your network; Aluette tries again.") },
  [ALUETTE_CODE_REPLACED]
  = { "replaced", TRUE,
      N_("You are at this table on another computer now. To play here, resume the match here.") },
  [ALUETTE_CODE_REMOVED]
  = { "removed", TRUE,
      N_("The people at this table have sent you away. Call them if this was a mistake.") },
  [ALUETTE_CODE_STOPPED]
  = { "stopped", TRUE,
      N_("The match is stopped for today. Resume it when the table owner opens the table again.") },
  [ALUETTE_CODE_CLOSING] = { "closing", TRUE,
                             N_("The table is closed. Ask the table owner to open it again.") },
};

const char *
aluette_code_get_id (AluetteCode code)
{
  g_return_val_if_fail (code < ALUETTE_N_CODES, NULL);
  return rows[code].id;
}

const char *
aluette_code_get_text (AluetteCode code)
{
  g_return_val_if_fail (code < ALUETTE_N_CODES, NULL);
  return _(rows[code].text);
}

gboolean
aluette_code_is_final (AluetteCode code)
{
  g_return_val_if_fail (code < ALUETTE_N_CODES, TRUE);
  return rows[code].is_final;
}

/* Reads ":STATUS", at most four digits. */
static gboolean
parse_status (const char *text, int *status)
{
  gsize length = strspn (text + 1, "0123456789");

  if (text[0] != ':' || length == 0 || length > 4 || text[1 + length] != '\0')
    return FALSE;
  *status = (int) g_ascii_strtoull (text + 1, NULL, 10);
  return TRUE;
}

AluetteCode
aluette_code_parse (const char *text, int *status)
{
  gsize length = strcspn (text, ":");

  *status = 0;
  for (guint code = 0; code < ALUETTE_N_CODES; code++)
    {
      if (strlen (rows[code].id) != length || strncmp (rows[code].id, text, length) != 0)
        continue;
      if ((text[length] == '\0') == (code != ALUETTE_CODE_RULES)
          && (code != ALUETTE_CODE_RULES || parse_status (text + length, status)))
        return (AluetteCode) code;
    }
  return ALUETTE_CODE_NOT_NOW;
}

char *
aluette_code_format (AluetteCode code, int status)
{
  if (code == ALUETTE_CODE_RULES)
    return g_strdup_printf ("%s:%d", rows[code].id, status);
  return g_strdup (aluette_code_get_id (code));
}
