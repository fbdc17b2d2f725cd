/** Audits the pending decision and the progress of the setup. */

import { CONTINENT_INDEX, CONTINENTS, kindOf } from '@tarmac/flights/rules';
import { check } from './check.ts';
import { isProposed, MOST_REFUSED } from './consent.ts';
import { scenarioOf } from './costs.ts';
import { BEGINNER_PASSENGERS, handsOf } from './hands.ts';
import { pawnsLeft } from './pawns.ts';
import { FIRST_COINS } from './setup.ts';
import type { Frame, State } from './state.ts';
import { COLOURS, type Tables } from './tables.ts';

type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export function auditFrame(state: State, tables: Tables): string[] {
  const { frame, config, refused } = state;
  const problems = [...auditHands(state), ...auditOpening(state)];
  if (refused > MOST_REFUSED) problems.push(`${refused} proposals refused`);
  switch (frame.kind) {
    case 'place':
      return [...problems, ...auditPlace(state, tables, frame)];
    case 'further':
      return scenarioOf(config).further === null ? [...problems, 'a further pair that no scenario has'] : problems;
    case 'consent':
      return [...problems, ...auditProposal(state, frame)];
    default:
      return problems;
  }
}

/** CF-5.2, CF-5.4 in the setup each hand has just what it was given. */
function auditHands(state: State): string[] {
  const { frame, where, config, phase } = state;
  if (phase !== 'setup') return [];
  const hands = handsOf(state);
  const each = BEGINNER_PASSENGERS[hands]!;
  return Array.from({ length: hands }, (_, hand) => hand).flatMap((hand) => {
    const cards = where.flatMap((place, card) => (place === hand ? [kindOf(card)] : []));
    const counts = (['airport', 'plane', 'passenger'] as const).map((kind) => cards.filter((of) => of === kind).length);
    const isGiven = counts.join() === givenTo(frame, hand, config.beginner ? each : 1).join();
    return isGiven ? [] : [`hand ${hand} has ${counts.join(', ')} airports, planes and passengers`];
  });
}

/** Airports, planes and passengers. */
function givenTo(frame: Frame, hand: number, passengers: number): readonly [number, number, number] {
  switch (frame.kind) {
    case 'place':
      return [0, 0, 0];
    case 'first':
      return hand < frame.hand ? [2, 1, 1] : [0, 0, 0];
    case 'take':
      if (hand > frame.hand) return [2, 1, 1];
      return [2, 1, hand === frame.hand ? passengers - frame.left : passengers];
    default:
      return [2, 1, passengers];
  }
}

/** CF-5.2 each has the truck it begins with, and nothing is bought. */
function auditOpening(state: State): string[] {
  const { frame, phase, coins, trucks, config } = state;
  const problems: string[] = [];
  if (frame.kind === 'take' && !(config.beginner && frame.left > 0))
    problems.push('a passenger to take that nobody gets');
  if (phase !== 'setup') return problems;
  const first = scenarioOf(config).truck - 1;
  if (trucks.some((own) => own.some((count, place) => count !== (place === first ? 1 : 0))))
    problems.push('other trucks than those to begin with');
  if (coins !== FIRST_COINS || state.home > 0) problems.push('coins spent or pawns home in the setup');
  return problems;
}

/** CF-7.3 one pawn on each continent before the one that is due. */
function auditPlace(state: State, { citiesOn }: Tables, { continent }: FrameOf<'place'>): string[] {
  const { games } = scenarioOf(state.config);
  if (games === null) return ['a pawn to place that no scenario has'];
  const colour = CONTINENT_INDEX[games.colour];
  if (continent === colour) return ['a pawn to place at home'];
  const placedOn = (cities: readonly number[]) =>
    cities.reduce((sum, city) => sum + state.pawns[city * COLOURS + colour]!, 0);
  const isInOrder = CONTINENTS.every(
    (_, index) => placedOn(citiesOn[index] ?? []) === (index < continent && index !== colour ? 1 : 0),
  );
  const others = pawnsLeft(state) - placedOn(citiesOn.flat());
  return isInOrder && others === 0 ? [] : ['pawns placed out of order'];
}

/** CF-1.8 */
function auditProposal(state: State, { by, action, agreed, within }: FrameOf<'consent'>): string[] {
  const problems: string[] = [];
  if (agreed[by] !== true || !agreed.includes(false)) problems.push('a proposal that is waited for in vain');
  const asked: State = { ...state, frame: { kind: within } };
  if (check(asked, by, action) !== null || !isProposed(asked, action))
    problems.push('a proposal of what cannot be done or needs nobody’s consent');
  return problems;
}
