/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

typedef struct _AluetteHost AluetteHost;

/* What a table on the network needs to know of a game, besides its AluGameKind, which has the same
 * id. */
typedef struct
{
  const char *id;

  /* Returns: whether a bot may stand in for the person in @seat. @present: the seats whose people
   * are here; @agreed: those of them who agree; bit per seat. */
  gboolean (*may_stand_in) (const AluGameHeader *header, guint seat, guint present, guint agreed);

  /* (nullable): Makes what a game has besides its log, an AluetteHostExtension: in Aluette gazes
   * and signs. @host: with a match that has not started. Returns: (transfer full). */
  GObject *(*extension_new) (AluetteHost *host);
} AluetteNetworkKind;

/* The registry: all games that are played over a network, followed by NULL. */
extern const AluetteNetworkKind *const aluette_network_kinds[];

/* aluette_network_kind_from_id:
 *
 * Returns: (nullable): the kind with this id. */
const AluetteNetworkKind *aluette_network_kind_from_id (const char *id);

G_END_DECLS
