/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/tarot/aluette-tarot-ui-kind.h"

#include "ui/tarot/aluette-tarot-match-tools.h"
#include "ui/tarot/aluette-tarot-presenter.h"

const AluetteUiKind aluette_tarot_ui_kind = {
  .id = "tarot",
  .presenter_new = aluette_tarot_presenter_new,
  .match_tools_new = aluette_tarot_match_tools_new,
};
