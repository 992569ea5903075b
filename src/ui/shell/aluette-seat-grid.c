/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-seat-grid.h"

#include "presentation/common/aluette-settings.h"
#include "presentation/portraits/aluette-villagers.h"
#include "ui/common/aluette-widgets.h"
#include "ui/shell/aluette-seat-button.h"

#define N_COLUMNS 3

struct _AluetteSeatGrid
{
  GtkWidget parent_instance;

  GSettings *settings;
  GtkWidget *grid;
  gboolean for_network;
  const AluGameKind *kind; /* (nullable): the game of the seats that are shown */
  gboolean is_real;        /* whether they are those of a real table */
  GPtrArray *buttons;      /* (element-type AluetteSeatButton): owned by the grid */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteSeatGrid, aluette_seat_grid, GTK_TYPE_WIDGET)

/* Where the seats are in a grid of three columns and four rows, for two seats and more, clockwise
 * from the first one at the bottom. */
typedef struct
{
  guint8 column, row, rows;
} Place;

static const Place places[][ALU_GAME_MAX_SEATS] = {
  { { 1, 3, 1 }, { 1, 0, 1 } },
  { { 1, 3, 1 }, { 0, 1, 2 }, { 2, 1, 2 } },
  { { 1, 3, 1 }, { 0, 1, 2 }, { 1, 0, 1 }, { 2, 1, 2 } },
  { { 1, 3, 1 }, { 0, 2, 1 }, { 0, 1, 1 }, { 2, 1, 1 }, { 2, 2, 1 } },
  { { 1, 3, 1 }, { 0, 2, 1 }, { 0, 1, 1 }, { 1, 0, 1 }, { 2, 1, 1 }, { 2, 2, 1 } },
};

/* Shows who will sit where: as at the table, each name has its face. At a real table nobody has
 * one. */
static void
show_faces (AluetteSeatGrid *self)
{
  const char *names[ALU_GAME_MAX_SEATS];
  guint cast[ALU_GAME_MAX_SEATS], people = 0, n = self->buttons->len;
  g_autoptr (GVariant) faces = g_settings_get_value (self->settings, ALUETTE_FACES_KEY);
  AluetteOwnFace own;

  for (guint seat = 0; seat < n; seat++)
    {
      const AluGamePlayer *player = aluette_seat_grid_get_player (self, seat);

      if (player->kind == ALU_GAME_PERSON)
        return;
      names[seat] = player->kind != ALU_GAME_DUMMY ? player->name : NULL;
      people |= player->kind == ALU_GAME_HUMAN ? 1u << seat : 0;
    }
  own = aluette_own_face_get (self->settings, people);
  own.faces = faces;
  aluette_villagers_cast (names, &own, cast, n);
  for (guint seat = 0; seat < n; seat++)
    aluette_seat_button_set_villager (g_ptr_array_index (self->buttons, seat), cast[seat],
                                      seat == own.seat);
}

static void
seat_changed (AluetteSeatGrid *self)
{
  show_faces (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
aluette_seat_grid_dispose (GObject *object)
{
  AluetteSeatGrid *self = ALUETTE_SEAT_GRID (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_seat_grid_parent_class)->dispose (object);
}

static void
aluette_seat_grid_class_init (AluetteSeatGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_seat_grid_dispose;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_SEAT_GRID, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* Unlike GtkBinLayout, this one asks its child for a height for its width. */
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
aluette_seat_grid_init (AluetteSeatGrid *self)
{
  GtkGrid *grid;

  self->settings = aluette_settings_new ();
  g_signal_connect_object (self->settings, "changed::" ALUETTE_OWN_FACE_KEY,
                           G_CALLBACK (show_faces), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::" ALUETTE_FACES_KEY, G_CALLBACK (show_faces),
                           self, G_CONNECT_SWAPPED);
  self->buttons = g_ptr_array_new ();
  /* In a horizontal box, GTK 4.18 makes the grid as high as it is at its narrowest. */
  gtk_orientable_set_orientation (
      GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
      GTK_ORIENTATION_VERTICAL);
  self->grid = gtk_grid_new ();
  grid = GTK_GRID (self->grid);
  /* As at the table, nobody sits elsewhere where text runs from right to left. */
  gtk_widget_set_direction (self->grid, GTK_TEXT_DIR_LTR);
  gtk_grid_set_column_homogeneous (grid, TRUE);
  gtk_grid_set_row_spacing (grid, 6);
  gtk_grid_set_column_spacing (grid, 4);
  gtk_widget_set_hexpand (self->grid, TRUE);
  gtk_widget_add_css_class (self->grid, "setup-table");
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

static void
show_player (AluetteSeatGrid *self, const AluGameHeader *header, guint seat)
{
  AluetteSeatButton *button = g_ptr_array_index (self->buttons, seat);

  aluette_seat_button_set_for_network (button, self->for_network);
  aluette_seat_button_set_player (button, self->kind, &header->players[seat],
                                  alu_game_team_size (self->kind, header->rules.n_seats) > 1);
}

static void
add_seat (AluetteSeatGrid *self, guint n, guint seat)
{
  const Place *place = &places[n - 2][seat];
  GtkWidget *button = aluette_seat_button_new (seat);

  if (self->kind->n_teams == 2)
    gtk_widget_add_css_class (button, seat % 2 == 0 ? "team-a" : "team-b");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (self->grid), button,
                   self->kind->clockwise ? place->column : N_COLUMNS - 1 - place->column,
                   place->row, 1, place->rows);
  g_ptr_array_add (self->buttons, button);
  g_signal_connect_object (button, "changed", G_CALLBACK (seat_changed), self, G_CONNECT_SWAPPED);
}

/* Adds buttons without players. */
static void
add_seats (AluetteSeatGrid *self, guint n)
{
  GtkWidget *table = gtk_label_new (NULL);

  aluette_remove_children (self->grid);
  g_ptr_array_set_size (self->buttons, 0);
  gtk_widget_add_css_class (table, "setup-background");
  gtk_grid_attach (GTK_GRID (self->grid), table, 1, 1, 1, 2);
  for (guint seat = 0; seat < n; seat++)
    add_seat (self, n, seat);
}

void
aluette_seat_grid_set_players (AluetteSeatGrid *self, const AluGameKind *kind,
                               const AluGameHeader *header)
{
  gboolean is_real, stay;

  g_return_if_fail (ALUETTE_IS_SEAT_GRID (self));

  is_real = alu_game_header_is_real (header);
  stay = self->kind == kind && self->is_real == is_real
         && self->buttons->len == header->rules.n_seats;
  self->kind = kind;
  self->is_real = is_real;
  if (!stay)
    add_seats (self, header->rules.n_seats);
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    show_player (self, header, seat);
  show_faces (self);
}

void
aluette_seat_grid_set_for_network (AluetteSeatGrid *self, gboolean for_network)
{
  g_return_if_fail (ALUETTE_IS_SEAT_GRID (self));

  self->for_network = for_network;
}

const AluGamePlayer *
aluette_seat_grid_get_player (AluetteSeatGrid *self, guint seat)
{
  g_return_val_if_fail (ALUETTE_IS_SEAT_GRID (self), NULL);

  return aluette_seat_button_get_player (g_ptr_array_index (self->buttons, seat));
}
