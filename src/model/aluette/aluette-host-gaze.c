/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-host-gaze.h"

#include <string.h>

#include "model/aluette/aluette-gaze-words.h"
#include "model/aluette/aluette-local-gaze.h"
#include "model/aluette/aluette-vache-game.h"
#include "model/network/aluette-host.h"
#include "model/network/aluette-protocol.h"

/* Turns of this time are told in one line. */
#define BATCH_MS 100

struct _AluetteHostGaze
{
  GObject parent_instance;

  AluetteHost *host; /* weak: owns this object */
  AluetteClock *clock;
  AluetteLocalGaze *gaze;
  guint in_front;   /* of several people at one screen, the one in front of it, bit per seat */
  guint turned;     /* seats whose turn was not told, bit per seat */
  gint64 last_sent; /* time of the last line about gazes */
  guint timer;      /* id of the clock's call, or 0 */
};

static void extension_iface_init (AluetteHostExtensionInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteHostGaze, aluette_host_gaze, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_HOST_EXTENSION,
                                                      extension_iface_init))

static void
aluette_host_gaze_dispose (GObject *object)
{
  AluetteHostGaze *self = ALUETTE_HOST_GAZE (object);

  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  self->timer = 0;
  if (self->gaze != NULL)
    g_signal_handlers_disconnect_by_data (self->gaze, self);
  g_clear_object (&self->gaze);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (aluette_host_gaze_parent_class)->dispose (object);
}

static void
aluette_host_gaze_class_init (AluetteHostGazeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_host_gaze_dispose;
}

static void
aluette_host_gaze_init (AluetteHostGaze *self)
{
}

static guint
get_n_seats (AluetteHostGaze *self)
{
  return aluette_game_get_header (aluette_host_get_game (self->host))->rules.n_seats;
}

/* Gazes */

/* @line: (nullable) (transfer full) */
static void
send_to_all (AluetteHostGaze *self, char *line)
{
  g_autofree char *text = line;

  for (guint seat = 0; seat < get_n_seats (self); seat++)
    aluette_host_send_to_seat (self->host, seat, g_strdup (text));
}

/* Returns: (transfer full) (nullable): a line with what the players in @seats look at. */
static char *
write_gazes (AluetteHostGaze *self, guint seats)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint seat = 0; seat < get_n_seats (self); seat++)
    if ((seats & (1u << seat)) != 0)
      {
        g_autofree char *target = aluette_gaze_format_target (
            aluette_gaze_get_target (ALUETTE_GAZE (self->gaze), seat));

        g_string_append_printf (list, "%s%u %s", list->len > 0 ? " " : "", seat + 1, target);
      }
  return list->len > 0 ? aluette_protocol_write (ALUETTE_WORD_GAZE, list->str) : NULL;
}

static void
send_turned (gpointer data)
{
  AluetteHostGaze *self = data;

  self->timer = 0;
  self->last_sent = aluette_clock_get_time (self->clock);
  send_to_all (self, write_gazes (self, self->turned));
  self->turned = 0;
}

static void
on_gaze_changed (AluetteHostGaze *self, guint seat)
{
  gint64 wait = self->last_sent + BATCH_MS - aluette_clock_get_time (self->clock);

  self->turned |= 1u << seat;
  if (self->timer == 0)
    self->timer = aluette_clock_add (self->clock, (guint) MAX (wait, 0), send_turned, self);
}

/* Signs */

static void
on_sign_seen (AluetteHostGaze *self, guint observer, const AluEvent *sign, guint left_ms,
              guint size)
{
  aluette_host_send_to_seat (self->host, observer,
                             aluette_protocol_write (ALUETTE_WORD_SIGN, sign->seat + 1u,
                                                     alu_sign_id ((AluSign) sign->sign.sign),
                                                     (guint) sign->sign.strength, size, left_ms));
}

/* Whether the person in @seat is in front of their screen. */
static gboolean
is_in_front (AluetteHostGaze *self, guint seat)
{
  guint screen = aluette_host_get_screen (self->host, seat);

  return screen == 1u << seat || (self->in_front & (1u << seat)) != 0;
}

/* Who is there, and how far away, is known when something happens. Of several people at one screen,
 * the others see their partners' signs when it is their turn, as at a table without network. */
