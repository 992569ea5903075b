/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables on the local network, with an Avahi of the test on a bus of the test. */

#include <string.h>

#include <gio/gio.h>

#include "main-loop.h"
#include "model/network/aluette-announcement.h"
#include "model/network/aluette-avahi.h"
#include "model/network/aluette-identity.h"
#include "model/network/aluette-nearby.h"
#include "testing.h"

#define KEY "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"

/* The parts of the interface that the program uses. */
static const char xml[]
    = "<node><interface name='org.freedesktop.Avahi.Server'>"
      "<method name='EntryGroupNew'><arg type='o' direction='out'/></method>"
      "<method name='ServiceBrowserNew'><arg type='i' direction='in'/>"
      "<arg type='i' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>"
      "<arg type='u' direction='in'/><arg type='o' direction='out'/></method>"
      "<method name='ResolveService'><arg type='i' direction='in'/><arg type='i' direction='in'/>"
      "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>"
      "<arg type='i' direction='in'/><arg type='u' direction='in'/>"
      "<arg type='i' direction='out'/><arg type='i' direction='out'/><arg type='s' direction='out'/>"
      "<arg type='s' direction='out'/><arg type='s' direction='out'/><arg type='s' direction='out'/>"
      "<arg type='i' direction='out'/><arg type='s' direction='out'/><arg type='q' direction='out'/>"
      "<arg type='aay' direction='out'/><arg type='u' direction='out'/></method>"
      "</interface><interface name='org.freedesktop.Avahi.EntryGroup'>"
      "<method name='AddService'><arg type='i' direction='in'/><arg type='i' direction='in'/>"
      "<arg type='u' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>"
      "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='q' direction='in'/>"
      "<arg type='aay' direction='in'/></method>"
      "<method name='Commit'/><method name='Reset'/><method name='Free'/>"
      "</interface><interface name='org.freedesktop.Avahi.ServiceBrowser'>"
      "<method name='Free'/></interface></node>";

/* Something that is announced. */
typedef struct
{
  char *name;
  char *address;
  guint port;
  GVariant *texts;
  gboolean is_committed;
} Service;

typedef struct
{
  GTestDBus *bus;
  GDBusNodeInfo *info;
  GDBusConnection *connection;
  guint name;
  GPtrArray *services; /* (element-type Service) */
  Service *group;      /* (nullable): of the program */
  gboolean has_browser;
  gboolean is_named;
  guint n_freed;
} Avahi;

static Avahi avahi;

static void
service_free (gpointer data)
{
  Service *service = data;

  g_free (service->name);
  g_free (service->address);
  g_clear_pointer (&service->texts, g_variant_unref);
  g_free (service);
}

static void
emit (const char *path, const char *interface, const char *signal, GVariant *parameters)
{
  g_dbus_connection_emit_signal (avahi.connection, NULL, path, interface, signal, parameters, NULL);
}

static void
tell_browser (const char *signal, const Service *service)
{
  if (avahi.has_browser)
    emit ("/browser", ALUETTE_AVAHI_BROWSER, signal,
          g_variant_new ("(iisssu)", 2, 0, service->name, ALUETTE_SERVICE_TYPE, "local", 0));
}

static Service *
find_service (const char *name)
{
  for (guint i = 0; i < avahi.services->len; i++)
    {
      Service *service = g_ptr_array_index (avahi.services, i);

      if (service->is_committed && strcmp (service->name, name) == 0)
        return service;
    }
  return NULL;
}

/* Announces something, as another computer does. @texts: (nullable): NULL-terminated */
static void
announce (const char *name, const char *address, const char *const *texts)
{
  Service *service = g_new0 (Service, 1);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aay"));
  for (guint i = 0; texts[i] != NULL; i++)
    g_variant_builder_add_value (&builder, g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, texts[i],
                                                                      strlen (texts[i]), 1));
  service->name = g_strdup (name);
  service->address = g_strdup (address);
  service->port = 4711;
  service->texts = g_variant_ref_sink (g_variant_builder_end (&builder));
  service->is_committed = TRUE;
  g_ptr_array_add (avahi.services, service);
  tell_browser ("ItemNew", service);
}

