/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/gaze/alu-sign-policy.h"

#include "bots/aluette/alu-villager.h"

#include <string.h>

/* Value of a partner's knowledge of the place of a card, by strength, in percent of Monsieur's. */
static const uint8_t card_values[ALU_N_NUMBERS + 1] = {
  [19] = 100, [18] = 90, [17] = 75, [16] = 68, [15] = 50,
  [14] = 44,  [13] = 38, [12] = 34, [11] = 14,
};

#define SPECIAL_WORTH 60 /* of the 3 of coins in `twelve` */

/* What an opponent gains by reading a sign, in percent of its worth. */
#define CARD_HARM 70
#define MISERE_HARM 50
#define MORDIENNE_HARM 90

/* Limits of the worth of a hand (alu_villager_worth ()). An average hand has 16. */
#define VERY_WEAK_HAND 4
#define WEAK_HAND 9
#define FAIR_HAND 16
#define MORDIENNE_HAND 36

#define MIN_CARDS 3 /* with fewer cards in hand, signs come too late */

/* Estimated probability, in percent, that another player watches the maker: if the player was seen
 * looking at the maker, looking elsewhere, was not seen, or is a human whose gaze is unknown. A
 * human sees all that is drawn, and watches for their partner's signs more than for others'. */
#define WATCHES 90
#define LOOKS_AWAY 8
#define UNSEEN 30
#define HUMAN_PARTNER 95
#define HUMAN_OPPONENT 55

#define CARELESS_MS 2000 /* length of an obvious gesture */

#define REST_MS 1500 /* minimum time between two gestures */

/* A partner has watched a gesture if they saw this percentage of its length. */
#define WATCHED_ENOUGH 70

static bool
is_partner (const AluView *view, int seat)
{
  return seat != view->seat && alu_team_of (seat) == alu_team_of (view->seat)
         && alu_is_person (&view->match.seating, seat);
}

static bool
has_partner (const AluView *view)
{
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    if (is_partner (view, seat))
      return true;
  return false;
}

/* Returns: whether every partner who is a person has signed a weak hand. */
static bool
partners_are_weak (const AluView *view)
{
  const AluMatch *match = &view->match;

  for (int seat = 0; seat < match->rules.seats; seat++)
    if (is_partner (view, seat)
        && (match->signals.observed[view->seat][seat].read & (1u << ALU_SIGN_MISERE)) == 0)
      return false;
  return true;
}

/* Returns: how many cards of the hand nobody else can beat. */
static int
count_masters (const AluView *view)
{
  AluOrder order = alu_rules_order (&view->match.rules);
  AluCardSet others = view->unseen;
  int best_other = 0;
  int masters = 0;

  for (int seat = 0; seat < view->match.rules.seats; seat++)
    if (seat != view->seat)
      others |= view->match.deal.hands[seat];
  for (; others != 0; others &= others - 1)
    {
      int strength = alu_card_strength (order, alu_set_first (others));

      best_other = strength > best_other ? strength : best_other;
    }
  for (AluCardSet hand = view->match.deal.hands[view->seat]; hand != 0; hand &= hand - 1)
    masters += alu_card_strength (order, alu_set_first (hand)) > best_other;
  return masters;
}

static bool
hopes_to_make_mordienne (const AluView *view, int hand_worth)
{
  const AluMatch *match = &view->match;

  return alu_rules_has_mordienne (&match->rules)
         && alu_deal_may_mordienne (&match->rules, &match->deal, view->seat)
         && (hand_worth >= MORDIENNE_HAND || count_masters (view) >= 4);
}

/* Returns: the value of announcing one of @cards. @rest is the worth of the other cards. With a
 * weak hand, a sign is all that the player can contribute; a strong hand needs little help. */
