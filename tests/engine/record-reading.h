/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/alu-record.h"

/* A text that grows. */
typedef struct
{
  char *text; /* (nullable): NUL-terminated */
  size_t length;
  size_t room;
} Text;

void text_clear (Text *text);
void text_append (Text *text, const char *bytes, size_t length);

/* An AluGameSink that appends to a Text. */
void text_sink (const char *line, void *data);

/* Reads a file of the source tree; the path is relative to the root of the project. */
void text_load (Text *text, const char *name);

/* The result of reading a text and writing it again. */
typedef struct
{
  bool ok;
  AluGameFault error;
  AluRecordReader *reader;
  const void *match; /* of @reader; of a seat's log the view */
  Text written;
} Reading;

/* Reads @text and writes it again; the writer must take every event that the reader gave. */
void read_and_write (const AluGameKind *kind, const char *text, size_t length, Reading *reading);

/* As read_and_write (), for the log of one seat. */
void read_and_write_seat (const AluGameKind *kind, const char *text, size_t length,
                          Reading *reading);

void reading_clear (Reading *reading);
