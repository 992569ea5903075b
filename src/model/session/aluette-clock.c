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

/* Real time: all calls together are one source of the main context, which looks at each of its
 * sources in every iteration. */

typedef struct
{
  guint id;
  gint64 due; /* in microseconds of the main context */
  GSourceOnceFunc func;
  gpointer data;
} TimedCall;

struct _AluetteMainClock
{
  GObject parent_instance;

  GSource *source;   /* (nullable): while there are calls; holds a reference to the clock */
  GSequence *calls;  /* (element-type TimedCall): earliest first, in the order they were added */
  GHashTable *by_id; /* (element-type guint GSequenceIter) */
  guint last_id;
};

static int
compare_calls (gconstpointer a, gconstpointer b, gpointer data)
{
  const TimedCall *one = a, *two = b;

  if (one->due != two->due)
    return one->due < two->due ? -1 : 1;
  return one->id < two->id ? -1 : one->id > two->id;
}

static gint64
main_clock_get_time (AluetteClock *clock)
{
  return g_get_monotonic_time () / 1000;
}

/* Returns: (nullable): the call that is due first. */
static TimedCall *
get_first (AluetteMainClock *self)
{
  GSequenceIter *first = g_sequence_get_begin_iter (self->calls);

  return g_sequence_iter_is_end (first) ? NULL : g_sequence_get (first);
}

/* Takes a call out, without making it. */
static void
forget_call (AluetteMainClock *self, guint id)
{
  g_sequence_remove (g_hash_table_lookup (self->by_id, GUINT_TO_POINTER (id)));
  g_hash_table_remove (self->by_id, GUINT_TO_POINTER (id));
}

/* Wakes the source when the first call is due, or ends it if there is none. */
static void
update_source (AluetteMainClock *self)
{
  g_autoptr (AluetteMainClock) guard = g_object_ref (self);
  const TimedCall *first = get_first (self);

  if (first != NULL && self->source != NULL)
    g_source_set_ready_time (self->source, first->due);
  else if (self->source != NULL)
    {
      g_source_destroy (self->source);
      g_clear_pointer (&self->source, g_source_unref);
    }
}

static gboolean
on_due (gpointer data)
{
  g_autoptr (AluetteMainClock) self = g_object_ref (data);
  gint64 now = g_source_get_time (self->source);
  guint last_id = self->last_id;
  TimedCall *first;

  while ((first = get_first (self)) != NULL && first->due <= now && first->id <= last_id)
    {
      TimedCall call = *first;

      forget_call (self, call.id);
      call.func (call.data);
    }
  update_source (self);
  return self->source != NULL ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean
dispatch_source (GSource *source, GSourceFunc callback, gpointer data)
{
  return callback (data);
}

static void
ensure_source (AluetteMainClock *self)
{
  static GSourceFuncs functions = { .dispatch = dispatch_source };

  if (self->source != NULL)
    return;
  self->source = g_source_new (&functions, sizeof (GSource));
  g_source_set_static_name (self->source, "AluetteMainClock");
  g_source_set_callback (self->source, on_due, g_object_ref (self), g_object_unref);
  g_source_attach (self->source, NULL);
}

static guint
main_clock_add (AluetteClock *clock, guint ms, GSourceOnceFunc func, gpointer data)
{
  AluetteMainClock *self = ALUETTE_MAIN_CLOCK (clock);
  TimedCall *call = g_new (TimedCall, 1);
  guint id = ++self->last_id;

  *call = (TimedCall) { id, g_get_monotonic_time () + (gint64) ms * 1000, func, data };
  g_hash_table_insert (self->by_id, GUINT_TO_POINTER (id),
                       g_sequence_insert_sorted (self->calls, call, compare_calls, NULL));
  ensure_source (self);
  update_source (self);
  return id;
}

static void
main_clock_remove (AluetteClock *clock, guint id)
{
  AluetteMainClock *self = ALUETTE_MAIN_CLOCK (clock);

  g_return_if_fail (g_hash_table_contains (self->by_id, GUINT_TO_POINTER (id)));
  forget_call (self, id);
  update_source (self);
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
aluette_main_clock_finalize (GObject *object)
{
  AluetteMainClock *self = ALUETTE_MAIN_CLOCK (object);

  g_sequence_free (self->calls);
  g_hash_table_unref (self->by_id);
  G_OBJECT_CLASS (aluette_main_clock_parent_class)->finalize (object);
}

static void
aluette_main_clock_class_init (AluetteMainClockClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_main_clock_finalize;
}

static void
aluette_main_clock_init (AluetteMainClock *self)
{
  self->calls = g_sequence_new (g_free);
  self->by_id = g_hash_table_new (NULL, NULL);
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
