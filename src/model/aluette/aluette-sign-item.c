/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-sign-item.h"

char *
aluette_sign_item (AluSign sign, gboolean make)
{
  return g_strconcat (make ? "make-" : "see-", alu_sign_id (sign), NULL);
}
