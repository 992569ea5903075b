/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-coach-text.h"

#include <glib/gi18n.h>
#include <math.h>

#include "presentation/aluette/aluette-card-names.h"
#include "presentation/aluette/aluette-coach-reason-text.h"
#include "presentation/aluette/aluette-coach-remark-text.h"

/* More threats than this are given as their number. */
/* From this risk on, in percent, a card is thrown away. */
#define THROWN_AWAY 90

#define MAX_THREATS_NAMED 3

/* Chances that differ by at most this count as equal. */
#define NO_CHANGE 0.02

/* Costs below this count as none, in points. */
#define NO_COST 0.005

static const char *
card_phrase (const AluetteTextContext *context, AluCard card)
{
  return aluette_card_phrase (alu_rule_set_order (context->header->rules.set), context->deck, card);
}

static guint
to_percent (double chance)
{
  return (guint) lround (CLAMP (chance, 0, 1) * 100);
}

/* Appends a sentence. @sentence: (transfer full) (nullable) */
static void
append_sentence (GString *text, char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

static char *
take_text (GString *text)
{
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): a number with one decimal, in the format of the user's language */
static char *
format_figure (double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *point = NULL;
  g_auto (GStrv) parts = NULL;

  g_ascii_formatd (digits, sizeof digits, "%.1f", value);
  parts = g_strsplit (digits, ".", 2);
  /* Translators: the decimal separator, as in “0.4”. */
  return g_strjoinv (C_("decimal point", "."), parts);
}

char *
aluette_coach_text_points (double points)
{
  double shown = round (points * 10) / 10;
  g_autofree char *text = format_figure (shown);

  /* Choose the plural form for a fraction: below one, one, or more. */
  return g_strdup_printf (ngettext ("%s point", "%s points",
                                    shown == 1  ? 1
                                    : shown < 2 ? 0
                                                : 2),
                          text);
}

/* ---- hints ---- */

static char *
format_play (const AluetteTextContext *context, const AluEvent *event)
{
  const char *card = card_phrase (context, event->card);

  if (event->seat != context->listener)
    return g_strdup_printf (_("From your Petit-Jean’s hand, play %s."), card);
  return g_strdup_printf (_("Play %s."), card);
}

static char *
format_reject (const AluetteTextContext *context, const AluEvent *event)
{
  AluCardSet set = 0;
  g_autofree char *cards = NULL;

  for (int i = 0; i < ALU_CHANT_CARDS; i++)
    set |= alu_card_bit (event->chant.cards[i]);
  cards = aluette_coach_text_cards (context, set);
  return g_strdup_printf (_("Put aside: %s."), cards);
}

char *
aluette_coach_text_action (const AluetteTextContext *context, const AluEvent *event)
{
  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_PLAY:
      return format_play (context, event);
    case ALU_EVENT_REJECT:
      return format_reject (context, event);
    case ALU_EVENT_OFFER:
      return g_strdup (_("Offer to settle."));
    case ALU_EVENT_ANSWER:
      return g_strdup (event->yes ? _("Accept the offer.") : _("Refuse the offer."));
    case ALU_EVENT_VOTE:
      return g_strdup (event->yes ? _("Deal the chant.") : _("Skip the chant."));
    case ALU_EVENT_PROPOSE:
      return g_strdup (_("Propose to concede the deal."));
    case ALU_EVENT_CONSENT:
      return g_strdup (event->yes ? _("Concede the deal.") : _("Play the deal."));
    default:
      return g_strdup ("");
    }
}

/* Returns: (transfer none) (nullable): the evaluation of a card or of one of equal strength */
static const AluCandidate *
find_candidate (AluOrder order, const AluDecisionInfo *info, AluCard card)
{
  for (int i = 0; card != ALU_CARD_NONE && i < info->n_candidates; i++)
    if (info->candidates[i].win >= 0
        && alu_card_numbers[order][info->candidates[i].card] == alu_card_numbers[order][card])
      return &info->candidates[i];
  return NULL;
}

/* Returns: whether @card would win the trick as it is now */
static gboolean
would_hold (const AluMatch *match, AluCard card)
{
  const AluDeal *deal = &match->deal;
  AluCard cards[ALU_MAX_SEATS];

  alu_deal_trick_cards (&match->rules, deal, deal->n_tricks, cards);
  cards[deal->turn] = card;
  return alu_trick_winner (alu_rules_order (&match->rules), cards, match->rules.seats, NULL)
         == deal->turn;
}

/* Returns: (transfer full) (nullable): which cards can still beat the winning card. A card that is
 * thrown away is not meant to win. */
