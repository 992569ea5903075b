/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-table-presenter.h"

/* The toy game at a table: three seats, counterclockwise; its cards are drawn as cards of Tarot.
 * The lowest card of a hand may not be played before the last trick: the table must show the
 * reason. */
#define TOY_TYPE_PRESENTER (toy_presenter_get_type ())
G_DECLARE_FINAL_TYPE (ToyPresenter, toy_presenter, TOY, PRESENTER, GObject)

#define TOY_REFUSAL "Keep your lowest card"

AluetteTablePresenter *toy_presenter_new (void);

/* Returns: how often the table has asked for what it shows */
guint toy_presenter_get_n_presented (ToyPresenter *self);
