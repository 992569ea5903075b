/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The clock of a match, which measures its pauses. Tests use a clock that they control. Main thread
 * only. */
#define ALUETTE_TYPE_CLOCK (aluette_clock_get_type ())
G_DECLARE_INTERFACE (AluetteClock, aluette_clock, ALUETTE, CLOCK, GObject)

struct _AluetteClockInterface
{
  GTypeInterface parent;

  gint64 (*get_time) (AluetteClock *self);
  guint (*add) (AluetteClock *self, guint ms, GSourceOnceFunc func, gpointer data);
  void (*remove) (AluetteClock *self, guint id);
};

/* aluette_clock_get_time:
 *
 * Returns: milliseconds since an arbitrary moment; never decreases. */
gint64 aluette_clock_get_time (AluetteClock *self);

/* aluette_clock_add:
 * @ms: milliseconds from now
 * @func: called once, but never before this function returns
 *
 * Returns: an id for aluette_clock_remove (), never 0. */
guint aluette_clock_add (AluetteClock *self, guint ms, GSourceOnceFunc func, gpointer data);

/* aluette_clock_remove:
 * @id: id of a call that was not made yet
 *
 * Cancels a call. */
void aluette_clock_remove (AluetteClock *self, guint id);

/* A clock with real time, which makes its calls from the default main context. */
#define ALUETTE_TYPE_MAIN_CLOCK (aluette_main_clock_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMainClock, aluette_main_clock, ALUETTE, MAIN_CLOCK, GObject)

AluetteClock *aluette_main_clock_new (void);

/* A clock for tests, whose time changes only with aluette_manual_clock_advance (). */
#define ALUETTE_TYPE_MANUAL_CLOCK (aluette_manual_clock_get_type ())
G_DECLARE_FINAL_TYPE (AluetteManualClock, aluette_manual_clock, ALUETTE, MANUAL_CLOCK, GObject)

AluetteManualClock *aluette_manual_clock_new (void);

/* aluette_manual_clock_next:
 *
 * Returns: milliseconds until the next call; negative if there is none. */
gint64 aluette_manual_clock_next (AluetteManualClock *self);

/* aluette_manual_clock_advance:
 *
 * Advances the time by @ms milliseconds and makes the calls that become due, earliest first. */
void aluette_manual_clock_advance (AluetteManualClock *self, guint ms);

G_END_DECLS