static int
get_sign_worth (const AluView *view, AluCardSet cards, int rest)
{
  const AluRules *rules = &view->match.rules;
  AluCard card = alu_set_first (cards);
  int worth = card_values[alu_card_strength (alu_rules_order (rules), card)];

  if (alu_rules_by_teams (rules) && card == ALU_MONSIEUR)
    worth = SPECIAL_WORTH;
  if (rest > FAIR_HAND)
    worth = worth * 55 / 100;
  else if (rest > WEAK_HAND)
    worth = worth * 80 / 100;
  return partners_are_weak (view) ? worth / 2 : worth;
}

static void
add_sign_option (AluSignOption *options, int *n, const AluView *view, AluSign sign, int strength,
                 int worth, int harm)
{
  int at = *n;

  if (worth <= 0 || alu_match_may_sign (&view->match, view->seat, sign) != ALU_OK)
    return;
  for (; at > 0 && options[at - 1].worth < worth; at--)
    options[at] = options[at - 1];
  options[at] = (AluSignOption) { (uint8_t) sign, (uint8_t) strength, (uint8_t) worth,
                                  (uint8_t) (worth * harm / 100) };
  (*n)++;
}

int
alu_sign_policy_list_options (const AluView *view, AluLevel level, AluSignOption *options)
{
  const AluMatch *match = &view->match;
  AluOrder order = alu_rules_order (&match->rules);
  AluCardSet hand = match->deal.hands[view->seat];
  int hand_worth = alu_villager_worth (order, hand);
  bool signs_everything = level <= ALU_LEVEL_NOVICE;
  int n = 0;

  if (!match->rules.signs || !has_partner (view) || alu_set_count (hand) < MIN_CARDS)
    return 0;
  for (int sign = ALU_SIGN_MONSIEUR; sign <= ALU_SIGN_AS; sign++)
    {
      AluCardSet held = hand & alu_sign_cards ((AluSign) sign);
      int rest = signs_everything ? 0 : hand_worth - alu_villager_worth (order, held);

      if (held != 0)
        add_sign_option (options, &n, view, (AluSign) sign, 0, get_sign_worth (view, held, rest),
                         CARD_HARM);
    }
  if (hopes_to_make_mordienne (view, hand_worth))
    add_sign_option (options, &n, view, ALU_SIGN_MORDIENNE, 0, 80, MORDIENNE_HARM);
  else if (hand_worth <= WEAK_HAND && match->deal.taken[view->seat] == 0)
    add_sign_option (options, &n, view, ALU_SIGN_MISERE, hand_worth <= VERY_WEAK_HAND ? 2 : 1,
                     hand_worth <= VERY_WEAK_HAND ? 50 : 34, MISERE_HARM);
  return n;
}

void
alu_sign_policy_init (AluSignPolicy *policy, uint64_t seed)
{
  memset (policy, 0, sizeof *policy);
  alu_rng_seed (&policy->rng, seed);
}

void
alu_sign_policy_dealt (AluSignPolicy *policy)
{
  policy->watched = 0;
  memset (policy->tries, 0, sizeof policy->tries);
  memset (policy->read, 0, sizeof policy->read);
  memset (policy->unanswered, 0, sizeof policy->unanswered);
  policy->has_spoken = false;
}

void
alu_sign_policy_forget (AluSignPolicy *policy, uint16_t made)
{
  policy->watched &= made;
  for (int sign = 0; sign < ALU_N_SIGNS; sign++)
    if ((made & (1u << sign)) == 0)
      policy->tries[sign] = 0;
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    {
      policy->read[seat] &= made;
      policy->unanswered[seat] &= made;
    }
}

void
alu_sign_policy_recall (AluSignPolicy *policy, const AluEvent *event, uint8_t partners)
{
  uint8_t readers = event->sign.read & partners;
  uint16_t sign = (uint16_t) (1u << event->sign.sign);

  if (event->type == ALU_EVENT_SAY)
    {
      policy->has_spoken = true;
      return;
    }
  policy->tries[event->sign.sign]++;
  policy->watched |= readers != 0 ? sign : 0;
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    policy->read[seat] |= (readers & (1u << seat)) != 0 ? sign : 0;
}

