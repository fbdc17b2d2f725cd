/** One match in two worlds: other cards in other people's hands, and another history of what they did in secret. */

import { type Action, type AirlinesEurope, airlinesEurope, type State } from '@tarmac/airlines-europe/rules';
import { type Eye, fastChance, type Game, type Seat, same } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { owes } from '../support/play.ts';
import { perform, performInPublic, type Step } from './script.ts';
import { firstDifference, played, type Setting, type Stage } from './stage.ts';
import { exchange, fated, HAND, MARKET, type Order, shuffled } from './worlds.ts';

export interface Scene {
  readonly seats: number;
  readonly seed: number;
  /** Whose socket may not tell the worlds apart. */
  readonly eye: Eye;
  readonly clock: NonNullable<Setting['clock']>;
  readonly spectators?: Setting['spectators'];
  /** How many acts at most; otherwise to the end. */
  readonly most?: number;
  /** A mistake to be found. */
  readonly plant?: (game: Game<AirlinesEurope>) => Game<AirlinesEurope>;
}

export function testSecrets(scenes: readonly Scene[]): void {
  test.each(scenes)(
    'eye $eye of $seats with a $clock.kind clock hears nothing of what others hold and of what they do in secret',
    async (scene) => {
      const { one, other, acts } = await bothWorlds(scene);
      expect(acts).toBeGreaterThan(30);
      expect(firstDifference(one, other)).toBeNull();
    },
  );
}

type OpeningStep = Step & { readonly secret?: true; readonly after?: number };

/** What the eye was sent in both; without the last moment, if it is not delayed: with the end everything is laid open. */
export async function bothWorlds({ seats, seed, eye, clock, spectators, most, plant = (game) => game }: Scene) {
  const order = shuffled(seats, seed);
  const setting = { seats, clock, ...(spectators === undefined ? {} : { spectators }) };
  const dealt = deal(order, seats, seed);
  const choice = (seat: Seat) => airlinesEurope.actions(dealt, seat)[0] as Action;
  const one = await played({ ...setting, game: plant(fated(order, seed)) as Game }, async (stage) => {
    for (const step of plainOpening(seats, eye, choice)) await follow(stage, step);
    const steps = await playOn(stage, seed, eye, most);
    await stage.delayedHaveSeenTheEnd();
    return steps;
  });
  const otherOrder = anotherDeal(order, seats, seed, eye, [...one.told].filter(isAct), choice);
  const otherDeal = deal(otherOrder, seats, seed);
  const second = (seat: Seat) => airlinesEurope.actions(otherDeal, seat)[1] as Action;
  const other = await played({ ...setting, game: plant(fated(otherOrder, seed)) as Game }, async (stage) => {
    const opening =
      clock.kind === 'live' ? restlessOpening(seats, eye, choice, second) : reversedOpening(seats, eye, choice, second);
    for (const step of opening) await follow(stage, step);
    for (const step of one.told) await performInPublic(stage, step);
    await stage.delayedHaveSeenTheEnd();
  });
  const ofEye = (moments: ReadonlyMap<Eye, string[][]>) => {
    const all = moments.get(eye) as string[][];
    return spectators === 'delayed' ? all : all.slice(0, -1);
  };
  return { one: ofEye(one.moments), other: ofEye(other.moments), acts: one.told.filter(isAct).length };
}

async function follow(stage: Stage, { secret, after = 0, ...step }: OpeningStep): Promise<void> {
  if (secret !== true) return performInPublic(stage, step);
  stage.pass(after);
  await perform(stage, step);
}

/** What the eye itself does while the others choose, to find out what they have done; the same in both worlds. */
function prying(eye: Eye, choice: (seat: Seat) => Action): Step[] {
  if (eye === 'watcher')
    return [
      { kind: 'chat', eye, text: 'Have they chosen?' },
      { kind: 'look' },
      { kind: 'chat', eye, text: 'And now?' },
      { kind: 'look' },
      { kind: 'reconnect', eye },
    ];
  return [
    { kind: 'propose-end', seat: eye },
    { kind: 'act', seat: eye, action: choice(eye) },
    { kind: 'look' },
    { kind: 'undo', seat: eye },
    { kind: 'propose-undo', seat: eye, back: 1 },
    { kind: 'propose-undo', seat: eye, back: 2 },
    { kind: 'undo', seat: eye },
    { kind: 'act', seat: eye, action: choice(eye) },
    { kind: 'act', seat: eye, action: { type: 'cash' } },
    { kind: 'reconnect', eye },
  ];
}

function othersOf(seats: number, eye: Eye): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== eye);
}

/** Everybody chooses at once, and one lets the others wait. */
function plainOpening(seats: number, eye: Eye, choice: (seat: Seat) => Action): OpeningStep[] {
  const others = othersOf(seats, eye);
  const choose = (seat: Seat) => ({ kind: 'act', seat, action: choice(seat) }) as const;
  const last = others.pop() as Seat;
  return [...others.map((seat) => ({ ...choose(seat), secret: true as const })), ...prying(eye, choice), choose(last)];
}

/** They choose and choose again; the last one had chosen something long before, and took it back. */
function restlessOpening(
  seats: number,
  eye: Eye,
  choice: (seat: Seat) => Action,
  second: (seat: Seat) => Action,
): OpeningStep[] {
  const others = othersOf(seats, eye);
  const last = others.pop() as Seat;
  const secretly = (seat: Seat, action: Action) => ({ kind: 'act', seat, action, secret: true }) as const;
  const [first, ...rest] = prying(eye, choice) as [Step, ...Step[]];
  return [
    secretly(last, second(last)),
    { kind: 'undo', seat: last, secret: true },
    ...others.toReversed().map((seat) => secretly(seat, second(seat))),
    first,
    ...others.flatMap((seat) => [secretly(seat, second(seat)), secretly(seat, choice(seat))]),
    ...rest,
    { kind: 'act', seat: last, action: choice(last) },
  ];
}

