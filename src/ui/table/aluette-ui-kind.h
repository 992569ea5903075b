/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-match-tools.h"
#include "ui/table/aluette-table-presenter.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the interface needs to know of a game, besides its AluGameKind, which has the same id. */
typedef struct
{
  const char *id;

  /* Returns: (transfer full): a presenter for one table and match. */
  AluetteTablePresenter *(*presenter_new) (void);

  /* A match in play */

  /* (nullable): Returns: (transfer full): what surrounds the table of a match in play. */
  AluetteMatchTools *(*match_tools_new) (void);
} AluetteUiKind;

/* The registry: all kinds, followed by NULL. */
extern const AluetteUiKind *const aluette_ui_kinds[];

/* aluette_ui_kind_from_id:
 *
 * Returns: (nullable): the kind with this id. */
const AluetteUiKind *aluette_ui_kind_from_id (const char *id);

G_END_DECLS
