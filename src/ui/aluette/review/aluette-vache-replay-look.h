/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-replay-look.h"

/* What Aluette adds to the replay of its matches: who understood a sign, the signs of a deal, and
 * playing a deal again. */
extern const AluetteReplayLook aluette_vache_replay_look;
