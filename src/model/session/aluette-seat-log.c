/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-seat-log.h"

#include "engine/aluette/alu-seat-log.h"
#include "model/session/aluette-seat-log-feed.h"

/* A view is kept before every line whose number is a multiple of this, so that past views need
 * only a few lines. */
#define LINES_PER_CHECKPOINT 64

struct _AluetteSeatLog
{
  GObject parent_instance;

  AluRecordHeader header;
  GArray *lines;       /* (element-type AluEvent) */
  GArray *checkpoints; /* (element-type AluView) */
  AluView view;
  AluetteView *boxed_view; /* (nullable): copy of @view, if somebody asked for it */

  gboolean announcing;
  guint announced; /* number of lines that are announced */
  guint kept;      /* how many of these are still the same */
};

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_VIEW,
  N_PROPS,
};

enum
{
  APPENDED,
  TRUNCATED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteSeatLog, aluette_seat_log, G_TYPE_OBJECT)

static void
aluette_seat_log_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AluetteSeatLog *self = ALUETTE_SEAT_LOG (object);

  switch (id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, self->view.seat);
      break;
    case PROP_VIEW:
      g_value_set_boxed (value, aluette_seat_log_get_view (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
aluette_seat_log_finalize (GObject *object)
{
  AluetteSeatLog *self = ALUETTE_SEAT_LOG (object);

  g_array_unref (self->lines);
  g_array_unref (self->checkpoints);
  g_clear_pointer (&self->boxed_view, aluette_view_unref);
  G_OBJECT_CLASS (aluette_seat_log_parent_class)->finalize (object);
}

static void
aluette_seat_log_class_init (AluetteSeatLogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = aluette_seat_log_get_property;
  object_class->finalize = aluette_seat_log_finalize;
  props[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, ALU_NOBODY, ALU_NOBODY, flags);
  props[PROP_VIEW] = g_param_spec_boxed ("view", NULL, NULL, ALUETTE_TYPE_VIEW, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[APPENDED] = g_signal_new ("appended", ALUETTE_TYPE_SEAT_LOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[TRUNCATED] = g_signal_new ("truncated", ALUETTE_TYPE_SEAT_LOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
aluette_seat_log_init (AluetteSeatLog *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  self->checkpoints = g_array_new (FALSE, FALSE, sizeof (AluView));
}

AluetteSeatLog *
aluette_seat_log_new (const AluRecordHeader *header, const AluView *start)
{
  AluetteSeatLog *self = g_object_new (ALUETTE_TYPE_SEAT_LOG, NULL);

  self->header = *header;
  self->view = *start;
  return self;
}

AluStatus
aluette_seat_log_append (AluetteSeatLog *self, const AluEvent *seat_event)
{
  AluView view = self->view;
  AluStatus status = alu_view_apply (&view, seat_event);

  if (status != ALU_OK)
    return status;
  if (self->lines->len == self->checkpoints->len * LINES_PER_CHECKPOINT)
    g_array_append_val (self->checkpoints, self->view);
  g_array_append_vals (self->lines, seat_event, 1);
  self->view = view;
  g_clear_pointer (&self->boxed_view, aluette_view_unref);
  return ALU_OK;
}

/* Returns: the view after the first @n_lines lines. */
static AluView
compute_view_at (AluetteSeatLog *self, guint n_lines)
{
  guint i = n_lines / LINES_PER_CHECKPOINT;
  AluView view;

  if (n_lines == self->lines->len)
    return self->view;
  view = g_array_index (self->checkpoints, AluView, i);
  for (i *= LINES_PER_CHECKPOINT; i < n_lines; i++)
    alu_view_apply (&view, &g_array_index (self->lines, AluEvent, i));
  return view;
}

void
aluette_seat_log_truncate (AluetteSeatLog *self, guint n_lines)
{
  g_return_if_fail (n_lines <= self->lines->len);
  if (n_lines == self->lines->len)
    return;
  self->view = compute_view_at (self, n_lines);
  g_array_set_size (self->lines, n_lines);
  g_array_set_size (self->checkpoints, n_lines / LINES_PER_CHECKPOINT + 1);
  self->kept = MIN (self->kept, n_lines);
  g_clear_pointer (&self->boxed_view, aluette_view_unref);
}

static void
announce_next (AluetteSeatLog *self)
{
  guint first;

  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEW]);
  if (self->kept < self->announced)
    {
      self->announced = self->kept;
      g_signal_emit (self, signals[TRUNCATED], 0, self->announced);
      return;
    }
  first = self->announced;
  self->announced = self->kept = self->lines->len;
  g_signal_emit (self, signals[APPENDED], 0, first, self->announced - first);
}

void
aluette_seat_log_announce (AluetteSeatLog *self)
{
  if (self->announcing)
    return;
  g_object_ref (self);
  self->announcing = TRUE;
  while (self->kept < self->announced || self->announced < self->lines->len)
    announce_next (self);
  self->announcing = FALSE;
  g_object_unref (self);
}

const AluRecordHeader *
aluette_seat_log_get_header (AluetteSeatLog *self)
{
  return &self->header;
}

guint
aluette_seat_log_get_seat (AluetteSeatLog *self)
{
  return self->view.seat;
}

guint
aluette_seat_log_get_n_lines (AluetteSeatLog *self)
{
  return self->lines->len;
}

const AluEvent *
aluette_seat_log_get_line (AluetteSeatLog *self, guint index)
{
  g_return_val_if_fail (index < self->lines->len, NULL);
  return &g_array_index (self->lines, AluEvent, index);
}

AluetteView *
aluette_seat_log_get_view (AluetteSeatLog *self)
{
  if (self->boxed_view == NULL)
    self->boxed_view = aluette_view_new (&self->view);
  return self->boxed_view;
}

AluetteView *
aluette_seat_log_view_at (AluetteSeatLog *self, guint n_lines)
{
  AluView view;

  g_return_val_if_fail (n_lines <= self->lines->len, NULL);
  view = compute_view_at (self, n_lines);
  return aluette_view_new (&view);
}

GArray *
aluette_seat_log_get_finished (AluetteSeatLog *self)
{
  GArray *events = g_array_sized_new (FALSE, FALSE, sizeof (AluEvent), self->lines->len);

  g_array_set_size (events, self->lines->len);
  g_array_set_size (events, alu_uncover_events (&self->view.match.seating,
                                                (const AluEvent *) self->lines->data,
                                                self->lines->len, (AluEvent *) events->data));
  return events;
}
