/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "testing.h"

#include <stdlib.h>

enum { MAX_TESTS = 64 };

static struct CMUnitTest tests[MAX_TESTS];
static int lines[MAX_TESTS];
static int n_tests;

void
testing_add (const struct CMUnitTest *test, int line)
{
  int i = n_tests++;

  if (i >= MAX_TESTS)
    abort ();
  for (; i > 0 && lines[i - 1] > line; i--)
    {
      tests[i] = tests[i - 1];
      lines[i] = lines[i - 1];
    }
  tests[i] = *test;
  lines[i] = line;
}

int
testing_run (CMFixtureFunction set_up, CMFixtureFunction tear_down)
{
  /* cmocka passes over the empty entries at the end. */
  return cmocka_run_group_tests (tests, set_up, tear_down);
}
