/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/drills/aluette-drills-page.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/common/aluette-settings.h"
#include "ui/aluette/drills/aluette-attribution-drill.h"
#include "ui/aluette/drills/aluette-drill-items.h"
#include "ui/aluette/drills/aluette-progress-chart.h"
#include "ui/aluette/drills/aluette-recognition-drill.h"
#include "ui/aluette/drills/aluette-timing-drill.h"
#include "ui/aluette/signs/aluette-gesture-picture.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-widgets.h"

#define MENU "menu"
#define FACE_SIDE 64

struct _AluetteDrillsPage
{
  AdwBin parent_instance;

  AluetteLeitner *leitner;
  GSettings *settings;
  GtkWidget *bar;
  GtkLabel *title;
  GtkStack *stack;
  GtkListBox *drills;
  AdwBin *chart;
  GtkListBox *known; /* what the user knows */
};

typedef struct
{
  const char *name;
  const char *title;
  const char *subtitle;
  AluetteGesture gesture;
  GtkWidget *(*create) (AluetteLeitner *leitner, GSettings *settings);
} Drill;

static const Drill drills[] = {
  { "what", N_("Which Sign?"),
    N_("Recognize a gesture. The better you do, the quicker and smaller it gets."),
    ALUETTE_GESTURE_BORGNE_WINK, aluette_recognition_drill_new },
  { "who", N_("Who Signed?"), N_("Four players make signs. Find out who made which one."),
    ALUETTE_GESTURE_GRAND_NEUF_THUMB, aluette_attribution_drill_new },
  { "now", N_("When to Sign?"), N_("Make a given sign while no opponent is looking at you."),
    ALUETTE_GESTURE_MORDIENNE_BITE, aluette_timing_drill_new },
};

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteDrillsPage, aluette_drills_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

/* Says in the row of a sign what the user knows. */
static void
update_known_row (AluetteDrillsPage *self, AdwActionRow *row, AluSign sign)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autofree char *see = aluette_sign_item (sign, FALSE);
  g_autofree char *make = aluette_sign_item (sign, TRUE);
  g_autofree char *seen = aluette_progress_chart_get_text (self->leitner, see, now);
  g_autofree char *made = aluette_progress_chart_get_text (self->leitner, make, now);
  g_autofree char *text = g_strdup_printf (_("Recognizing: %1$s\nMaking: %2$s"), seen, made);

  adw_action_row_set_subtitle (row, text);
}

static GtkWidget *
make_known_row (AluetteDrillsPage *self, AluSign sign)
{
  GtkWidget *row = aluette_text_row_new (aluette_sign_title (sign), "");
  char key[2] = { g_ascii_toupper (aluette_sign_key (sign)), '\0' };
  GtkWidget *label = aluette_label_new (key, "sign-key");

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
  update_known_row (self, ADW_ACTION_ROW (row), sign);
  return row;
}

/* Updates the list of what the user knows, each time the list of drills is shown. */
static void
update_known (AluetteDrillsPage *self)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->known));

  for (int sign = 0; row != NULL; row = gtk_widget_get_next_sibling (row))
    update_known_row (self, ADW_ACTION_ROW (row), (AluSign) sign++);
}

static GtkWidget *
make_drill_row (const Drill *drill, guint villager)
{
  GtkWidget *row = aluette_text_row_new (_(drill->title), _(drill->subtitle));

  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             aluette_gesture_picture_new (villager, drill->gesture, FACE_SIDE));
  aluette_row_add_icon (row, "go-next-symbolic");
  aluette_row_set_action (row, "drills.open", g_variant_new_string (drill->name));
  return row;
}

/* Builds the drill with this name, if there is one, unless it was opened before.
 *
 * Returns: (transfer none): its title; "" if there is no such drill */
