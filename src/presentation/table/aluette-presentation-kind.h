/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-match-info.h"
#include "presentation/table/aluette-table-presenter.h"
#include "presentation/table/aluette-talk.h"

G_BEGIN_DECLS

/* Texts about a level of the game's bots. */
typedef struct
{
  const char *name;    /* marked for translation with the context "level" */
  const char *summary; /* marked for translation */
} AluetteLevelText;

/* Texts about a dummy, whose cards another player plays. */
typedef struct
{
  const char *name;       /* marked for translation with the context "kind of player" */
  const char *summary;    /* marked for translation */
  const char *no_captain; /* marked for translation: why a match cannot start with one */
} AluetteDummyText;

#define ALUETTE_PRESET_KEEPS_RULES (-1)

/* A kind of match that one press sets up, with the options of its rule set. */
typedef struct
{
  const char *title;       /* marked for translation */
  int rule_set;            /* or ALUETTE_PRESET_KEEPS_RULES, if they allow the number of seats */
  const char *players;     /* a letter per seat: h for a human, b for a bot, d for a dummy */
  const char *table_title; /* (nullable): marked for translation: of a table on the network, where
                              the seats of bots are for people; NULL if there is no such preset */
} AluetteMatchPreset;

/* Values of statistics that all games have, besides the metrics of their AluetteModelKind. */
#define ALUETTE_METRIC_WON "won" /* matches won, in percent of finished matches */
#define ALUETTE_METRIC_MATCHES "matches"
#define ALUETTE_METRIC_DEALS "deals"
#define ALUETTE_METRIC_POINTS "points"

#define ALUETTE_METRIC_MAX_TERMS 4

/* Where a value of the statistics is shown besides their table. */
typedef enum
{
  ALUETTE_CARD_NONE,
  ALUETTE_CARD_RESULTS, /* how matches end; the last value has a curve */
  ALUETTE_CARD_PLAY,    /* how one plays */
} AluetteMetricCard;

/* A value of the statistics. The first of a game is the share of matches won. */
typedef struct
{
  const char *name;                          /* marked for translation */
  const char *of[ALUETTE_METRIC_MAX_TERMS];  /* ids of metrics, which are added */
  const char *per[ALUETTE_METRIC_MAX_TERMS]; /* (nullable): the sum is divided by that of these */
  gboolean is_signed;                        /* shown with its sign */
  AluetteMetricCard card;
} AluetteMetricText;

#define ALUETTE_SETTING_MAX_VALUES 4

/* A setting of how the game looks, for the preferences. */
typedef struct
{
  const char *key;     /* in the settings of the app */
  const char *title;   /* marked for translation */
  const char *context; /* of the labels */
  const char *values[ALUETTE_SETTING_MAX_VALUES + 1];
  const char *labels[ALUETTE_SETTING_MAX_VALUES + 1]; /* marked for translation with that context */
} AluetteSettingText;

/* What is said and shown of a game, besides its AluGameKind, which has the same id. */
typedef struct
{
  const char *id;

  /* Returns: (transfer full): a presenter for one table and match. */
  AluetteTablePresenter *(*presenter_new) (void);

  /* (nullable): Finds what may be said of @event. @view: a spectator's, after it.
   * @seats: (out): who may say it, bit per seat */
  AluetteTalk (*find_talk) (AluetteView *view, gconstpointer event, guint *seats);

  const AluetteSettingText *settings;
  guint n_settings;

  /* A new match. */
  const char *play_label;         /* of a button, marked for translation, with a mnemonic */
  const AluetteLevelText *levels; /* one for each level of the AluBotKind; NULL without bots */
  const AluetteDummyText *dummy;  /* (nullable): NULL for a game without dummies */
  const AluetteMatchPreset *presets;
  guint n_presets;
  /* Returns: (transfer full): the rules with the length of the match: “Aluette to 5 points”. */
  char *(*format_rules) (const AluGameRules *rules);
  /* Returns: (transfer full): how an unfinished match stands, without players and date. */
  char *(*format_unfinished) (AluetteMatchInfo *match);

  /* @match: a match, or what the view of a seat knows of it; @listener: a seat, which is addressed
   * as “you”, or ALU_GAME_SPECTATOR; @deck: for the names of cards. Returns: (transfer full)
   * (nullable): whole sentences about how the last deal has ended; NULL while it goes on. */
  char *(*format_result) (const AluGameHeader *header, gconstpointer match, guint listener,
                          AluetteDeck deck);

  /* Challenges. */
  const char *challenge_rules; /* (nullable): marked for translation: what is different in them */
  /* (nullable): @points, @tricks: as in an AluetteChallengeDeal. Returns: (transfer full): the
   * result of a deal: “+1 point, tricks 3 + 2 against 1 + 2”. NULL for the points. */
  char *(*format_challenge_deal) (gint points, const guint8 *tricks);

  /* Statistics: what is shown, in this order. */
  const AluetteMetricText *metrics;
  guint n_metrics;
} AluettePresentationKind;

/* The registry: all kinds, followed by NULL. */
extern const AluettePresentationKind *const aluette_presentation_kinds[];

/* aluette_presentation_kind_from_id:
 *
 * Returns: (nullable): the kind with this id. */
const AluettePresentationKind *aluette_presentation_kind_from_id (const char *id);

/* aluette_presentation_kind_get_level_name, aluette_presentation_kind_get_level_summary:
 * @level: index in the AluBotKind of the game
 *
 * Returns: (transfer none): the name of a level of bots, or a sentence about it. Do not keep the
 *   text, because the language can change. */
const char *
aluette_presentation_kind_get_level_name (const AluettePresentationKind *kind, int level);
const char *
aluette_presentation_kind_get_level_summary (const AluettePresentationKind *kind, int level);

/* aluette_presentation_kind_get_convention:
 *
 * Returns: (transfer none) (nullable): how users choose the convention that players of a match
 *   follow; NULL if nobody follows one. */
const AluGameOption *aluette_presentation_kind_get_convention (
    const AluettePresentationKind *kind, const AluGameHeader *header);

/* aluette_presentation_kind_format_match:
 *
 * Returns: (transfer full): what a match is played by: its rules, its length, and the convention
 *   that players follow. */
char *aluette_presentation_kind_format_match (const AluettePresentationKind *kind,
                                              const AluGameHeader *header);

G_END_DECLS
