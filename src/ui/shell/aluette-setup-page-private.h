/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-bot-kind.h"
#include "ui/common/aluette-switch-row.h"
#include "ui/shell/aluette-seat-grid.h"
#include "ui/shell/aluette-setup-page.h"
#include "ui/table/aluette-game-choice.h"
#include "ui/table/aluette-ui-kind.h"

G_BEGIN_DECLS

/* What the files of the set-up page share. */

struct _AluetteSetupPage
{
  GtkWidget parent_instance;

  GtkWidget *header_bar;
  AdwWindowTitle *title;
  GtkWidget *start;
  AluetteGameChoice *game_choice;
  GtkWidget *presets_group;
  AdwPreferencesGroup *players;
  GtkFlowBox *presets;
  AdwComboRow *bot_level;
  AluetteSwitchRow *strong_partners;
  GtkWidget *page;
  AdwComboRow *rule_sets;
  AdwComboRow *seat_counts;
  AdwComboRow *length;
  AluetteSeatGrid *seats;
  GtkLabel *fault;
  AdwExpanderRow *options;
  AdwPreferencesGroup *length_group;
  GtkWidget *convention_row; /* (nullable): owned by the group */

  GSettings *settings;
  GPtrArray *option_rows; /* (element-type GtkWidget): owned by the group */
  const AluGameKind *kind;
  const AluetteUiKind *ui;
  const AluBotKind *bots; /* (nullable) */
  AluGameHeader header;
  GHashTable *drafts;  /* (element-type AluGameKind AluGameHeader): the matches of other games */
  char *standing;      /* (nullable): state of the best of three that the match continues */
  guint8 counts_shown; /* the numbers of seats to choose from, bit n for n seats */
  gboolean setting;    /* controls are being updated by the program */
  AluetteSetupPlace place;
  gboolean convention; /* bots whose level can follow the convention of the game do so */
};

/* Shows the whole match that is being set up. */
void aluette_setup_page_show_header (AluetteSetupPage *self);

/* Rules */

/* Shows the rule set, the number of seats, and the options. */
void aluette_setup_page_show_rules (AluetteSetupPage *self);

/* Callbacks of the rows. */
void aluette_setup_page_rule_set_chosen (AluetteSetupPage *self);
void aluette_setup_page_seat_count_chosen (AluetteSetupPage *self);

/* Bots */

/* Shows the level of the bots. Level 0 is not offered. */
void aluette_setup_page_show_bot_level (AluetteSetupPage *self);

/* Callbacks of the rows. */
void aluette_setup_page_bot_level_chosen (AluetteSetupPage *self);
void aluette_setup_page_strong_partners_chosen (AluetteSetupPage *self);

/* Shows the row of the convention of the game, such as official signals, if the game has one. */
void aluette_setup_page_show_convention (AluetteSetupPage *self);

/* Updates the levels of the bots. The convention is offered if one of them can follow it. */
void aluette_setup_page_apply_convention (AluetteSetupPage *self);

G_END_DECLS
