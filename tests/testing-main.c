/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "testing.h"

int
main (void)
{
  return testing_run (NULL, NULL);
}