/* Takes what the program announces. */
static void
add_group_service (GVariant *parameters)
{
  const char *name, *type;
  guint16 port;
  GVariant *texts;

  g_variant_get (parameters, "(iiu&s&sssq@aay)", NULL, NULL, NULL, &name, &type, NULL, NULL, &port,
                 &texts);
  assert_string_equal (type, ALUETTE_SERVICE_TYPE);
  avahi.group = g_new0 (Service, 1);
  avahi.group->name = g_strdup (name);
  avahi.group->address = g_strdup ("192.168.1.20");
  avahi.group->port = port;
  avahi.group->texts = texts;
}

static void
commit_group (void)
{
  gboolean collides = find_service (avahi.group->name) != NULL;

  emit ("/group", ALUETTE_AVAHI_GROUP, "StateChanged",
        g_variant_new ("(is)", collides ? 3 : 2, ""));
  if (collides)
    {
      service_free (g_steal_pointer (&avahi.group));
      return;
    }
  avahi.group->is_committed = TRUE;
  g_ptr_array_add (avahi.services, avahi.group);
  tell_browser ("ItemNew", avahi.group);
}

static void
free_group (void)
{
  if (avahi.group == NULL)
    return;
  tell_browser ("ItemRemove", avahi.group);
  g_ptr_array_remove (avahi.services, avahi.group);
  avahi.group = NULL;
}

static void
resolve (GVariant *parameters, GDBusMethodInvocation *invocation)
{
  const char *name;
  const Service *service;

  g_variant_get (parameters, "(ii&sssiu)", NULL, NULL, &name, NULL, NULL, NULL, NULL);
  service = find_service (name);
  if (service == NULL)
    g_dbus_method_invocation_return_dbus_error (invocation, "org.freedesktop.Avahi.TimeoutError",
                                                "");
  else
    g_dbus_method_invocation_return_value (invocation,
                                           g_variant_new ("(iissssisq@aayu)", 2, 0, name,
                                                          ALUETTE_SERVICE_TYPE, "local",
                                                          "host.local", 0, service->address,
                                                          service->port, service->texts, 0));
}

static void
begin_browsing (GDBusMethodInvocation *invocation)
{
  avahi.has_browser = TRUE;
  /* As Avahi does: the first signals come before the answer. */
  for (guint i = 0; i < avahi.services->len; i++)
    tell_browser ("ItemNew", g_ptr_array_index (avahi.services, i));
  emit ("/browser", ALUETTE_AVAHI_BROWSER, "AllForNow", NULL);
  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(o)", "/browser"));
}

static void
on_call (GDBusConnection *connection, const char *sender, const char *path, const char *interface,
         const char *method, GVariant *parameters, GDBusMethodInvocation *invocation, gpointer data)
{
  if (strcmp (method, "EntryGroupNew") == 0)
    {
      g_dbus_method_invocation_return_value (invocation, g_variant_new ("(o)", "/group"));
      return;
    }
  if (strcmp (method, "ServiceBrowserNew") == 0)
    {
      begin_browsing (invocation);
      return;
    }
  if (strcmp (method, "ResolveService") == 0)
    {
      resolve (parameters, invocation);
      return;
    }
  if (strcmp (method, "AddService") == 0)
    add_group_service (parameters);
  else if (strcmp (method, "Commit") == 0)
    commit_group ();
  else if (strcmp (path, "/group") == 0 && strcmp (method, "Free") == 0)
    free_group ();
  else if (strcmp (path, "/browser") == 0)
    avahi.has_browser = FALSE;
  avahi.n_freed += strcmp (method, "Free") == 0;
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static void
on_named (GDBusConnection *connection, const char *name, gpointer data)
{
  avahi.is_named = TRUE;
}

static const GDBusInterfaceVTable vtable = { .method_call = on_call };

static void
start_avahi (void)
{
  avahi.name = g_bus_own_name_on_connection (avahi.connection, ALUETTE_AVAHI_NAME,
                                             G_BUS_NAME_OWNER_FLAGS_NONE, on_named, NULL, NULL,
                                             NULL);
  main_loop_wait_for (avahi.is_named);
}

static int
set_up (void **state)
{
  static const char *const paths[] = { "/", "/group", "/browser" };

  memset (&avahi, 0, sizeof avahi);
  avahi.services = g_ptr_array_new_with_free_func (service_free);
  avahi.info = g_dbus_node_info_new_for_xml (xml, NULL);
  avahi.connection = g_dbus_connection_new_for_address_sync (
      g_getenv ("DBUS_SYSTEM_BUS_ADDRESS"),
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
          | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
      NULL, NULL, NULL);
  assert_non_null (avahi.connection);
  for (guint i = 0; i < 3; i++)
    assert_int_not_equal (g_dbus_connection_register_object (avahi.connection, paths[i],
                                                             avahi.info->interfaces[i], &vtable,
                                                             NULL, NULL, NULL),
                          0);
  return 0;
}

static void
stop_avahi (void)
{
  if (avahi.name != 0)
    g_bus_unown_name (avahi.name);
  avahi.name = 0;
}

static int
tear_down (void **state)
{
  main_loop_run_pending ();
  stop_avahi ();
  g_dbus_connection_close_sync (avahi.connection, NULL, NULL);
  g_object_unref (avahi.connection);
  g_dbus_node_info_unref (avahi.info);
  g_ptr_array_unref (avahi.services);
  return 0;
}

static guint
count (AluetteNearby *nearby)
{
  g_autoptr (GPtrArray) tables = aluette_nearby_list (nearby);

  return tables->len;
}

static const AluetteNearbyTable *
get_first (AluetteNearby *nearby)
{
  g_autoptr (GPtrArray) tables = aluette_nearby_list (nearby);

  return g_ptr_array_index (tables, 0);
}

/* The program shares one connection to the bus, also one that failed until all who asked for it
 * know. */
static gboolean
has_bus (void)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SYSTEM, NULL, NULL);

  return bus != NULL;
}

