/** Invariants, and loading a saved state. */

import { isRecord, parseConfig } from './legal.ts';
import { DEAREST, DECKS, ORDERS, PUBLIC, type State } from './state.ts';

export function audit(state: State): string[] {
  const problems: string[] = [];
  const { frame } = state;
  const counts = state.bag.map((left, kind) => left + (state.gone[kind] ?? 0));
  for (const { kind } of [...state.queue, ...state.hands.flat()]) counts[kind] = (counts[kind] ?? 0) + 1;
  if (counts.join() !== DECKS[state.config.deck].copies.join()) problems.push(`cards ${counts.join()}`);
  state.hands.forEach((hand, seat) => {
    if (!hand.every((card) => card.known & (1 << seat))) problems.push(`seat ${seat} has a card it has not seen`);
    const chosen = frame.kind === 'play' ? (frame.chosen[seat] ?? 0) : 0;
    if (chosen > 0 && chosen >= hand.length) problems.push(`seat ${seat} chose a card it has not`);
  });
  if (state.coins.some((coins) => coins < 0)) problems.push('a seat owes coins');
  if (state.coins.reduce((sum, coins) => sum + coins, 0) !== state.paid) problems.push('coins minted or lost');
  if ((frame.kind === 'over') !== (state.round === DECKS[state.config.deck].rounds)) problems.push('wrong end');
  return problems;
}

type Test = (value: unknown) => boolean;
const upTo =
  (most: number): Test =>
  (value) =>
    Number.isSafeInteger(value) && !Object.is(value, -0) && (value as number) >= 0 && (value as number) <= most;
const list =
  (item: Test, length?: number): Test =>
  (value) =>
    Array.isArray(value) && (length === undefined || value.length === length) && value.every(item);
const record =
  (fields: Record<string, Test>): Test =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).length === Object.keys(fields).length &&
    Object.entries(fields).every(([key, test]) => Object.hasOwn(value, key) && test(value[key]));
const either =
  (...tests: Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));
const is =
  (...values: unknown[]): Test =>
  (value) =>
    values.includes(value);

function stateOf(seats: number): Test {
  const count = upTo(Number.MAX_SAFE_INTEGER);
  const seat = upTo(seats - 1);
  const card = record({ kind: upTo(2), known: upTo(PUBLIC) });
  const offer = record({ from: seat, to: seat, slot: count, price: upTo(DEAREST) });
  return record({
    config: (value) => parseConfig(value).ok,
    seats: is(seats),
    round: count,
    frame: either(
      record({ kind: is('play'), chosen: list(either(is(null), count), seats) }),
      record({ kind: is('team', 'over') }),
      record({ kind: is('turn'), seat, offer: either(is(null), offer) }),
    ),
    bag: list(count, 3),
    queue: list(card),
    gone: list(count, 3),
    hands: list(list(card), seats),
    orders: list(is(...ORDERS), seats),
    offered: list(is(true, false), seats),
    coins: list(count, seats),
    paid: count,
  });
}

export function load(saved: unknown, version: number): State {
  if (version !== 1) throw new Error(`toy: no version ${version}`);
  const seats = isRecord(saved) ? saved.seats : null;
  if (!upTo(4)(seats) || !stateOf(seats as number)(saved)) throw new Error('toy: not a saved state');
  const problems = audit(saved as State);
  if (problems.length > 0) throw new Error(`toy: ${problems.join('; ')}`);
  return saved as State;
}
