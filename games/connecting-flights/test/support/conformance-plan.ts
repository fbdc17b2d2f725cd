/** How the conformance suite plays Connecting Flights: every number of seats, with much trading, some and none. */

import { AIRPORT_CARDS, CARDS, MOST_COINS } from '@tarmac/flights/rules';
import { type Chance, type Eye, pick } from '@tarmac/kit';
import { type ConformancePlan, SAMPLED_RATES } from '@tarmac/kit/conformance';
import type { Action, Bundle } from '../../rules/actions.ts';
import { suits } from '../../rules/board.ts';
import type { Leg } from '../../rules/flight/plan.ts';
import type { ConnectingFlights } from '../../rules/game.ts';
import { knowerBit, SABOTAGE_IN_DECK, type State } from '../../rules/state.ts';
import { boardOf } from '../../rules/tables.ts';
import { UNBOUNDED } from './every-action.ts';

/** Where trades are wanted, most offers are taken; else random games would see few of them. */
function choose(_: State, __: number, actions: readonly Action[], chance: Chance): Action {
  const accepting = actions.filter((action) => action.type === 'answer' && action.accept);
  return pick(accepting.length > 0 && chance.draw(2) === 0 ? accepting : actions, chance);
}

/** Beside changing one number or word: what somebody might try who half knows the rules. */
function perturb(action: Action, chance: Chance): unknown[] {
  switch (action.type) {
    case 'bid':
      return [1, action.coins - 1, action.coins + chance.draw(30), MOST_COINS].map((coins) => ({ ...action, coins }));
    case 'offer':
    case 'counter': {
      const { give, take } = action;
      const lent = (bundle: Bundle): Bundle => ({ ...bundle, cards: bundle.loans, loans: bundle.cards });
      const withTruck = (bundle: Bundle): Bundle => ({ ...bundle, trucks: bundle.trucks.with(chance.draw(4), 1) });
      return [
        { ...action, give: take, take: give },
        { ...action, give: lent(give) },
        { ...action, take: lent(take) },
        { ...action, give: withTruck(give) },
        { ...action, take: withTruck(take) },
        { ...action, give: { ...give, coins: MOST_COINS } },
      ];
    }
    case 'fly':
      return [
        { ...action, chains: action.chains.toReversed() },
        { ...action, chains: [...action.chains, ...action.chains] },
        { ...action, chains: [...action.chains, { from: chance.draw(AIRPORT_CARDS), legs: [] }] },
        { ...action, chains: action.chains.map(({ from, legs }) => ({ from, legs: legs.toReversed() })) },
        { ...action, chains: action.chains.map(({ from, legs }) => ({ from, legs: legs.map(withoutTruck) })) },
      ];
    case 'sabotage':
      return [0, 1, 2, 3, 4].map((victim) => ({ ...action, victim, on: chance.draw(CARDS) }));
    default:
      return [];
  }
}

const withoutTruck = (leg: Leg): Leg => ({ ...leg, truck: 0 });

/** CF-9.2, CF-9.3 written from the rules, not from the view: whatever this eye has not seen changes places. */
function scramble(state: State, eye: Eye, chance: Chance): State {
  // CF-9.3 nothing is hidden any more.
  if (state.frame.kind === 'over') return state;
  const others = state.players.map((_, seat) => seat).filter((seat) => seat !== eye);
  rebury(state, eye, chance);
  chooseAnew(state, others, chance);
  return {
    ...state,
    identities: redealtIdentities(state, others, chance),
    dealt: redealtPlayers(state, others, chance),
  };
}

/** Those not claimed, and the ones left in the box; the standing orders with them. */
function redealtIdentities(state: State, others: readonly number[], chance: Chance): number[] {
  const hidden = others.filter((seat) => state.claimed[seat] !== true);
  const seen = state.identities.filter((_, seat) => !hidden.includes(seat));
  const left = boardOf(state.config.board).identities.flatMap((_, place) => (seen.includes(place) ? [] : [place]));
  const identities = state.identities.slice();
  for (const seat of hidden) {
    identities[seat] = takeOut(left, chance);
    state.orders[seat] = chance.draw(2) === 0;
  }
  return identities;
}

