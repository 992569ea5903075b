/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "guest-caller.h"

/* What guests of a run do. */
typedef struct
{
  const AluGameKind *kind;
  const char *rules; /* id of a rule set */
  guint n_seats;     /* 0 for the usual number */
  char *words;       /* (nullable): of a table to join; NULL to open tables */
  guint n_people;    /* of a table; bots have the other seats. 0 for all seats, or for one person
                        who joins a table */
  guint n_deals;     /* of a match, where the game has this option; 0 for the usual number */
  guint n_matches;   /* until a table is done; 0 for any number */
  gboolean is_human; /* plays as slowly as people do, and looks at others */
  guint64 seed;
} GuestPlan;

/* What has happened. */
typedef struct
{
  guint n_tables;  /* whose match has begun */
  guint n_done;    /* tables that have played all their matches */
  guint n_matches; /* that are over */
  guint64 n_requests, n_refused;
  guint64 n_lines;     /* of the logs of all guests, in matches that are over */
  guint n_lost;        /* connections */
  guint n_away;        /* guests without a connection now */
  gint64 away_since;   /* time at which the first of these lost it */
  gint64 longest_away; /* milliseconds until everybody was back */
  guint n_closed;      /* guests whose seat the server has refused */
  guint n_different;   /* matches whose record is not the same for all guests */
  GArray *latencies;   /* (element-type float): milliseconds from asking to play a card until all
                           guests of the table have it */
} GuestFigures;

/* People of this program at one table. */
typedef struct _GuestTable GuestTable;

/* guest_table_new:
 * @number: of the table, from 0
 * @figures: not owned; counts what happens
 *
 * Opens a table and lets people join, or joins one, and plays. */
GuestTable *guest_table_new (const GuestPlan *plan, GuestCaller *caller, AluetteClock *clock,
                             guint number, GuestFigures *figures);
void guest_table_free (GuestTable *self);
