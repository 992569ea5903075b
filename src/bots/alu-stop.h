/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/* A flag by which any thread ends a search in another: it guards nothing but itself, so no order
 * is asked of memory. Starts as { 0 }. */
typedef atomic_int AluStop;

/* alu_stop_ask:
 *
 * Asks whoever looks at @stop to end soon. Any thread. */
static inline void
alu_stop_ask (AluStop *stop)
{
  atomic_store_explicit (stop, 1, memory_order_relaxed);
}

/* alu_stop_asked:
 * @stop: (nullable): NULL where nobody can ask
 *
 * Returns: whether the search is to end. Any thread. */
static inline bool
alu_stop_asked (const AluStop *stop)
{
  return stop != NULL && atomic_load_explicit (stop, memory_order_relaxed) != 0;
}
