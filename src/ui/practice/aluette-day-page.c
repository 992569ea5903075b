/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/practice/aluette-day-page.h"

#include <glib/gi18n.h>

#include "presentation/portraits/aluette-own-face.h"
#include "presentation/table/aluette-challenge-text.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-derived.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-table-page.h"

/* Days in the list of past days. */
#define N_PAST_DAYS 60

struct _AluetteDayPage
{
  AdwBin parent_instance;

  AdwToastOverlay *toasts;
  GtkStack *parts;
  AluetteChallengeTable *table;
  GtkLabel *rules;
  GtkWidget *start;  /* button */
  GtkLabel *verdict; /* labels of the result */
  GtkLabel *share;
  GtkWidget *copy;
  GtkWidget *past; /* list of the days before */

  AluetteChallengeStore *store;
  AluetteChallenge challenge;
  char *name;
};

static void page_iface_init (AluettePageInterface *iface);
static void table_page_iface_init (AluetteTablePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteDayPage, aluette_day_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init)
                                   G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_TABLE_PAGE,
                                                          table_page_iface_init))

static void
add_past_day (AluetteDayPage *self, const AluetteChallengeDay *day)
{
  g_autofree char *text = aluette_challenge_text_day (day);

  gtk_list_box_append (GTK_LIST_BOX (self->past), aluette_text_row_new (day->date, text));
}

static void
list_past_days (AluetteDayPage *self)
{
  g_autoptr (GArray) days = aluette_challenge_store_list_days (self->store);

  aluette_remove_children (self->past);
  for (guint i = 0; i < MIN (days->len, N_PAST_DAYS); i++)
    add_past_day (self, &g_array_index (days, AluetteChallengeDay, i));
  gtk_widget_set_visible (self->past, days->len > 0);
}

static void
show_part (AluetteDayPage *self, const char *part, GtkWidget *focus)
{
  gtk_stack_set_visible_child_name (self->parts, part);
  gtk_widget_grab_focus (focus);
}

/* Shows the result if it is known. */
static gboolean
show_result (AluetteDayPage *self)
{
  AluetteChallengeDay day;
  g_autofree char *share = NULL;

  if (!aluette_challenge_store_get_day (self->store, self->challenge.word, &day))
    return FALSE;
  share = aluette_challenge_text_share (self->challenge.terms, &day,
                                        aluette_challenge_store_get_streak (self->store,
                                                                            self->challenge.word));
  gtk_label_set_text (self->verdict, aluette_challenge_text_verdict (&day));
  gtk_label_set_text (self->share, share);
  list_past_days (self);
  show_part (self, "result", self->copy);
  aluette_challenge_table_close (self->table);
  return TRUE;
}

/* What is known of a day when the master begins to play. The user may leave the page meanwhile. */
typedef struct
{
  AluetteChallengeStore *store;
  AluetteChallengeDay day;
  GWeakRef page;
} Pending;

static void
pending_free (Pending *pending)
{
  g_object_unref (pending->store);
  g_weak_ref_clear (&pending->page);
  g_free (pending);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Pending, pending_free)

static void
master_played (GObject *source, GAsyncResult *async, gpointer data)
{
  g_autoptr (Pending) pending = data;
  g_autoptr (AluetteDayPage) page = g_weak_ref_get (&pending->page);
  AluetteChallengeResult master;
  g_autoptr (GError) error = NULL;

  if (aluette_challenge_play_master_finish (async, &master, &error))
    {
      pending->day.master = master.deals[0];
      aluette_challenge_store_add_day (pending->store, &pending->day, &error);
    }
  if (error != NULL && page != NULL)
    aluette_toast_show (page->toasts, error->message);
}

/* The user looks at the last trick while the master plays; the result is shown on request. */
static void
deal_over (AluetteDayPage *self)
{
  AluetteChallengeResult own;
  Pending *pending;

  if (!aluette_challenge_table_get_result (self->table, &own))
    return;
  pending = g_new0 (Pending, 1);
  pending->store = g_object_ref (self->store);
  g_weak_ref_init (&pending->page, self);
  g_strlcpy (pending->day.date, self->challenge.word, sizeof pending->day.date);
  pending->day.own = own.deals[0];
  aluette_challenge_play_master_async (&self->challenge, NULL, master_played, pending);
}

/* The master may not be finished yet: then the result comes with the change of the store. */
static void
result_wanted (AluetteDayPage *self)
{
  if (!show_result (self))
    g_signal_connect_object (self->store, "changed", G_CALLBACK (show_result), self,
                             G_CONNECT_SWAPPED);
}

static void
play_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteDayPage *self = ALUETTE_DAY_PAGE (widget);
  g_autoptr (GError) error = NULL;

  gtk_stack_set_visible_child_name (self->parts, "table");
  if (!aluette_challenge_table_open (self->table, self->store, &self->challenge, self->name,
                                     &error))
    aluette_toast_show (self->toasts, error->message);
}

static void
copy_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteDayPage *self = ALUETTE_DAY_PAGE (widget);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget),
                          gtk_label_get_text (self->share));
  aluette_toast_show (self->toasts, _("Result copied"));
}

