/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* locks of open file descriptions */
#include "model/storage/aluette-match-lock.h"

#include <errno.h>
#include <fcntl.h>

int
aluette_match_lock_open (const char *path)
{
  g_autofree char *name = g_strconcat (path, "-lock", NULL);

  return open (name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

gboolean
aluette_match_lock_has_others (int lock, gint64 number)
{
  struct flock range = {
    .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = number, .l_len = 1
  };

  return fcntl (lock, F_OFD_GETLK, &range) == 0 && range.l_type != F_UNLCK;
}

gboolean
aluette_match_lock_take (int lock, gint64 number, gboolean shared, gboolean wait)
{
  struct flock range = {
    .l_type = shared ? F_RDLCK : F_WRLCK, .l_whence = SEEK_SET, .l_start = number, .l_len = 1
  };
  int result;

  do
    result = fcntl (lock, wait ? F_OFD_SETLKW : F_OFD_SETLK, &range);
  while (result != 0 && errno == EINTR);
  /* Without support for locks, matches can still be played. */
  return result == 0 || (errno != EAGAIN && errno != EACCES);
}
