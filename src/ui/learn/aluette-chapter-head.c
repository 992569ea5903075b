/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-chapter-head.h"

#include <glib/gi18n.h>

#include "ui/aluette/aluette-gesture-picture.h"
#include "ui/common/aluette-card-renderer.h"
#include "ui/common/aluette-widgets.h"

#define N_PICTURES 3
#define PICTURE_HEIGHT 76
#define CARD_WIDTH 46
#define FACE_SIDE 64

/* What a chapter shows: cards by their codes, or villagers who make signs. */
typedef struct
{
  const char *title;
  const char *cards[N_PICTURES];
  AluetteGesture gestures[N_PICTURES];
} Chapter;

static const Chapter chapters[] = {
  [ALUETTE_LESSON_CHAPTER_CARDS] = { NC_("chapter", "Cards"), { "3d", "3c", "2d" }, { 0 } },
  [ALUETTE_LESSON_CHAPTER_TRICKS] = { NC_("chapter", "Tricks"), { "8b", "Ke", "Ad" }, { 0 } },
  [ALUETTE_LESSON_CHAPTER_SIGNS]
  = { NC_("chapter", "Signs"), { NULL },
      { ALUETTE_GESTURE_BORGNE_WINK, ALUETTE_GESTURE_VACHE_POUT, ALUETTE_GESTURE_MONSIEUR_EYES } },
  [ALUETTE_LESSON_CHAPTER_MORDIENNE]
  = { NC_("chapter", "Mordienne"), { NULL },
      { ALUETTE_GESTURE_MORDIENNE_BITE, ALUETTE_GESTURE_MORDIENNE_CLOSE,
        ALUETTE_GESTURE_MISERE_SHOULDER_HIGH } },
  [ALUETTE_LESSON_CHAPTER_TABLES]
  = { NC_("chapter", "More Ways to Play"), { "back", "back", "back" }, { 0 } },
  [ALUETTE_LESSON_CHAPTER_EXAM] = { NC_("chapter", "Exam"), { "9c", "9d", "2b" }, { 0 } },
};

struct _AluetteChapterHead
{
  GtkWidget parent_instance;

  GtkWidget *pictures; /* box */
  GtkWidget *progress; /* label */
};

G_DEFINE_FINAL_TYPE (AluetteChapterHead, aluette_chapter_head, GTK_TYPE_WIDGET)

static void
aluette_chapter_head_dispose (GObject *object)
{
  aluette_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (aluette_chapter_head_parent_class)->dispose (object);
}

static void
aluette_chapter_head_class_init (AluetteChapterHeadClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_chapter_head_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
aluette_chapter_head_init (AluetteChapterHead *self)
{
  gtk_box_layout_set_spacing (
      GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 12);
  gtk_widget_add_css_class (GTK_WIDGET (self), "chapter-head");
}

/* Sharp also on screens with two pixels to a unit. */
static GtkWidget *
make_card (AluetteCardRenderer *renderer, const char *code)
{
  g_autoptr (GdkTexture) texture
      = aluette_card_renderer_get_picture (renderer, "aluette", code, 2 * CARD_WIDTH,
                                           2 * PICTURE_HEIGHT, FALSE);
  GtkWidget *picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));

  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
  gtk_widget_set_size_request (picture, CARD_WIDTH, PICTURE_HEIGHT);
  return picture;
}

static void
add_pictures (AluetteChapterHead *self, const Chapter *chapter)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();

  for (guint i = 0; i < N_PICTURES; i++)
    gtk_box_append (GTK_BOX (self->pictures),
                    chapter->cards[0] != NULL
                        ? make_card (renderer, chapter->cards[i])
                        : aluette_gesture_picture_new (2 * i, chapter->gestures[i], FACE_SIDE));
}

const char *
aluette_chapter_head_get_title (AluetteLessonChapter chapter)
{
  return g_dpgettext2 (NULL, "chapter", chapters[chapter].title);
}

GtkWidget *
aluette_chapter_head_new (AluetteLessonChapter chapter)
{
  AluetteChapterHead *self = g_object_new (ALUETTE_TYPE_CHAPTER_HEAD, NULL);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  /* The title says the same. */
  self->pictures = g_object_new (GTK_TYPE_BOX, "spacing", 3, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->progress = aluette_wrapping_label_new (NULL, "dim-label");
  gtk_widget_set_valign (self->pictures, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, TRUE);
  add_pictures (self, &chapters[chapter]);
  gtk_box_append (GTK_BOX (texts),
                  aluette_wrapping_label_new (aluette_chapter_head_get_title (chapter),
                                              "title-4"));
  gtk_box_append (GTK_BOX (texts), self->progress);
  gtk_widget_set_parent (self->pictures, GTK_WIDGET (self));
  gtk_widget_set_parent (texts, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
aluette_chapter_head_set_progress (AluetteChapterHead *self, guint n_done, guint n_lessons)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ALUETTE_IS_CHAPTER_HEAD (self));

  /* Translators: completed lessons of a chapter, and all its lessons. */
  text = g_strdup_printf (_("Lessons completed: %1$u of %2$u"), n_done, n_lessons);
  gtk_label_set_text (GTK_LABEL (self->progress), text);
  aluette_set_css_class (GTK_WIDGET (self), "completed", n_done == n_lessons);
}
