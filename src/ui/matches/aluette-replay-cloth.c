/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/matches/aluette-replay-cloth.h"

#include <adwaita.h>

/* In pixels. */
#define NARROW 500
#define HEIGHT 460
#define NARROW_HEIGHT 560

struct _AluetteReplayClothLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (AluetteReplayClothLayout, aluette_replay_cloth_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
aluette_replay_cloth_layout_get_request_mode (GtkLayoutManager *layout, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
aluette_replay_cloth_layout_measure (GtkLayoutManager *layout, GtkWidget *widget,
                                     GtkOrientation orientation, int for_size, int *minimum,
                                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  int height = for_size >= 0 && for_size < NARROW ? NARROW_HEIGHT : HEIGHT;

  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  *minimum = MAX (*minimum, height);
  *natural = MAX (*natural, *minimum);
}

static void
aluette_replay_cloth_layout_allocate (GtkLayoutManager *layout, GtkWidget *widget, int width,
                                      int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

static void
aluette_replay_cloth_layout_class_init (AluetteReplayClothLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = aluette_replay_cloth_layout_get_request_mode;
  layout_class->measure = aluette_replay_cloth_layout_measure;
  layout_class->allocate = aluette_replay_cloth_layout_allocate;
}

static void
aluette_replay_cloth_layout_init (AluetteReplayClothLayout *self)
{
}

GtkWidget *
aluette_replay_cloth_new (GtkWidget *table)
{
  GtkWidget *bin = adw_bin_new ();

  adw_bin_set_child (ADW_BIN (bin), table);
  gtk_widget_set_layout_manager (bin, g_object_new (ALUETTE_TYPE_REPLAY_CLOTH_LAYOUT, NULL));
  gtk_widget_set_vexpand (bin, TRUE);
  return bin;
}
