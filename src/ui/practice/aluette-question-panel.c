/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/practice/aluette-question-panel.h"

#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-button-layout.h"
#include "ui/common/aluette-derived.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"

/* Minimum height of the text above a table in a small window. */
#define TEXT_HEIGHT 104
#define TEACHER "schoolteacher"

struct _AluetteQuestionPanel
{
  AdwBin parent_instance;

  GtkScrolledWindow *outer;
  GtkScrolledWindow *above; /* with the text, the illustration and the answers */
  GtkWidget *done; /* icon at the end of a lesson */
  GtkWidget *told; /* the teacher and the text: Tab goes on from here to what is below */
  AluettePortrait *teacher;
  GtkLabel *text;
  AdwBin *illustration;
  AdwBin *lesson_answers;   /* parents of the answers */
  AdwBin *practice_answers;
  AluetteAnswerChooser *answers;
  AluetteTable *table;
  GtkLabel *comment;
  GtkWidget *buttons;
};

static void buildable_iface_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteQuestionPanel, aluette_question_panel, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_iface_init))

/* The comment and the hand above it matter more than the top of the table. */
static gboolean
scroll_to_comment (gpointer data)
{
  GtkAdjustment *adjustment = data;

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment)
                                            - gtk_adjustment_get_page_size (adjustment));
  return G_SOURCE_REMOVE;
}

/* A widget cannot scroll while it gets its size. */
static void
size_changed (GtkAdjustment *adjustment)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, scroll_to_comment, g_object_ref (adjustment),
                   g_object_unref);
}

void
aluette_question_panel_add_button (AluetteQuestionPanel *self, GtkWidget *button, const char *type)
{
  g_return_if_fail (ALUETTE_IS_QUESTION_PANEL (self));

  if (g_str_equal (type, "start"))
    gtk_box_prepend (GTK_BOX (self->buttons), button);
  else
    gtk_box_append (GTK_BOX (self->buttons), button);
}

static void
question_panel_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child,
                          const char *type)
{
  if (type == NULL)
    adw_bin_set_child (ADW_BIN (buildable), GTK_WIDGET (child));
  else
    aluette_question_panel_add_button (ALUETTE_QUESTION_PANEL (buildable), GTK_WIDGET (child),
                                       type);
}

static void
buildable_iface_init (GtkBuildableIface *iface)
{
  iface->add_child = question_panel_add_child;
}

static void
aluette_question_panel_class_init (AluetteQuestionPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ALUETTE_TYPE_ANSWER_CHOOSER);
  g_type_ensure (ALUETTE_TYPE_BUTTON_LAYOUT);
  g_type_ensure (ALUETTE_TYPE_PORTRAIT);
  g_type_ensure (ALUETTE_TYPE_TABLE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/practice/aluette-question-panel.ui");
  aluette_class_bind_closures (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, outer);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, above);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, done);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, told);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, teacher);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, text);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, illustration);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, lesson_answers);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, practice_answers);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, answers);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, table);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, comment);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionPanel, buttons);
}

static void
aluette_question_panel_init (AluetteQuestionPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_set (self->teacher, "villager", (guint) aluette_villager_find (TEACHER), NULL);
  g_signal_connect (gtk_scrolled_window_get_vadjustment (self->outer), "changed",
                    G_CALLBACK (size_changed), NULL);
}

void
aluette_question_panel_set_teacher (AluetteQuestionPanel *self)
{
  g_return_if_fail (ALUETTE_IS_QUESTION_PANEL (self));

  g_object_ref (self->answers);
  adw_bin_set_child (self->practice_answers, NULL);
  adw_bin_set_child (self->lesson_answers, GTK_WIDGET (self->answers));
  g_object_unref (self->answers);
  gtk_widget_set_visible (GTK_WIDGET (self->teacher), TRUE);
  gtk_label_set_xalign (self->comment, 0);
  gtk_label_set_justify (self->comment, GTK_JUSTIFY_LEFT);
}

void
aluette_question_panel_set_text (AluetteQuestionPanel *self, const char *text)
{
  g_return_if_fail (ALUETTE_IS_QUESTION_PANEL (self));

  gtk_label_set_text (self->text, text);
  aluette_set_accessible_name (self->told, text);
  g_object_set (self->done, "icon-name", NULL, NULL);
  aluette_portrait_keep_feeling (self->teacher, ALUETTE_FEELING_NONE);
}

void
aluette_question_panel_show_end (AluetteQuestionPanel *self, gboolean star)
{
  g_return_if_fail (ALUETTE_IS_QUESTION_PANEL (self));

  g_object_set (self->done, "icon-name", star ? "starred-symbolic" : "object-select-symbolic",
                NULL);
  aluette_set_css_class (self->done, "lesson-star", star);
  aluette_set_css_class (self->done, "success", !star);
  if (star)
    aluette_portrait_keep_feeling (self->teacher, ALUETTE_FEELING_TRIUMPHANT);
}

