/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>

#include "cli/cli.h"
#include "locale/alu-locale.h"

int
main (int argc, char **argv)
{
  alu_locale_init (GETTEXT_DOMAIN, LOCALEDIR, false);
  setlocale (LC_NUMERIC, "C"); /* JSON numbers have decimal points */
  return cli_run_program (argc, argv);
}
