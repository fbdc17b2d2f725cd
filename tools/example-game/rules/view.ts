/** What an eye sees, what follows from that, and what may be true behind it. */

import { bagSize, type Chance, drawFromBag, type Eye } from '@tarmac/kit';
import { type Facts, HIGHEST_SUM, PASSES_A_ROW, ROWS, type Scene, type State, type View } from './state.ts';

/** EG-1.1 */
export const wholeBag = (): number[] => new Array<number>(ROWS).fill(PASSES_A_ROW);

export function deal(bag: number[], count: number, chance: Chance): number[] {
  return Array.from({ length: count }, () => 1 + drawFromBag(bag, bagSize(bag), chance));
}

/** EG-3.1 */
export function scoreOf(rows: readonly number[]): number {
  const sum = rows.reduce((all, row) => all + row, 0);
  return sum > HIGHEST_SUM ? 0 : sum;
}

export function view({ config, seats, hands, boarded, turn }: State, eye: Eye): View {
  // EG-1.2, EG-3.1
  const seen = hands.map((hand, seat) => (seat === eye || turn === null ? [...hand] : hand.length));
  return { eye, config, seats, hands: seen, boarded: [...boarded], turn };
}

export const scene = (): Scene => ({ highestSum: HIGHEST_SUM });

export function facts({ hands }: View): Facts {
  return { scores: hands.map((hand) => (typeof hand === 'number' ? null : scoreOf(hand))) };
}

/** Every deal of what is unseen is as likely: nothing that anybody does tells of a hidden pass. */
export function imagine({ config, seats, hands, boarded, turn }: View, chance: Chance): State {
  const bag = wholeBag();
  for (const hand of hands) for (const row of typeof hand === 'number' ? [] : hand) (bag[row - 1] as number)--;
  const dealt = hands.map((hand) => (typeof hand === 'number' ? deal(bag, hand, chance) : [...hand]));
  return { config, seats, bag, hands: dealt, boarded: [...boarded], turn };
}
