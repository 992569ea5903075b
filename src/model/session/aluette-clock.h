/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * What a match reckons its pauses by, so that tests can drive time. Main thread only.
 */
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
 * Returns: milliseconds since some moment; never goes back. */
gint64 aluette_clock_get_time (AluetteClock *self);

/* aluette_clock_add:
 * @ms: from now
 * @func: called once, never from within this function
 *
 * Returns: an id for aluette_clock_remove (), not 0. */
guint aluette_clock_add (AluetteClock *self, guint ms, GSourceOnceFunc func, gpointer data);

/* aluette_clock_remove:
 * @id: of a call that has not come yet */
void aluette_clock_remove (AluetteClock *self, guint id);

/* The clock on the wall: real time, calls from the default main context. */
#define ALUETTE_TYPE_MAIN_CLOCK (aluette_main_clock_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMainClock, aluette_main_clock, ALUETTE, MAIN_CLOCK, GObject)

AluetteClock *aluette_main_clock_new (void);

/* A clock that stands still until it is told to go on. */
#define ALUETTE_TYPE_MANUAL_CLOCK (aluette_manual_clock_get_type ())
G_DECLARE_FINAL_TYPE (AluetteManualClock, aluette_manual_clock, ALUETTE, MANUAL_CLOCK, GObject)

AluetteManualClock *aluette_manual_clock_new (void);

/* aluette_manual_clock_next:
 *
 * Returns: milliseconds until the next call is due; negative where none is awaited. */
gint64 aluette_manual_clock_next (AluetteManualClock *self);

/* aluette_manual_clock_advance:
 *
 * Lets @ms milliseconds pass and makes the calls that fall due meanwhile, earliest first. */
void aluette_manual_clock_advance (AluetteManualClock *self, guint ms);

G_END_DECLS
