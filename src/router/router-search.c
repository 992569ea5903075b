/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "router/router-search.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <natpmp.h>

#define SSDP_PORT 1900
#define GROUP_4 "239.255.255.250"
#define GROUP_6 "ff02::c"
#define MAX_ANSWER 1536 /* bytes */
#define REPEAT_MS 1000  /* datagrams get lost */
#define NETWORK_BYTES 8 /* of an IPv6 address: the network */
#define LOCATION "\nlocation:"

/* Routers of the second version answer to the first one, too. */
static const char *const targets[] = {
  "urn:schemas-upnp-org:device:InternetGatewayDevice:1",
  "urn:schemas-upnp-org:service:WANIPConnection:1",
  "urn:schemas-upnp-org:service:WANPPPConnection:1",
};

char *
router_get_gateway (const char *forced)
{
  natpmp_t asking;
  char text[INET_ADDRSTRLEN];

  if (forced != NULL)
    return g_strdup (forced);
  if (initnatpmp (&asking, 0, 0) != 0)
    return NULL;
  closenatpmp (&asking);
  return g_strdup (inet_ntop (AF_INET, &(struct in_addr) { asking.gateway }, text, sizeof text));
}

char *
router_get_url_host (const char *url)
{
  g_autoptr (GUri) uri = g_uri_parse (url, G_URI_FLAGS_NONE, NULL);

  if (uri == NULL || strcmp (g_uri_get_scheme (uri), "http") != 0)
    return NULL;
  return g_strdup (g_uri_get_host (uri));
}

/* Asking */

static void
ask (int fd, const char *host, const struct sockaddr *address, socklen_t length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (targets); i++)
    {
      g_autofree char *text = g_strdup_printf ("M-SEARCH * HTTP/1.1\r\nHOST: %s:%d\r\n"
                                               "MAN: \"ssdp:discover\"\r\nMX: 1\r\nST: %s\r\n\r\n",
                                               host, SSDP_PORT, targets[i]);

      /* What is not sent is not answered. */
      (void) !sendto (fd, text, strlen (text), 0, address, length);
    }
}

static void
ask_4 (int fd, const char *host)
{
  struct sockaddr_in address = { .sin_family = AF_INET, .sin_port = htons (SSDP_PORT) };

  if (inet_pton (AF_INET, host, &address.sin_addr) == 1)
    ask (fd, host, (const struct sockaddr *) &address, sizeof address);
}

static void
ask_6 (int fd)
{
  struct sockaddr_in6 address = { .sin6_family = AF_INET6, .sin6_port = htons (SSDP_PORT) };
  struct if_nameindex *interfaces = if_nameindex ();

  inet_pton (AF_INET6, GROUP_6, &address.sin6_addr);
  for (struct if_nameindex *at = interfaces; at != NULL && at->if_index != 0; at++)
    {
      address.sin6_scope_id = at->if_index;
      ask (fd, "[" GROUP_6 "]", (const struct sockaddr *) &address, sizeof address);
    }
  if (interfaces != NULL)
    if_freenameindex (interfaces);
}

/* Answers */

/* Whether an IPv6 address is on a network of this computer. */
static gboolean
is_on_own_network (const struct in6_addr *address)
{
  struct ifaddrs *interfaces;
  gboolean found = FALSE;

  if (IN6_IS_ADDR_LINKLOCAL (address) || getifaddrs (&interfaces) != 0)
    return FALSE;
  for (struct ifaddrs *at = interfaces; at != NULL; at = at->ifa_next)
    if (at->ifa_addr != NULL && at->ifa_addr->sa_family == AF_INET6
        && (at->ifa_flags & IFF_LOOPBACK) == 0)
      found |= memcmp (&((const struct sockaddr_in6 *) at->ifa_addr)->sin6_addr, address,
                       NETWORK_BYTES)
               == 0;
  freeifaddrs (interfaces);
  return found;
}

/* @gateway: (nullable): NULL over IPv6 */
static gboolean
is_host_right (const char *host, const char *gateway)
{
  struct in6_addr address;

  if (gateway != NULL)
    return strcmp (host, gateway) == 0;
  return inet_pton (AF_INET6, host, &address) == 1 && is_on_own_network (&address);
}

/* Returns: (transfer full) (nullable): where an answer says that the description is. */
static char *
get_location (const char *answer, const char *gateway)
{
  const char *at = strcasestr (answer, LOCATION);
  g_autofree char *url = NULL;
  g_autofree char *host = NULL;

  if (at == NULL)
    return NULL;
  at += strlen (LOCATION);
  url = g_strstrip (g_strndup (at, strcspn (at, "\r\n")));
  host = router_get_url_host (url);
  return host != NULL && is_host_right (host, gateway) ? g_steal_pointer (&url) : NULL;
}

/* Whether an answer comes from the router. What is asked over IPv6 does not leave the network. */
static gboolean
is_sender_right (const struct sockaddr_storage *sender, const char *gateway)
{
  char text[INET_ADDRSTRLEN];

  return gateway == NULL
         || g_strcmp0 (inet_ntop (AF_INET, &((const struct sockaddr_in *) sender)->sin_addr, text,
                                  sizeof text),
                       gateway)
                == 0;
}

/* Reads answers until one is right. Returns: (transfer full) (nullable): NULL after REPEAT_MS
 * without an answer. */
static char *
read_answers (int fd, const char *gateway)
{
  struct pollfd wait = { .fd = fd, .events = POLLIN };
  char *url = NULL;

  while (url == NULL && poll (&wait, 1, REPEAT_MS) > 0)
    {
      struct sockaddr_storage sender;
      socklen_t length = sizeof sender;
      char answer[MAX_ANSWER + 1];
      ssize_t n = recvfrom (fd, answer, MAX_ANSWER, 0, (struct sockaddr *) &sender, &length);

      answer[MAX (n, 0)] = '\0';
      if (is_sender_right (&sender, gateway))
        url = get_location (answer, gateway);
    }
  return url;
}

char *
router_find_description (const char *forced, gboolean is_pinhole)
{
  g_autofree char *gateway = is_pinhole ? NULL : router_get_gateway (forced);
  char *url = NULL;
  int fd;

  if (is_pinhole && forced != NULL)
    return NULL;
  fd = socket (is_pinhole ? AF_INET6 : AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  while (fd >= 0 && url == NULL && (is_pinhole || gateway != NULL))
    {
      if (is_pinhole)
        ask_6 (fd);
      else
        ask_4 (fd, gateway);
      /* Not every router listens under its own address. */
      if (!is_pinhole && forced == NULL)
        ask_4 (fd, GROUP_4);
      url = read_answers (fd, gateway);
    }
  if (fd >= 0)
    close (fd);
  return url;
}