/* Above a table the text keeps some space until there is a comment to read. */
static void
keep_text_height (AluetteQuestionPanel *self)
{
  gboolean room = gtk_widget_get_visible (GTK_WIDGET (self->table))
                  && *gtk_label_get_text (self->comment) == '\0';

  gtk_scrolled_window_set_min_content_height (self->above, room ? TEXT_HEIGHT : -1);
}

void
aluette_question_panel_set_illustration (AluetteQuestionPanel *self, GtkWidget *scene,
                                         gboolean shows_table)
{
  g_return_if_fail (ALUETTE_IS_QUESTION_PANEL (self));

  adw_bin_set_child (self->illustration, scene);
  gtk_widget_set_visible (GTK_WIDGET (self->table), shows_table);
  keep_text_height (self);
}

static void
show_comment (AluetteQuestionPanel *self, const char *comment)
{
  gtk_label_set_text (self->comment, comment);
  keep_text_height (self);
  if (*comment != '\0')
    aluette_announce (GTK_WIDGET (self->comment), comment);
}

/* A wrong answer astonishes the teacher and does not make her angry. A text and a mark say whether
 * the answer is right, because color alone is not enough. */
void
aluette_question_panel_say (AluetteQuestionPanel *self, const char *comment,
                            AluetteCommentKind kind)
{
  static const AluetteFeeling feelings[] = {
    [ALUETTE_COMMENT_PLAIN] = ALUETTE_FEELING_NONE,
    [ALUETTE_COMMENT_RIGHT] = ALUETTE_FEELING_UNDERSTOOD,
    [ALUETTE_COMMENT_WRONG] = ALUETTE_FEELING_AMAZED,
  };
  static const char *const marks[] = { "", "✓ ", "✗ " };
  g_autofree char *marked = NULL;

  g_return_if_fail (ALUETTE_IS_QUESTION_PANEL (self));

  marked = g_strconcat (marks[kind], comment, NULL);
  aluette_set_css_class (GTK_WIDGET (self->comment), "success", kind == ALUETTE_COMMENT_RIGHT);
  aluette_set_css_class (GTK_WIDGET (self->comment), "error", kind == ALUETTE_COMMENT_WRONG);
  show_comment (self, marked);
  if (gtk_widget_get_visible (GTK_WIDGET (self->teacher)))
    aluette_portrait_react (self->teacher, feelings[kind]);
}

void
aluette_question_panel_say_more (AluetteQuestionPanel *self, const char *comment)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ALUETTE_IS_QUESTION_PANEL (self));

  text = g_strconcat (gtk_label_get_text (self->comment), "\n", comment, NULL);
  show_comment (self, text);
}

const char *
aluette_question_panel_get_comment (AluetteQuestionPanel *self)
{
  g_return_val_if_fail (ALUETTE_IS_QUESTION_PANEL (self), NULL);

  return gtk_label_get_text (self->comment);
}

AluetteTable *
aluette_question_panel_get_table (AluetteQuestionPanel *self)
{
  g_return_val_if_fail (ALUETTE_IS_QUESTION_PANEL (self), NULL);

  return self->table;
}

AluetteAnswerChooser *
aluette_question_panel_get_answers (AluetteQuestionPanel *self)
{
  g_return_val_if_fail (ALUETTE_IS_QUESTION_PANEL (self), NULL);

  return self->answers;
}

void
aluette_question_panel_focus_text (AluetteQuestionPanel *self)
{
  g_return_if_fail (ALUETTE_IS_QUESTION_PANEL (self));

  gtk_widget_grab_focus (self->told);
}

void
aluette_question_panel_announce_text (AluetteQuestionPanel *self)
{
  g_return_if_fail (ALUETTE_IS_QUESTION_PANEL (self));

  if (*gtk_label_get_text (self->text) != '\0')
    aluette_announce (self->told, gtk_label_get_text (self->text));
}

const char *
aluette_question_panel_get_focus (AluetteQuestionPanel *self)
{
  GtkWidget *button;

  g_return_val_if_fail (ALUETTE_IS_QUESTION_PANEL (self), NULL);

  for (button = gtk_widget_get_first_child (self->buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (gtk_widget_is_focus (button))
      return gtk_actionable_get_action_name (GTK_ACTIONABLE (button));
  return aluette_answer_chooser_get_focus (self->answers);
}

void
aluette_question_panel_set_focus (AluetteQuestionPanel *self, const char *name)
{
  GtkWidget *button;

  g_return_if_fail (ALUETTE_IS_QUESTION_PANEL (self));

  button = gtk_widget_get_first_child (self->buttons);
  while (button != NULL
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), name) != 0)
    button = gtk_widget_get_next_sibling (button);
  if (button == NULL)
    button = aluette_answer_chooser_get_button (self->answers, name);
  if (button != NULL)
    gtk_widget_grab_focus (button);
}
