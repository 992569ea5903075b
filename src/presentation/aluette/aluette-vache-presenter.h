/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-table-presenter.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_VACHE_PRESENTER (aluette_vache_presenter_get_type ())
G_DECLARE_FINAL_TYPE (AluetteVachePresenter, aluette_vache_presenter, ALUETTE,
                      VACHE_PRESENTER, GObject)

/*
 * What Aluette says about a table.
 *
 * Actions: offer, propose, accept, refuse, agree, decline, chant-yes, chant-no, reject.
 */

/* Returns: (transfer full): a presenter for one table and match */
AluetteTablePresenter *aluette_vache_presenter_new (void);

G_END_DECLS
