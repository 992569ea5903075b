/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-text.h"

/* Returns: the length in bytes of the well-formed UTF-8 character at @text, or 0 if it is not
 * well-formed. Unicode Standard, table 3-7. */
static size_t
character_length (const unsigned char *text, size_t length)
{
  unsigned char first = text[0];
  size_t n = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;

  if ((first >= 0x80 && first < 0xc2) || first > 0xf4 || n > length)
    return 0;
  for (size_t i = 1; i < n; i++)
    if ((text[i] & 0xc0) != 0x80)
      return 0;
  if (n > 1 && ((first == 0xe0 && text[1] < 0xa0) || (first == 0xed && text[1] > 0x9f)
                || (first == 0xf0 && text[1] < 0x90) || (first == 0xf4 && text[1] > 0x8f)))
    return 0;
  return n;
}

/* Whether the well-formed character at @text is a control character, C0 or C1. */
static bool
is_control (const unsigned char *text)
{
  return text[0] < 0x20 || text[0] == 0x7f || (text[0] == 0xc2 && text[1] < 0xa0);
}

static bool
is_valid (const char *text, size_t length, bool allows_control)
{
  for (size_t at = 0; at < length;)
    {
      const unsigned char *character = (const unsigned char *) text + at;
      size_t n = character_length (character, length - at);

      if (n == 0 || (!allows_control && is_control (character)))
        return false;
      at += n;
    }
  return true;
}

bool
alu_text_is_utf8 (const char *text, size_t length)
{
  return is_valid (text, length, true);
}

bool
alu_text_is_plain (const char *text, size_t length)
{
  return is_valid (text, length, false);
}

bool
alu_text_is_spaced (const char *text, size_t length)
{
  for (size_t i = 0; i < length; i++)
    if (text[i] == ' ' && (i == 0 || i + 1 == length || text[i - 1] == ' '))
      return false;
  return true;
}
