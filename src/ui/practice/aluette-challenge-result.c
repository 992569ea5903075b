/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/practice/aluette-challenge-result.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "presentation/table/aluette-challenge-text.h"
#include "presentation/common/aluette-signed-number.h"
#include "ui/common/aluette-widgets.h"

/* @points: shown at the end of the row */
static GtkWidget *
make_row (const char *title, const char *subtitle, gint points)
{
  GtkWidget *row = aluette_text_row_new (title, subtitle);
  g_autofree char *text = aluette_signed_number (points);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, points > 0 ? "success" : points < 0 ? "error" : "dim-label");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

/* Returns: (transfer full): the results of one deal, one line for each person. */
static char *
format_deal (const AluetteChallengeTerms *terms, const AluetteChallengeResult *own,
             const AluetteChallengeResult *other, guint deal)
{
  g_autofree char *own_text = aluette_challenge_text_deal (terms, &own->deals[deal]);
  g_autofree char *other_text = NULL;

  if (other == NULL)
    return g_steal_pointer (&own_text);
  other_text = aluette_challenge_text_deal (terms, &other->deals[deal]);
  /* Translators: two results with the names of the people, one below the other. */
  return g_strdup_printf (_("%1$s: %2$s\n%3$s: %4$s"), own->name, own_text, other->name,
                          other_text);
}

static void
add_deal (GtkWidget *list, const AluetteChallengeTerms *terms, const AluetteChallengeResult *own,
          const AluetteChallengeResult *other, guint deal)
{
  g_autofree char *title = g_strdup_printf (_("Deal %u"), deal + 1);
  g_autofree char *subtitle = format_deal (terms, own, other, deal);
  gint points = own->deals[deal].points - (other != NULL ? other->deals[deal].points : 0);

  gtk_list_box_append (GTK_LIST_BOX (list), make_row (title, subtitle, points));
}

/* The last row: the sums, and who is ahead. */
static void
add_sum (GtkWidget *list, const AluetteChallengeResult *own, const AluetteChallengeResult *other)
{
  g_autofree char *own_sum = aluette_signed_number (own->sum);
  g_autofree char *other_sum = NULL;
  g_autofree char *text = NULL;

  if (other != NULL)
    {
      other_sum = aluette_signed_number (other->sum);
      /* Translators: names of two people and the sums of their points. */
      text = g_strdup_printf (_("%1$s: %2$s. %3$s: %4$s."), own->name, own_sum, other->name,
                              other_sum);
    }
  gtk_list_box_append (GTK_LIST_BOX (list),
                       make_row (other != NULL ? _("Difference of All Deals") : _("All Deals"),
                                 text != NULL ? text : "",
                                 own->sum - (other != NULL ? other->sum : 0)));
}

GtkWidget *
aluette_challenge_result_new (const AluetteChallengeTerms *terms,
                              const AluetteChallengeResult *own,
                              const AluetteChallengeResult *other)
{
  GtkWidget *list = aluette_boxed_list_new (_("Deals of the challenge"));

  for (guint deal = 0; deal < own->n_deals; deal++)
    add_deal (list, terms, own, other, deal);
  add_sum (list, own, other);
  return list;
}
