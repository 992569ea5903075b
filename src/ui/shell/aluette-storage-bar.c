/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-storage-bar.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-announcer.h"

struct _AluetteStorageBar
{
  AdwBin parent_instance;

  GtkLabel *label;
  char *reason; /* (nullable): as announced last */
};

G_DEFINE_FINAL_TYPE (AluetteStorageBar, aluette_storage_bar, ADW_TYPE_BIN)

static void
aluette_storage_bar_finalize (GObject *object)
{
  g_free (ALUETTE_STORAGE_BAR (object)->reason);
  G_OBJECT_CLASS (aluette_storage_bar_parent_class)->finalize (object);
}

static void
aluette_storage_bar_class_init (AluetteStorageBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_storage_bar_finalize;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-storage-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteStorageBar, label);
}

static void
aluette_storage_bar_init (AluetteStorageBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

char *
aluette_storage_bar_format (guint n, const char *reason)
{
  return g_strdup_printf (
      /* Translators: %1$s says why, such as “The disk is full”. */
      ngettext ("%1$s. %2$u change is not saved yet.", "%1$s. %2$u changes are not saved yet.", n),
      reason, n);
}

/* Screen readers say why changes are not saved, but not each new number. */
static void
announce (AluetteStorageBar *self, const char *reason)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (g_strcmp0 (reason, self->reason) == 0)
    return;
  g_free (self->reason);
  self->reason = g_strdup (reason);
  if (root != NULL)
    aluette_announce (root, reason != NULL ? gtk_label_get_text (self->label)
                                           : _("Everything is saved again."));
}

static void
backlog_changed (AluetteStorageBar *self, AluetteBacklog *backlog)
{
  const char *reason;
  guint n = aluette_backlog_get_n (backlog, &reason);

  if (n > 0)
    {
      g_autofree char *text = aluette_storage_bar_format (n, reason);

      gtk_label_set_text (self->label, text);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  announce (self, reason);
}

void
aluette_storage_bar_set_backlog (AluetteStorageBar *self, AluetteBacklog *backlog)
{
  g_return_if_fail (ALUETTE_IS_STORAGE_BAR (self));

  g_signal_connect_object (backlog, "changed", G_CALLBACK (backlog_changed), self,
                           G_CONNECT_SWAPPED);
  backlog_changed (self, backlog);
}