void
alu_sign_policy_look (AluSignPolicy *policy, const AluGazeModel *gaze_model, int seat)
{
  int partner = gaze_model->gazes[seat].target;

  if (partner >= gaze_model->n_seats || alu_team_of (partner) != alu_team_of (seat))
    return;
  policy->watched |= policy->read[partner];
  policy->unanswered[partner] = 0;
}

/* Returns: the estimated probability, in percent, that @other watches @view's seat. */
static int
estimate_watching (AluSignPolicy *policy, const AluView *view, const AluGazeModel *gaze_model,
                   int other)
{
  const AluSignProfile *profile = alu_sign_profile ((AluLevel) gaze_model->levels[view->seat]);
  uint8_t own = gaze_model->gazes[view->seat].target;
  bool from_corner = alu_rng_below (&policy->rng, 100) < profile->corner;

  if (gaze_model->gazes[other].target == ALU_GAZE_HIDDEN)
    return alu_team_of (other) == alu_team_of (view->seat) ? HUMAN_PARTNER : HUMAN_OPPONENT;
  if (own != other && (own == ALU_GAZE_CARDS || !from_corner))
    return UNSEEN;
  return alu_gaze_model_looks_at (gaze_model, other, view->seat) ? WATCHES : LOOKS_AWAY;
}

/* Sums the estimated probabilities, in percent, that partners (@gain) and opponents (@risk)
 * watch. */
static void
read_gazes (AluSignPolicy *policy, const AluView *view, const AluGazeModel *gaze_model, int *gain,
            int *risk)
{
  *gain = *risk = 0;
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    {
      bool partner = is_partner (view, seat);

      if (partner)
        *gain += estimate_watching (policy, view, gaze_model, seat);
      else if (alu_team_of (seat) != alu_team_of (view->seat)
               && alu_is_person (&view->match.seating, seat))
        *risk += estimate_watching (policy, view, gaze_model, seat);
    }
}

/* Returns: a random length or size, 80% to 120% of @mean. */
static uint32_t
vary_mean (AluRng *rng, uint32_t mean)
{
  return mean * (80 + alu_rng_below (rng, 41)) / 100;
}

/* Returns: whether to make a sign (again): no partner has read or watched it as far as the bot saw,
 * the bot has looked at its partners since, and it was not tried too often. While the match
 * contains no ace sign of the seat, only the latter matters. */
static bool
is_worth_signing (const AluSignPolicy *policy, const AluView *view, const AluSignProfile *profile,
                  int sign)
{
  int tries = profile->tries;

  if (sign == ALU_SIGN_AS && view->match.signals.aces_made[view->seat] == 0)
    return policy->tries[sign] < tries;
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    if ((policy->unanswered[seat] & (1u << sign)) != 0)
      return false;
  return (policy->watched & (1u << sign)) == 0 && policy->tries[sign] < tries;
}

bool
alu_sign_policy_begins (AluSignPolicy *policy, const AluView *view, const AluGazeModel *gaze_model,
                        bool careless, AluGesture *gesture)
{
  AluLevel level = (AluLevel) gaze_model->levels[view->seat];
  const AluSignProfile *profile = alu_sign_profile (level);
  AluSignOption options[ALU_N_SIGNS];
  int n, gain, risk;

  if (gaze_model->now < policy->rest_until || gaze_model->turn == view->seat)
    return false;
  n = alu_sign_policy_list_options (view, level, options);
  if (n == 0)
    return false;
  read_gazes (policy, view, gaze_model, &gain, &risk);
  if (careless)
    {
      gain = 100;
      risk = 0;
    }
  for (int i = 0; i < n; i++)
    {
      const AluSignOption *option = &options[i];
      int net = option->worth * gain / 100 - option->harm * risk / 100 * profile->caution / 100;

      if (net < profile->eagerness || !is_worth_signing (policy, view, profile, option->sign))
        continue;
      *gesture = (AluGesture) { .maker = view->seat,
                                .sign = option->sign,
                                .strength = option->strength,
                                .start = gaze_model->now };
      gesture->length_ms = vary_mean (&policy->rng, profile->length_ms);
      gesture->size = (uint8_t) vary_mean (&policy->rng, profile->size);
      gesture->size = gesture->size > 100 ? 100 : gesture->size;
      if (careless)
        {
          gesture->length_ms = CARELESS_MS;
          gesture->size = 100;
        }
      return true;
    }
  return false;
}

