/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "network-driver.h"

#include "main-loop.h"
#include "ui-driver.h"
#include "ui/together/aluette-lobby-page.h"

static AluetteGuest *
get_guest (GtkWidget *window)
{
  GtkWidget *lobby = ui_driver_find (window, ALUETTE_TYPE_LOBBY_PAGE, 0);

  return aluette_network_room_get_guest (aluette_lobby_page_get_table (ALUETTE_LOBBY_PAGE (lobby)));
}

void
network_driver_visit (GtkWidget *window, void (*look) (const char *stage, gpointer data),
                      gpointer data)
{
  g_autoptr (AluetteGuest) guest = NULL;

  gtk_widget_activate_action (window, "win.set-up-table", "s", "");
  ui_driver_settle (window);
  look ("setup", data);
  gtk_widget_activate_action (window, "win.open-table", NULL);
  guest = g_object_ref (get_guest (window));
  main_loop_wait_for (aluette_guest_get_seat (guest) < ALU_GAME_MAX_SEATS);
  ui_driver_settle (window);
  look ("table", data);
  aluette_guest_begin (guest);
  main_loop_wait_for (aluette_guest_get_game (guest) != NULL);
  aluette_guest_set_paused (guest, TRUE);
  ui_driver_settle (window);
  look ("match", data);
  gtk_widget_activate_action (window, "win.leave-table", NULL);
}