static char *
format_threats (const AluetteTextContext *context, const AluView *view, const AluHint *hint)
{
  guint n = (guint) alu_set_count (hint->threats);
  guint risk = to_percent (hint->beaten);
  g_autofree char *cards = NULL;

  if (risk >= THROWN_AWAY || !would_hold (&view->match, hint->event.card)
      || (guint) view->match.deal.n_plays % view->match.rules.seats + 1u == view->match.rules.seats)
    return NULL;
  if (n == 0 && hint->equals == 0)
    return g_strdup (_("Nothing can beat or tie it in this trick."));
  if (n == 0)
    return g_strdup (_("Nothing can beat it in this trick. Only an equal card could spoil it."));
  if (n > MAX_THREATS_NAMED)
    return g_strdup_printf (ngettext ("%1$u card can still beat it. The risk is about %2$u%%.",
                                      "%1$u cards can still beat it. The risk is about %2$u%%.", n),
                            n, risk);
  cards = aluette_coach_text_cards (context, hint->threats);
  /* Translators: %1$s is one card or a few. */
  return g_strdup_printf (_("Cards that can still beat it: %1$s. The risk is about %2$u%%."),
                          cards, risk);
}

/* Returns: (transfer full): the chances before and after the card, and with the next best card */
static char *
format_chances (const AluetteTextContext *context, const AluHint *hint)
{
  AluOrder order = alu_rule_set_order (context->header->rules.set);
  const AluCandidate *best = find_candidate (order, &hint->info, hint->event.card);
  const AluCandidate *next = find_candidate (order, &hint->info, hint->next_best);
  g_autoptr (GString) text = g_string_new (NULL);

  if (best == NULL)
    return NULL;
  if (hint->before.samples > 0
      && fabs ((double) hint->before.win - (double) best->win) <= NO_CHANGE)
    append_sentence (
        text, g_strdup_printf (_("Your team’s chance of winning the deal stays at about %u%%."),
                               to_percent (best->win)));
  else if (hint->before.samples > 0)
    append_sentence (
        text, g_strdup_printf (
                  _("Your team’s chance of winning the deal: %1$u%% before, %2$u%% with it."),
                  to_percent (hint->before.win), to_percent (best->win)));
  else
    append_sentence (text, g_strdup_printf (_("Your team’s chance of winning the deal: %u%%."),
                                            to_percent (best->win)));
  if (next != NULL && hint->gap <= 2 * hint->gap_error)
    append_sentence (text, g_strdup_printf (_("As far as can be known, %s is just as good."),
                                            card_phrase (context, hint->next_best)));
  else if (next != NULL)
    append_sentence (text, g_strdup_printf (_("With %1$s it would be %2$u%%."),
                                            card_phrase (context, hint->next_best),
                                            to_percent (next->win)));
  return take_text (g_steal_pointer (&text));
}

/* Appends what others have signed, as part of the reason. */
static void
add_signs (GString *text, const AluetteTextContext *context, const AluHint *hint)
{
  for (int i = 1; i < hint->n_remarks; i++)
    if (hint->remarks[i].kind == ALU_REMARK_SIGNED
        || hint->remarks[i].kind == ALU_REMARK_SIGNED_WEAK)
      {
        append_sentence (text, aluette_coach_text_remark (context, &hint->remarks[i]));
        return;
      }
}

/* Returns: (transfer full): why yes or no is the better answer */
static char *
format_answer (const AluetteTextContext *context, const AluHint *hint)
{
  g_autofree char *yes = NULL, *no = NULL;

  if (hint->worth_yes == 0 && hint->worth_no == 0)
    return hint->n_remarks > 0
               ? aluette_coach_text_remark (context, &hint->remarks[hint->n_remarks - 1])
               : NULL;
  yes = format_figure (hint->worth_yes);
  no = format_figure (hint->worth_no);
  /* Translators: both are points, below zero for those of the opponents. */
  return g_strdup_printf (_("Expected points for your team: %1$s for yes, %2$s for no."), yes, no);
}

/* Begins a hint with what to do and the main reason. */
static GString *
begin_hint (const AluetteTextContext *context, const AluHint *hint)
{
  GString *text = g_string_new (NULL);

  append_sentence (text, aluette_coach_text_action (context, &hint->event));
  append_sentence (text, hint->event.type != ALU_EVENT_PLAY
                             ? format_answer (context, hint)
                             : aluette_coach_text_move_reason (context, context->listener,
                                                               (AluMoveReason) hint->info.reason,
                                                               hint->info.seat));
  return text;
}

static char *
format_why (const AluetteTextContext *context, const AluView *view, const AluHint *hint)
{
  g_autoptr (GString) text = begin_hint (context, hint);

  if (hint->event.type != ALU_EVENT_PLAY)
    return take_text (g_steal_pointer (&text));
  /* A sign names another card, so what is said of this one comes first. */
  if (hint->info.reason != ALU_MOVE_REASON_ONLY_CARD)
    append_sentence (text, format_threats (context, view, hint));
  add_signs (text, context, hint);
  if (hint->info.reason != ALU_MOVE_REASON_ONLY_CARD)
    append_sentence (text, format_chances (context, hint));
  return take_text (g_steal_pointer (&text));
}

