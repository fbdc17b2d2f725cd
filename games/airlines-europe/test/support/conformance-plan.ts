/** How the conformance suite plays Airlines Europe: every number of seats, every option. */

import { type Chance, drawFromBag, type Eye } from '@tarmac/kit';
import { type ConformancePlan, SAMPLED_RATES } from '@tarmac/kit/conformance';
import { AIRLINES, type Airline } from '../../rules/airlines.ts';
import type { AirlinesEurope } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { boardFile } from './frozen-boards.ts';

/**
 * AE-11.2, AE-11.3 written from the rules, not from the view: where all of a seat's cards came unseen,
 * they, its given-up cards and the deck change places at random; so do choices not yet turned over.
 */
function scramble(state: State, eye: Eye, chance: Chance): State {
  const { frame } = state;
  // AE-11.5 nothing is hidden any more.
  if (frame.kind === 'over') return state;
  state.sightings.forEach(({ open, since }, seat) => {
    if (seat === eye || since.length > 0 || open.some((count) => count > 0)) return;
    if (frame.kind === 'exchange' && seat === state.turn) return;
    for (const cards of [state.hands[seat], state.given[seat]]) {
      if (cards !== undefined) redeal(cards, state.bag, chance);
    }
  });
  if (frame.kind !== 'opening') return state;
  const chosen = frame.chosen.map((choice, seat) => {
    if (seat === eye) return choice;
    const held = AIRLINES.filter((_, airline) => (state.hands[seat]?.[airline] ?? 0) > 0);
    const [first, second] = held as [Airline, Airline];
    return chance.draw(2) === 0 ? null : ([first, second] as const);
  });
  // Not everyone, or the choices would lie open already.
  return { ...state, frame: { kind: 'opening', chosen: eye === 'watcher' ? chosen.with(0, null) : chosen } };
}

function redeal(cards: number[], bag: number[], chance: Chance): void {
  let size = 0;
  AIRLINES.forEach((_, airline) => {
    size += cards[airline] ?? 0;
    bag[airline] = (bag[airline] ?? 0) + (cards[airline] ?? 0);
    cards[airline] = 0;
  });
  for (; size > 0; size--) {
    const airline = drawFromBag(
      bag,
      bag.reduce((sum, count) => sum + count, 0),
      chance,
    );
    cards[airline] = (cards[airline] ?? 0) + 1;
  }
}

export const plan: ConformancePlan<AirlinesEurope> = {
  configs: [
    { label: 'all as usual', seats: 2, config: {} },
    { label: 'flight ban', seats: 2, config: { flightBan: true, deck: 'alternate' } },
    { label: 'all as usual', seats: 3, config: {} },
    { label: 'exact deck, open scores', seats: 3, config: { deck: 'exact', openScores: true } },
    { label: 'alternate deck, a start seat', seats: 4, config: { deck: 'alternate', startSeat: 2 } },
    { label: 'all as usual', seats: 5, config: {} },
    { label: 'flight ban', seats: 5, config: { flightBan: true } },
    { label: 'a cramped board', seats: 4, config: { board: boardFile('cramped'), flightBan: true } },
  ],
  gamesPerConfig: 1,
  optionalPerGame: 3,
  seed: 20111,
  // AE-2.7 the cards go back and are shuffled in: nothing about them is left to remember.
  isFleeting: (news) => news.kind === 'redealt',
  scramble,
  rates: SAMPLED_RATES,
};
