/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/shell/aluette-navigation.h"

#include "ui/common/aluette-widgets.h"
#include "ui/shell/aluette-pages.h"

typedef struct
{
  const AluettePageKind *kind;
  GVariant *target;
  GtkWidget *page;
  GtkWidget *frame; /* child of the GtkStack: the page, or a box with its header bar and the page */
  gboolean begun;
} Entry;

struct _AluetteNavigation
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkWidget *root; /* the start page */
  AluettePageContext *context;
  GPtrArray *entries; /* of Entry: the last one is in front */
  GPtrArray *kept;    /* of Entry: lasting pages that are not among the entries */
};

enum
{
  PROP_ROOT = 1,
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

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_variant_unref (entry->target);
  g_free (entry);
}

static Entry *
get_front (AluetteNavigation *self)
{
  return self->entries->len > 0 ? g_ptr_array_index (self->entries, self->entries->len - 1) : NULL;
}

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

/* Shows the title above a page, and the way back. */
static GtkWidget *
make_frame (GtkWidget *page, const char *title)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
      "/io/github/aluette/Aluette/shell/aluette-navigation-header.ui");

  g_object_set (gtk_builder_get_object (builder, "title"), "title", title, "tooltip-text", title,
                NULL);
  gtk_widget_set_vexpand (page, TRUE);
  return aluette_box_new (GTK_ORIENTATION_VERTICAL, 0, gtk_builder_get_object (builder, "header"),
                          page, NULL);
}

/* Returns: (nullable): the entry of a lasting page, which is removed from @entries. */
static Entry *
take_lasting (GPtrArray *entries, const AluettePageKind *kind)
{
  for (guint i = 0; kind->lasting && i < entries->len; i++)
    if (((Entry *) g_ptr_array_index (entries, i))->kind == kind)
      return g_ptr_array_steal_index (entries, i);
  return NULL;
}

/* @context: with the target. Returns: (nullable): the entry of a page, perhaps a lasting one. */
static Entry *
make_entry (AluetteNavigation *self, const AluettePageKind *kind, const AluettePageContext *context,
            GError **error)
{
  Entry *entry = take_lasting (self->kept, kind);
  const char *title;
  GtkWidget *page;

  if (entry == NULL)
    entry = take_lasting (self->entries, kind);
  if (entry != NULL)
    return entry;
  page = aluette_pages_new (kind, context, error);
  if (page == NULL)
    return NULL;
  entry = g_new0 (Entry, 1);
  title = aluette_page_get_title (page, kind);
  entry->kind = kind;
  entry->target = g_variant_ref (context->target);
  entry->page = page;
  entry->frame = title != NULL && !kind->lasting ? make_frame (page, title) : page;
  gtk_stack_add_titled (self->stack, entry->frame, NULL, title != NULL ? title : "");
  return entry;
}

/* Begins what requires that the page is in the window. */
static void
begin_page (Entry *entry, const AluettePageContext *context)
{
  if (!entry->begun)
    aluette_page_set_state (entry->page, context);
  entry->begun = TRUE;
}

static void
remove_entry (AluetteNavigation *self, Entry *entry)
{
  if (entry->kind->lasting)
    {
      g_ptr_array_add (self->kept, entry);
      return;
    }
  gtk_stack_remove (self->stack, entry->frame);
  entry_free (entry);
}

static gboolean
has_header (AluetteNavigation *self)
{
  Entry *front = get_front (self);

  return front != NULL && front->page != front->frame;
}

/* Pages with the same header bar follow each other without a transition. */
static void
show_front (AluetteNavigation *self, gboolean had_header)
{
  Entry *front = get_front (self);

  gtk_stack_set_transition_type (self->stack, had_header && has_header (self)
                                                  ? GTK_STACK_TRANSITION_TYPE_NONE
                                                  : GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT);
  gtk_stack_set_visible_child (self->stack, front != NULL ? front->frame : self->root);
}

