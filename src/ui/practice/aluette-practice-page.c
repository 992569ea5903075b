/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/practice/aluette-practice-page.h"

#include <glib/gi18n.h>

#include "model/learning/aluette-puzzle-generator.h"
#include "model/session/aluette-game-setup.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"
#include "ui/practice/aluette-practice-menu.h"
#include "ui/practice/aluette-puzzle-question.h"
#include "ui/practice/aluette-stars.h"
#include "ui/table/aluette-table-page.h"

struct _AluettePracticePage
{
  AdwBin parent_instance;

  const AluettePuzzleSet *set;
  AluetteLeitner *leitner;
  AluetteMistakes *mistakes; /* (nullable) */
  GPtrArray *puzzles;        /* the puzzles installed with the program */

  AdwToastOverlay *toasts;
  GtkStack *stack;
  AluettePracticeMenu *menu;
  AluetteQuestionView *view;
  GtkWidget *next; /* of the view */
  GtkWidget *bar;
  GtkWidget *back;
  GtkLabel *title;
  GtkWidget *stars; /* label */
  GtkWidget *forget;

  const AluettePuzzleDeck *deck; /* (nullable): the open deck */
  AluetteExercise *question;     /* (nullable): the current puzzle */
  char *last;                    /* (nullable): its id */
  GCancellable *making; /* (nullable): while a new puzzle is generated */
};

static void page_iface_init (AluettePageInterface *iface);
static void table_page_iface_init (AluetteTablePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluettePracticePage, aluette_practice_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init)
                                   G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_TABLE_PAGE,
                                                          table_page_iface_init))

static gint64
now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

static gboolean
is_deck (const AluettePuzzleDeck *deck, const char *id)
{
  return deck != NULL && g_str_equal (deck->id, id);
}

static gboolean
is_in_deck (AluettePracticePage *self, gconstpointer puzzle, const AluettePuzzleDeck *deck)
{
  const AluPuzzleKind *kind = self->set->kind;

  guint stars = aluette_practice_menu_get_stars (self->menu);

  if (stars > 0 && aluette_puzzle_get_stars (puzzle) != stars)
    return FALSE;
  return is_deck (deck, ALUETTE_DECK_MIXED)
         || is_deck (deck, aluette_puzzle_get_theme (kind, puzzle));
}

/* Returns: (transfer container): the puzzles of a deck; empty for those that are generated. */
static GPtrArray *
list_deck (AluettePracticePage *self, const AluettePuzzleDeck *deck)
{
  GPtrArray *list = g_ptr_array_new ();

  if (is_deck (deck, ALUETTE_DECK_MISTAKES))
    for (guint i = 0; i < aluette_mistakes_get_n (self->mistakes); i++)
      g_ptr_array_add (list, (gpointer) aluette_mistakes_get_puzzle (self->mistakes, i));
  else
    for (guint i = 0; i < self->puzzles->len; i++)
      if (is_in_deck (self, g_ptr_array_index (self->puzzles, i), deck))
        g_ptr_array_add (list, g_ptr_array_index (self->puzzles, i));
  return list;
}

/* Returns: (transfer full): the ids of the puzzles of a deck; of one without an end those that were
 * answered. */
static char **
list_ids (AluettePracticePage *self, const AluettePuzzleDeck *deck)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_autoptr (GPtrArray) list = list_deck (self, deck);
  g_auto (GStrv) asked = aluette_leitner_list (self->leitner);
  g_autofree char *prefix = g_strconcat (deck->id, "-", NULL);

  for (guint i = 0; i < list->len; i++)
    g_strv_builder_add (ids, aluette_puzzle_get_id (g_ptr_array_index (list, i)));
  for (guint i = 0; deck->endless && asked[i] != NULL; i++)
    if (g_str_has_prefix (asked[i], prefix))
      g_strv_builder_add (ids, asked[i]);
  return g_strv_builder_end (ids);
}

