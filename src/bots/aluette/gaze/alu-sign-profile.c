/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/gaze/alu-sign-profile.h"

/* clang-format off */
static const AluSignProfile profiles[ALU_N_LEVELS] = {
  /*                         looking                       perceiving making
   *                         cards trick partner opponent  notice    length size caution eagerness
   *                                       dwell sort      read      corner tries chatter */
  [ALU_LEVEL_RANDOM]     = { 60, 20,  8,  4, 1500, 3600, 450, 900, 1300, 95,   0,  5, 10, 4, 60 },
  [ALU_LEVEL_NOVICE]     = { 60, 20,  8,  4, 1500, 3600, 450, 900, 1300, 95,   0,  5, 10, 4, 60 },
  [ALU_LEVEL_CASUAL]     = { 46, 20, 16,  6, 1250, 3000, 360, 700, 1100, 85,  20, 12, 30, 3, 50 },
  [ALU_LEVEL_VILLAGER]   = { 32, 20, 24, 10, 1050, 2400, 260, 500,  900, 70,  90, 28, 60, 3, 40 },
  [ALU_LEVEL_STRONG]     = { 26, 18, 26, 14,  900, 2000, 190, 360,  760, 60, 110, 30, 75, 2, 35 },
  [ALU_LEVEL_EXPERT]     = { 20, 16, 28, 18,  800, 1700, 130, 250,  660, 55, 130, 32, 85, 2, 30 },
  [ALU_LEVEL_MASTER]     = { 16, 14, 28, 22,  700, 1400, 100, 180,  560, 50, 150, 36, 95, 2, 25 },
};
/* clang-format on */

const AluSignProfile *
alu_sign_profile (AluLevel level)
{
  return &profiles[level];
}
