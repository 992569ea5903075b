/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-companion.h"

enum
{
  CHANGED,
  GESTURE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_INTERFACE (AluetteWebCompanion, aluette_web_companion, G_TYPE_OBJECT)

static void
aluette_web_companion_default_init (AluetteWebCompanionInterface *iface)
{
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_WEB_COMPANION, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[GESTURE] = g_signal_new ("gesture", ALUETTE_TYPE_WEB_COMPANION, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_STRING,
                                   G_TYPE_UINT);
}

void
aluette_web_companion_write (AluetteWebCompanion *self, JsonBuilder *builder)
{
  ALUETTE_WEB_COMPANION_GET_IFACE (self)->write (self, builder);
}

const char *
aluette_web_companion_describe (AluetteWebCompanion *self, const char *gesture)
{
  return ALUETTE_WEB_COMPANION_GET_IFACE (self)->describe (self, gesture);
}

void
aluette_web_companion_look (AluetteWebCompanion *self, const char *target)
{
  ALUETTE_WEB_COMPANION_GET_IFACE (self)->look (self, target);
}

gboolean
aluette_web_companion_sign (AluetteWebCompanion *self, const char *sign, guint strength,
                            guint hold_ms, GError **error)
{
  return ALUETTE_WEB_COMPANION_GET_IFACE (self)->sign (self, sign, strength, hold_ms, error);
}

void
aluette_web_companion_changed (AluetteWebCompanion *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
aluette_web_companion_show_gesture (AluetteWebCompanion *self, guint seat, const char *gesture,
                                    guint ms)
{
  g_signal_emit (self, signals[GESTURE], 0, seat, gesture, ms);
}

const AluetteWebKind *
aluette_web_kind_from_id (const char *id)
{
  for (guint i = 0; aluette_web_kinds[i] != NULL; i++)
    if (g_str_equal (aluette_web_kinds[i]->id, id))
      return aluette_web_kinds[i];
  return NULL;
}
