/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A router on the loopback device, with an address of its own, in a thread. It answers as a test
 * wants, rightly or not. */
typedef struct _FakeRouter FakeRouter;

/* How it answers. */
typedef struct
{
  const char *pmp;     /* (nullable): its outer address by NAT-PMP; "" for "network failure" */
  guint pmp_add;       /* to the port that was asked for */
  guint8 pmp_type;     /* of all answers instead of the right ones; 0 for these */
  const char *upnp;    /* (nullable): its outer address by UPnP */
  const char *search;  /* (nullable): the answer to a search instead of the right one */
  const char *control; /* (nullable): URL for commands in the description, instead of a right one */
  const char *flood;   /* (nullable): is repeated for ever, after the head of each answer by HTTP */
  const char *head;    /* (nullable): instead of the right head */
  guint n_taken;       /* of the first ports: others have them */
  gboolean no_leases;  /* opens ports only without an end */
} FakeAnswers;

/* fake_router_new:
 * @answers: not copied
 *
 * Returns: (transfer full) (nullable): NULL if the device has no such addresses. */
FakeRouter *fake_router_new (const FakeAnswers *answers);
void fake_router_free (FakeRouter *self);

const char *fake_router_get_address (FakeRouter *self);

/* Returns: how many ports it passes on now. Any thread. */
int fake_router_get_n_open (FakeRouter *self);

/* Passes on no ports any more. */
void fake_router_forget (FakeRouter *self);

/* Returns: how often it was asked for anything. Any thread. */
int fake_router_get_n_asked (FakeRouter *self);