/* Counts the puzzles of a deck. A puzzle is known if the last answer was right. */
static void
count_deck (const AluettePuzzleDeck *deck, guint *n, guint *known, guint *due, gpointer data)
{
  AluettePracticePage *self = data;
  g_auto (GStrv) ids = list_ids (self, deck);

  *known = *due = 0;
  for (*n = 0; ids[*n] != NULL; ++*n)
    {
      guint box = aluette_leitner_get_box (self->leitner, ids[*n]);

      *known += box > 1;
      *due += box > 0 && aluette_leitner_get_due (self->leitner, ids[*n]) <= now ();
    }
}

/* Returns: (transfer none) (nullable): the deck with this id. */
static const AluettePuzzleDeck *
find_deck (AluettePracticePage *self, const char *id)
{
  for (guint i = 0; i < self->set->n_sections; i++)
    for (guint j = 0; j < self->set->sections[i].n_decks; j++)
      if (g_strcmp0 (self->set->sections[i].decks[j].id, id) == 0)
        return &self->set->sections[i].decks[j];
  return NULL;
}

/* Returns: (transfer none): the title of the theme of a puzzle; of a mistake or a puzzle without a
 * theme that of the open deck. */
static const char *
get_puzzle_title (AluettePracticePage *self, gconstpointer puzzle)
{
  const AluettePuzzleDeck *theme = NULL;

  if (puzzle == NULL)
    return "";
  if (!is_deck (self->deck, ALUETTE_DECK_MISTAKES))
    theme = find_deck (self, aluette_puzzle_get_theme (self->set->kind, puzzle));
  return _((theme != NULL ? theme : self->deck)->title);
}

/* Shows theme and difficulty of a puzzle. */
static void
show_puzzle_kind (AluettePracticePage *self, gconstpointer puzzle)
{
  guint stars = puzzle != NULL ? aluette_puzzle_get_stars (puzzle) : 0;
  g_autofree char *spoken = g_strdup_printf (_("Difficulty: %s"), aluette_stars_title (stars));

  gtk_label_set_text (self->title, get_puzzle_title (self, puzzle));
  gtk_label_set_text (GTK_LABEL (self->stars), stars > 0 ? aluette_stars_text (stars) : "");
  gtk_widget_set_tooltip_text (self->stars, stars > 0 ? spoken : NULL);
  aluette_set_accessible_name (self->stars, stars > 0 ? spoken : "");
  g_free (self->last);
  self->last = g_strdup (puzzle != NULL ? aluette_puzzle_get_id (puzzle) : NULL);
}

/* Before an answer, the same button skips the puzzle, which nobody should do by accident. */
static void
view_changed (AluettePracticePage *self)
{
  gboolean answered = aluette_question_view_has_answer (self->view);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.next", self->question != NULL);
  gtk_button_set_label (GTK_BUTTON (self->next),
                        answered ? g_dpgettext2 (NULL, "puzzle", self->set->next)
                                 : C_("puzzle", "Skip"));
  aluette_set_css_class (self->next, "suggested-action", answered);
}

/* @puzzle: (nullable) */
static void
ask_puzzle (AluettePracticePage *self, gconstpointer puzzle)
{
  AluetteTableStyle *style = aluette_table_get_style (aluette_question_view_get_table (self->view));

  g_clear_object (&self->question);
  if (puzzle != NULL)
    self->question = aluette_puzzle_question_new (self->set, puzzle, style);
  aluette_question_view_ask (self->view, "", NULL, self->question);
}

static void
show_puzzle (AluettePracticePage *self, gconstpointer puzzle)
{
  show_puzzle_kind (self, puzzle);
  ask_puzzle (self, puzzle);
}

/* Shows what the user is waiting for, without a puzzle. */
static void
show_wait (AluettePracticePage *self, const char *text)
{
  show_puzzle (self, NULL);
  aluette_question_panel_say (aluette_question_view_get_panel (self->view), text,
                              ALUETTE_COMMENT_PLAIN);
}

