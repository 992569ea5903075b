/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette/aluette-web-signs.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-event.h"
#include "engine/aluette/alu-rules.h"
#include "model/aluette/aluette-gaze-words.h"
#include "model/aluette/aluette-remote-gaze.h"
#include "presentation/aluette/aluette-gaze-text.h"
#include "presentation/aluette/aluette-sign-book.h"

struct _AluetteWebSigns
{
  GObject parent_instance;

  AluetteGame *game;
  AluetteGaze *gaze;
  guint seat;
};

static void aluette_web_signs_iface_init (AluetteWebCompanionInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteWebSigns, aluette_web_signs, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_WEB_COMPANION,
                                                      aluette_web_signs_iface_init))

static void
aluette_web_signs_dispose (GObject *object)
{
  AluetteWebSigns *self = ALUETTE_WEB_SIGNS (object);

  if (self->gaze != NULL)
    g_signal_handlers_disconnect_by_data (self->gaze, self);
  g_clear_object (&self->gaze);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (aluette_web_signs_parent_class)->dispose (object);
}

static void
aluette_web_signs_class_init (AluetteWebSignsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_web_signs_dispose;
}

static void
aluette_web_signs_init (AluetteWebSigns *self)
{
}

static void
write_sign (AluetteWebSigns *self, JsonBuilder *builder, AluSign sign, guint strength)
{
  AluetteGesture gesture = aluette_sign_gesture (NULL, sign, strength);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "sign");
  json_builder_add_string_value (builder, alu_sign_id (sign));
  json_builder_set_member_name (builder, "strength");
  json_builder_add_int_value (builder, strength);
  json_builder_set_member_name (builder, "title");
  json_builder_add_string_value (builder,
                                 strength > 1 ? _("Very weak hand") : aluette_sign_title (sign));
  json_builder_set_member_name (builder, "text");
  json_builder_add_string_value (builder, aluette_gesture_text (gesture));
  json_builder_set_member_name (builder, "gesture");
  json_builder_add_string_value (builder, aluette_gesture_get_id (gesture));
  json_builder_end_object (builder);
}

static void
web_signs_write (AluetteWebCompanion *companion, JsonBuilder *builder)
{
  AluetteWebSigns *self = ALUETTE_WEB_SIGNS (companion);
  guint n_seats = aluette_game_get_header (self->game)->rules.n_seats;
  g_autofree char *watchers = aluette_gaze_text_watchers (self->game, self->gaze, self->seat);

  json_builder_set_member_name (builder, "watchers");
  json_builder_add_string_value (builder, watchers);
  json_builder_set_member_name (builder, "eyes");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *target = aluette_gaze_format_target (aluette_gaze_get_target (self->gaze,
                                                                                     seat));

      json_builder_add_string_value (builder, target);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "signs");
  json_builder_begin_array (builder);
  for (AluSign sign = 0; sign < ALU_N_SIGNS; sign++)
    if (aluette_gaze_may_sign (self->gaze, self->seat, sign, NULL))
      for (guint strength = sign == ALU_SIGN_MISERE; strength <= 2 * (sign == ALU_SIGN_MISERE);
           strength++)
        write_sign (self, builder, sign, strength);
  json_builder_end_array (builder);
}

static const char *
web_signs_describe (AluetteWebCompanion *companion, const char *gesture)
{
  return aluette_gesture_text ((AluetteGesture) aluette_gesture_find (gesture));
}

static void
web_signs_look (AluetteWebCompanion *companion, const char *text)
{
  AluetteWebSigns *self = ALUETTE_WEB_SIGNS (companion);
  guint target;

  if (aluette_gaze_parse_target (text, &target) && target != self->seat
      && target != ALU_GAZE_HIDDEN)
    aluette_gaze_look (self->gaze, target);
}

static gboolean
web_signs_sign (AluetteWebCompanion *companion, const char *text, guint strength, guint hold_ms,
                GError **error)
{
  AluetteWebSigns *self = ALUETTE_WEB_SIGNS (companion);
  int sign = alu_sign_from_id (text);

  return sign < 0
         || aluette_gaze_make_sign (self->gaze, self->seat, (AluSign) sign, strength, hold_ms,
                                    error);
}

static void
aluette_web_signs_iface_init (AluetteWebCompanionInterface *iface)
{
  iface->write = web_signs_write;
  iface->describe = web_signs_describe;
  iface->look = web_signs_look;
  iface->sign = web_signs_sign;
}

static void
on_sign (AluetteWebSigns *self, const AluEvent *event)
{
  AluSign sign = (AluSign) event->sign.sign;
  guint length_ms;
  double size;

  aluette_gaze_recall (self->gaze, event->seat, sign, &length_ms, &size);
  aluette_web_companion_show_gesture (
      ALUETTE_WEB_COMPANION (self), event->seat,
      aluette_gesture_get_id (aluette_sign_gesture (NULL, sign, event->sign.strength)), length_ms);
}

AluetteWebCompanion *
aluette_web_signs_new (AluetteGame *game, guint seat)
{
  AluetteWebSigns *self;
  AluRules rules;

  alu_rules_from_game (&aluette_game_get_header (game)->rules, &rules);
  if (!rules.signs && !rules.parlante)
    return NULL;
  self = g_object_new (ALUETTE_TYPE_WEB_SIGNS, NULL);
  self->game = g_object_ref (game);
  self->seat = seat;
  self->gaze = aluette_remote_gaze_new (game);
  aluette_gaze_set_viewer (self->gaze, seat);
  g_signal_connect_swapped (self->gaze, "gaze-changed", G_CALLBACK (aluette_web_companion_changed),
                            self);
  g_signal_connect_swapped (self->gaze, "sign-made", G_CALLBACK (on_sign), self);
  return ALUETTE_WEB_COMPANION (self);
}
