/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Returns: whether this computer can connect to itself, which some build machines cannot. If not,
 * the test is skipped in the output. */
gboolean loopback_require (void);
