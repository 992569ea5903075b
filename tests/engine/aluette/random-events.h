/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/aluette/alu-match-record.h"
#include "engine/aluette/alu-replay.h"

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

/* Any rule set with any options and any possible seating. */
void random_header (AluRng *rng, bool real_table, AluGameHeader *header);

/* Any next event that the rules allow: of chance or of a person, a sign or call, or a result of a
 * real table. */
void random_event (const AluMatch *match, AluRng *rng, uint64_t seed, AluEvent *event);

/* The result of reading a text and writing it again. */
typedef struct
{
  bool ok;
  AluGameFault error;
  AluMatch match;
  AluView view; /* of a seat's log */
  Text written;
} Reading;

/* Reads @text and writes it again; the writer must take every event that the reader gave. */
void read_and_write (const char *text, size_t length, Reading *reading);

/* As read_and_write (), for the log of one seat. */
void read_and_write_seat (const char *text, size_t length, Reading *reading);