/* Returns: whether a partner watched most of @gesture, as far as its maker could see. */
static bool
was_watched (const AluGesture *gesture, const AluGazeModel *gaze_model)
{
  int own = gaze_model->gazes[gesture->maker].target;

  return own < gaze_model->n_seats && alu_team_of (own) == alu_team_of (gesture->maker)
         && gesture->watched_ms[own] * 100 >= gesture->length_ms * WATCHED_ENOUGH;
}

void
alu_sign_policy_ended (AluSignPolicy *policy, const AluGesture *gesture, uint8_t partners,
                       uint8_t readers, const AluGazeModel *gaze_model)
{
  uint16_t sign = (uint16_t) (1u << gesture->sign);

  policy->tries[gesture->sign]++;
  for (int seat = 0; seat < gaze_model->n_seats; seat++)
    {
      bool has_read = (readers & (1u << seat)) != 0;

      if ((partners & (1u << seat)) == 0)
        continue;
      /* A human at the screen sees each gesture that is drawn there. */
      if (gaze_model->gazes[seat].target == ALU_GAZE_HIDDEN)
        policy->watched |= has_read ? sign : 0;
      else
        policy->unanswered[seat] |= sign;
      policy->read[seat] |= has_read ? sign : 0;
    }
  if (was_watched (gesture, gaze_model))
    policy->watched |= sign;
  alu_sign_policy_look (policy, gaze_model, gesture->maker);
  policy->rest_until = gaze_model->now + REST_MS + vary_mean (&policy->rng, 2 * REST_MS);
}

/* Chooses a spoken call: the honors of a hand that has nothing better, else how its best card
 * compares with a card that has a sign. Strong players do not make the latter.
 *
 * Returns: whether there is a call. */
static bool
find_call (const AluView *view, AluLevel level, AluEvent *event)
{
  static const AluCall figures[] = { ALU_CALL_SMALL, ALU_CALL_MIDDLING, ALU_CALL_GOOD };
  AluOrder order = alu_rules_order (&view->match.rules);
  AluCardSet hand = view->match.deal.hands[view->seat];
  AluCard sorted[ALU_MAX_HAND];
  int best;

  if (hand == 0)
    return false;
  alu_set_sorted (order, hand, sorted);
  best = alu_card_strength (order, sorted[0]);
  if (best >= 8 && best <= 10)
    {
      event->say.call = (uint8_t) figures[best - 8];
      return true;
    }
  if (best <= 11 || level > ALU_LEVEL_VILLAGER)
    return false;
  event->say.call = best > 15 ? ALU_CALL_ABOVE : ALU_CALL_BELOW;
  event->say.sign = best > 15 ? ALU_SIGN_GRAND_NEUF : ALU_SIGN_VACHE;
  return true;
}

bool
alu_sign_policy_speaks (AluSignPolicy *policy, const AluView *view, const AluGazeModel *gaze_model,
                        AluEvent *event)
{
  AluLevel level = (AluLevel) gaze_model->levels[view->seat];

  if (policy->has_spoken || !has_partner (view)
      || alu_match_may_say (&view->match, view->seat) != ALU_OK)
    return false;
  policy->has_spoken = true;
  alu_event_init (event, ALU_EVENT_SAY, view->seat);
  return alu_rng_below (&policy->rng, 100) < alu_sign_profile (level)->chatter
         && find_call (view, level, event);
}