static void
puzzle_made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluettePracticePage) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree gpointer puzzle = aluette_puzzle_generate_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->making);
  if (puzzle == NULL)
    show_wait (self, error->message);
  else
    show_puzzle (self, puzzle);
}

static void
stop_making (AluettePracticePage *self)
{
  g_cancellable_cancel (self->making);
  g_clear_object (&self->making);
}

/* Returns: (transfer full) (nullable): the puzzle of a deck without an end that should come back
 * now. */
static char *
pick_due_puzzle (AluettePracticePage *self)
{
  g_auto (GStrv) ids = list_ids (self, self->deck);
  const char *due = NULL;

  for (guint i = 0; ids[i] != NULL; i++)
    if (aluette_leitner_get_due (self->leitner, ids[i]) <= now ()
        && g_strcmp0 (ids[i], self->last) != 0
        && (due == NULL
            || aluette_leitner_get_due (self->leitner, ids[i])
                   < aluette_leitner_get_due (self->leitner, due)))
      due = ids[i];
  return g_strdup (due);
}

static void
make_puzzle (AluettePracticePage *self)
{
  g_autofree char *id = self->deck->endless ? pick_due_puzzle (self) : NULL;

  stop_making (self);
  self->making = g_cancellable_new ();
  show_wait (self, _("Looking for a puzzle…"));
  aluette_puzzle_generate_async (self->set->kind, self->deck->id, id,
                                 aluette_game_setup_new_seed (),
                                 aluette_practice_menu_get_stars (self->menu), self->making,
                                 puzzle_made_cb, g_object_ref (self));
}

static void
show_next_listed_puzzle (AluettePracticePage *self)
{
  g_autoptr (GPtrArray) list = list_deck (self, self->deck);
  g_autofree const char **ids = g_new (const char *, list->len + 1);
  guint index;

  if (list->len == 0)
    {
      show_wait (self, _("There are no puzzles here."));
      return;
    }
  for (guint i = 0; i < list->len; i++)
    ids[i] = aluette_puzzle_get_id (g_ptr_array_index (list, i));
  index = aluette_leitner_pick (self->leitner, ids, list->len, self->last, now ());
  show_puzzle (self, g_ptr_array_index (list, index));
}

static void
show_next_puzzle (AluettePracticePage *self)
{
  if (self->deck == NULL)
    return;
  if (self->deck->endless || is_deck (self->deck, ALUETTE_DECK_NEW))
    make_puzzle (self);
  else
    show_next_listed_puzzle (self);
}

/* Shows once that an answer or a change of the mistakes could not be saved. */
static void
on_saved (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluettePracticePage) self = data;
  g_autoptr (GError) error = NULL;

  if (ALUETTE_IS_MISTAKES (source))
    aluette_mistakes_save_finish (ALUETTE_MISTAKES (source), result, &error);
  else
    aluette_leitner_answer_finish (ALUETTE_LEITNER (source), result, &error);
  if (self->toasts != NULL)
    aluette_toast_report_progress (self->toasts, error);
}

static void
add_mistake (AluettePracticePage *self, gconstpointer puzzle)
{
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new ();

  g_ptr_array_add (puzzles, (gpointer) puzzle);
  aluette_mistakes_add_async (self->mistakes, puzzles, NULL, on_saved, g_object_ref (self));
}

/* Records the answer. A generated puzzle is in no box: it comes back only as a mistake. */
static void
answered_cb (AluettePracticePage *self, gboolean right, guint took_ms)
{
  gconstpointer puzzle = aluette_practice_page_get_puzzle (self);
  AluetteLeitnerAnswer answer = { .when = now (), .took_ms = took_ms, .right = right };

  if (!is_deck (self->deck, ALUETTE_DECK_NEW))
    aluette_leitner_answer_async (self->leitner, aluette_puzzle_get_id (puzzle), &answer, NULL,
                                  on_saved, g_object_ref (self));
  else if (!right)
    add_mistake (self, puzzle);
}

