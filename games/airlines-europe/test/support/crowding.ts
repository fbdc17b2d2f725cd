/** Crowded boards: purchase after purchase until nothing can be bought. */

import type { Airline } from '../../rules/airlines.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { act, frameKind } from './act.ts';
import { buy } from './actions.ts';
import { lawfulLicences } from './oracle.ts';
import { position } from './position.ts';
import { smallBoard } from './small-board.ts';

type Lying = readonly (Airline | 'ban' | null)[];

/** Buys at random, money no matter, until the game ends. `states` are those before each purchase. */
export function crowding(seats: number, seed: number): { states: State[]; last: State } {
  let state = position({ seats });
  let random = seed;
  const states: State[] = [];
  while (frameKind(state) !== 'over') {
    state.frame = { kind: 'turn' };
    state.bank += (state.cash[0] ?? 0) - 12;
    state.cash[0] = 12;
    states.push(airlinesEurope.clone(state));
    const lawful = lawfulLicences(smallBoard, state);
    random = (random * 48271) % 2147483647;
    const pick = lawful[random % lawful.length];
    if (pick === undefined) return { states, last: state };
    state = act(state, 0, buy(pick.airline, pick.route, pick.licence));
  }
  return { states, last: state };
}

/** Ban markers cover every circle that is not mentioned: no player could do that, but it makes a crowded board. */
export function allBannedBut(circles: Readonly<Record<string, Lying>>): Record<string, Lying> {
  return Object.fromEntries(
    smallBoard.routes.map((route) => [
      route.id,
      route.licences.map((_, licence) => {
        const lying = circles[route.id];
        return lying === undefined ? 'ban' : (lying[licence] ?? null);
      }),
    ]),
  );
}
