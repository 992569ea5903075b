/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/table/aluette-table-presenter.h"

#include <glib/gi18n.h>

G_DEFINE_INTERFACE (AluetteTablePresenter, aluette_table_presenter, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
aluette_table_presenter_default_init (AluetteTablePresenterInterface *iface)
{
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_TABLE_PRESENTER, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

const AluetteTableAction *
aluette_table_presenter_get_actions (AluetteTablePresenter *self)
{
  return ALUETTE_TABLE_PRESENTER_GET_IFACE (self)->get_actions (self);
}

void
aluette_table_presenter_present (AluetteTablePresenter *self, const AluetteTableLook *look,
                                 AluetteTableState *state)
{
  ALUETTE_TABLE_PRESENTER_GET_IFACE (self)->present (self, look, state);
}

void
aluette_table_presenter_present_line (AluetteTablePresenter *self, const AluetteTableLook *look,
                                      AluetteTableCue *cue)
{
  ALUETTE_TABLE_PRESENTER_GET_IFACE (self)->present_line (self, look, cue);
}

void
aluette_table_presenter_present_trick_end (AluetteTablePresenter *self,
                                           const AluetteTableLook *look, AluetteTableCue *cue)
{
  ALUETTE_TABLE_PRESENTER_GET_IFACE (self)->present_trick_end (self, look, cue);
}

gboolean
aluette_table_presenter_is_news (AluetteTablePresenter *self, const AluetteTableLook *look)
{
  return ALUETTE_TABLE_PRESENTER_GET_IFACE (self)->is_news (self, look);
}

gboolean
aluette_table_presenter_plays_openly (AluetteTablePresenter *self, AluetteSeatLog *log)
{
  AluetteTablePresenterInterface *iface = ALUETTE_TABLE_PRESENTER_GET_IFACE (self);

  return iface->plays_openly != NULL && iface->plays_openly (self, log);
}

AluetteCardUse
aluette_table_presenter_choose_card (AluetteTablePresenter *self, const AluetteTableLook *look,
                                     guint seat, guint card, gpointer event)
{
  return ALUETTE_TABLE_PRESENTER_GET_IFACE (self)->choose_card (self, look, seat, card, event);
}

gboolean
aluette_table_presenter_activate (AluetteTablePresenter *self, const AluetteTableLook *look,
                                  const char *action, GVariant *parameter, gpointer event)
{
  return ALUETTE_TABLE_PRESENTER_GET_IFACE (self)->activate (self, look, action, parameter, event);
}

char *
aluette_table_presenter_describe_card (AluetteTablePresenter *self, const AluetteTableLook *look,
                                       guint card)
{
  return ALUETTE_TABLE_PRESENTER_GET_IFACE (self)->describe_card (self, look, card);
}

char *
aluette_table_describe_refusal (const AluGameKind *kind, const GError *error)
{
  const char *why = error->domain == ALUETTE_GAME_ERROR ? gettext (kind->status_texts[error->code])
                                                        : error->message;

  return g_strdup_printf (_("Not possible: %s."), why);
}

void
aluette_table_presenter_list_tricks (AluetteTablePresenter *self, const AluetteTableLook *look,
                                     gboolean last, AluetteTableTricks *tricks)
{
  ALUETTE_TABLE_PRESENTER_GET_IFACE (self)->list_tricks (self, look, last, tricks);
}

void
aluette_table_presenter_changed (AluetteTablePresenter *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
aluette_table_tricks_clear (AluetteTableTricks *tricks)
{
  for (guint seat = 0; seat < ALUETTE_MAX_PLACES; seat++)
    g_clear_pointer (&tricks->names[seat], g_free);
}