static void
open_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_practice_page_open (ALUETTE_PRACTICE_PAGE (widget),
                              g_variant_get_string (parameter, NULL));
}

static void
next_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_next_puzzle (ALUETTE_PRACTICE_PAGE (widget));
}

static void
back_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_practice_page_open (ALUETTE_PRACTICE_PAGE (widget), NULL);
}

static void
forget_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluettePracticePage *self = ALUETTE_PRACTICE_PAGE (widget);

  if (self->last == NULL)
    return;
  aluette_mistakes_remove_async (self->mistakes, self->last, NULL, on_saved, g_object_ref (self));
  show_next_puzzle (self);
}

static void
aluette_practice_page_dispose (GObject *object)
{
  AluettePracticePage *self = ALUETTE_PRACTICE_PAGE (object);

  stop_making (self);
  self->toasts = NULL;
  g_clear_object (&self->leitner);
  g_clear_object (&self->question);
  g_clear_object (&self->mistakes);
  g_clear_pointer (&self->puzzles, g_ptr_array_unref);
  G_OBJECT_CLASS (aluette_practice_page_parent_class)->dispose (object);
}

static void
aluette_practice_page_finalize (GObject *object)
{
  AluettePracticePage *self = ALUETTE_PRACTICE_PAGE (object);

  g_free (self->last);
  G_OBJECT_CLASS (aluette_practice_page_parent_class)->finalize (object);
}

static void
aluette_practice_page_class_init (AluettePracticePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_practice_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_practice_page_finalize;
  g_type_ensure (ALUETTE_TYPE_PRACTICE_MENU);
  g_type_ensure (ALUETTE_TYPE_QUESTION_VIEW);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/practice/aluette-practice-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluettePracticePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluettePracticePage, stack);
  gtk_widget_class_bind_template_child (widget_class, AluettePracticePage, bar);
  gtk_widget_class_bind_template_child (widget_class, AluettePracticePage, back);
  gtk_widget_class_bind_template_child (widget_class, AluettePracticePage, title);
  gtk_widget_class_bind_template_child (widget_class, AluettePracticePage, stars);
  gtk_widget_class_bind_template_child (widget_class, AluettePracticePage, forget);
  gtk_widget_class_bind_template_child (widget_class, AluettePracticePage, menu);
  gtk_widget_class_bind_template_child (widget_class, AluettePracticePage, view);
  gtk_widget_class_bind_template_child (widget_class, AluettePracticePage, next);
  gtk_widget_class_bind_template_callback (widget_class, answered_cb);
  gtk_widget_class_bind_template_callback (widget_class, view_changed);
  gtk_widget_class_bind_template_callback (widget_class, aluette_table_page_play_out);
  gtk_widget_class_install_action (widget_class, "practice.open", "s", open_action);
  gtk_widget_class_install_action (widget_class, "practice.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "practice.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "practice.forget", NULL, forget_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "practice.back", NULL);
}

static void
aluette_practice_page_init (AluettePracticePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.back", FALSE);
}

GtkWidget *
aluette_practice_page_new (const AluettePuzzleSet *set, AluetteLeitner *leitner,
                           AluetteMistakes *mistakes)
{
  AluettePracticePage *self = g_object_new (ALUETTE_TYPE_PRACTICE_PAGE, NULL);
  const char *back = _(set->back);

  self->set = set;
  self->leitner = g_object_ref (leitner);
  self->mistakes = mistakes != NULL ? g_object_ref (mistakes) : NULL;
  self->puzzles = aluette_puzzle_set_load (set);
  aluette_practice_menu_set_up (self->menu, set, count_deck, self);
  gtk_widget_set_tooltip_text (self->back, back);
  aluette_set_accessible_name (self->back, back);
  if (mistakes != NULL)
    g_signal_connect_object (mistakes, "changed", G_CALLBACK (aluette_practice_menu_update),
                             self->menu, G_CONNECT_SWAPPED);
  aluette_practice_page_open (self, NULL);
  return GTK_WIDGET (self);
}

