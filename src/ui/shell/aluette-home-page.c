/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-home-page.h"

#include <glib/gi18n.h>

struct _AluetteHomePage
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *resume_list;
  AdwActionRow *resume_row;
};

G_DEFINE_FINAL_TYPE (AluetteHomePage, aluette_home_page, GTK_TYPE_WIDGET)

static void
aluette_home_page_dispose (GObject *object)
{
  AluetteHomePage *self = ALUETTE_HOME_PAGE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_home_page_parent_class)->dispose (object);
}

static void
aluette_home_page_class_init (AluetteHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_home_page_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, resume_list);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, resume_row);
}

static void
aluette_home_page_init (AluetteHomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
aluette_home_page_set_unfinished (AluetteHomePage *self, const char *title, const char *subtitle)
{
  g_return_if_fail (ALUETTE_IS_HOME_PAGE (self));

  gtk_widget_set_visible (self->resume_list, title != NULL);
  if (title == NULL)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->resume_row), title);
  adw_action_row_set_subtitle (self->resume_row, subtitle);
}
