/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-table-presenter.h"

G_BEGIN_DECLS

/* What a table shows of a match of French Tarot. The presenter keeps what the user has begun to
 * choose, and whether the hands of a finished deal are open. */
#define ALUETTE_TYPE_TAROT_PRESENTER (aluette_tarot_presenter_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotPresenter, aluette_tarot_presenter, ALUETTE, TAROT_PRESENTER,
                      GObject)

/* aluette_tarot_presenter_new:
 *
 * Returns: (transfer full): a presenter for one table and match. */
AluetteTablePresenter *aluette_tarot_presenter_new (void);

G_END_DECLS
