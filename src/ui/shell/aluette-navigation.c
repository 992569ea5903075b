/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/shell/aluette-navigation.h"

#include "ui/shell/aluette-help-page.h"

typedef struct
{
  AluettePage *page; /* (nullable) (transfer none) */
  AluettePageConnect connect;
} Place;

struct _AluetteNavigation
{
  AdwBin parent_instance;

  GtkBox *box;
  GtkWidget *header; /* (nullable): until the first page */
  GtkStack *pages;
  Place front;
  Place covered; /* the page below the help */
};

enum
{
  PROP_TITLE = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SHOWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteNavigation, aluette_navigation, ADW_TYPE_BIN)

/* GTK 4.8 looks at the previous focus when a text with a selection gets the focus, even if that
 * widget went with its page. */
static void
clear_focus_in (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, page))
    gtk_root_set_focus (root, NULL);
}

static void
empty_place (AluetteNavigation *self, Place *place)
{
  AluettePage *page = g_steal_pointer (&place->page);

  if (page == NULL)
    return;
  clear_focus_in (GTK_WIDGET (page));
  gtk_stack_remove (self->pages, GTK_WIDGET (page));
}

static void
page_shown (AluetteNavigation *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
  g_signal_emit (self, signals[SHOWN], 0);
}

/* Shows the title above the pages, and the way back. */
static void
add_header (AluetteNavigation *self)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
      "/io/github/aluette/Aluette/shell/aluette-navigation-header.ui");
  GObject *title = gtk_builder_get_object (builder, "title");

  self->header = GTK_WIDGET (gtk_builder_get_object (builder, "header"));
  g_object_bind_property (self, "title", title, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self, "title", title, "tooltip-text", G_BINDING_SYNC_CREATE);
  gtk_box_prepend (self->box, self->header);
}

/* @before: (nullable): the page to continue, such as the same page in the previous language */
static void
put_in_front (AluetteNavigation *self, GtkWidget *page, AluettePageConnect connect,
              AluettePage *before)
{
  self->front = (Place) { ALUETTE_PAGE (page), connect };
  if (self->header == NULL)
    add_header (self);
  if (connect != NULL)
    connect (self, self->front.page);
  gtk_stack_add_titled (self->pages, page, NULL, aluette_page_get_title (ALUETTE_PAGE (page)));
  gtk_stack_set_visible_child (self->pages, page);
  page_shown (self);
  aluette_page_begin (ALUETTE_PAGE (page), before);
}

static void
put_again (AluetteNavigation *self, const Place *place)
{
  if (place->page != NULL)
    put_in_front (self, aluette_page_make_again (place->page), place->connect, place->page);
}

static void
aluette_navigation_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AluettePage *page = ALUETTE_NAVIGATION (object)->front.page;

  if (id == PROP_TITLE)
    g_value_set_string (value, page != NULL ? aluette_page_get_title (page) : NULL);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_navigation_dispose (GObject *object)
{
  AluetteNavigation *self = ALUETTE_NAVIGATION (object);

  self->front.page = self->covered.page = NULL;
  G_OBJECT_CLASS (aluette_navigation_parent_class)->dispose (object);
}

static void
aluette_navigation_class_init (AluetteNavigationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = aluette_navigation_get_property;
  object_class->dispose = aluette_navigation_dispose;
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                               | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[SHOWN] = g_signal_new ("shown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_navigation_init (AluetteNavigation *self)
{
  self->pages = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->pages, FALSE);
  gtk_stack_set_vhomogeneous (self->pages, FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->pages), TRUE);
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append (self->box, GTK_WIDGET (self->pages));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

void
aluette_navigation_open (AluetteNavigation *self, GtkWidget *page, AluettePageConnect connect)
{
  g_return_if_fail (ALUETTE_IS_NAVIGATION (self));
  g_return_if_fail (ALUETTE_IS_PAGE (page));

  empty_place (self, &self->covered);
  empty_place (self, &self->front);
  put_in_front (self, page, connect, NULL);
}

void
aluette_navigation_show_help (AluetteNavigation *self, const char *topic)
{
  g_return_if_fail (ALUETTE_IS_NAVIGATION (self));

  if (ALUETTE_IS_HELP_PAGE (self->front.page))
    empty_place (self, &self->front);
  else
    self->covered = self->front;
  put_in_front (self, aluette_help_page_new (topic), NULL, NULL);
}

gboolean
aluette_navigation_pop (AluetteNavigation *self)
{
  g_return_val_if_fail (ALUETTE_IS_NAVIGATION (self), FALSE);

  if (self->covered.page == NULL)
    return FALSE;
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->covered.page));
  empty_place (self, &self->front);
  self->front = self->covered;
  self->covered.page = NULL;
  page_shown (self);
  return TRUE;
}

void
aluette_navigation_restore_from (AluetteNavigation *self, AluetteNavigation *other)
{
  g_return_if_fail (ALUETTE_IS_NAVIGATION (self));
  g_return_if_fail (ALUETTE_IS_NAVIGATION (other));

  put_again (self, &other->covered);
  self->covered = self->front;
  put_again (self, &other->front);
}

void
aluette_navigation_clear (AluetteNavigation *self)
{
  g_return_if_fail (ALUETTE_IS_NAVIGATION (self));

  empty_place (self, &self->covered);
  empty_place (self, &self->front);
}

AluettePage *
aluette_navigation_get_page (AluetteNavigation *self)
{
  g_return_val_if_fail (ALUETTE_IS_NAVIGATION (self), NULL);

  return self->front.page;
}
