/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/drills/aluette-drill-table.h"

#include <glib/gi18n.h>

#include "bots/aluette/gaze/alu-gaze-model.h"
#include "presentation/common/aluette-settings.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/aluette/drills/aluette-drill-sequence.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"

#define PORTRAIT_SIDE 96
#define N ALUETTE_DRILL_PLAYERS

typedef struct
{
  GtkWidget *button;
  GtkWidget *portrait;
  GtkWidget *name;
  GtkWidget *note;
  guint villager;
} Place;

struct _AluetteDrillTable
{
  AdwBin parent_instance;

  gboolean with_viewer;
  guint first; /* the first villager */
  Place places[N];
};

G_DEFINE_FINAL_TYPE (AluetteDrillTable, aluette_drill_table, ADW_TYPE_BIN)

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Column and row of each place in the grid. */
static const int columns[N] = { 1, 0, 1, 2 };
static const int rows[N] = { 2, 1, 0, 1 };

static void
clicked_cb (GtkWidget *button, AluetteDrillTable *self)
{
  for (guint i = 0; i < N; i++)
    if (self->places[i].button == button)
      g_signal_emit (self, signals[CHOSEN], 0, i);
}

static GtkWidget *
make_place (AluetteDrillTable *self, guint i)
{
  Place *place = &self->places[i];

  place->portrait = aluette_portrait_new (i);
  place->name = aluette_label_new (NULL, "heading");
  place->note = aluette_centered_label_new (NULL, 12, "caption");
  gtk_widget_set_size_request (place->portrait, PORTRAIT_SIDE, PORTRAIT_SIDE);
  gtk_label_set_ellipsize (GTK_LABEL (place->name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (place->note, FALSE);
  place->button = aluette_content_button_new (
      aluette_box_new (GTK_ORIENTATION_VERTICAL, 2, place->portrait, place->name, place->note,
                       NULL),
      "flat", NULL);
  gtk_widget_add_css_class (place->button, "drill-place");
  gtk_widget_set_can_target (place->button, i > 0 || !self->with_viewer);
  gtk_widget_set_focusable (place->button, i > 0 || !self->with_viewer);
  gtk_widget_set_halign (place->button, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (place->button, GTK_ALIGN_CENTER);
  g_signal_connect (place->button, "clicked", G_CALLBACK (clicked_cb), self);
  return place->button;
}

static void
aluette_drill_table_class_init (AluetteDrillTableClass *klass)
{
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
aluette_drill_table_init (AluetteDrillTable *self)
{
}

GtkWidget *
aluette_drill_table_new (gboolean with_viewer)
{
  AluetteDrillTable *self = g_object_new (ALUETTE_TYPE_DRILL_TABLE, NULL);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *cloth = adw_bin_new ();

  self->with_viewer = with_viewer;
  for (guint i = 0; i < N; i++)
    gtk_grid_attach (GTK_GRID (grid), make_place (self, i), columns[i], rows[i], 1, 1);
  gtk_widget_add_css_class (cloth, "drill-background");
  gtk_widget_set_size_request (cloth, 84, 84);
  gtk_widget_set_halign (cloth, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (cloth, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (grid), cloth, 1, 1, 1, 1);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), grid);
  aluette_drill_table_seat (self, 0);
  return GTK_WIDGET (self);
}

static void
seat_villager (AluetteDrillTable *self, guint i, guint villager)
{
  Place *place = &self->places[i];
  const char *name;

  place->villager = villager;
  name = aluette_drill_table_get_name (self, i);
  aluette_portrait_set_villager (ALUETTE_PORTRAIT (place->portrait), villager);
  aluette_portrait_set_person_name (ALUETTE_PORTRAIT (place->portrait), name);
  gtk_label_set_text (GTK_LABEL (place->name), name);
  aluette_set_accessible_name (place->button, name);
}

/* The user has their own face, and nobody else their face or name. */
void
aluette_drill_table_seat (AluetteDrillTable *self, guint first)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();
  g_autofree char *name = aluette_own_face_get_name (settings);
  guint own = (guint) aluette_own_face_get_villager (settings), villager = first;

  g_return_if_fail (ALUETTE_IS_DRILL_TABLE (self));

  self->first = first;
  for (guint i = 0; i < N; i++)
    {
      if (i == 0 && self->with_viewer)
        {
          seat_villager (self, i, own);
          continue;
        }
      while (self->with_viewer
             && (villager % ALUETTE_N_VILLAGERS == own
                 || g_str_equal (aluette_villager_get (villager)->first_name, name)))
        villager++;
      seat_villager (self, i, villager++ % ALUETTE_N_VILLAGERS);
    }
}

guint
aluette_drill_table_get_first (AluetteDrillTable *self)
{
  g_return_val_if_fail (ALUETTE_IS_DRILL_TABLE (self), 0);

  return self->first;
}

const char *
aluette_drill_table_get_name (AluetteDrillTable *self, guint place)
{
  if (place == 0 && self->with_viewer)
    return C_("player", "You");
  return aluette_villager_get (self->places[place].villager)->first_name;
}

void
aluette_drill_table_perform (AluetteDrillTable *self, guint place, AluetteGesture gesture,
                             guint length_ms, double size)
{
  aluette_portrait_perform (ALUETTE_PORTRAIT (self->places[place].portrait), gesture, length_ms,
                            size);
}

void
aluette_drill_table_set_target (AluetteDrillTable *self, guint place, guint target)
{
  AluettePortrait *portrait = ALUETTE_PORTRAIT (self->places[place].portrait);
  double dx, dy, length;

  if (target == ALU_GAZE_CARDS)
    {
      aluette_portrait_look_at (portrait, 0, 1);
      return;
    }
  dx = (target < N ? columns[target] : 1) - columns[place];
  dy = (target < N ? rows[target] : 1) - rows[place];
  length = MAX (1, ABS (dx) + ABS (dy));
  aluette_portrait_look_at (portrait, dx / length, dy / length);
}

void
aluette_drill_table_set_wandering (AluetteDrillTable *self, gboolean wandering)
{
  for (guint i = 0; i < N; i++)
    aluette_portrait_set_idle_glances (ALUETTE_PORTRAIT (self->places[i].portrait), wandering);
}

void
aluette_drill_table_set_note (AluetteDrillTable *self, guint place, const char *note)
{
  gtk_label_set_text (GTK_LABEL (self->places[place].note), note != NULL ? note : "");
  gtk_widget_set_visible (self->places[place].note, note != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->places[place].button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note != NULL ? note : "",
                                  -1);
}
