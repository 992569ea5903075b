/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-guest.h"

/* Connects thousands of guests of this program to one server, on one epoll descriptor. */
typedef struct _GuestCaller GuestCaller;

/* guest_caller_new:
 * @address: a name or an IP address, with ":" and a port
 * @fingerprint: of the server's key
 *
 * Returns: (transfer full) (nullable): NULL with @error if there is no such address. */
GuestCaller *guest_caller_new (const char *address, const char *fingerprint, AluetteClock *clock,
                               GError **error);

/* Ends all connections. */
void guest_caller_free (GuestCaller *self);

/* guest_caller_call:
 * @self: (type GuestCaller)
 *
 * Connects a guest: an AluetteGuestConnect. */
void guest_caller_call (AluetteGuest *guest, gpointer self);
