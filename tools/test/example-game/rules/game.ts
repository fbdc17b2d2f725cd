/** Standby, wired together. */

import { bagSize, flag, type Game, list, oneOf, orNull, parseShape, record, type Seat, whole } from '@tarmac/kit';
import { REFUSALS, type RefusalCode } from './refusals.ts';
import { ACTIONS, type Action, type Standby, type State } from './state.ts';
import { deal, imagine, view, wholeBag } from './view.ts';

const MOST_PASSES = 4; // SB-2.2
const HIGHEST_SUM = 10; // SB-3.1
const PASSES = bagSize(wholeBag());

const sumOf = (rows: readonly number[]) => rows.reduce((sum, row) => sum + row, 0);
const waiting = (turn: Seat | null) => (turn === null ? [] : [turn]);

function whyNot({ hands, turn }: State, seat: Seat, action: Action): RefusalCode | null {
  if (seat !== turn) return 'not-your-turn';
  return action === 'ask' && hands[seat]?.length === MOST_PASSES ? 'hand-full' : null;
}

const SAVED = record({
  bag: list(whole(0, 4), 6, 6),
  hands: list(list(whole(1, 6), 1, MOST_PASSES), 2, 4),
  boarded: list(flag, 2, 4),
  turn: orNull(whole(0, 3)),
});

export const standby: Game<Standby> = {
  id: 'standby',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [],
  hasOptionalActions: false,
  isOptional: () => false,
  longest: (seats) => seats * MOST_PASSES,
  parseConfig: (input) => parseShape(record({}), input, 'config'),
  parseAction: (input) => parseShape(oneOf(...ACTIONS), input, 'action'),
  load(saved, version) {
    if (version !== 1) throw new Error(`there is no version ${version}`);
    const parsed = parseShape<State>(SAVED, saved, 'state');
    const [problem] = parsed.ok ? standby.audit(parsed.value) : [parsed.problem];
    if (!parsed.ok || problem !== undefined) throw new Error(problem);
    return parsed.value;
  },
  setup(_config, seats, chance) {
    const bag = wholeBag();
    const hands = Array.from({ length: seats }, () => deal(bag, 1, chance));
    return { bag, hands, boarded: hands.map(() => false), turn: 0 };
  },
  toAct: ({ turn }) => ({ mode: 'each', seats: waiting(turn) }),
  actions: (state, seat) => ACTIONS.filter((action) => whyNot(state, seat, action) === null),
  check(state, seat, action) {
    const code = whyNot(state, seat, action);
    return code && { code, rule: REFUSALS[code] };
  },
  apply(state, seat, action, chance, news) {
    if (action === 'board') state.boarded[seat] = true;
    else state.hands[seat]?.push(...deal(state.bag, 1, chance));
    news?.push({ kind: action, seat });
    const after = state.boarded.map((_, step) => (seat + 1 + step) % state.boarded.length);
    state.turn = after.find((next) => !state.boarded[next]) ?? null;
    if (state.turn === null) chance.reveal(); // SB-3.1
  },
  clone: ({ bag, hands, boarded, turn }) => ({
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
    const scores = hands.map(sumOf).map((sum) => (sum > HIGHEST_SUM ? 0 : sum));
    return { ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length), scores, rule: 'SB-3.1' };
  },
  audit({ bag, hands, boarded, turn }) {
    const passes = bagSize(bag) + hands.flat().length;
    if (passes !== PASSES || boarded.length !== hands.length) return ['passes or players are missing'];
    return (turn === null ? !boarded.includes(false) : boarded[turn] === false) ? [] : ['the wrong one is to act'];
  },
};
