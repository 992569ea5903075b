/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-aluette-ui-kind.h"

#include "ui/aluette/aluette-aluette-match-tools.h"
#include "ui/aluette/aluette-aluette-presenter.h"

const AluetteUiKind aluette_aluette_ui_kind = {
  .id = "aluette",
  .presenter_new = aluette_aluette_presenter_new,
  .match_tools_new = aluette_aluette_match_tools_new,
};
