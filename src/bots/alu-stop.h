/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/* A flag with which one thread asks a search in another thread to stop. It protects no other data,
 * so relaxed memory order suffices. Initialize it with 0. */
typedef atomic_int AluStop;

/* alu_stop_request:
 *
 * Asks the search that uses @stop to end soon. Any thread. */
static inline void
alu_stop_request (AluStop *stop)
{
  atomic_store_explicit (stop, 1, memory_order_relaxed);
}

/* alu_stop_is_requested:
 * @stop: (nullable): NULL if the search cannot be stopped
 *
 * Returns: whether the search must end. Any thread. */
static inline bool
alu_stop_is_requested (const AluStop *stop)
{
  return stop != NULL && atomic_load_explicit (stop, memory_order_relaxed) != 0;
}
