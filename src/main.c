/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-language.h"

int
main (int argc, char **argv)
{
  g_autoptr (AluetteApplication) app = NULL;

  aluette_language_init ();
  app = aluette_application_new ();
  return g_application_run (G_APPLICATION (app), argc, argv);
}
