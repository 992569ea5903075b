/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-seat-log.h"

#include <string.h>

#include "model/session/aluette-seat-log-feed.h"

/* A view is kept before every line whose number is a multiple of this, so that past views need
 * only a few lines. */
#define LINES_PER_CHECKPOINT 64

/* A table that shows the last line again asks for the views before and after it. */
#define N_RECENT 4

/* A past view that somebody has asked for. */
typedef struct
{
  AluetteView *view; /* (nullable) */
  guint n_lines;
} RecentView;

struct _AluetteSeatLog
{
  GObject parent_instance;

  const AluGameKind *kind;
  AluGameHeader header;
  guint seat;
  GArray *lines;       /* events of the game */
  GArray *checkpoints; /* views of the game */
  gpointer view;
  gpointer scratch;        /* a view */
  AluetteView *boxed_view; /* (nullable): copy of @view, if somebody asked for it */
  RecentView recent[N_RECENT];
  guint next_recent; /* the entry that is replaced next */

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
      g_value_set_uint (value, self->seat);
      break;
    case PROP_VIEW:
      g_value_set_boxed (value, aluette_seat_log_get_view (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* Forgets the past views of more than @n_lines lines. */
static void
forget_recent (AluetteSeatLog *self, guint n_lines)
{
  for (guint i = 0; i < N_RECENT; i++)
    if (self->recent[i].n_lines > n_lines)
      g_clear_pointer (&self->recent[i].view, aluette_view_unref);
}

/* @view: (transfer full) (nullable) */
static void
remember_recent (AluetteSeatLog *self, guint n_lines, AluetteView *view)
{
  RecentView *recent = &self->recent[self->next_recent];

  if (view == NULL)
    return;
  g_clear_pointer (&recent->view, aluette_view_unref);
  *recent = (RecentView) { view, n_lines };
  self->next_recent = (self->next_recent + 1) % N_RECENT;
}

/* Returns: (transfer none) (nullable): a past view that is remembered. */
static AluetteView *
find_recent (AluetteSeatLog *self, guint n_lines)
{
  for (guint i = 0; i < N_RECENT; i++)
    if (self->recent[i].view != NULL && self->recent[i].n_lines == n_lines)
      return self->recent[i].view;
  return NULL;
}

static void
aluette_seat_log_finalize (GObject *object)
{
  AluetteSeatLog *self = ALUETTE_SEAT_LOG (object);

  g_array_unref (self->lines);
  g_array_unref (self->checkpoints);
  g_free (self->view);
  g_free (self->scratch);
  g_clear_pointer (&self->boxed_view, aluette_view_unref);
  for (guint i = 0; i < N_RECENT; i++)
    g_clear_pointer (&self->recent[i].view, aluette_view_unref);
  G_OBJECT_CLASS (aluette_seat_log_parent_class)->finalize (object);
}

static void
aluette_seat_log_class_init (AluetteSeatLogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = aluette_seat_log_get_property;
  object_class->finalize = aluette_seat_log_finalize;
  props[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, ALU_GAME_SPECTATOR,
                                        ALU_GAME_SPECTATOR, flags);
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
}

AluetteSeatLog *
aluette_seat_log_new (const AluGameHeader *header, AluetteView *start)
{
  AluetteSeatLog *self = g_object_new (ALUETTE_TYPE_SEAT_LOG, NULL);
  const AluGameKind *kind = aluette_view_get_kind (start);

  self->kind = kind;
  self->header = *header;
  self->seat = aluette_view_get_seat (start);
  self->lines = g_array_new (FALSE, FALSE, (guint) kind->event_size);
  self->checkpoints = g_array_new (FALSE, FALSE, (guint) kind->view_size);
  self->view = g_memdup2 (aluette_view_get_bytes (start), kind->view_size);
  self->scratch = g_malloc (kind->view_size);
  return self;
}

/* Returns: an element of one of the arrays. */
static gconstpointer
get_element (GArray *array, guint index)
{
  return array->data + index * (gsize) g_array_get_element_size (array);
}

int
aluette_seat_log_append (AluetteSeatLog *self, gconstpointer seat_event)
{
  gpointer before = self->view;
  int status;

  memcpy (self->scratch, before, self->kind->view_size);
  status = self->kind->view_apply (self->scratch, seat_event);
  if (status != 0)
    return status;
  if (self->lines->len == self->checkpoints->len * LINES_PER_CHECKPOINT)
    g_array_append_vals (self->checkpoints, before, 1);
  remember_recent (self, self->lines->len, g_steal_pointer (&self->boxed_view));
  g_array_append_vals (self->lines, seat_event, 1);
  self->view = self->scratch;
  self->scratch = before;
  return 0;
}

/* Writes the view after the first @n_lines lines to the scratch view. */
static void
compute_view_at (AluetteSeatLog *self, guint n_lines)
{
  guint i = n_lines / LINES_PER_CHECKPOINT;

  if (n_lines == self->lines->len)
    {
      memcpy (self->scratch, self->view, self->kind->view_size);
      return;
    }
  memcpy (self->scratch, get_element (self->checkpoints, i), self->kind->view_size);
  for (i *= LINES_PER_CHECKPOINT; i < n_lines; i++)
    self->kind->view_apply (self->scratch, get_element (self->lines, i));
}

void
aluette_seat_log_truncate (AluetteSeatLog *self, guint n_lines)
{
  g_return_if_fail (n_lines <= self->lines->len);
  if (n_lines == self->lines->len)
    return;
  compute_view_at (self, n_lines);
  memcpy (self->view, self->scratch, self->kind->view_size);
  g_array_set_size (self->lines, n_lines);
  g_array_set_size (self->checkpoints, n_lines / LINES_PER_CHECKPOINT + 1);
  self->kept = MIN (self->kept, n_lines);
  g_clear_pointer (&self->boxed_view, aluette_view_unref);
  forget_recent (self, n_lines);
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

const AluGameKind *
aluette_seat_log_get_kind (AluetteSeatLog *self)
{
  return self->kind;
}

const AluGameHeader *
aluette_seat_log_get_header (AluetteSeatLog *self)
{
  return &self->header;
}

guint
aluette_seat_log_get_seat (AluetteSeatLog *self)
{
  return self->seat;
}

guint
aluette_seat_log_get_n_lines (AluetteSeatLog *self)
{
  return self->lines->len;
}

gconstpointer
aluette_seat_log_get_line (AluetteSeatLog *self, guint index)
{
  g_return_val_if_fail (index < self->lines->len, NULL);
  return get_element (self->lines, index);
}

AluetteView *
aluette_seat_log_get_view (AluetteSeatLog *self)
{
  if (self->boxed_view == NULL)
    self->boxed_view = aluette_view_new (self->kind, self->seat, self->view);
  return self->boxed_view;
}

AluetteView *
aluette_seat_log_view_at (AluetteSeatLog *self, guint n_lines)
{
  AluetteView *view;

  g_return_val_if_fail (n_lines <= self->lines->len, NULL);

  if (n_lines == self->lines->len)
    return aluette_view_ref (aluette_seat_log_get_view (self));
  view = find_recent (self, n_lines);
  if (view != NULL)
    return aluette_view_ref (view);
  compute_view_at (self, n_lines);
  view = aluette_view_new (self->kind, self->seat, self->scratch);
  remember_recent (self, n_lines, aluette_view_ref (view));
  return view;
}

/* Returns: the number of lines up to the end of the last finished deal. */
static guint
count_finished (AluetteSeatLog *self)
{
  guint n_lines = self->lines->len;

  compute_view_at (self, n_lines);
  if (!alu_game_is_in_deal (self->kind, self->scratch))
    return n_lines;
  while (n_lines > 0
         && alu_game_event_role (self->kind, get_element (self->lines, n_lines - 1))
                != ALU_GAME_ROLE_DEAL)
    n_lines--;
  return n_lines > 0 ? n_lines - 1 : 0;
}

GArray *
aluette_seat_log_get_finished (AluetteSeatLog *self)
{
  GArray *events = g_array_sized_new (FALSE, FALSE, (guint) self->kind->event_size,
                                      self->lines->len);

  if (self->kind->uncovered == NULL)
    {
      g_array_append_vals (events, self->lines->data, count_finished (self));
      return events;
    }
  g_array_set_size (events, self->lines->len);
  g_array_set_size (events, self->kind->uncovered (self->view, self->lines->data, self->lines->len,
                                                   events->data));
  return events;
}
