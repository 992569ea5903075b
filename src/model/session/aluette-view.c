/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-view.h"

struct _AluetteView
{
  AluView view;
};

G_DEFINE_BOXED_TYPE (AluetteView, aluette_view, aluette_view_ref, aluette_view_unref)

AluetteView *
aluette_view_new (const AluView *view)
{
  AluetteView *self = g_atomic_rc_box_new (AluetteView);

  self->view = *view;
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

const AluView *
aluette_view_get_aluette (AluetteView *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return &self->view;
}