char *
aluette_coach_text_hint (const AluetteTextContext *context, const AluView *view,
                         const AluHint *hint, AluetteHintStage stage)
{
  if (stage == ALUETTE_HINT_NUDGE)
    return hint->n_remarks > 0
               ? aluette_coach_text_remark (context, &hint->remarks[0])
               : g_strdup (_("Take your time and count the cards already played."));
  if (stage == ALUETTE_HINT_CARD)
    return take_text (begin_hint (context, hint));
  return format_why (context, view, hint);
}

/* ---- explanations ---- */

char *
aluette_coach_text_explanation (const AluetteTextContext *context, const AluExplanation *why)
{
  AluOrder order = alu_rule_set_order (context->header->rules.set);
  const AluDecisionInfo *info = &why->info;
  const AluCandidate *card = find_candidate (order, info, why->event.card);
  g_autoptr (GString) text = g_string_new (NULL);

  if (why->event.type == ALU_EVENT_OFFER)
    return g_strdup (_("Mordienne was a threat, so I offered to settle. If the offer is refused, "
                        "we score two points unless mordienne is made."));
  append_sentence (text, aluette_coach_text_move_reason (context, why->seat,
                                                         (AluMoveReason) info->reason, info->seat));
  if (why->open && card != NULL && info->n_candidates > 1)
    {
      const AluCandidate *other = &info->candidates[card == info->candidates ? 1 : 0];

      append_sentence (
          text,
          g_strdup_printf (
              _("I gave us a %1$u%% chance of winning the deal with it, and %2$u%% with %3$s."),
              to_percent (card->win), to_percent (other->win), card_phrase (context, other->card)));
    }
  return take_text (g_steal_pointer (&text));
}

/* ---- claims ---- */

static char *
format_end (const AluetteTextContext *context, const AluClaim *claim)
{
  gboolean any = claim->kind == ALU_CLAIM_ANY_PLAY;

  if (claim->winner == ALU_NOBODY || claim->points == 0)
    return any ? g_strdup (_("The deal is decided: whatever is played, nobody scores."))
               : g_strdup (
                   _("The deal is decided: if you play your cards in order, nobody scores."));
  if (alu_team_of ((int) context->listener) == claim->winner)
    return g_strdup_printf (
        any ? ngettext ("The deal is decided: whatever is played, your team scores %u point.",
                        "The deal is decided: whatever is played, your team scores %u points.",
                        claim->points)
            : ngettext (
                "The deal is decided: if you play your cards in order, your team scores %u point.",
                "The deal is decided: if you play your cards in order, your team scores %u points.",
                claim->points),
        claim->points);
  return g_strdup_printf (
      ngettext ("The deal is decided: whatever is played, your opponents score %u point.",
                "The deal is decided: whatever is played, your opponents score %u points.",
                claim->points),
      claim->points);
}

char *
aluette_coach_text_claim (const AluetteTextContext *context, const AluClaim *claim)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) line = g_string_new (NULL);

  append_sentence (text, format_end (context, claim));
  for (int i = 0; i < claim->n_line; i++)
    g_string_append_printf (line, "%s%s", i > 0 ? C_("list", ", ") : "",
                            card_phrase (context, claim->line[i]));
  if (claim->n_line > 0)
    append_sentence (text,
                     g_strdup_printf (claim->kind == ALU_CLAIM_ANY_PLAY ? _("Your cards: %s.")
                                                                        : _("In this order: %s."),
                                      line->str));
  return take_text (g_steal_pointer (&text));
}

/* ---- reviews ---- */

/* Returns: (transfer full): a side as part of a sentence */
static char *
side_phrase (const AluetteTextContext *context, AluTeam team)
{
  if (context->listener == ALU_NOBODY)
    return aluette_text_team (context, team);
  return g_strdup (alu_team_of ((int) context->listener) == team ? C_("side", "you")
                                                               : C_("side", "the others"));
}

char *
aluette_coach_text_outcome (const AluetteTextContext *context, AluTeam team, AluBounds value)
{
  gboolean loses = value.high < 0;
  g_autofree char *side = side_phrase (context, loses ? (AluTeam) (1 - team) : team);
  guint least = (guint) (loses ? -value.high : MAX (value.low, 0));

  if (value.low == 0 && value.high == 0)
    return g_strdup (_("no point"));
  if (least == 0)
    return g_strdup (C_("outcome", "undecided"));
  if (alu_bounds_exact (value))
    return g_strdup_printf (ngettext ("%1$u point for %2$s", "%1$u points for %2$s", least), least,
                            side);
  return g_strdup_printf (ngettext ("at least %1$u point for %2$s", "at least %1$u points for %2$s",
                                    least),
                          least, side);
}

