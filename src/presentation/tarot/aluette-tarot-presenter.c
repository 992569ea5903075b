/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-presenter.h"

#include "presentation/common/aluette-settings.h"
#include "presentation/tarot/aluette-tarot-scene.h"
#include "presentation/tarot/aluette-tarot-settings.h"

struct _AluetteTarotPresenter
{
  GObject parent_instance;

  AluetteTarotDraft draft;
  TarotHandful handful;
  guint draft_lines; /* the draft ends with the next line */
  guint open_deal;   /* number of the finished deal whose hands are open, or 0 */
  GSettings *settings; /* (nullable) */
};

static void presenter_iface_init (AluetteTablePresenterInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteTarotPresenter, aluette_tarot_presenter, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_TABLE_PRESENTER,
                                                      presenter_iface_init))

/* Returns: the order that the user prefers */
static AluetteTarotOrder
get_order (AluetteTarotPresenter *self)
{
  const char *const *orders = aluette_tarot_settings[0].values;
  g_autofree char *order = self->settings != NULL
                               ? g_settings_get_string (self->settings,
                                                        aluette_tarot_settings[0].key)
                               : NULL;

  for (guint i = 0; order != NULL && i < ALUETTE_TAROT_N_ORDERS; i++)
    if (g_str_equal (orders[i], order))
      return (AluetteTarotOrder) i;
  return ALUETTE_TAROT_ORDER_TRUMPS_LEFT;
}

/* Returns: (transfer full): the view that @scene refers to */
static AluetteView *
init_scene (AluetteTarotPresenter *self, const AluetteTableLook *look, AluetteTarotScene *scene)
{
  AluetteView *view = aluette_seat_log_view_at (look->log, look->n_lines);

  *scene = (AluetteTarotScene) {
    .look = look,
    .text = { aluette_seat_log_get_header (look->log), look->listener },
    .view = aluette_view_get_bytes (view),
    .order = get_order (self),
    .last = look->n_lines > 0 ? aluette_seat_log_get_line (look->log, look->n_lines - 1) : NULL,
  };
  if (self->draft_lines == look->n_lines)
    {
      scene->draft = self->draft;
      scene->handful = self->handful;
    }
  scene->shows_hands = self->open_deal > 0 && self->open_deal == scene->view->match.n_deals
                       && scene->view->match.deal.outcome == TAROT_OUTCOME_PLAYED;
  return view;
}

static void
present (AluetteTablePresenter *presenter, const AluetteTableLook *look, AluetteTableState *state)
{
  g_autoptr (AluetteView) view = NULL;
  AluetteTarotScene scene;

  view = init_scene (ALUETTE_TAROT_PRESENTER (presenter), look, &scene);
  aluette_tarot_scene_present (&scene, state);
}

static void
present_line (AluetteTablePresenter *presenter, const AluetteTableLook *look, AluetteTableCue *cue)
{
  g_autoptr (AluetteView) view = NULL;
  AluetteTarotScene scene;

  view = init_scene (ALUETTE_TAROT_PRESENTER (presenter), look, &scene);
  aluette_tarot_scene_present_line (&scene, cue);
}

static void
present_trick_end (AluetteTablePresenter *presenter, const AluetteTableLook *look,
                   AluetteTableCue *cue)
{
  g_autoptr (AluetteView) view = NULL;
  AluetteTarotScene scene;

  view = init_scene (ALUETTE_TAROT_PRESENTER (presenter), look, &scene);
  aluette_tarot_scene_present_trick_end (&scene, cue);
}

static gboolean
is_news (AluetteTablePresenter *presenter, const AluetteTableLook *look)
{
  return TRUE;
}

static AluetteCardUse
choose_card (AluetteTablePresenter *presenter, const AluetteTableLook *look, guint seat, guint card,
             gpointer out)
{
  g_autoptr (AluetteView) view = NULL;
  g_autofree char *refusal = NULL;
  AluetteTarotScene scene;
  TarotEvent *event = out;

  view = init_scene (ALUETTE_TAROT_PRESENTER (presenter), look, &scene);
  if (!look->asked || seat != scene.view->seat || card >= TAROT_N_CARDS)
    return ALUETTE_CARD_REFUSED;
  refusal = aluette_tarot_scene_refuse_card (&scene, (TarotCard) card);
  if (refusal != NULL)
    return ALUETTE_CARD_REFUSED;
  if (aluette_tarot_scene_choice (&scene) != TAROT_EVENT_PLAY)
    return ALUETTE_CARD_TOGGLED;
  tarot_event_init (event, TAROT_EVENT_PLAY, (int) seat);
  event->card = (uint8_t) card;
  return ALUETTE_CARD_REQUEST;
}

static void
begin_draft (AluetteTarotPresenter *self, const AluetteTableLook *look, AluetteTarotDraft draft)
{
  self->draft = draft;
  self->draft_lines = look->n_lines;
  aluette_table_presenter_changed (ALUETTE_TABLE_PRESENTER (self));
}

