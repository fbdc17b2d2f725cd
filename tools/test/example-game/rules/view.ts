/** What an eye sees, and what may be true behind that. */

import { bagSize, type Chance, drawFromBag, type Eye } from '@tarmac/kit';
import type { State, View } from './state.ts';

/** Four passes of each of six rows (SB-1.1). */
export const wholeBag = (): number[] => [4, 4, 4, 4, 4, 4];

export function deal(bag: number[], count: number, chance: Chance): number[] {
  return Array.from({ length: count }, () => 1 + drawFromBag(bag, bagSize(bag), chance));
}

export function view({ hands, boarded, turn }: State, eye: Eye): View {
  // SB-1.2 and SB-3.1
  const seen = hands.map((hand, seat) => (seat === eye || turn === null ? [...hand] : hand.length));
  return { eye, hands: seen, boarded: [...boarded], turn };
}

/** Every deal of what is unseen is as likely: nothing that anybody does tells of a hidden pass. */
export function imagine({ hands, boarded, turn }: View, chance: Chance): State {
  const bag = wholeBag();
  for (const hand of hands) for (const row of typeof hand === 'number' ? [] : hand) (bag[row - 1] as number)--;
  const dealt = hands.map((hand) => (typeof hand === 'number' ? deal(bag, hand, chance) : [...hand]));
  return { bag, hands: dealt, boarded: [...boarded], turn };
}
