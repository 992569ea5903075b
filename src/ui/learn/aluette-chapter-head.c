/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-chapter-head.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-card-renderer.h"
#include "ui/common/aluette-widgets.h"

#define PICTURE_HEIGHT 76
#define CARD_WIDTH 46
#define FACE_SIDE 64

struct _AluetteChapterHead
{
  GtkBox parent_instance;

  GtkBox *pictures;
  GtkLabel *title;
  GtkLabel *progress;

  const AluetteLessonLook *look;
  guint chapter;
  AluetteCardRenderer *renderer;
  GtkPicture *cards[ALUETTE_CHAPTER_PICTURES]; /* (nullable): owned by the box */
};

G_DEFINE_FINAL_TYPE (AluetteChapterHead, aluette_chapter_head, GTK_TYPE_BOX)

static void
aluette_chapter_head_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_CHAPTER_HEAD (object)->renderer);
  G_OBJECT_CLASS (aluette_chapter_head_parent_class)->dispose (object);
}

static void
aluette_chapter_head_class_init (AluetteChapterHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_chapter_head_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/learn/aluette-chapter-head.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteChapterHead, pictures);
  gtk_widget_class_bind_template_child (widget_class, AluetteChapterHead, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteChapterHead, progress);
}

static void
aluette_chapter_head_init (AluetteChapterHead *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
make_card (void)
{
  GtkWidget *picture = gtk_picture_new ();

  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
  gtk_widget_set_size_request (picture, CARD_WIDTH, PICTURE_HEIGHT);
  return picture;
}

static void
add_pictures (AluetteChapterHead *self)
{
  for (guint i = 0; i < ALUETTE_CHAPTER_PICTURES; i++)
    if (self->look->chapters[self->chapter].cards[i] != NULL)
      {
        GtkWidget *card = make_card ();

        self->cards[i] = GTK_PICTURE (card);
        gtk_box_append (self->pictures, card);
      }
    else if (self->look->make_picture != NULL)
      gtk_box_append (self->pictures,
                      self->look->make_picture (self->chapter, i, FACE_SIDE));
}

/* Shows the cards as far as they are drawn: sharp also on screens with two pixels to a unit. */
static void
show_cards (AluetteChapterHead *self)
{
  const char *deck = self->look->decks->info[0]->pictures;

  for (guint i = 0; i < ALUETTE_CHAPTER_PICTURES; i++)
    if (self->cards[i] != NULL)
      {
        gboolean drawn;
        g_autoptr (GdkTexture) texture = aluette_card_renderer_request_picture (
            self->renderer, deck, self->look->chapters[self->chapter].cards[i], 2 * CARD_WIDTH,
            2 * PICTURE_HEIGHT, FALSE, &drawn);

        gtk_picture_set_paintable (self->cards[i], GDK_PAINTABLE (texture));
      }
}

const char *
aluette_chapter_head_get_title (const AluetteLessonLook *look, guint chapter)
{
  return g_dpgettext2 (NULL, "chapter", look->chapters[chapter].title);
}

GtkWidget *
aluette_chapter_head_new (const AluetteLessonLook *look, guint chapter,
                          AluetteCardRenderer *renderer)
{
  AluetteChapterHead *self = g_object_new (ALUETTE_TYPE_CHAPTER_HEAD, NULL);

  self->look = look;
  self->chapter = chapter;
  self->renderer = g_object_ref (renderer);
  g_signal_connect_object (renderer, "drawn", G_CALLBACK (show_cards), self, G_CONNECT_SWAPPED);
  add_pictures (self);
  show_cards (self);
  gtk_label_set_text (self->title, aluette_chapter_head_get_title (look, chapter));
  return GTK_WIDGET (self);
}

void
aluette_chapter_head_set_progress (AluetteChapterHead *self, guint n_done, guint n_lessons)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ALUETTE_IS_CHAPTER_HEAD (self));

  /* Translators: completed lessons of a chapter, and all its lessons. */
  text = g_strdup_printf (_("Lessons completed: %1$u of %2$u"), n_done, n_lessons);
  gtk_label_set_text (self->progress, text);
  aluette_set_css_class (GTK_WIDGET (self), "completed", n_done == n_lessons);
}
