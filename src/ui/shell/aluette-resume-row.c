/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-resume-row.h"

#include "presentation/matches/aluette-match-text.h"
#include "presentation/portraits/aluette-villagers.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-face-picture.h"
#include "ui/table/aluette-ui-kind.h"

#define FACE_SIZE 44
#define FACE_SIZE_OF_SIX 36

struct _AluetteResumeRow
{
  GtkListBoxRow parent_instance;

  GtkWidget *faces; /* box */
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkWidget *hide; /* button */
};

G_DEFINE_FINAL_TYPE (AluetteResumeRow, aluette_resume_row, GTK_TYPE_LIST_BOX_ROW)

static void
aluette_resume_row_class_init (AluetteResumeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-resume-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteResumeRow, faces);
  gtk_widget_class_bind_template_child (widget_class, AluetteResumeRow, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteResumeRow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, AluetteResumeRow, hide);
}

static void
aluette_resume_row_init (AluetteResumeRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_resume_row_new (void)
{
  return g_object_new (ALUETTE_TYPE_RESUME_ROW, NULL);
}

/* Returns: (transfer full): the names of the players, in the order of the seats. */
static char *
format_names (AluetteMatchInfo *match, const AluetteUiKind *ui)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const char *dummy = ui != NULL && ui->presentation->dummy != NULL
                          ? g_dpgettext2 (NULL, "kind of player", ui->presentation->dummy->name)
                          : "";

  for (guint seat = 0; seat < aluette_match_info_get_columns (match)->seats; seat++)
    {
      const char *name = aluette_match_info_get_name (match, seat);

      g_ptr_array_add (names, (gpointer) (*name != '\0' ? name : dummy));
    }
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

static void
show_faces (AluetteResumeRow *self, AluetteMatchInfo *match, GSettings *settings)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (match);
  AluetteOwnFace own = aluette_own_face_get (settings, columns->humans);
  g_autoptr (GVariant) faces = g_settings_get_value (settings, ALUETTE_FACES_KEY);
  guint seats = MIN (columns->seats, ALU_GAME_MAX_SEATS);
  const char *names[ALU_GAME_MAX_SEATS];
  guint cast[ALU_GAME_MAX_SEATS];
  int size = seats > 4 ? FACE_SIZE_OF_SIX : FACE_SIZE;

  for (guint seat = 0; seat < seats; seat++)
    {
      const char *name = aluette_match_info_get_name (match, seat);

      names[seat] = *name != '\0' ? name : NULL;
    }
  own.faces = faces;
  aluette_villagers_cast (names, &own, cast, seats);
  aluette_remove_children (self->faces);
  for (guint seat = 0; seat < seats; seat++)
    gtk_box_append (GTK_BOX (self->faces),
                    aluette_face_picture_new (cast[seat], ALUETTE_N_GESTURES, size));
}

/* A match that was imported may have no date. */
static char *
format_facts (AluetteMatchInfo *match, const AluetteUiKind *ui)
{
  g_autofree char *date = aluette_match_text_date (aluette_match_info_get_columns (match)->date);
  g_autofree char *state = ui != NULL ? ui->presentation->format_unfinished (match) : NULL;

  if (state == NULL || *date == '\0')
    return g_strdup (state != NULL ? state : date);
  return g_strdup_printf ("%s · %s", state, date);
}

void
aluette_resume_row_set_match (AluetteResumeRow *self, AluetteMatchInfo *match, GSettings *settings)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (match);
  const AluetteUiKind *ui = aluette_ui_kind_from_id (columns->kind);
  g_autofree char *names = format_names (match, ui);
  g_autofree char *subtitle = NULL;

  g_return_if_fail (ALUETTE_IS_RESUME_ROW (self));

  subtitle = format_facts (match, ui);
  show_faces (self, match, settings);
  gtk_label_set_text (self->title, names);
  gtk_label_set_text (self->subtitle, subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, names,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "x", columns->match);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.resume");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->hide), "x", columns->match);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->hide), "home.hide");
}