static void
aluette_day_page_dispose (GObject *object)
{
  AluetteDayPage *self = ALUETTE_DAY_PAGE (object);

  g_clear_object (&self->store);
  G_OBJECT_CLASS (aluette_day_page_parent_class)->dispose (object);
}

static void
aluette_day_page_finalize (GObject *object)
{
  g_free (ALUETTE_DAY_PAGE (object)->name);
  G_OBJECT_CLASS (aluette_day_page_parent_class)->finalize (object);
}

static void
aluette_day_page_class_init (AluetteDayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_day_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_day_page_finalize;
  g_type_ensure (ALUETTE_TYPE_COLUMN);
  g_type_ensure (ALUETTE_TYPE_CHALLENGE_TABLE);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/practice/aluette-day-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteDayPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteDayPage, parts);
  aluette_class_bind_closures (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AluetteDayPage, rules);
  gtk_widget_class_bind_template_child (widget_class, AluetteDayPage, start);
  gtk_widget_class_bind_template_child (widget_class, AluetteDayPage, verdict);
  gtk_widget_class_bind_template_child (widget_class, AluetteDayPage, share);
  gtk_widget_class_bind_template_child (widget_class, AluetteDayPage, copy);
  gtk_widget_class_bind_template_child (widget_class, AluetteDayPage, past);
  gtk_widget_class_bind_template_child (widget_class, AluetteDayPage, table);
  gtk_widget_class_bind_template_callback (widget_class, deal_over);
  gtk_widget_class_bind_template_callback (widget_class, result_wanted);
  gtk_widget_class_bind_template_callback (widget_class, aluette_table_page_play_out);
  gtk_widget_class_bind_template_callback (widget_class, aluette_toast_show);
  gtk_widget_class_install_action (widget_class, "day.play", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "day.copy", NULL, copy_action);
}

static void
aluette_day_page_init (AluetteDayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_day_page_new (AluetteChallengeStore *store, const char *date, const char *name)
{
  AluetteDayPage *self = g_object_new (ALUETTE_TYPE_DAY_PAGE, NULL);
  const AluetteChallengeTerms *terms = aluette_challenge_store_get_terms (store);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  self->store = g_object_ref (store);
  self->name = g_strdup (name);
  gtk_label_set_text (self->rules, aluette_challenge_text_rules (terms));
  if (date == NULL || !aluette_challenge_init_date (&self->challenge, terms, date))
    aluette_challenge_init_day (&self->challenge, terms, now);
  return GTK_WIDGET (self);
}

GtkWidget *
aluette_day_page_new_for (const AluettePageContext *context, const char *kind)
{
  g_autofree char *name = aluette_own_face_get_name (context->settings);
  const char *date = NULL;

  if (context->state != NULL)
    g_variant_get_child (context->state, 0, "&s", &date);
  return aluette_day_page_new (ALUETTE_CHALLENGE_STORE (context->get_store (kind)), date, name);
}

char *
aluette_day_page_format_state (GObject *object)
{
  AluetteChallengeStore *store = ALUETTE_CHALLENGE_STORE (object);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  AluetteChallenge today;
  AluetteChallengeDay day;

  aluette_challenge_init_day (&today, aluette_challenge_store_get_terms (store), now);
  return aluette_challenge_store_get_day (store, today.word, &day)
             ? aluette_challenge_text_day (&day)
             : NULL;
}

AluetteChallengeTable *
aluette_day_page_get_table (AluetteDayPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_DAY_PAGE (self), NULL);

  return self->table;
}

const char *
aluette_day_page_get_part (AluetteDayPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_DAY_PAGE (self), NULL);

  return gtk_stack_get_visible_child_name (self->parts);
}

/* The day, and the table if a deal is on it. */
static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  AluetteDayPage *self = ALUETTE_DAY_PAGE (page);
  gboolean plays = g_str_equal (aluette_day_page_get_part (self), "table");
  GVariant *table = plays ? aluette_challenge_table_get_state (self->table, objects) : NULL;

  return g_variant_new ("(s@mv)", self->challenge.word, aluette_page_maybe (table));
}

static void
page_set_state (AluettePage *page, const AluettePageContext *context)
{
  AluetteDayPage *self = ALUETTE_DAY_PAGE (page);
  g_autoptr (GVariant) table = NULL;
  g_autofree char *record = NULL;

  if (show_result (self))
    return;
  if (context->state != NULL)
    g_variant_get_child (context->state, 1, "mv", &table);
  if (table != NULL)
    {
      aluette_challenge_table_set_state (self->table, table, context->objects);
      gtk_stack_set_visible_child_name (self->parts, "table");
      return;
    }
  record = aluette_challenge_store_get_record (self->store, &self->challenge);
  if (record != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "day.play", NULL);
  else
    show_part (self, "start", self->start);
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
  return aluette_challenge_table_get_table (ALUETTE_DAY_PAGE (page)->table);
}

static void
table_page_iface_init (AluetteTablePageInterface *iface)
{
  iface->get_table = get_page_table;
}
