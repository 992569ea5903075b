/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* The one function of each fuzz target. It takes any bytes. libFuzzer calls it, or corpus-runner.c
 * with the bytes of files. */

/* Returns: 0. Aborts if something is wrong. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static inline void
demand (bool holds)
{
  if (!holds)
    abort ();
}