static void
aluette_navigation_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AluetteNavigation *self = ALUETTE_NAVIGATION (object);

  if (id != PROP_ROOT)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  self->root = g_value_get_object (value);
  gtk_stack_add_titled (self->stack, self->root, NULL, "");
}

static void
aluette_navigation_dispose (GObject *object)
{
  AluetteNavigation *self = ALUETTE_NAVIGATION (object);

  g_ptr_array_set_size (self->entries, 0);
  g_ptr_array_set_size (self->kept, 0);
  G_OBJECT_CLASS (aluette_navigation_parent_class)->dispose (object);
}

static void
aluette_navigation_finalize (GObject *object)
{
  g_ptr_array_unref (ALUETTE_NAVIGATION (object)->entries);
  g_ptr_array_unref (ALUETTE_NAVIGATION (object)->kept);
  G_OBJECT_CLASS (aluette_navigation_parent_class)->finalize (object);
}

static void
aluette_navigation_class_init (AluetteNavigationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = aluette_navigation_set_property;
  object_class->dispose = aluette_navigation_dispose;
  object_class->finalize = aluette_navigation_finalize;
  props[PROP_ROOT] = g_param_spec_object ("root", NULL, NULL, GTK_TYPE_WIDGET,
                                          G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[SHOWN] = g_signal_new ("shown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_navigation_init (AluetteNavigation *self)
{
  self->entries = g_ptr_array_new_with_free_func (entry_free);
  self->kept = g_ptr_array_new_with_free_func (entry_free);
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

void
aluette_navigation_set_context (AluetteNavigation *self, AluettePageContext *context)
{
  g_return_if_fail (ALUETTE_IS_NAVIGATION (self));

  self->context = context;
}

/* Shows a page over the one in front. Returns: (nullable): its entry. */
static Entry *
push_page (AluetteNavigation *self, const AluettePageKind *kind, const AluettePageContext *context,
           GError **error)
{
  gboolean had_header = has_header (self);
  Entry *entry = make_entry (self, kind, context, error);

  if (entry == NULL)
    return NULL;
  g_ptr_array_add (self->entries, entry);
  show_front (self, had_header);
  return entry;
}

/* Shows a page in place of the last @n_replaced entries. Returns: (nullable): its entry. */
static Entry *
replace_pages (AluetteNavigation *self, const AluettePageKind *kind, guint n_replaced,
               const AluettePageContext *context, GError **error)
{
  guint first = self->entries->len - n_replaced;
  Entry *entry;

  for (guint i = first; i < self->entries->len; i++)
    clear_focus_in (((Entry *) g_ptr_array_index (self->entries, i))->frame);
  entry = push_page (self, kind, context, error);
  while (entry != NULL && g_ptr_array_index (self->entries, first) != entry)
    remove_entry (self, g_ptr_array_steal_index (self->entries, first));
  return entry;
}

GtkWidget *
aluette_navigation_open (AluetteNavigation *self, const char *id, GVariant *target, GVariant *state,
                         GPtrArray *objects, GError **error)
{
  const AluettePageKind *kind = aluette_pages_find (id);
  g_autoptr (GVariant) own_target = g_variant_ref_sink (target);
  g_autoptr (GVariant) own_state = state != NULL ? g_variant_ref_sink (state) : NULL;
  AluettePageContext context;
  Entry *entry;
  guint n_replaced;

  g_return_val_if_fail (ALUETTE_IS_NAVIGATION (self), NULL);
  g_return_val_if_fail (kind != NULL, NULL);
  g_return_val_if_fail (g_variant_is_of_type (target, G_VARIANT_TYPE (kind->target_type)), NULL);

  context = *self->context;
  context.target = target;
  context.state = state;
  context.objects = objects;
  n_replaced = kind->over ? aluette_navigation_get_front (self) == kind : self->entries->len;
  entry = replace_pages (self, kind, n_replaced, &context, error);
  if (entry == NULL)
    return NULL;
  g_signal_emit (self, signals[SHOWN], 0);
  begin_page (entry, &context);
  return entry->page;
}

gboolean
aluette_navigation_back (AluetteNavigation *self)
{
  gboolean had_header;
  Entry *front;

  g_return_val_if_fail (ALUETTE_IS_NAVIGATION (self), FALSE);

  if (self->entries->len < 2)
    return FALSE;
  had_header = has_header (self);
  front = g_ptr_array_steal_index (self->entries, self->entries->len - 1);
  show_front (self, had_header);
  remove_entry (self, front);
  g_signal_emit (self, signals[SHOWN], 0);
  return TRUE;
}

void
aluette_navigation_home (AluetteNavigation *self)
{
  g_autoptr (GPtrArray) entries = NULL;

  g_return_if_fail (ALUETTE_IS_NAVIGATION (self));

  entries = g_steal_pointer (&self->entries);
  self->entries = g_ptr_array_new_with_free_func (entry_free);
  /* This comes first, so that the focus moves to the start page while the old page still has it. */
  show_front (self, FALSE);
  while (entries->len > 0)
    remove_entry (self, g_ptr_array_steal_index (entries, entries->len - 1));
  g_signal_emit (self, signals[SHOWN], 0);
}

const AluettePageKind *
aluette_navigation_get_front (AluetteNavigation *self)
{
  g_return_val_if_fail (ALUETTE_IS_NAVIGATION (self), NULL);

  return get_front (self) != NULL ? get_front (self)->kind : NULL;
}

GtkWidget *
aluette_navigation_get_page (AluetteNavigation *self)
{
  g_return_val_if_fail (ALUETTE_IS_NAVIGATION (self), NULL);

  return get_front (self) != NULL ? get_front (self)->page : NULL;
}

static GtkWidget *
find_page (GPtrArray *entries, const char *id)
{
  for (guint i = 0; i < entries->len; i++)
    if (g_str_equal (((Entry *) g_ptr_array_index (entries, i))->kind->id, id))
      return ((Entry *) g_ptr_array_index (entries, i))->page;
  return NULL;
}

GtkWidget *
aluette_navigation_find (AluetteNavigation *self, const char *id)
{
  GtkWidget *page;

  g_return_val_if_fail (ALUETTE_IS_NAVIGATION (self), NULL);

  page = find_page (self->entries, id);
  return page != NULL ? page : find_page (self->kept, id);
}

static void
add_states (GPtrArray *entries, gboolean open, GVariantBuilder *stack, GPtrArray *objects)
{
  for (guint i = 0; i < entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (entries, i);
      GVariant *state = aluette_page_get_state (entry->page, objects);

      g_variant_builder_add (stack, "(svb@mv)", entry->kind->id, entry->target, open,
                             aluette_page_maybe (state));
    }
}

GVariant *
aluette_navigation_get_stack (AluetteNavigation *self, GPtrArray *objects)
{
  GVariantBuilder stack = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(svbmv)"));

  g_return_val_if_fail (ALUETTE_IS_NAVIGATION (self), NULL);

  add_states (self->kept, FALSE, &stack, objects);
  add_states (self->entries, TRUE, &stack, objects);
  return g_variant_builder_end (&stack);
}

void
aluette_navigation_set_stack (AluetteNavigation *self, GVariant *stack, GPtrArray *objects)
{
  GVariantIter iter;
  const char *id;
  GVariant *target, *state;
  gboolean open;

  g_return_if_fail (ALUETTE_IS_NAVIGATION (self));

  g_variant_iter_init (&iter, stack);
  while (g_variant_iter_loop (&iter, "(&svbmv)", &id, &target, &open, &state))
    {
      const AluettePageKind *kind = aluette_pages_find (id);
      AluettePageContext context = *self->context;
      Entry *entry;

      context.target = target;
      context.state = state;
      context.objects = objects;
      entry = open ? push_page (self, kind, &context, NULL)
                   : make_entry (self, kind, &context, NULL);
      if (entry == NULL)
        continue;
      if (!open)
        g_ptr_array_add (self->kept, entry);
      begin_page (entry, &context);
    }
  g_signal_emit (self, signals[SHOWN], 0);
}