static const char *
make_drill (AluetteDrillsPage *self, const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (drills); i++)
    if (g_strcmp0 (drills[i].name, name) == 0)
      {
        if (gtk_stack_get_child_by_name (self->stack, name) == NULL)
          gtk_stack_add_titled (self->stack,
                                drills[i].create (self->leitner, self->settings), name, "");
        return _(drills[i].title);
      }
  return "";
}

void
aluette_drills_page_open (AluetteDrillsPage *self, const char *drill)
{
  const char *title;

  g_return_if_fail (ALUETTE_IS_DRILLS_PAGE (self));

  title = make_drill (self, drill);
  if (*title == '\0')
    update_known (self);
  gtk_label_set_text (self->title, title);
  gtk_widget_set_visible (self->bar, *title != '\0');
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "drills.back", *title != '\0');
  gtk_stack_set_visible_child_name (self->stack, *title != '\0' ? drill : MENU);
}

static void
open_drill (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_drills_page_open (ALUETTE_DRILLS_PAGE (widget), g_variant_get_string (parameter, NULL));
}

static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_drills_page_open (ALUETTE_DRILLS_PAGE (widget), NULL);
}

static void
aluette_drills_page_dispose (GObject *object)
{
  AluetteDrillsPage *self = ALUETTE_DRILLS_PAGE (object);

  g_clear_object (&self->leitner);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_drills_page_parent_class)->dispose (object);
}

static void
aluette_drills_page_class_init (AluetteDrillsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_drills_page_dispose;
  g_type_ensure (ALUETTE_TYPE_COLUMN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-drills-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillsPage, bar);
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillsPage, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillsPage, drills);
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillsPage, chart);
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillsPage, known);
  gtk_widget_class_install_action (widget_class, "drills.open", "s", open_drill);
  gtk_widget_class_install_action (widget_class, "drills.back", NULL, go_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "drills.back", NULL);
}

static void
aluette_drills_page_init (AluetteDrillsPage *self)
{
  self->settings = aluette_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_drills_page_new (AluetteLeitner *leitner)
{
  AluetteDrillsPage *self = g_object_new (ALUETTE_TYPE_DRILLS_PAGE, NULL);

  if (leitner != NULL)
    self->leitner = g_object_ref (leitner);
  else
    {
      g_autofree char *path = aluette_leitner_get_default_path ("signs");

      self->leitner = aluette_leitner_new (path, NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (drills); i++)
    gtk_list_box_append (self->drills, make_drill_row (&drills[i], 2 * i + 2));
  adw_bin_set_child (self->chart, aluette_progress_chart_new (self->leitner));
  for (int sign = 0; sign < ALU_N_SIGNS; sign++)
    gtk_list_box_append (self->known, make_known_row (self, (AluSign) sign));
  aluette_drills_page_open (self, NULL);
  return GTK_WIDGET (self);
}

static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  GtkStack *stack = ALUETTE_DRILLS_PAGE (page)->stack;
  GtkWidget *drill = gtk_stack_get_visible_child (stack);
  GVariant *state = ALUETTE_IS_DRILL (drill) ? aluette_drill_get_state (ALUETTE_DRILL (drill))
                                             : NULL;

  return g_variant_new ("(s@mv)", gtk_stack_get_visible_child_name (stack),
                        aluette_page_maybe (state));
}

/* Opens the drill of the state and continues it. */
static void
page_set_state (AluettePage *page, const AluettePageContext *context)
{
  AluetteDrillsPage *self = ALUETTE_DRILLS_PAGE (page);
  g_autoptr (GVariant) drill = NULL;
  const char *name;

  if (context->state == NULL)
    return;
  g_variant_get (context->state, "(&smv)", &name, &drill);
  make_drill (self, name);
  if (drill != NULL)
    aluette_drill_set_state (
        ALUETTE_DRILL (gtk_stack_get_child_by_name (self->stack, name)), drill);
  aluette_drills_page_open (self, name);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = page_get_state;
  iface->set_state = page_set_state;
}
