/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page-driver.h"

#include "ui/common/aluette-page.h"

void
page_driver_begin (GtkWidget *page, GtkWidget *before)
{
  g_autoptr (GPtrArray) objects = g_ptr_array_new_with_free_func (g_object_unref);
  AluettePageContext context = { .objects = objects };

  if (before != NULL)
    context.state = aluette_page_get_state (before, objects);
  if (context.state != NULL)
    g_variant_ref_sink (context.state);
  aluette_page_set_state (page, &context);
  g_clear_pointer (&context.state, g_variant_unref);
}

static void
note_asked (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  g_object_set_data_full (G_OBJECT (page), g_action_get_name (G_ACTION (action)),
                          g_variant_print (parameter, FALSE), g_free);
}

void
page_driver_follow_actions (GtkWidget *page)
{
  static const GActionEntry actions[] = { { "open", note_asked, "(sv)" },
                                          { "resume", note_asked, "x" },
                                          { "rematch", note_asked, "x" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), page);
  gtk_widget_insert_action_group (page, "win", G_ACTION_GROUP (group));
}

char *
page_driver_get_asked (GtkWidget *page, const char *action)
{
  const char *asked = g_object_get_data (G_OBJECT (page), action);

  return g_strdup (asked != NULL ? asked : "");
}