/* Carries out an action that asks for nothing. Returns: whether @action is one. */
static gboolean
change_draft (AluetteTarotPresenter *self, const AluetteTarotScene *scene, const char *action,
              const char *parameter)
{
  if (g_str_equal (action, ALUETTE_TAROT_ACTION_HANDFUL))
    {
      self->handful = aluette_tarot_scene_parse_handful (parameter);
      begin_draft (self, scene->look,
                   self->handful != TAROT_NO_HANDFUL ? ALUETTE_TAROT_DRAFT_HANDFUL
                                                     : ALUETTE_TAROT_DRAFT_NONE);
    }
  else if (g_str_equal (action, ALUETTE_TAROT_ACTION_CALL_LOWER))
    begin_draft (self, scene->look, ALUETTE_TAROT_DRAFT_CALL_LOWER);
  else if (g_str_equal (action, ALUETTE_TAROT_ACTION_CALL_KINGS)
           || g_str_equal (action, ALUETTE_TAROT_ACTION_CANCEL))
    begin_draft (self, scene->look, ALUETTE_TAROT_DRAFT_NONE);
  else if (g_str_equal (action, ALUETTE_TAROT_ACTION_HANDS))
    {
      self->open_deal = scene->shows_hands ? 0 : scene->view->match.n_deals;
      aluette_table_presenter_changed (ALUETTE_TABLE_PRESENTER (self));
    }
  else
    return FALSE;
  return TRUE;
}

static gboolean
activate (AluetteTablePresenter *presenter, const AluetteTableLook *look, const char *action,
          GVariant *parameter, gpointer event)
{
  AluetteTarotPresenter *self = ALUETTE_TAROT_PRESENTER (presenter);
  const char *word = parameter != NULL ? g_variant_get_string (parameter, NULL) : NULL;
  g_autoptr (AluetteView) view = NULL;
  AluetteTarotScene scene;

  view = init_scene (self, look, &scene);
  return !change_draft (self, &scene, action, word)
         && aluette_tarot_scene_make_event (&scene, action, word, event);
}

static char *
describe_card (AluetteTablePresenter *presenter, const AluetteTableLook *look, guint card)
{
  g_autoptr (AluetteView) view = NULL;
  AluetteTarotScene scene;

  view = init_scene (ALUETTE_TAROT_PRESENTER (presenter), look, &scene);
  return aluette_tarot_scene_describe_card (&scene, (TarotCard) card);
}

static void
list_tricks (AluetteTablePresenter *presenter, const AluetteTableLook *look, gboolean last,
             AluetteTableTricks *tricks)
{
  g_autoptr (AluetteView) view = NULL;
  AluetteTarotScene scene;

  view = init_scene (ALUETTE_TAROT_PRESENTER (presenter), look, &scene);
  aluette_tarot_scene_list_tricks (&scene, last, tricks);
}

static const AluetteTableAction *
get_actions (AluetteTablePresenter *presenter)
{
  static const AluetteTableAction actions[] = {
    { ALUETTE_TAROT_ACTION_BID, "s" },           { ALUETTE_TAROT_ACTION_CALL, "s" },
    { ALUETTE_TAROT_ACTION_CALL_LOWER, NULL },   { ALUETTE_TAROT_ACTION_CALL_KINGS, NULL },
    { ALUETTE_TAROT_ACTION_LAY_AWAY, NULL },     { ALUETTE_TAROT_ACTION_SLAM, NULL },
    { ALUETTE_TAROT_ACTION_MISERE, "s" },        { ALUETTE_TAROT_ACTION_HANDFUL, "s" },
    { ALUETTE_TAROT_ACTION_SHOW_HANDFUL, NULL }, { ALUETTE_TAROT_ACTION_CANCEL, NULL },
    { ALUETTE_TAROT_ACTION_HANDS, NULL },        { NULL, NULL },
  };

  return actions;
}

static void
presenter_iface_init (AluetteTablePresenterInterface *iface)
{
  iface->get_actions = get_actions;
  iface->present = present;
  iface->present_line = present_line;
  iface->present_trick_end = present_trick_end;
  iface->is_news = is_news;
  iface->choose_card = choose_card;
  iface->activate = activate;
  iface->describe_card = describe_card;
  iface->list_tricks = list_tricks;
}

static void
aluette_tarot_presenter_finalize (GObject *object)
{
  g_clear_object (&ALUETTE_TAROT_PRESENTER (object)->settings);
  G_OBJECT_CLASS (aluette_tarot_presenter_parent_class)->finalize (object);
}

static void
aluette_tarot_presenter_class_init (AluetteTarotPresenterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_tarot_presenter_finalize;
}

static void
aluette_tarot_presenter_init (AluetteTarotPresenter *self)
{
  g_autofree char *changed = g_strconcat ("changed::", aluette_tarot_settings[0].key, NULL);

  self->settings = aluette_settings_new ();
  if (self->settings == NULL)
    return;
  g_signal_connect_object (self->settings, changed, G_CALLBACK (aluette_table_presenter_changed),
                           self, G_CONNECT_SWAPPED);
}

AluetteTablePresenter *
aluette_tarot_presenter_new (void)
{
  return g_object_new (ALUETTE_TYPE_TAROT_PRESENTER, NULL);
}
