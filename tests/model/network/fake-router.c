/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fake-router.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define PMP_PORT 5351
#define SSDP_PORT 1900
#define MAX_REQUEST 4096
#define N_TRIES 20
#define FAILURE 3
#define OK_HEAD "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"
#define ERROR_HEAD "HTTP/1.1 500 Error\r\nConnection: close\r\n\r\n"
#define SERVICE "urn:schemas-upnp-org:service:WANIPConnection:1"

struct _FakeRouter
{
  const FakeAnswers *answers;
  char *address;
  int pmp, ssdp, http; /* sockets */
  int stop[2];
  guint port; /* of HTTP */
  guint n_refused;
  int n_open, n_asked;
  GThread *thread;
};

/* Returns: a socket of an address, or -1. */
static int
open_socket (const char *text, guint port, int type)
{
  struct sockaddr_in address = { .sin_family = AF_INET, .sin_port = htons ((guint16) port) };
  int fd = socket (AF_INET, type | SOCK_CLOEXEC, 0);

  inet_pton (AF_INET, text, &address.sin_addr);
  if (bind (fd, (struct sockaddr *) &address, sizeof address) == 0
      && (type == SOCK_DGRAM || listen (fd, 16) == 0))
    return fd;
  close (fd);
  return -1;
}

/* NAT-PMP */

static void
put_16 (guint8 *at, guint value)
{
  at[0] = (guint8) (value >> 8);
  at[1] = (guint8) value;
}

static void
answer_pmp (FakeRouter *self)
{
  const FakeAnswers *answers = self->answers;
  guint8 request[16] = { 0 }, answer[16] = { 0 };
  struct sockaddr_in sender;
  socklen_t length = sizeof sender;
  ssize_t n = recvfrom (self->pmp, request, sizeof request, 0, (struct sockaddr *) &sender,
                        &length);
  gboolean is_map = request[1] != 0;

  g_atomic_int_inc (&self->n_asked);
  if (n < 2 || answers->pmp == NULL)
    return;
  answer[1] = answers->pmp_type != 0 ? answers->pmp_type : request[1] | 0x80;
  if (answers->pmp[0] == '\0')
    put_16 (answer + 2, FAILURE);
  else if (!is_map)
    inet_pton (AF_INET, answers->pmp, answer + 8);
  if (is_map)
    {
      gboolean is_open = request[10] != 0 || request[11] != 0;

      memcpy (answer + 8, request + 4, 8);
      if (is_open)
        put_16 (answer + 10, ((guint) request[6] << 8 | request[7]) + answers->pmp_add);
      g_atomic_int_set (&self->n_open, is_open ? 1 : 0);
    }
  sendto (self->pmp, answer, is_map ? 16 : 12, 0, (struct sockaddr *) &sender, length);
}

/* UPnP */

static void
answer_search (FakeRouter *self)
{
  char request[MAX_REQUEST];
  struct sockaddr_in sender;
  socklen_t length = sizeof sender;
  g_autofree char *answer = g_strdup_printf (
      "HTTP/1.1 200 OK\r\nLOCATION: http://%s:%u/root.xml\r\n\r\n", self->address, self->port);
  const char *text = self->answers->search != NULL ? self->answers->search : answer;

  recvfrom (self->ssdp, request, sizeof request, 0, (struct sockaddr *) &sender, &length);
  g_atomic_int_inc (&self->n_asked);
  if (self->answers->upnp != NULL)
    sendto (self->ssdp, text, strlen (text), 0, (struct sockaddr *) &sender, length);
}

static char *
make_description (FakeRouter *self)
{
  const char *control = self->answers->control;

  return g_strdup_printf (
      OK_HEAD "<?xml version=\"1.0\"?><root><device>"
              "<deviceType>urn:schemas-upnp-org:device:InternetGatewayDevice:1</deviceType>"
              "<deviceList><device><deviceType>urn:schemas-upnp-org:device:WANDevice:1</deviceType>"
              "<deviceList><device>"
              "<deviceType>urn:schemas-upnp-org:device:WANConnectionDevice:1</deviceType>"
              "<serviceList><service><serviceType>" SERVICE "</serviceType>"
              "<controlURL>%s</controlURL><eventSubURL>/e</eventSubURL><SCPDURL>/s</SCPDURL>"
              "</service></serviceList></device></deviceList></device></deviceList></device>"
              "</root>",
      control != NULL ? control : "/control");
}

static char *
make_fault (guint code)
{
  return g_strdup_printf (ERROR_HEAD "<s:Envelope><s:Body><s:Fault><detail><UPnPError>"
                                     "<errorCode>%u</errorCode></UPnPError></detail></s:Fault>"
                                     "</s:Body></s:Envelope>",
                          code);
}

static char *
make_response (const char *action, const char *content)
{
  return g_strdup_printf (OK_HEAD "<s:Envelope><s:Body><u:%sResponse xmlns:u=\"" SERVICE "\">%s"
                                  "</u:%sResponse></s:Body></s:Envelope>",
                          action, content, action);
}