char *
aluette_coach_text_judged (const AluetteTextContext *context, const AluVerdict *verdict)
{
  const AluEvent *action = &verdict->move;

  switch ((AluEventType) action->type)
    {
    case ALU_EVENT_OFFER:
      return g_strdup_printf (_("Trick %u: offered to settle"), verdict->trick + 1u);
    case ALU_EVENT_ANSWER:
      return g_strdup_printf (action->yes ? _("Trick %u: accepted the offer")
                                          : _("Trick %u: refused the offer"),
                              verdict->trick + 1u);
    case ALU_EVENT_VOTE:
      return g_strdup (action->yes ? _("Accepted the chant") : _("Refused the chant"));
    case ALU_EVENT_REJECT:
      return g_strdup (_("Six cards put aside"));
    case ALU_EVENT_PROPOSE:
      return g_strdup (_("Proposed to concede the deal"));
    case ALU_EVENT_CONSENT:
      return g_strdup (action->yes ? _("Conceded the deal") : _("Played the deal"));
    default:
      return g_strdup_printf (_("Trick %1$u: %2$s"), verdict->trick + 1u,
                              card_phrase (context, action->card));
    }
}

static gboolean
is_same_action (AluOrder order, const AluEvent *a, const AluEvent *b)
{
  if (a->type != b->type)
    return FALSE;
  if (a->type == ALU_EVENT_PLAY)
    return alu_card_numbers[order][a->card] == alu_card_numbers[order][b->card];
  return a->yes == b->yes;
}

char *
aluette_coach_text_verdict (const AluetteTextContext *context, const AluVerdict *verdict)
{
  AluOrder order = alu_rule_set_order (context->header->rules.set);
  g_autofree char *cost = aluette_coach_text_points (verdict->judgment.cost);

  if (verdict->judgment.forced)
    return g_strdup (_("You had no choice."));
  if (is_same_action (order, &verdict->move, &verdict->best))
    return g_strdup (_("From what you could know, nothing was better."));
  if (verdict->move.type != ALU_EVENT_PLAY || verdict->best.type != ALU_EVENT_PLAY)
    return verdict->judgment.costly
               ? g_strdup_printf (_("The other answer was better: you lost %s."), cost)
               : g_strdup (_("Either answer was fine."));
  if (verdict->judgment.costly)
    return g_strdup_printf (_("Playing %1$s was better: you lost %2$s."),
                            card_phrase (context, verdict->best.card), cost);
  if (verdict->judgment.cost < NO_COST)
    return g_strdup_printf (_("Playing %s was just as good."),
                            card_phrase (context, verdict->best.card));
  return g_strdup_printf (_("Playing %s was as good or slightly better."),
                          card_phrase (context, verdict->best.card));
}

char *
aluette_coach_text_truth (const AluetteTextContext *context, const AluVerdict *verdict)
{
  AluTeam team = alu_team_of (verdict->judgment.seat);
  AluBounds value = verdict->open_value, best = verdict->open_best_value;
  g_autofree char *came = NULL, *could = NULL;

  if (verdict->judgment.forced || verdict->open_best == ALU_CARD_NONE || !alu_bounds_exact (value)
      || !alu_bounds_exact (best))
    return NULL;
  came = aluette_coach_text_outcome (context, team, value);
  if (value.low >= best.low)
    return g_strdup_printf (_("With open hands, nothing was better. With perfect play: %s."),
                            came);
  could = aluette_coach_text_outcome (context, team, best);
  return g_strdup_printf (_("With open hands and perfect play: %1$s. With %2$s: %3$s."), came,
                          card_phrase (context, verdict->open_best), could);
}

char *
aluette_coach_text_summary (const AluReview *review)
{
  guint n = 0, n_costly = 0;
  double lost = 0;
  g_autofree char *points = NULL;

  for (int i = 0; i < review->n_verdicts; i++)
    {
      const AluJudgment *it = &review->verdicts[i].judgment;

      n += !it->forced;
      n_costly += it->costly;
      lost += it->costly ? it->cost : 0;
    }
  if (n == 0)
    return g_strdup (_("There were no decisions in this deal."));
  if (n_costly == 0)
    return g_strdup_printf (ngettext ("Well played: your one decision cost you nothing.",
                                      "Well played: none of your %u decisions was costly.", n),
                            n);
  points = aluette_coach_text_points (lost);
  return g_strdup_printf (ngettext ("%1$u of your %2$u decisions was costly: about %3$s.",
                                    "%1$u of your %2$u decisions were costly: about %3$s in all.",
                                    n_costly),
                          n_costly, n, points);
}