/* Tests */

TEST_WITH (test_no_bus, set_up, tear_down)
{
  g_autofree char *address = g_strdup (g_getenv ("DBUS_SYSTEM_BUS_ADDRESS"));
  g_autoptr (AluetteNearby) nearby = NULL;
  g_autoptr (AluetteAnnouncement) announcement = NULL;

  g_setenv ("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent/bus", TRUE);
  nearby = aluette_nearby_new ();
  announcement = aluette_announcement_new ("Rose", "aluette", KEY, 24157);
  main_loop_wait_for (aluette_nearby_get_state (nearby) == ALUETTE_NEARBY_IMPOSSIBLE);
  assert_false (aluette_announcement_get_announced (announcement));
  g_setenv ("DBUS_SYSTEM_BUS_ADDRESS", address, TRUE);
  main_loop_wait_for (has_bus ());
}

TEST_WITH (test_no_avahi, set_up, tear_down)
{
  g_autoptr (AluetteNearby) nearby = aluette_nearby_new ();

  main_loop_wait_for (aluette_nearby_get_state (nearby) == ALUETTE_NEARBY_IMPOSSIBLE);
  assert_int_equal (count (nearby), 0);
  /* It is started later. */
  start_avahi ();
  main_loop_wait_for (aluette_nearby_get_state (nearby) == ALUETTE_NEARBY_FOUND);
}

/* What one program announces, another one finds, by its words too, until it is closed. */
TEST_WITH (test_announce_and_find, set_up, tear_down)
{
  g_autoptr (AluetteNearby) nearby = NULL;
  g_autoptr (AluetteAnnouncement) announcement = NULL;
  g_autofree char *words = aluette_fingerprint_get_words (KEY);
  g_auto (GStrv) parts = g_strsplit (words, "-", -1);
  g_autofree char *typed = g_strdup_printf ("%.3s %.3s %.3s %.3s", parts[0], parts[1], parts[2],
                                            parts[3]);
  const AluetteNearbyTable *table;

  start_avahi ();
  nearby = aluette_nearby_new ();
  main_loop_wait_for (aluette_nearby_get_state (nearby) == ALUETTE_NEARBY_FOUND);
  assert_int_equal (count (nearby), 0);
  announcement = aluette_announcement_new ("Rose", "tarot", KEY, 24157);
  main_loop_wait_for (aluette_announcement_get_announced (announcement) && count (nearby) == 1);
  table = get_first (nearby);
  assert_string_equal (table->name, "Rose");
  assert_string_equal (table->kind, "tarot");
  assert_string_equal (table->address, "192.168.1.20:24157");
  assert_string_equal (table->fingerprint, KEY);
  assert_ptr_equal (aluette_nearby_find_typed (nearby, typed), table);
  assert_ptr_equal (aluette_nearby_find_typed (nearby, words), table);
  assert_ptr_equal (aluette_nearby_find_key (nearby, KEY), table);
  assert_null (aluette_nearby_find_typed (nearby, "xyz xyz xyz xyz"));
  g_clear_object (&announcement);
  main_loop_wait_for (count (nearby) == 0);
}

