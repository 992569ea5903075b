/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-clock.h"

G_DEFINE_INTERFACE (AluetteClock, aluette_clock, G_TYPE_OBJECT)

static void
aluette_clock_default_init (AluetteClockInterface *iface)
{
}

gint64
aluette_clock_get_time (AluetteClock *self)
{
  return ALUETTE_CLOCK_GET_IFACE (self)->get_time (self);
}

guint
aluette_clock_add (AluetteClock *self, guint ms, GSourceOnceFunc func, gpointer data)
{
  return ALUETTE_CLOCK_GET_IFACE (self)->add (self, ms, func, data);
}

void
aluette_clock_remove (AluetteClock *self, guint id)
{
  ALUETTE_CLOCK_GET_IFACE (self)->remove (self, id);
}

/* Real time */

struct _AluetteMainClock
{
  GObject parent_instance;
};

static gint64
main_clock_get_time (AluetteClock *clock)
{
  return g_get_monotonic_time () / 1000;
}

static guint
main_clock_add (AluetteClock *clock, guint ms, GSourceOnceFunc func, gpointer data)
{
  return g_timeout_add_once (ms, func, data);
}

static void
main_clock_remove (AluetteClock *clock, guint id)
{
  g_source_remove (id);
}

static void
main_clock_iface_init (AluetteClockInterface *iface)
{
  iface->get_time = main_clock_get_time;
  iface->add = main_clock_add;
  iface->remove = main_clock_remove;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteMainClock, aluette_main_clock, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_CLOCK, main_clock_iface_init))

static void
aluette_main_clock_class_init (AluetteMainClockClass *klass)
{
}

static void
aluette_main_clock_init (AluetteMainClock *self)
{
}

AluetteClock *
aluette_main_clock_new (void)
{
  return g_object_new (ALUETTE_TYPE_MAIN_CLOCK, NULL);
}

/* Manual time */

typedef struct
{
  guint id;
  gint64 due;
  GSourceOnceFunc func;
  gpointer data;
} Call;

struct _AluetteManualClock
{
  GObject parent_instance;

  gint64 now;
  guint last_id;
  GArray *calls; /* (element-type Call): earliest first, in the order they were added */
};

static gint64
manual_clock_get_time (AluetteClock *clock)
{
  return ALUETTE_MANUAL_CLOCK (clock)->now;
}

static guint
manual_clock_add (AluetteClock *clock, guint ms, GSourceOnceFunc func, gpointer data)
{
  AluetteManualClock *self = ALUETTE_MANUAL_CLOCK (clock);
  Call call = { ++self->last_id, self->now + ms, func, data };
  guint at = self->calls->len;

  while (at > 0 && g_array_index (self->calls, Call, at - 1).due > call.due)
    at--;
  g_array_insert_val (self->calls, at, call);
  return call.id;
}

static void
manual_clock_remove (AluetteClock *clock, guint id)
{
  AluetteManualClock *self = ALUETTE_MANUAL_CLOCK (clock);

  for (guint i = 0; i < self->calls->len; i++)
    if (g_array_index (self->calls, Call, i).id == id)
      {
        g_array_remove_index (self->calls, i);
        return;
      }
}

static void
manual_clock_iface_init (AluetteClockInterface *iface)
{
  iface->get_time = manual_clock_get_time;
  iface->add = manual_clock_add;
  iface->remove = manual_clock_remove;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteManualClock, aluette_manual_clock, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_CLOCK, manual_clock_iface_init))

static void
aluette_manual_clock_finalize (GObject *object)
{
  g_array_unref (ALUETTE_MANUAL_CLOCK (object)->calls);
  G_OBJECT_CLASS (aluette_manual_clock_parent_class)->finalize (object);
}

static void
aluette_manual_clock_class_init (AluetteManualClockClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_manual_clock_finalize;
}

static void
aluette_manual_clock_init (AluetteManualClock *self)
{
  self->calls = g_array_new (FALSE, FALSE, sizeof (Call));
}

AluetteManualClock *
aluette_manual_clock_new (void)
{
  return g_object_new (ALUETTE_TYPE_MANUAL_CLOCK, NULL);
}

gint64
aluette_manual_clock_next (AluetteManualClock *self)
{
  return self->calls->len > 0 ? g_array_index (self->calls, Call, 0).due - self->now : -1;
}

void
aluette_manual_clock_advance (AluetteManualClock *self, guint ms)
{
  gint64 until = self->now + ms;

  while (self->calls->len > 0 && g_array_index (self->calls, Call, 0).due <= until)
    {
      Call call = g_array_index (self->calls, Call, 0);

      g_array_remove_index (self->calls, 0);
      self->now = MAX (self->now, call.due);
      call.func (call.data);
    }
  self->now = until;
}
