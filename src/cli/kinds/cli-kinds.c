/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/aluette/cli-aluette.h"
#include "cli/tarot/cli-tarot.h"

const CliCommand *const *const cli_kinds[] = { cli_aluette_commands, cli_tarot_commands, NULL };