/* Two people of one name. */
TEST_WITH (test_collision, set_up, tear_down)
{
  static const char *const texts[] = { "v=1", "game=aluette", "key=" KEY, NULL };
  g_autoptr (AluetteAnnouncement) announcement = NULL;

  start_avahi ();
  announce ("Rose", "192.168.1.30", texts);
  announcement = aluette_announcement_new ("Rose", "aluette", KEY, 24157);
  main_loop_wait_for (aluette_announcement_get_announced (announcement));
  assert_non_null (find_service ("Rose 2"));
}

/* Anybody on the network can announce anything. */
TEST_WITH (test_others, set_up, tear_down)
{
  static const char *const good[] = { "other=1", "key=" KEY, "v=1", NULL };
  static const char *const no_version[] = { "key=" KEY, NULL };
  static const char *const newer[] = { "v=2", "key=" KEY, NULL };
  static const char *const short_key[] = { "v=1", "key=0011", NULL };
  static const char *const bad_key[] = { "v=1", "key=" KEY "0", NULL };
  static const char *const binary[] = { "v=1", "key=\xff\xfe", "", NULL };
  g_autoptr (AluetteNearby) nearby = NULL;

  start_avahi ();
  announce ("Rose", "192.168.1.30", good);
  announce ("Rose again", "fd00::1", good);
  announce ("A", "192.168.1.31", no_version);
  announce ("B", "192.168.1.31", newer);
  announce ("C", "192.168.1.31", short_key);
  announce ("D", "192.168.1.31", bad_key);
  announce ("E", "192.168.1.31", binary);
  announce ("F", "nowhere", good);
  announce ("G", "fe80::1", good);
  nearby = aluette_nearby_new ();
  main_loop_wait_for (aluette_nearby_get_state (nearby) == ALUETTE_NEARBY_FOUND
                      && count (nearby) == 1);
  main_loop_run_pending ();
  assert_int_equal (count (nearby), 1);
  assert_string_equal (get_first (nearby)->kind, "");
}

static void
count_change (guint *n)
{
  (*n)++;
}

/* What is no table does not take the place of one that is announced later. */
TEST_WITH (test_many_others, set_up, tear_down)
{
  static const char *const good[] = { "key=" KEY, "v=1", NULL };
  static const char *const bad[] = { "key=" KEY, NULL };
  g_autoptr (AluetteNearby) nearby = NULL;
  guint n_changed = 0;

  start_avahi ();
  nearby = aluette_nearby_new ();
  main_loop_wait_for (aluette_nearby_get_state (nearby) == ALUETTE_NEARBY_FOUND);
  g_signal_connect_swapped (nearby, "changed", G_CALLBACK (count_change), &n_changed);
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *name = g_strdup_printf ("No Table %u", i);

      announce (name, "192.168.1.31", bad);
      main_loop_wait_for (n_changed == i + 1);
    }
  announce ("Rose", "192.168.1.30", good);
  main_loop_wait_for (count (nearby) == 1);
}

TEST_WITH (test_avahi_ends, set_up, tear_down)
{
  static const char *const texts[] = { "v=1", "key=" KEY, NULL };
  g_autoptr (AluetteNearby) nearby = NULL;

  start_avahi ();
  announce ("Rose", "192.168.1.30", texts);
  nearby = aluette_nearby_new ();
  main_loop_wait_for (count (nearby) == 1);
  stop_avahi ();
  main_loop_wait_for (aluette_nearby_get_state (nearby) == ALUETTE_NEARBY_IMPOSSIBLE);
  assert_int_equal (count (nearby), 0);
}

int
main (void)
{
  g_autoptr (GTestDBus) bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  int failed;

  g_test_dbus_up (bus);
  g_setenv ("DBUS_SYSTEM_BUS_ADDRESS", g_test_dbus_get_bus_address (bus), TRUE);
  failed = testing_run (NULL, NULL);
  g_test_dbus_stop (bus);
  return failed;
}
