/** All that a report is made of. */

import type { Contestant, Estimate, LabFigures } from '@tarmac/bots';
import type { Shapes } from '@tarmac/kit';
import type { LabWords } from '@tarmac/kit/words';
import { count, seatsInWords } from '../table.ts';
import { optionsOf, range } from '../tournament/text.ts';

export interface Findings {
  readonly game: string;
  readonly config: Shapes['config'];
  /** By seat. */
  readonly bots: readonly Contestant[];
  readonly scale: number;
  readonly seed: number;
  readonly figures: LabFigures;
  readonly words: LabWords;
}

/** What a reader should not make of it. */
export function cautionOf({ bots }: Findings): string {
  const general =
    'What goes with winning need not bring it about: who wins anyway may be who can afford it. Of twenty intervals one misses by chance.';
  return alike(bots) ? general : `${general} Where bots differ, what the stronger ones like goes with winning too.`;
}

export function headOf({ game, config, bots, scale, seed, figures }: Findings): string[] {
  const who = alike(bots) ? `${bots[0]} in every seat` : bots.join(', ');
  return [
    `${game}, ${seatsInWords(figures.seats)}, ${who}, scale ${scale}, seed ${seed}: ${count(figures.games)} games.`,
    optionsOf(config),
  ];
}

export function alike(bots: readonly Contestant[]): boolean {
  return bots.every((bot) => bot === bots[0]);
}

/** One number has none, nor have numbers that are all alike, however many. */
export function intervalOf(estimate: Estimate, say: (value: number) => string): string {
  return estimate.low === null ? 'no interval' : range(estimate, say);
}

/** Who began, and who came next. */
export function placeName(place: number): string {
  return place === 0 ? 'Start player' : `${place} after`;
}

export function seatName(bots: readonly Contestant[], seat: number): string {
  return `Seat ${seat + 1}: ${bots[seat]}`;
}
