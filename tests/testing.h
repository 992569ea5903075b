/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What every test in C includes. TEST (name) { … } defines a test and enters it in the list that
 * testing_run () runs. A program without a main function of its own runs that list. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define TEST(name) TEST_WITH (name, NULL, NULL)

/* A test with the functions that run before and after it. */
#define TEST_WITH(name, set_up, tear_down)                                                       \
  static void name (void **state);                                                               \
  __attribute__ ((constructor)) static void add_##name (void)                                    \
  {                                                                                              \
    testing_add (&(struct CMUnitTest) cmocka_unit_test_setup_teardown (name, set_up, tear_down), \
                 __LINE__);                                                                      \
  }                                                                                              \
  static void name (void **state)

/* Enters a copy of a test in the list, which is in the order of lines, whatever the compiler's. */
void testing_add (const struct CMUnitTest *test, int line);

/* Runs the list between a set-up and a tear-down of the group, both nullable. Returns the number of
 * tests that failed. */
int testing_run (CMFixtureFunction set_up, CMFixtureFunction tear_down);
