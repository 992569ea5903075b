/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-text.h"

/* Returns: the length in bytes of the well-formed UTF-8 character at @text, or 0 if it is malformed
 * or a control character. Unicode Standard, table 3-7. */
static size_t
character_length (const unsigned char *text, size_t length)
{
  unsigned char first = text[0];
  size_t n = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;

  if (first < 0x20 || first == 0x7f || (first >= 0x80 && first < 0xc2) || first > 0xf4
      || n > length)
    return 0;
  for (size_t i = 1; i < n; i++)
    if ((text[i] & 0xc0) != 0x80)
      return 0;
  if (n > 1 && ((first == 0xc2 && text[1] < 0xa0) || (first == 0xe0 && text[1] < 0xa0)
                || (first == 0xed && text[1] > 0x9f) || (first == 0xf0 && text[1] < 0x90)
                || (first == 0xf4 && text[1] > 0x8f)))
    return 0;
  return n;
}

bool
alu_text_is_plain (const char *text, size_t length)
{
  for (size_t at = 0; at < length;)
    {
      size_t n = character_length ((const unsigned char *) text + at, length - at);

      if (n == 0)
        return false;
      at += n;
    }
  return true;
}
