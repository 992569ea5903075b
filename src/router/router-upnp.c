/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>

#include <miniupnpc/miniupnpc.h>
#include <miniupnpc/upnpcommands.h>

#include "router/router-methods.h"
#include "router/router-search.h"

#define N_PORTS 8       /* to try: another computer may have the first ones */
#define PORT_STEP 101   /* between two of them */
#define MAX_ADDRESS 64  /* bytes; the library writes 16 or 46 */
#define MAX_NUMBER 16   /* bytes of a number */
#define MAX_ID 32       /* bytes; the library writes 8 */
#define NAME "Aluette"  /* as the page of the router shows it */
#define TCP "6"
#define NO_ENTRY 714    /* codes of UPnP: nothing to take back, only without an end, no firewall */
#define NO_LEASES 725
#define NO_FIREWALL 702
#define NO_PINHOLE 704

/* A router, and what it says of itself. */
typedef struct
{
  struct UPNPUrls urls;
  struct IGDdatas data;
  char own[MAX_ADDRESS]; /* address of this computer, as the router sees it */
} Router;

static void
router_free (Router *self)
{
  FreeUPNPUrls (&self->urls);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Router, router_free)

/* Whether commands go to where the description is, and not to somebody else. */
static gboolean
is_same_host (const char *url, const char *command_url)
{
  g_autofree char *host = router_get_url_host (url);
  g_autofree char *other = command_url != NULL ? router_get_url_host (command_url) : NULL;

  return host != NULL && g_strcmp0 (host, other) == 0;
}

static Router *
read_router (const char *url)
{
  g_autoptr (Router) self = g_new0 (Router, 1);

  if (url == NULL
      || UPNP_GetIGDFromUrl (url, &self->urls, &self->data, self->own, sizeof self->own) != 1)
    return NULL;
  return g_steal_pointer (&self);
}

/* Finds the router: where it was last time, or else anew. */
static Router *
find_router (RouterNote *note, const char *forced, gboolean is_pinhole)
{
  Router *self = read_router (note->url);

  if (self != NULL)
    return self;
  g_free (note->url);
  note->url = router_find_description (forced, is_pinhole);
  return read_router (note->url);
}

/* Ports */

/* Returns: 0 or a code. */
static int
map_port (Router *self, const RouterNote *note, guint16 outer, guint seconds)
{
  char outer_text[MAX_NUMBER], inner_text[MAX_NUMBER], lease[MAX_NUMBER];

  g_snprintf (outer_text, sizeof outer_text, "%u", outer);
  g_snprintf (inner_text, sizeof inner_text, "%u", note->port);
  g_snprintf (lease, sizeof lease, "%u", seconds);
  return UPNP_AddPortMapping (self->urls.controlURL, self->data.first.servicetype, outer_text,
                              inner_text, self->own, NAME, "TCP", NULL, lease);
}

/* Tries one port after the other. Some old routers open ports only without an end. */
static gboolean
map_any_port (Router *self, RouterNote *note)
{
  guint16 first = note->outer_port != 0 ? note->outer_port : note->port;

  for (guint i = 0; i < N_PORTS; i++)
    {
      int result;

      note->outer_port = (guint16) MAX (first + i * PORT_STEP, 1024);
      if (!router_note_save (note))
        return FALSE;
      result = map_port (self, note, note->outer_port, ROUTER_SECONDS);
      if (result == NO_LEASES)
        result = map_port (self, note, note->outer_port, 0);
      if (result == UPNPCOMMAND_SUCCESS)
        return TRUE;
      if (result < 0) /* no answer */
        return FALSE;
    }
  return FALSE;
}

gboolean
router_upnp_open (RouterNote *note, const char *forced)
{
  g_autoptr (Router) self = find_router (note, forced, FALSE);
  char address[MAX_ADDRESS] = "";
  struct in_addr parsed;

  if (self == NULL || !is_same_host (note->url, self->urls.controlURL)
      || UPNP_GetExternalIPAddress (self->urls.controlURL, self->data.first.servicetype, address)
             != UPNPCOMMAND_SUCCESS)
    return FALSE;
  if (address[0] == '\0')
    return printf (ROUTER_SHARED) > 0;
  if (inet_pton (AF_INET, address, &parsed) != 1 || !map_any_port (self, note))
    return FALSE;
  printf ("%s:%u\n", address, note->outer_port);
  return TRUE;
}

gboolean
router_upnp_close (RouterNote *note, const char *forced)
{
  g_autoptr (Router) self = find_router (note, forced, FALSE);
  char port[MAX_NUMBER];
  int result;

  if (self == NULL || !is_same_host (note->url, self->urls.controlURL))
    return FALSE;
  g_snprintf (port, sizeof port, "%u", note->outer_port);
  result = UPNP_DeletePortMapping (self->urls.controlURL, self->data.first.servicetype, port, "TCP",
                                   NULL);
  return result == UPNPCOMMAND_SUCCESS || result == NO_ENTRY;
}

/* Pinholes: ports that the firewall of a router opens for IPv6 */

/* Whether others can reach an address of this computer. */
static gboolean
is_global (const char *text)
{
  struct in6_addr address;

  return inet_pton (AF_INET6, text, &address) == 1 && (address.s6_addr[0] & 0xe0) == 0x20;
}

static gboolean
add_pinhole (Router *self, RouterNote *note)
{
  const char *url = self->urls.controlURL_6FC;
  const char *service = self->data.IPv6FC.servicetype;
  g_autofree char *port = g_strdup_printf ("%u", note->port);
  g_autofree char *lease = g_strdup_printf ("%u", ROUTER_SECONDS);
  char id[MAX_ID] = "";
  int result;

  if (note->id != NULL && UPNP_UpdatePinhole (url, service, note->id, lease) == UPNPCOMMAND_SUCCESS)
    return TRUE;
  result = UPNP_AddPinhole (url, service, "empty", "0", self->own, port, TCP, lease, id);
  g_free (note->id);
  note->id = g_strdup (id);
  return result == NO_FIREWALL || (result == UPNPCOMMAND_SUCCESS && router_note_save (note));
}

gboolean
router_pinhole_open (RouterNote *note, const char *forced)
{
  g_autoptr (Router) self = find_router (note, forced, TRUE);

  if (self == NULL || !is_same_host (note->url, self->urls.controlURL_6FC) || !is_global (self->own)
      || !router_note_save (note) || !add_pinhole (self, note))
    return FALSE;
  printf ("[%s]:%u\n", self->own, note->port);
  return TRUE;
}

gboolean
router_pinhole_close (RouterNote *note, const char *forced)
{
  g_autoptr (Router) self = NULL;
  int result;

  if (note->id == NULL || note->id[0] == '\0')
    return TRUE;
  self = find_router (note, forced, TRUE);
  if (self == NULL || !is_same_host (note->url, self->urls.controlURL_6FC))
    return FALSE;
  result = UPNP_DeletePinhole (self->urls.controlURL_6FC, self->data.IPv6FC.servicetype, note->id);
  return result == UPNPCOMMAND_SUCCESS || result == NO_PINHOLE;
}
