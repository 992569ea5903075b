/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-own-addresses.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

/* Returns: (transfer full) (nullable): the address of an interface that others can reach. */
static GInetAddress *
get_address (const struct ifaddrs *interface, GSocketFamily family)
{
  g_autoptr (GSocketAddress) address = NULL;
  GInetAddress *found;

  if (interface->ifa_addr == NULL || (interface->ifa_flags & IFF_UP) == 0
      || interface->ifa_addr->sa_family != (int) family)
    return NULL;
  address = g_socket_address_new_from_native (interface->ifa_addr,
                                              family == G_SOCKET_FAMILY_IPV4
                                                  ? sizeof (struct sockaddr_in)
                                                  : sizeof (struct sockaddr_in6));
  if (!G_IS_INET_SOCKET_ADDRESS (address))
    return NULL;
  found = g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address));
  if (g_inet_address_get_is_loopback (found) || g_inet_address_get_is_link_local (found))
    return NULL;
  return g_object_ref (found);
}

static void
list_family (const struct ifaddrs *interfaces, GSocketFamily family, GPtrArray *texts)
{
  for (const struct ifaddrs *at = interfaces; at != NULL; at = at->ifa_next)
    {
      g_autoptr (GInetAddress) address = get_address (at, family);
      g_autofree char *text = address != NULL ? g_inet_address_to_string (address) : NULL;

      if (text != NULL)
        g_ptr_array_add (texts, family == G_SOCKET_FAMILY_IPV4 ? g_steal_pointer (&text)
                                                               : g_strdup_printf ("[%s]", text));
    }
}

gboolean
aluette_address_is_private (GInetAddress *address)
{
  return g_inet_address_get_is_site_local (address) || g_inet_address_get_is_link_local (address)
         || g_inet_address_get_is_loopback (address);
}

GPtrArray *
aluette_own_addresses_list (void)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  struct ifaddrs *interfaces;

  if (getifaddrs (&interfaces) != 0)
    return texts;
  list_family (interfaces, G_SOCKET_FAMILY_IPV4, texts);
  list_family (interfaces, G_SOCKET_FAMILY_IPV6, texts);
  freeifaddrs (interfaces);
  return texts;
}