static void
open_deck (AluettePracticePage *self, const AluettePuzzleDeck *deck)
{
  stop_making (self);
  self->deck = deck;
  gtk_widget_set_visible (self->bar, deck != NULL);
  gtk_widget_set_visible (self->forget, is_deck (deck, ALUETTE_DECK_MISTAKES));
  if (deck == NULL)
    {
      ask_puzzle (self, NULL);
      aluette_practice_menu_update (self->menu);
    }
  gtk_stack_set_visible_child_name (self->stack, deck != NULL ? "puzzle" : "menu");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.back", deck != NULL);
}

void
aluette_practice_page_open (AluettePracticePage *self, const char *deck)
{
  g_return_if_fail (ALUETTE_IS_PRACTICE_PAGE (self));

  open_deck (self, find_deck (self, deck));
  show_next_puzzle (self);
}

void
aluette_practice_page_set_stars (AluettePracticePage *self, guint stars)
{
  g_return_if_fail (ALUETTE_IS_PRACTICE_PAGE (self));

  aluette_practice_menu_set_stars (self->menu, stars);
}

gconstpointer
aluette_practice_page_get_puzzle (AluettePracticePage *self)
{
  g_return_val_if_fail (ALUETTE_IS_PRACTICE_PAGE (self), NULL);

  return self->question != NULL
             ? aluette_puzzle_question_get_puzzle (ALUETTE_PUZZLE_QUESTION (self->question))
             : NULL;
}

AluetteQuestionView *
aluette_practice_page_get_view (AluettePracticePage *self)
{
  g_return_val_if_fail (ALUETTE_IS_PRACTICE_PAGE (self), NULL);

  return self->view;
}

/* The difficulty, the deck, the puzzle and the answer. */
#define STATE_TYPE "(ums@ayv)"

static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  AluettePracticePage *self = ALUETTE_PRACTICE_PAGE (page);

  return g_variant_new (STATE_TYPE, aluette_practice_menu_get_stars (self->menu),
                        self->deck != NULL ? self->deck->id : NULL,
                        aluette_page_pack (aluette_practice_page_get_puzzle (self),
                                           self->set->kind->size),
                        aluette_question_view_get_state (self->view, objects));
}

/* Opens the deck and the puzzle of the state, or the deck of the target. */
static void
page_set_state (AluettePage *page, const AluettePageContext *context)
{
  AluettePracticePage *self = ALUETTE_PRACTICE_PAGE (page);
  g_autofree gpointer puzzle = g_malloc (self->set->kind->size);
  guint stars;
  g_autofree char *deck = NULL;
  g_autoptr (GVariant) bytes = NULL;
  g_autoptr (GVariant) view = NULL;

  if (context->state == NULL)
    {
      if (context->target != NULL
          && g_variant_is_of_type (context->target, G_VARIANT_TYPE (ALUETTE_DECK_TARGET)))
        {
          g_variant_get_child (context->target, 1, "s", &deck);
          aluette_practice_page_open (self, deck);
        }
      return;
    }
  g_variant_get (context->state, STATE_TYPE, &stars, &deck, &bytes, &view);
  aluette_practice_page_set_stars (self, stars);
  open_deck (self, find_deck (self, deck));
  if (!aluette_page_unpack (bytes, puzzle, self->set->kind->size))
    {
      show_next_puzzle (self);
      return;
    }
  show_puzzle (self, puzzle);
  aluette_question_view_set_state (self->view, view, context->objects);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = page_get_state;
  iface->set_state = page_set_state;
}

static AluetteTable *
get_page_table (AluetteTablePage *page)
{
  return aluette_question_view_get_table (ALUETTE_PRACTICE_PAGE (page)->view);
}

static void
table_page_iface_init (AluetteTablePageInterface *iface)
{
  iface->get_table = get_page_table;
}
