/** Example Game wired to the contract. */

import type { Game, Seat } from '@tarmac/kit';
import { audit, load, parseAction, parseConfig, VERSION } from './outside.ts';
import { REFUSALS, type RefusalCode } from './refusals.ts';
import { type Action, type ExampleGame, MOST_PASSES, type State } from './state.ts';
import { deal, imagine, scoreOf, view, wholeBag } from './view.ts';

const ACTIONS: readonly Action[] = [{ type: 'ask' }, { type: 'board' }];

const waiting = (turn: Seat | null) => (turn === null ? [] : [turn]);

function whyNot({ hands, turn }: State, seat: Seat, action: Action): RefusalCode | null {
  if (seat !== turn) return 'not-your-turn';
  return action.type === 'ask' && hands[seat]?.length === MOST_PASSES ? 'hand-full' : null;
}

export const exampleGame: Game<ExampleGame> = {
  id: 'example-game',
  version: VERSION,
  seats: { min: 2, max: 4 },
  options: [],
  hasOptionalActions: false,
  isOptional: () => false,
  longest: (seats) => seats * MOST_PASSES,
  parseConfig,
  parseAction,
  load,
  setup(config, seats, chance) {
    const bag = wholeBag();
    const hands = Array.from({ length: seats }, () => deal(bag, 1, chance)); // EG-1.2
    return { config, seats, bag, hands, boarded: hands.map(() => false), turn: 0 };
  },
  toAct: ({ turn }) => ({ mode: 'each', seats: waiting(turn) }),
  actions: (state, seat) => ACTIONS.filter((action) => whyNot(state, seat, action) === null),
  check(state, seat, action) {
    const code = whyNot(state, seat, action);
    return code && { code, rule: REFUSALS[code] };
  },
  apply(state, seat, { type }, chance, news) {
    if (type === 'board') state.boarded[seat] = true;
    else state.hands[seat]?.push(...deal(state.bag, 1, chance));
    news?.push({ kind: type, seat });
    const after = state.boarded.map((_, step) => (seat + 1 + step) % state.seats);
    state.turn = after.find((next) => !state.boarded[next]) ?? null;
    if (state.turn !== null) return;
    chance.reveal(); // EG-3.1
    news?.push({ kind: 'end', scores: state.hands.map(scoreOf) });
  },
  clone: ({ config, seats, bag, hands, boarded, turn }) => ({
    config,
    seats,
    bag: [...bag],
    hands: hands.map((hand) => [...hand]),
    boarded: [...boarded],
    turn,
  }),
  view,
  awaited: ({ turn }) => waiting(turn),
  imagine,
  tell: (news) => news,
  outcome({ hands, turn }) {
    if (turn !== null) return null;
    const scores = hands.map(scoreOf);
    return { ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length), scores, rule: 'EG-3.1' };
  },
  audit,
};
