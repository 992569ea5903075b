/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/common/aluette-signed-number.h"

char *
aluette_signed_number (gint64 number)
{
  const char *sign = number > 0 ? "+" : number < 0 ? "−" : "";

  return g_strdup_printf ("%s%" G_GINT64_FORMAT, sign, ABS (number));
}