/** Nobody has chosen while the eye pries, then all do, in the other order and at other times. */
function reversedOpening(
  seats: number,
  eye: Eye,
  choice: (seat: Seat) => Action,
  second: (seat: Seat) => Action,
): OpeningStep[] {
  const [last, ...others] = othersOf(seats, eye) as [Seat, ...Seat[]];
  const secretly = (seat: Seat, action: Action, after: number) =>
    ({ kind: 'act', seat, action, secret: true, after }) as const;
  const pries = prying(eye, choice);
  if (others.length === 0)
    return [
      secretly(last, second(last), 99),
      ...pries.slice(0, 1),
      { kind: 'undo', seat: last, secret: true, after: 3 },
      ...pries.slice(1),
      { kind: 'act', seat: last, action: choice(last) },
    ];
  const middle = 2;
  return [
    ...pries.slice(0, middle),
    ...others.flatMap((seat): OpeningStep[] => [
      secretly(seat, second(seat), 1111),
      { kind: 'undo', seat, secret: true, after: 7 },
    ]),
    secretly(last, choice(last), 99),
    ...pries.slice(middle, -1),
    { kind: 'undo', seat: last, secret: true, after: 3 },
    ...others.toReversed().map((seat) => secretly(seat, choice(seat), 77)),
    ...pries.slice(-1),
    { kind: 'act', seat: last, action: choice(last) },
  ];
}

/** What brings cards out of a hand: most of the time people keep theirs, so that some are never seen. */
const SHOWING: readonly Action['type'][] = ['play', 'playTwo', 'exchange', 'take'];

/** With the cards the seats see themselves; nothing is taken back. */
async function playOn(stage: Stage, seed: number, eye: Eye, most = Number.POSITIVE_INFINITY): Promise<Step[]> {
  const chance = fastChance(seed);
  const steps: Step[] = [];
  const seats = stage.people.flatMap((somebody) => (somebody.eye === 'watcher' ? [] : [somebody.eye]));
  for (;;) {
    const seat = seats.find((at) => owes(stage.at(at).client, stage.match, at));
    if (seat === undefined || steps.length >= most) return steps;
    const view = stage.at(seat).client.seen(stage.match, seat)?.view;
    const actions = airlinesEurope.actions(airlinesEurope.imagine(view as never, fastChance(1)), seat);
    const quiet = actions.filter(({ type }) => !SHOWING.includes(type));
    const choices = quiet.length > 0 && chance.draw(4) > 0 ? quiet : actions;
    const step = { kind: 'act', seat, action: choices[chance.draw(choices.length)] } as const;
    const besides: Step[] = steps.length === 40 ? [{ kind: 'look' }, { kind: 'reconnect', eye }] : [];
    for (const next of [step, ...besides]) {
      steps.push(next);
      await performInPublic(stage, next);
    }
  }
}

type Act = Extract<Step, { kind: 'act' }>;

function isAct(step: Step): step is Act {
  return step.kind === 'act';
}

function deal(order: Order, seats: number, seed: number): State {
  const config = airlinesEurope.parseConfig({ startSeat: 0 }, seats);
  if (!config.ok) throw new Error(config.problem);
  return fated(order, seed).setup(config.value, seats, fastChance(0));
}

/**
 * A card that somebody else got unseen and never showed is another one, which in the first world never
 * came: if there is one, a card that was drawn in the middle of the match.
 */
function anotherDeal(
  order: Order,
  seats: number,
  seed: number,
  eye: Eye,
  acts: readonly Act[],
  choice: (seat: Seat) => Action,
): Order {
  const opening = Array.from({ length: seats }, (_, seat): Act => ({ kind: 'act', seat, action: choice(seat) }));
  const truth = followed(order, seats, seed, eye, [...opening, ...acts]) as Followed;
  const hands = MARKET + HAND * seats;
  const came = hands + truth.drawn;
  const places = Array.from({ length: came - MARKET }, (_, index) => MARKET + index);
  for (const place of [...places.filter((at) => at >= hands), ...places.filter((at) => at < hands)]) {
    for (let never = came; never < order.length; never++) {
      if (order[place] === order[never]) continue;
      const other = [...order];
      exchange(other, place, never);
      const found = followed(other, seats, seed, eye, [...opening, ...acts]);
      if (found?.views.every((view, index) => same(view, truth.views[index]))) return other;
    }
  }
  throw new Error('in this match every card was seen: take another seed');
}

interface Followed {
  /** What the eye saw before each act. */
  readonly views: readonly unknown[];
  /** Cards that came off the deck. */
  readonly drawn: number;
}

/** Null where the rules would not have allowed one of the acts. */
function followed(order: Order, seats: number, seed: number, eye: Eye, acts: readonly Act[]): Followed | null {
  const game = fated(order, seed);
  const state = deal(order, seats, seed);
  const views: unknown[] = [];
  for (const { seat, action } of acts) {
    views.push(game.view(state, eye));
    if (game.check(state, seat, action as Action) !== null) return null;
    game.apply(state, seat, action as Action, fastChance(0));
  }
  return { views, drawn: state.deck.drawn };
}
