/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/cli.h"

static bool
complain_of_file (const char *name)
{
  cli_complain ("%s: %s", name, strerror (errno));
  return false;
}

static bool
write_match (const CliMatchFiles *files, uint64_t number)
{
  char name[4096] = "-";
  FILE *file = stdout;
  bool ok;

  if (files->folder != NULL)
    {
      if (snprintf (name, sizeof name, "%s/match-%04llu%s", files->folder,
                    (unsigned long long) number, files->suffix)
          >= (int) sizeof name)
        errno = ENAMETOOLONG;
      else
        file = fopen (name, "wb");
      if (file == stdout || file == NULL)
        return complain_of_file (name);
    }
  ok = files->write (number, file, files->data);
  if (ferror (file) || (file != stdout && fclose (file) != 0))
    return complain_of_file (name);
  return ok;
}

int
cli_write_matches (const CliMatchFiles *files, uint64_t n)
{
  bool ok = true;

  if (files->folder != NULL && mkdir (files->folder, 0777) != 0 && errno != EEXIST)
    ok = complain_of_file (files->folder);
  for (uint64_t number = 1; ok && number <= n; number++)
    ok = write_match (files, number);
  return ok && fflush (stdout) == 0 ? CLI_OK : CLI_FAILURE;
}
