/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/table/aluette-podium.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ui/common/aluette-widgets.h"

#define HIGHEST 56 /* the step of the first, in pixels */
#define LOWER 13   /* each rank below */
#define LOWEST 30

#define RISE 0.5 /* how long a step rises, as a part of the whole */

struct _AluettePodium
{
  GtkWidget parent_instance;

  double progress;
  guint n_steps;
};

G_DEFINE_FINAL_TYPE (AluettePodium, aluette_podium, GTK_TYPE_WIDGET)

static void
aluette_podium_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (aluette_podium_parent_class)->dispose (object);
}

static int
get_height (guint rank)
{
  return MAX (HIGHEST - LOWER * ((int) rank - 1), LOWEST);
}

/* Returns: how much of its height the step of @rank still lacks, 0 to 1 */
static double
get_lack (AluettePodium *self, guint rank)
{
  guint wait = self->n_steps - MIN (rank, self->n_steps);
  double start = (1 - RISE) * wait / MAX (self->n_steps - 1, 1);

  return pow (1 - CLAMP ((self->progress - start) / RISE, 0, 1), 3);
}

#define RANK "aluette-rank"

/* Who has not risen yet stands lower, and their step is cut off. */
static void
aluette_podium_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluettePodium *self = ALUETTE_PODIUM (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                               (float) gtk_widget_get_height (widget));

  gtk_snapshot_push_clip (snapshot, &bounds);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      guint rank = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (child), RANK));
      double drop = get_lack (self, rank) * get_height (rank);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) drop));
      gtk_widget_snapshot_child (widget, child, snapshot);
      gtk_snapshot_restore (snapshot);
    }
  gtk_snapshot_pop (snapshot);
}

static void
aluette_podium_class_init (AluettePodiumClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_podium_dispose;
  widget_class->snapshot = aluette_podium_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "podium");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
aluette_podium_init (AluettePodium *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), ALUETTE_PODIUM_GAP);
  self->progress = 1;
}

GtkWidget *
aluette_podium_new (void)
{
  return g_object_new (ALUETTE_TYPE_PODIUM, NULL);
}

void
aluette_podium_add (AluettePodium *self, guint rank, GtkWidget *people, const char *name,
                    const char *total)
{
  GtkWidget *column = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, "valign",
                                    GTK_ALIGN_END, "spacing", 4, NULL);
  GtkWidget *step = aluette_label_new (total, "step");
  /* Translators: a rank, who has it, and their score: “1. Rose: 120”. */
  g_autofree char *spoken = g_strdup_printf (C_("podium", "%1$u. %2$s: %3$s"), rank, name, total);

  g_return_if_fail (ALUETTE_IS_PODIUM (self));

  gtk_widget_set_size_request (step, -1, get_height (rank));
  gtk_box_append (GTK_BOX (column), people);
  gtk_box_append (GTK_BOX (column), step);
  g_object_set_data (G_OBJECT (column), RANK, GUINT_TO_POINTER (rank));
  aluette_set_accessible_name (column, spoken);
  if (self->n_steps++ == 1)
    gtk_widget_insert_after (column, GTK_WIDGET (self), NULL);
  else
    gtk_widget_insert_before (column, GTK_WIDGET (self), NULL);
}

void
aluette_podium_set_progress (AluettePodium *self, double progress)
{
  self->progress = progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
