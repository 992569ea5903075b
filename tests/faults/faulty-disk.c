/* SPDX-License-Identifier: GPL-3.0-or-later */

/* No other thread is stopped by a fault: the counters are atomic. */

#include "faulty-disk.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static char the_folder[PATH_MAX];
static atomic_int counts[FAULTY_N_CALLS];
static atomic_int failing = FAULTY_N_CALLS; /* the kind of calls that fail */
static atomic_int first_failing, last_failing, failing_code;

void
faulty_disk_set_folder (const char *folder)
{
  faulty_disk_fail (FAULTY_N_CALLS, 0, 0, 0);
  snprintf (the_folder, sizeof the_folder, "%s", folder);
}

void
faulty_disk_fail (FaultyCall call, int first, int last, int code)
{
  failing = FAULTY_N_CALLS;
  for (int i = 0; i < FAULTY_N_CALLS; i++)
    counts[i] = 0;
  first_failing = first;
  last_failing = last;
  failing_code = code;
  failing = call;
}

int
faulty_disk_get_n (FaultyCall call)
{
  return counts[call];
}

static const char *const call_names[FAULTY_N_CALLS] = { "write", "fsync", "open", "rename" };

/* Adds a call to ALUETTE_DISK_LOG. */
static void
log_call (FaultyCall call, const char *file_path, int code)
{
  const char *path = getenv ("ALUETTE_DISK_LOG");
  int flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC;
  char line[PATH_MAX + 32];
  int file, length;

  if (path == NULL)
    return;
  file = (int) syscall (SYS_openat, AT_FDCWD, path, flags, 0600);
  length = snprintf (line, sizeof line, "%s %d %s\n", call_names[call], code, file_path);
  if (syscall (SYS_write, file, line, length) != length)
    abort ();
  syscall (SYS_close, file);
}

/* Returns: 0, or the error that the state of the disk in ALUETTE_DISK_STATE means for call @number
 * of its kind. On a full disk, files that exist can be opened. */
static int
read_state (FaultyCall call, int number, const char *file_path)
{
  const char *path = getenv ("ALUETTE_DISK_STATE");
  char state[16] = "", failing_call[16];
  int file = path != NULL ? (int) syscall (SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC) : -1;

  if (file < 0)
    return 0;
  if (syscall (SYS_read, file, state, sizeof state - 1) < 0)
    state[0] = '\0';
  syscall (SYS_close, file);
  if (strcmp (state, "read-only") == 0)
    return EROFS;
  snprintf (failing_call, sizeof failing_call, "%s %d", call_names[call], number);
  if (strcmp (state, failing_call) == 0)
    return EIO;
  if (strcmp (state, "full") != 0 || call == FAULTY_SYNC)
    return 0;
  return call == FAULTY_OPEN && access (file_path, F_OK) == 0 ? 0 : ENOSPC;
}

static const char *
get_folder (void)
{
  return the_folder[0] != '\0' ? the_folder : getenv ("ALUETTE_DISK_FOLDER");
}

/* Whether a call fails; if so, errno is set. */
static int
path_fails (FaultyCall call, const char *path)
{
  const char *folder = get_folder ();
  int number, code;

  if (folder == NULL || path == NULL || strncmp (path, folder, strlen (folder)) != 0)
    return 0;
  number = ++counts[call];
  code = failing == (int) call && number >= first_failing && number <= last_failing ? failing_code
                                                                                    : 0;
  if (code == 0)
    code = read_state (call, number, path);
  log_call (call, path, code);
  if (code != 0)
    errno = code;
  return code != 0;
}

static int
file_fails (FaultyCall call, int file)
{
  char link[64], path[PATH_MAX];
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", file);
  length = readlink (link, path, sizeof path - 1);
  if (length < 0)
    return 0;
  path[length] = '\0';
  return path_fails (call, path);
}

static void *
find_next (const char *name)
{
  return dlsym (RTLD_NEXT, name);
}

#define REPLACE_FILE_CALL(type, name, call, parameters, arguments)                                 \
  type name parameters;                                                                            \
  type name parameters                                                                             \
  {                                                                                                \
    type (*next) parameters = NULL;                                                                \
                                                                                                   \
    *(void **) &next = find_next (#name);                                                          \
    return file_fails (call, file) ? -1 : next arguments;                                          \
  }

REPLACE_FILE_CALL (ssize_t, write, FAULTY_WRITE, (int file, const void *data, size_t size),
                   (file, data, size))
REPLACE_FILE_CALL (ssize_t, pwrite, FAULTY_WRITE,
                   (int file, const void *data, size_t size, off_t offset),
                   (file, data, size, offset))
REPLACE_FILE_CALL (ssize_t, pwrite64, FAULTY_WRITE,
                   (int file, const void *data, size_t size, off64_t offset),
                   (file, data, size, offset))
REPLACE_FILE_CALL (int, fsync, FAULTY_SYNC, (int file), (file))
REPLACE_FILE_CALL (int, fdatasync, FAULTY_SYNC, (int file), (file))

#define REPLACE_OPEN(name)                                                                         \
  int name (const char *path, int flags, ...);                                                     \
  int name (const char *path, int flags, ...)                                                      \
  {                                                                                                \
    int (*next) (const char *, int, ...) = NULL;                                                   \
    mode_t mode = 0;                                                                               \
    va_list rest;                                                                                  \
                                                                                                   \
    va_start (rest, flags);                                                                        \
    if (flags & (O_CREAT | __O_TMPFILE))                                                           \
      mode = va_arg (rest, mode_t);                                                                \
    va_end (rest);                                                                                 \
    *(void **) &next = find_next (#name);                                                          \
    if ((flags & O_ACCMODE) != O_RDONLY && path_fails (FAULTY_OPEN, path))                         \
      return -1;                                                                                   \
    return next (path, flags, mode);                                                               \
  }

REPLACE_OPEN (open)
REPLACE_OPEN (open64)

int
rename (const char *from, const char *to)
{
  int (*next) (const char *, const char *) = NULL;

  *(void **) &next = find_next ("rename");
  return path_fails (FAULTY_RENAME, to) ? -1 : next (from, to);
}
