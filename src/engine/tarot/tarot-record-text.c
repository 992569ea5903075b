/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-record-lines.h"

#include <string.h>

bool
tarot_record_has_control (const char *text, size_t length)
{
  for (size_t i = 0; i < length; i++)
    if ((unsigned char) text[i] < 0x20 || text[i] == 0x7f)
      return true;
  return false;
}

bool
tarot_record_is_spaced (const char *text, size_t length)
{
  for (size_t i = 0; i < length; i++)
    if (text[i] == ' ' && (i == 0 || i + 1 == length || text[i - 1] == ' '))
      return false;
  return true;
}

bool
tarot_record_level_ok (const char *level)
{
  size_t length = strspn (level, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return length > 0 && length < sizeof ((TarotPlayer *) NULL)->level && level[length] == '\0';
}

bool
tarot_record_date_ok (const char *date)
{
  static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
  static const char form[] = "dddd-dd-dd";
  int year, month, day;

  for (size_t i = 0; i < sizeof form; i++)
    if (form[i] == 'd' ? date[i] < '0' || date[i] > '9' : date[i] != form[i])
      return false;
  year = (date[0] - '0') * 1000 + (date[1] - '0') * 100 + (date[2] - '0') * 10 + date[3] - '0';
  month = (date[5] - '0') * 10 + date[6] - '0';
  day = (date[8] - '0') * 10 + date[9] - '0';
  if (month < 1 || month > 12 || day < 1)
    return false;
  if (month == 2 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0))
    return day <= 29;
  return day <= days[month - 1];
}
