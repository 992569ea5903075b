/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/signs/aluette-sign-keys.h"

#include <gdk/gdk.h>

#include "presentation/aluette/aluette-sign-book.h"

/* Characters of the digit keys 0 to 9 without Shift on French and Belgian keyboards. */
static const gunichar french_digits[] = { 0xe0, '&', 0xe9, '"', '\'', '(', 0, 0xe8, 0, 0xe7 };

int
aluette_sign_from_key (guint keyval)
{
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    keyval = GDK_KEY_0 + (keyval - GDK_KEY_KP_0);
  for (guint i = 0; i < G_N_ELEMENTS (french_digits); i++)
    if (french_digits[i] != 0 && gdk_keyval_to_unicode (keyval) == french_digits[i])
      keyval = GDK_KEY_0 + i;
  /* The keys 6 and 8 of both keyboards. */
  if (keyval == GDK_KEY_minus || keyval == GDK_KEY_section)
    keyval = GDK_KEY_6;
  if (keyval == GDK_KEY_underscore || keyval == GDK_KEY_exclam)
    keyval = GDK_KEY_8;
  keyval = gdk_keyval_to_lower (keyval);
  for (int i = 0; i < ALU_N_SIGNS; i++)
    if ((guint) aluette_sign_key ((AluSign) i) == keyval)
      return i;
  return -1;
}
