/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "main-loop.h"
#include "model/network/aluette-guest.h"
#include "model/network/aluette-host.h"
#include "model/network/aluette-pipe-channel.h"

/* A table with a host, guests, and a network between them, on a clock that the test drives. */

#define TABLE_MAX_GUESTS 8

#define FOUR "human,human,human,human"
#define FOUR_NAMES "Anne,Rose,Léon,Émile"

typedef struct
{
  struct _Table *table;
  AluetteGuest *guest;
  AluettePipeChannel *channel; /* (nullable): the guest's side of the last connection */
  AluettePipeFaults faults;
  gboolean is_owner;
  gboolean is_cut;  /* whether connections fail */
  GPtrArray *lines; /* (element-type utf8): "< line" of the guest, "> line" of the host */
  GArray *times;    /* (element-type gint64): of these lines */
  GString *events;  /* what the guest was told: "asked 3 stand-in 2\n" */
  guint question;   /* the last one that was asked, or 0 */
  GRand *choices;   /* of what the guest plays */
  guint n_open, n_done, n_refused; /* requests without an answer, and with one */
  gboolean is_idle;                /* whether the guest plays nothing */
} Seat;

typedef struct _Table
{
  AluetteManualClock *clock;
  AluetteHost *host;
  Seat seats[TABLE_MAX_GUESTS];
  guint n_seats;
  guint thinking; /* bots */
  guint n_stopped;
  AluetteGuestConnect connector; /* (nullable): makes connections other than pipes; with a Seat */
} Table;

/* A table of a game.
 * @players: of each seat "human", "petit-jean:2" or a bot's level, with commas */
void table_header (const AluGameKind *kind, const char *rules, const char *players,
                   AluGameHeader *header);

/* @kind: its id. Opens a table without guests; everything random follows from @seed. */
void
table_init (Table *table, const char *kind, const char *rules, const char *players, guint seed);

void table_clear (Table *table);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

/* Takes another host: one that was stored and opened again. */
void table_set_host (Table *table, AluetteHost *host);

/* Adds a guest without connection; the first one is the table owner. */
Seat *table_add (Table *table, const char *name);

/* Adds guests who join, are let in by the first, and sit down in the seats of people, in order. */
void table_seat (Table *table, const char *names);

/* Adds a guest who shares the screen of @other, and sits down in the first free seat. */
Seat *table_seat_beside (Table *table, Seat *other, const char *name);

/* Lets the owner begin, and the time pass until everybody has got cards. */
void table_begin (Table *table);

/* Seats @names and begins. */
void table_start (Table *table, const char *names);

/* A match of Aluette of four people that has begun. */
void table_start_four (Table *table, guint seed);

/* Lets time pass. Nobody plays. */
void table_run (Table *table, guint ms);

/* Lets guests play by chance until they have acted @n_actions times, the match is over, or nobody
 * can act for a while. */
void table_play (Table *table, guint n_actions);

/* Plays until it is the turn of guest @number. */
void table_play_until_turn (Table *table, guint number);

gboolean table_is_over (Table *table);

/* Lets the guest act if it is awaited. Returns: whether it did. */
gboolean seat_act (Seat *seat);

/* Loses the connection of a guest. */
void seat_lose (Seat *seat);

AluetteGuestState seat_get_state (const Seat *seat);

/* Returns: what the guest knows of the person in seat @number, from 1. */
const char *seat_get_state_of (const Seat *seat, guint number);

/* Returns: whether something was in @events. */
gboolean seat_was_told (const Seat *seat, const char *event);

/* Sends a line in the name of a guest, whatever the guest knows. */
void seat_send (Seat *seat, const char *line);

/* Returns: (nullable): the last line from the host that begins with @start, without "> ". */
const char *seat_find (Seat *seat, const char *start);

/* Returns: (transfer full): all lines of the log that this guest has got since the last restart. */
char *seat_get_log_text (Seat *seat);

AluetteSeatLog *seat_get_log (Seat *seat);

/* The logs and views of all guests are those that the match gives. */
void table_check_logs (Table *table);