static char *
add_port (FakeRouter *self, const char *request)
{
  if (self->n_refused < self->answers->n_taken)
    {
      self->n_refused++;
      return make_fault (718);
    }
  if (self->answers->no_leases
      && strstr (request, "<NewLeaseDuration>0</NewLeaseDuration>") == NULL)
    return make_fault (725);
  g_atomic_int_set (&self->n_open, 1);
  return make_response ("AddPortMapping", "");
}

/* Returns: (transfer full): what is answered to a request by HTTP. */
static char *
make_answer (FakeRouter *self, const char *request)
{
  g_autofree char *address = g_strdup_printf ("<NewExternalIPAddress>%s</NewExternalIPAddress>",
                                              self->answers->upnp);

  if (self->answers->head != NULL)
    return g_strdup (self->answers->head);
  if (self->answers->flood != NULL)
    return g_strdup (OK_HEAD);
  if (g_str_has_prefix (request, "GET "))
    return make_description (self);
  if (strstr (request, "#GetExternalIPAddress") != NULL)
    return make_response ("GetExternalIPAddress", address);
  if (strstr (request, "#AddPortMapping") != NULL)
    return add_port (self, request);
  g_atomic_int_set (&self->n_open, 0);
  return make_response ("DeletePortMapping", "");
}

static gboolean
send_text (int fd, const char *text)
{
  return send (fd, text, strlen (text), MSG_NOSIGNAL) > 0;
}

/* Whether the other side has sent all of a request. */
static gboolean
is_whole (const char *request)
{
  return g_str_has_prefix (request, "GET ") ? strstr (request, "\r\n\r\n") != NULL
                                            : strstr (request, "Envelope>\r\n") != NULL;
}

static void
answer_http (FakeRouter *self)
{
  int fd = accept (self->http, NULL, NULL);
  char request[MAX_REQUEST + 1] = "";
  gsize length = 0;
  ssize_t n = 1;
  g_autofree char *answer = NULL;

  g_atomic_int_inc (&self->n_asked);
  while (n > 0 && length < MAX_REQUEST && !is_whole (request))
    {
      n = recv (fd, request + length, MAX_REQUEST - length, 0);
      length += (gsize) MAX (n, 0);
      request[length] = '\0';
    }
  answer = make_answer (self, request);
  send_text (fd, answer);
  while (self->answers->flood != NULL && send_text (fd, self->answers->flood))
    ;
  close (fd);
}

/* The thread */

static gpointer
serve (gpointer data)
{
  FakeRouter *self = data;
  struct pollfd wait[] = { { self->pmp, POLLIN, 0 },
                           { self->ssdp, POLLIN, 0 },
                           { self->http, POLLIN, 0 },
                           { self->stop[0], POLLIN | POLLHUP, 0 } };

  while (poll (wait, G_N_ELEMENTS (wait), -1) > 0 && wait[3].revents == 0)
    {
      if (wait[0].revents != 0)
        answer_pmp (self);
      if (wait[1].revents != 0)
        answer_search (self);
      if (wait[2].revents != 0)
        answer_http (self);
    }
  return NULL;
}

/* Returns: whether the address is free. */
static gboolean
take_address (FakeRouter *self)
{
  struct sockaddr_in own;
  socklen_t length = sizeof own;

  g_free (self->address);
  self->address = g_strdup_printf ("127.%d.%d.%d", g_random_int_range (1, 255),
                                   g_random_int_range (1, 255), g_random_int_range (1, 255));
  self->pmp = open_socket (self->address, PMP_PORT, SOCK_DGRAM);
  self->ssdp = open_socket (self->address, SSDP_PORT, SOCK_DGRAM);
  self->http = open_socket (self->address, 0, SOCK_STREAM);
  if (self->pmp < 0 || self->ssdp < 0 || self->http < 0)
    return FALSE;
  getsockname (self->http, (struct sockaddr *) &own, &length);
  self->port = ntohs (own.sin_port);
  return TRUE;
}

static void
close_sockets (FakeRouter *self)
{
  close (self->pmp);
  close (self->ssdp);
  close (self->http);
}

FakeRouter *
fake_router_new (const FakeAnswers *answers)
{
  FakeRouter *self = g_new0 (FakeRouter, 1);

  self->answers = answers;
  for (guint i = 0; i < N_TRIES; i++)
    {
      if (take_address (self) && pipe (self->stop) == 0)
        {
          self->thread = g_thread_new ("router", serve, self);
          return self;
        }
      close_sockets (self);
    }
  g_free (self->address);
  g_free (self);
  return NULL;
}

void
fake_router_free (FakeRouter *self)
{
  close (self->stop[1]);
  g_thread_join (self->thread);
  close (self->stop[0]);
  close_sockets (self);
  g_free (self->address);
  g_free (self);
}

const char *
fake_router_get_address (FakeRouter *self)
{
  return self->address;
}

int
fake_router_get_n_open (FakeRouter *self)
{
  return g_atomic_int_get (&self->n_open);
}

void
fake_router_forget (FakeRouter *self)
{
  g_atomic_int_set (&self->n_open, 0);
}

int
fake_router_get_n_asked (FakeRouter *self)
{
  return g_atomic_int_get (&self->n_asked);
}
