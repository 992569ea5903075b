/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/aluette-drills-page.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/common/aluette-settings.h"
#include "ui/aluette/aluette-attribution-drill.h"
#include "ui/aluette/aluette-drill-items.h"
#include "ui/aluette/aluette-gesture-picture.h"
#include "ui/aluette/aluette-progress-chart.h"
#include "ui/aluette/aluette-recognition-drill.h"
#include "ui/aluette/aluette-timing-drill.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-widgets.h"

#define MENU "menu"
#define FACE_SIDE 64

struct _AluetteDrillsPage
{
  AdwBin parent_instance;

  AluetteLeitner *leitner;
  GSettings *settings;
  GtkWidget *stack;
  GtkWidget *back;
  GtkWidget *title;
  GtkWidget *known; /* list of what the user knows */
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
  GtkWidget *row = adw_action_row_new ();
  char key[2] = { g_ascii_toupper (aluette_sign_key (sign)), '\0' };
  GtkWidget *label = gtk_label_new (key);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "sign-key");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), aluette_sign_title (sign));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
  update_known_row (self, ADW_ACTION_ROW (row), sign);
  return row;
}

/* Updates the list of what the user knows, each time the list of drills is shown. */
static void
update_known (AluetteDrillsPage *self)
{
  GtkWidget *row = gtk_widget_get_first_child (self->known);

  for (int sign = 0; row != NULL; row = gtk_widget_get_next_sibling (row))
    update_known_row (self, ADW_ACTION_ROW (row), (AluSign) sign++);
}

static GtkWidget *
make_drill_row (const Drill *drill, guint villager)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(drill->title));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _(drill->subtitle));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             aluette_gesture_picture_new (villager, drill->gesture, FACE_SIDE));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "drills.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", drill->name);
  return row;
}

static GtkWidget *
make_menu (AluetteDrillsPage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *list = aluette_boxed_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (drills); i++)
    gtk_list_box_append (GTK_LIST_BOX (list), make_drill_row (&drills[i], 2 * i + 2));
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), aluette_wrapping_label_new (_("Your Progress"), "title-2"));
  gtk_box_append (GTK_BOX (box),
                  aluette_wrapping_label_new (
                      _("Each sign has five stages. A correct answer moves it up, and it "
                         "comes back later; a wrong answer takes it back to stage 1. "
                         "Filled: you recognize it. Hollow: you can make it."),
                      "dim-label"));
  gtk_box_append (GTK_BOX (box), aluette_progress_chart_new (self->leitner));
  self->known = aluette_boxed_list_new (NULL);
  gtk_box_append (GTK_BOX (box), self->known);
  gtk_widget_add_css_class (box, "drill-board");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 620);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  return scroller;
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
        if (gtk_stack_get_child_by_name (GTK_STACK (self->stack), name) == NULL)
          gtk_stack_add_titled (GTK_STACK (self->stack),
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
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_widget_set_visible (gtk_widget_get_parent (self->back), *title != '\0');
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "drills.back", *title != '\0');
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), *title != '\0' ? drill : MENU);
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
  gtk_widget_class_install_action (widget_class, "drills.open", "s", open_drill);
  gtk_widget_class_install_action (widget_class, "drills.back", NULL, go_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "drills.back", NULL);
}

static GtkWidget *
make_bar (AluetteDrillsPage *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->back = gtk_button_new_from_icon_name ("go-previous-symbolic");
  gtk_widget_set_tooltip_text (self->back, _("See All Drills"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("See All Drills"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->back), "drills.back");
  gtk_widget_add_css_class (self->back, "flat");
  self->title = aluette_wrapping_label_new ("", "heading");
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (bar), self->back);
  gtk_box_append (GTK_BOX (bar), self->title);
  gtk_widget_add_css_class (bar, "drill-bar");
  return bar;
}

static void
aluette_drills_page_init (AluetteDrillsPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->settings = aluette_settings_new ();
  self->stack = gtk_stack_new ();
  gtk_stack_set_transition_type (GTK_STACK (self->stack), GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  gtk_widget_set_vexpand (self->stack, TRUE);
  gtk_box_append (GTK_BOX (box), make_bar (self));
  gtk_box_append (GTK_BOX (box), self->stack);
  adw_bin_set_child (ADW_BIN (self), box);
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
  gtk_stack_add_titled (GTK_STACK (self->stack), make_menu (self), MENU, "");
  for (int sign = 0; sign < ALU_N_SIGNS; sign++)
    gtk_list_box_append (GTK_LIST_BOX (self->known), make_known_row (self, (AluSign) sign));
  aluette_drills_page_open (self, NULL);
  return GTK_WIDGET (self);
}

static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  GtkStack *stack = GTK_STACK (ALUETTE_DRILLS_PAGE (page)->stack);
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
        ALUETTE_DRILL (gtk_stack_get_child_by_name (GTK_STACK (self->stack), name)), drill);
  aluette_drills_page_open (self, name);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = page_get_state;
  iface->set_state = page_set_state;
}