static void
update_people (AluetteHostGaze *self)
{
  guint present = 0, in_front = 0;

  for (guint seat = 0; seat < get_n_seats (self); seat++)
    if (aluette_host_is_present (self->host, seat))
      {
        guint least, last = aluette_host_get_round_trip (self->host, seat, &least);

        present |= 1u << seat;
        in_front |= is_in_front (self, seat) ? 1u << seat : 0;
        aluette_local_gaze_set_round_trip (self->gaze, seat, last, least);
      }
  aluette_local_gaze_set_present (self->gaze, in_front, present & ~in_front);
}

/* The others at the same screen are no longer in front of it. */
static void
come_to_front (AluetteHostGaze *self, guint seat)
{
  self->in_front &= ~aluette_host_get_screen (self->host, seat);
  self->in_front |= 1u << seat;
  update_people (self);
}

/* Who has a screen of their own is always in front of it. */
static AluetteCode
leave_front (AluetteHostGaze *self, guint seat)
{
  if (aluette_host_get_screen (self->host, seat) == 1u << seat)
    return ALUETTE_CODE_BAD_LINE;
  self->in_front &= ~(1u << seat);
  update_people (self);
  return ALUETTE_CODE_NONE;
}

static AluetteCode
make_sign (AluetteHostGaze *self, guint seat, const char *sign, guint strength, guint hold_ms)
{
  int number = alu_sign_from_id (sign);

  if (number < 0 || strength > 2)
    return ALUETTE_CODE_BAD_LINE;
  come_to_front (self, seat);
  if (aluette_local_gaze_is_signing (self->gaze, seat)
      || !aluette_gaze_make_sign (ALUETTE_GAZE (self->gaze), seat, (AluSign) number, strength,
                                  hold_ms, NULL))
    return ALUETTE_CODE_NOT_NOW;
  return ALUETTE_CODE_NONE;
}

static AluetteCode
look (AluetteHostGaze *self, guint seat, const char *text)
{
  guint target;

  if (!aluette_gaze_parse_target (text, &target)
      || (target < ALU_MAX_SEATS && target >= get_n_seats (self)))
    return ALUETTE_CODE_BAD_LINE;
  if (target == ALU_GAZE_HIDDEN)
    return leave_front (self, seat);
  come_to_front (self, seat);
  aluette_local_gaze_look_from (self->gaze, seat, target);
  return ALUETTE_CODE_NONE;
}

static AluetteCode
handle_line (AluetteHostExtension *extension, guint seat, const AluetteMessage *message)
{
  AluetteHostGaze *self = ALUETTE_HOST_GAZE (extension);

  if (message->word == ALUETTE_WORD_LOOK)
    return look (self, seat, message->texts[0]);
  return make_sign (self, seat, message->texts[0], message->numbers[1], message->numbers[2]);
}

/* Somebody who comes sees where all look. */
static void
arrived (AluetteHostExtension *extension, guint seat)
{
  AluetteHostGaze *self = ALUETTE_HOST_GAZE (extension);

  update_people (self);
  aluette_host_send_to_seat (self->host, seat, write_gazes (self, ~0u));
}

static void
extension_iface_init (AluetteHostExtensionInterface *iface)
{
  iface->handle = handle_line;
  iface->arrived = arrived;
}

GObject *
aluette_host_gaze_new (AluetteHost *host)
{
  AluetteGame *game = aluette_host_get_game (host);
  const gint16 *options = aluette_game_get_header (game)->rules.options;
  AluetteHostGaze *self;

  if (!options[ALU_OPTION_SIGNS] && !options[ALU_OPTION_PARLANTE])
    return NULL;
  self = g_object_new (ALUETTE_TYPE_HOST_GAZE, NULL);
  self->host = host;
  self->clock = g_object_ref (aluette_host_get_clock (host));
  self->last_sent = aluette_clock_get_time (self->clock) - BATCH_MS;
  self->gaze = ALUETTE_LOCAL_GAZE (aluette_gaze_new (game));
  aluette_local_gaze_set_networked (self->gaze);
  g_signal_connect_object (self->gaze, "gaze-changed", G_CALLBACK (on_gaze_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->gaze, "sign-seen", G_CALLBACK (on_sign_seen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (update_people), self, G_CONNECT_SWAPPED);
  return G_OBJECT (self);
}
