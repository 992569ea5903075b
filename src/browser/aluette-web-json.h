/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "presentation/table/aluette-table-presenter.h"

G_BEGIN_DECLS

/* What a page is told of a table, as JSON. Seats are those of the game, from 0; a card is its code,
 * or null for its back. What is empty is left out. */

/* aluette_web_json_begin:
 * @word: of the message
 *
 * Returns: (transfer full): a message to which members are added. */
JsonBuilder *aluette_web_json_begin (const char *word);

/* aluette_web_json_end:
 * @builder: (transfer full)
 *
 * Returns: (transfer full): the text of the message. */
char *aluette_web_json_end (JsonBuilder *builder);

void aluette_web_json_add_text (JsonBuilder *builder, const char *name, const char *text);
void aluette_web_json_add_number (JsonBuilder *builder, const char *name, gint64 number);
void aluette_web_json_add_flag (JsonBuilder *builder, const char *name, gboolean flag);

/* aluette_web_json_add_state:
 * @look: of the presenter that made @state
 *
 * Adds what the table shows. */
void aluette_web_json_add_state (JsonBuilder *builder, AluetteTablePresenter *presenter,
                                 const AluetteTableLook *look, const AluetteTableState *state);

/* aluette_web_json_add_cue:
 * @name: of the member
 *
 * Adds the cards that move. */
void aluette_web_json_add_cue (JsonBuilder *builder, const char *name, const AluetteDeckInfo *deck,
                               const AluetteTableCue *cue);

void aluette_web_json_add_tricks (JsonBuilder *builder, const AluetteDeckInfo *deck,
                                  const AluetteTableTricks *tricks);

/* aluette_web_json_is_enabled:
 * @name: of an action of the presenter, or of any table
 *
 * Returns: whether the action is possible now. */
gboolean aluette_web_json_is_enabled (const AluetteTableState *state, const char *name);

/* aluette_web_json_parse_action:
 * @action: as AluetteTableButton has it
 * @name: (out) (transfer full): without "table."
 * @target: (out) (transfer full) (nullable): of its parameter
 *
 * Returns: whether it is an action of the table, whose target is a text or missing. */
gboolean aluette_web_json_parse_action (const char *action, char **name, char **target);

G_END_DECLS
