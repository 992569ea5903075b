/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-kind.h"

#include <string.h>

const CliKind *
cli_find_kind (const CliCommand *command, const char *game)
{
  for (const CliKind *const *kind = cli_kinds; *kind != NULL; kind++)
    if (strcmp ((*kind)->kind->id, game) == 0)
      return *kind;
  cli_complain (_("%s does not know the game “%s”"), command->name, game);
  return NULL;
}
