/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "browser/aluette-web-companion.h"
#include "browser/aluette-web-json.h"
#include "browser/aluette-web-seat.h"
#include "browser/aluette-web-words.h"
#include "model/network/aluette-guest.h"
#include "model/network/aluette-rate-limit.h"

/* Shared by the files of a seat: the page and the way to a table are in aluette-web-seat.c, the
 * match in -table.c, and what the page says of it in -requests.c. */

/* What a seat shows of a match. */
typedef struct
{
  AluetteGame *game; /* (nullable): NULL before the match; then all is */
  AluetteSeatLog *log;
  AluetteTablePresenter *presenter;
  AluetteWebCompanion *companion; /* (nullable) */
  guint n_shown;                  /* lines */
  gboolean trick_stays;
  guint trick_timer; /* id of the clock's call, or 0 */
  AluetteTableState state;
  guint number;    /* of the state */
  guint choice_id; /* of the choice that has begun */
  AluetteCardSet chosen;
  char *notice;    /* (nullable) */
  GVariant *faces; /* of the others, by name */
} WebTable;

struct _AluetteWebSeat
{
  GObject parent_instance;

  AluetteChannel *page;
  AluetteWebLanguages *languages;
  guint language;
  AluetteClock *clock;
  AluetteWebConnect connect;
  gpointer data;
  gboolean one_table; /* there is no other */
  AluetteGuest *guest; /* (nullable): NULL before hello */
  AluetteRateLimit rate;
  guint hello_timer; /* id of the clock's call, or 0 */
  guint n_bad;       /* words that were refused */
  char *token;       /* (nullable): that the page has */
  char *lobby;       /* (nullable): what the page was told last of the people */
  WebTable table;
};

/* @builder: (transfer full): sends a message to the page. */
void web_seat_send (AluetteWebSeat *self, JsonBuilder *builder);

/* Takes over the match of the guest, or that there is none any more. */
void web_seat_follow_game (AluetteWebSeat *self);
void web_seat_drop_game (AluetteWebSeat *self);

/* Sends the state of the table. */
void web_seat_show_table (AluetteWebSeat *self);
AluetteTableLook web_seat_get_look (AluetteWebSeat *self);

/* @notice: (nullable): shows it in place of the last event. */
void web_seat_set_notice (AluetteWebSeat *self, const char *notice);

/* Takes what the page says about the match. */
void web_seat_take_request (AluetteWebSeat *self, const AluetteWebMessage *message);
