/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette/aluette-vache-web-kind.h"

#include <glib/gi18n.h>

#include "browser/aluette/aluette-web-signs.h"

static const AluetteWebAction actions[] = {
  { "offer", "offer", NC_("offer", "Offer to Settle") },
  { "propose", "misère", NC_("misère", "Concede the Deal") },
  { NULL, NULL, NULL },
};

const AluetteWebKind aluette_vache_web_kind = {
  .id = "aluette",
  .actions = actions,
  .companion_new = aluette_web_signs_new,
};