/** CF-3.2 both cards until all have chosen, then the one rejected; which lay on the left is nobody's business. */
function redealtPlayers(state: State, others: readonly number[], chance: Chance): State['dealt'] {
  const isShown = state.frame.kind !== 'keep';
  const seen = state.dealt.flatMap((pair, seat) => {
    if (!others.includes(seat)) return pair;
    return isShown ? [state.players[seat] as number] : [];
  });
  const left = boardOf(state.config.board).players.flatMap((card, place) =>
    suits(card, state.seats) && !seen.includes(place) ? [place] : [],
  );
  return state.dealt.map((pair, seat) => {
    if (!others.includes(seat)) return pair;
    const one = isShown ? (state.players[seat] as number) : takeOut(left, chance);
    const other = takeOut(left, chance);
    return chance.draw(2) === 0 ? [one, other] : [other, one];
  });
}

/** CF-4.7 the shuffled sabotage cards, and those that others have drawn or put back unseen, change places. */
function rebury(state: State, eye: Eye, chance: Chance): void {
  const isHidden = (knownTo: number) => (knownTo & knowerBit(eye)) === 0;
  const { frame, sabotages, sabotageQueue } = state;
  const isDrawn = frame.kind === 'use' && isHidden(frame.knownTo);
  const hidden = [
    ...sabotages.flatMap((place, sabotage) => (place === SABOTAGE_IN_DECK ? [sabotage] : [])),
    ...sabotageQueue.flatMap(({ sabotage, knownTo }) => (isHidden(knownTo) ? [sabotage] : [])),
    ...(isDrawn ? [frame.sabotage] : []),
  ];
  const places = hidden.map((sabotage) => sabotages[sabotage] as number);
  const left = hidden.slice();
  const instead = new Map(hidden.map((sabotage) => [sabotage, takeOut(left, chance)]));
  hidden.forEach((sabotage, index) => {
    sabotages[instead.get(sabotage) as number] = places[index] as number;
  });
  state.sabotageQueue = sabotageQueue.map((buried) => ({
    ...buried,
    sabotage: instead.get(buried.sabotage) ?? buried.sabotage,
  }));
  if (isDrawn) state.frame = { ...frame, sabotage: instead.get(frame.sabotage) as number };
}

/** CF-1.8 whether others have chosen is hidden too; not all can have, or it would be shown. */
function chooseAnew(state: State, others: readonly number[], chance: Chance): void {
  const { frame } = state;
  const made = <T>(chosen: readonly (T | null)[], choice: () => T): (T | null)[] => {
    const anew = chosen.map((own, seat) => {
      if (!others.includes(seat)) return own;
      return chance.draw(2) === 0 ? null : choice();
    });
    return anew.includes(null) ? anew : anew.with(others[0] as number, null);
  };
  if (frame.kind === 'keep') state.frame = { kind: 'keep', chosen: made(frame.chosen, () => chance.draw(2)) };
  if (frame.kind === 'plans') state.frame = { kind: 'plans', chosen: made(frame.chosen, () => []) };
  if (frame.kind === 'first') {
    state.frame = { kind: 'first', chosen: frame.chosen.map((own, seat) => (others.includes(seat) ? null : own)) };
  }
}

function takeOut(left: number[], chance: Chance): number {
  return left.splice(chance.draw(left.length), 1)[0] as number;
}

export const plan: ConformancePlan<ConnectingFlights> = {
  configs: [
    { label: 'all as usual', seats: 2, config: {} },
    { label: 'all as usual', seats: 3, config: {} },
    { label: 'no trading', seats: 4, config: { offers: '0' } },
    { label: 'much trading', seats: 5, config: { offers: '5' } },
  ],
  gamesPerConfig: 1,
  seed: 2023,
  choose,
  perturb,
  isUnbounded: ({ type }) => UNBOUNDED.includes(type),
  scramble,
  optionalPerGame: 80,
  rates: SAMPLED_RATES,
};
