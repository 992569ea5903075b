/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <arpa/inet.h>
#include <stdio.h>
#include <sys/select.h>

#include <natpmp.h>

#include "router/router-methods.h"
#include "router/router-search.h"

static gboolean
start (natpmp_t *asking, const char *forced)
{
  g_autofree char *gateway = router_get_gateway (forced);

  return gateway != NULL && initnatpmp (asking, 1, inet_addr (gateway)) == 0;
}

/* Waits for an answer. Returns: 0 or a code. */
static int
read_answer (natpmp_t *asking, natpmpresp_t *answer)
{
  int result = NATPMP_TRYAGAIN;

  while (result == NATPMP_TRYAGAIN)
    {
      struct timeval timeout;
      fd_set set;

      FD_ZERO (&set);
      FD_SET (asking->s, &set);
      if (getnatpmprequesttimeout (asking, &timeout) != 0)
        return NATPMP_ERR_NOPENDINGREQ;
      select (asking->s + 1, &set, NULL, NULL, &timeout);
      result = readnatpmpresponseorretry (asking, answer);
    }
  return result;
}

/* Returns: 0 or a code. */
static int
ask_address (natpmp_t *asking, char *text)
{
  natpmpresp_t answer;
  int result = sendpublicaddressrequest (asking);

  if (result > 0)
    result = read_answer (asking, &answer);
  if (result == 0 && answer.type != NATPMP_RESPTYPE_PUBLICADDRESS)
    return NATPMP_ERR_UNDEFINEDERROR;
  if (result == 0)
    inet_ntop (AF_INET, &answer.pnu.publicaddress.addr, text, INET_ADDRSTRLEN);
  return result;
}

/* Late routers answer several times to what was asked before: then it is asked again.
 * @seconds: 0 to take it back
 * Returns: the port of the router, or 0. */
static guint16
ask_port (natpmp_t *asking, const RouterNote *note, guint seconds)
{
  guint16 wanted = note->outer_port != 0 ? note->outer_port : note->port;
  natpmpresp_t answer;

  do
    {
      if (sendnewportmappingrequest (asking, NATPMP_PROTOCOL_TCP, note->port,
                                     seconds > 0 ? wanted : 0, seconds)
              <= 0
          || read_answer (asking, &answer) != 0)
        return 0;
    }
  while (answer.type != NATPMP_RESPTYPE_TCPPORTMAPPING);
  if (answer.pnu.newportmapping.privateport != note->port)
    return 0;
  return seconds > 0 ? answer.pnu.newportmapping.mappedpublicport : note->port;
}

gboolean
router_nat_pmp_open (RouterNote *note, const char *forced)
{
  natpmp_t asking;
  char address[INET_ADDRSTRLEN];
  int result = start (&asking, forced) ? ask_address (&asking, address) : NATPMP_ERR_INVALIDARGS;

  if (result == NATPMP_ERR_NETWORKFAILURE)
    printf (ROUTER_SHARED);
  if (result != 0 || !router_note_save (note))
    return result == NATPMP_ERR_NETWORKFAILURE;
  note->outer_port = ask_port (&asking, note, ROUTER_SECONDS);
  closenatpmp (&asking);
  if (note->outer_port == 0 || !router_note_save (note))
    return FALSE;
  printf ("%s:%u\n", address, note->outer_port);
  return TRUE;
}

gboolean
router_nat_pmp_close (RouterNote *note, const char *forced)
{
  natpmp_t asking;

  return start (&asking, forced) && ask_port (&asking, note, 0) != 0;
}
