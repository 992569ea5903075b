/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "matches-driver.h"
#include "table-driver.h"
#include "ui-driver.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/table/aluette-table.h"

/* Tables with a coach in real windows, for tests and pictures. */

typedef struct
{
  GtkWidget *window;
  AluetteMatchView *view;
  AluetteTable *table;
  AluetteGame *game;
} CoachTable;

/* A match of one human (the first seat) and bots, played until the human's turn after @trick
 * tricks, with cards on the table; the first seed from @seed on with such a moment. */
void coach_driver_open (CoachTable *self, guint64 seed, guint trick, int width, int height);

/* The same, played until the coach offers to end a decided deal. */
void coach_driver_open_settled (CoachTable *self, guint64 seed, int width, int height);

/* Plays the human's cards to the end of the deal. */
void coach_driver_finish_deal (CoachTable *self);

/* Waits until a human must act or the match has stopped, and no card moves. By then, the coach has
 * offered to end the deal if it is decided. */
void coach_driver_wait_for_rest (CoachTable *self);

/* Activates an action of the match view. Returns: whether it exists. */
gboolean coach_driver_do (CoachTable *self, const char *action);

/* Returns: whether the coach shows a text, computes an answer or ends the deal. */
gboolean coach_driver_is_active (CoachTable *self);

/* Waits until the coach has an answer. Returns: (nullable): its text over the hand. */
const char *coach_driver_await_speech (CoachTable *self);

/* Returns: (nullable): the text that is now over the hand. */
const char *coach_driver_get_speech (CoachTable *self);

void coach_driver_close (CoachTable *self);
