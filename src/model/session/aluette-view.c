/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-view.h"

#include <stdalign.h>
#include <string.h>

struct _AluetteView
{
  const AluGameKind *kind;
  guint seat;
  alignas (max_align_t) guint8 bytes[];
};

G_DEFINE_BOXED_TYPE (AluetteView, aluette_view, aluette_view_ref, aluette_view_unref)

static AluetteView *
view_alloc (const AluGameKind *kind, guint seat)
{
  AluetteView *self = g_atomic_rc_box_alloc (sizeof *self + kind->view_size);

  self->kind = kind;
  self->seat = seat;
  return self;
}

AluetteView *
aluette_view_new (const AluGameKind *kind, guint seat, gconstpointer bytes)
{
  AluetteView *self = view_alloc (kind, seat);

  memcpy (self->bytes, bytes, kind->view_size);
  return self;
}

AluetteView *
aluette_view_new_for_seat (const AluGameKind *kind, gconstpointer match, guint seat)
{
  AluetteView *self = view_alloc (kind, seat);

  kind->view_for_seat (match, (int) seat, self->bytes);
  return self;
}

AluetteView *
aluette_view_ref (AluetteView *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
aluette_view_unref (AluetteView *self)
{
  g_atomic_rc_box_release (self);
}

const AluGameKind *
aluette_view_get_kind (AluetteView *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->kind;
}

guint
aluette_view_get_seat (AluetteView *self)
{
  g_return_val_if_fail (self != NULL, ALU_GAME_SPECTATOR);
  return self->seat;
}

gconstpointer
aluette_view_get_bytes (AluetteView *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->bytes;
}
