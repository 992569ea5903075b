/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-preset-button.h"

#include <glib/gi18n.h>

#include "presentation/portraits/aluette-villagers.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-face-picture.h"

#define FACE_SIZE 30

/* Chooses the faces: the user has the first seat. @cast: (out): one per seat */
static void
cast_players (const char *players, int own_villager, guint *cast)
{
  AluetteOwnFace own = { 0, own_villager };
  const char *names[ALU_GAME_MAX_SEATS];
  guint n = (guint) strlen (players);

  for (guint seat = 0; seat < n; seat++)
    names[seat] = players[seat] != 'd' ? aluette_villager_get (seat)->first_name : NULL;
  aluette_villagers_cast (names, &own, cast, n);
}

/* Returns: (transfer floating): the faces at a table, in two rows if there are more than three. */
static GtkWidget *
make_faces (const char *players, int own_villager)
{
  GtkWidget *rows = aluette_box_new (GTK_ORIENTATION_VERTICAL, 3, NULL);
  guint n = (guint) strlen (players);
  guint n_first = n > 3 ? (n + 1) / 2 : n;
  guint cast[ALU_GAME_MAX_SEATS];
  GtkWidget *row = NULL;

  cast_players (players, own_villager, cast);
  gtk_widget_set_valign (rows, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (rows, TRUE);
  for (guint seat = 0; seat < n; seat++)
    {
      if (seat % n_first == 0)
        {
          row = aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 3, NULL);
          gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
          gtk_box_append (GTK_BOX (rows), row);
        }
      gtk_box_append (GTK_BOX (row),
                      aluette_face_picture_new (cast[seat], ALUETTE_N_GESTURES, FACE_SIZE));
    }
  return rows;
}

GtkWidget *
aluette_preset_button_new (const AluetteMatchPreset *preset, const char *title, int own_villager)
{
  GtkWidget *box = aluette_box_new (GTK_ORIENTATION_VERTICAL, 6,
                                    make_faces (preset->players, own_villager),
                                    aluette_centered_label_new (title, -1, NULL), NULL);

  /* The label is too far inside to name the button for screen readers. */
  return aluette_content_button_new (box, NULL, title);
}

static void
seat_player (AluGamePlayer *player, char kind, guint seat)
{
  static const AluGamePlayerKind kinds[] = {
    ['h'] = ALU_GAME_HUMAN, ['b'] = ALU_GAME_BOT, ['d'] = ALU_GAME_DUMMY
  };

  player->kind = (guint8) kinds[(guchar) kind];
  if (kind != 'b')
    player->level[0] = '\0';
  if (kind == 'd')
    player->name[0] = '\0';
  else if (kind == 'h' && seat > 0)
    g_snprintf (player->name, sizeof player->name, _("Player %u"), seat + 1);
}

void
aluette_preset_seat_players (const AluetteMatchPreset *preset, AluGameHeader *header)
{
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    seat_player (&header->players[seat], preset->players[seat], seat);
}
