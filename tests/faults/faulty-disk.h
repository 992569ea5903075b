/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A disk that fails: replaces the calls of the C library that change files, for the files under one
 * folder. A test links it, or a program is started with it in LD_PRELOAD.
 *
 * A program started with it is told what to do by environment variables: ALUETTE_DISK_FOLDER is the
 * folder, and ALUETTE_DISK_STATE a file that the test writes: as long as this says "full" or
 * "read-only", all calls fail, except those that free room; if it says "write 7", the seventh write
 * since the program started fails (or fsync, open, rename). The calls are added to the file
 * ALUETTE_DISK_LOG, one a line: the call, the error or 0, and the path.
 */

typedef enum
{
  FAULTY_WRITE,
  FAULTY_SYNC,
  FAULTY_OPEN, /* to write */
  FAULTY_RENAME,
  FAULTY_N_CALLS,
} FaultyCall;

/* Sets the folder. Nothing fails until the next function. */
void faulty_disk_set_folder (const char *folder);

/* Lets calls number @first to @last of a kind fail with @code (errno), counted from 1 from now. */
void faulty_disk_fail (FaultyCall call, int first, int last, int code);

/* Returns: how many calls of this kind there were since then. */
int faulty_disk_get_n (FaultyCall call);
