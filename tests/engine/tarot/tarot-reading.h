/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tarot-support.h"

#include "engine/tarot/tarot-record.h"

/* A text that grows. */
typedef struct
{
  char *text; /* (nullable): NUL-terminated */
  size_t length;
  size_t room;
} Text;

void text_clear (Text *text);
void text_append (Text *text, const char *bytes, size_t length);

/* A AluGameSink that appends to a Text. */
void text_sink (const char *line, void *data);

/* Reads a whole file of the sources, named from the project's root. */
void text_load (Text *text, const char *name);

/* The result of reading a text and writing it again. */
typedef struct
{
  bool ok;
  AluGameFault error;
  TarotMatch match;
  Text written;
} Reading;

/* Reads @text and writes it again; the writer must take every event that the reader gave. */
void read_and_write (const char *text, size_t length, Reading *reading);

/* Any header with random rules. */
void random_header (AluRng *rng, bool real_table, AluGameHeader *header);
