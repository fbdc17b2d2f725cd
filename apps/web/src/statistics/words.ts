/** Numbers and kinds as the statistics say them. */

import type { GameStatistics, Opponents, Tally } from '@tarmac/wire/page';
import { locale } from '../locale.svelte.ts';
import * as m from '../paraglide/messages.js';

export function percent(share: number): string {
  return new Intl.NumberFormat(locale.tag, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** With its sign, as ratings move. */
export function signed(change: number): string {
  return new Intl.NumberFormat(locale.tag, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(change);
}

export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(locale.tag, { dateStyle: 'medium' }).format(at);
}

/** In the order they are shown. */
export const AGAINST = ['people', 'bots'] as const satisfies readonly Opponents[];

export function againstWords(against: Opponents): string {
  return against === 'people' ? m.stats_against_people() : m.stats_against_bots();
}

export interface TallyRow extends Tally {
  readonly name: string;
}

/** All groups of one game's matches, as rows of a table. `optionName` returns the game's words. */
export function rowsOf(
  { total, bySeats, byOpponents, byOption }: Pick<GameStatistics, 'total' | 'bySeats' | 'byOpponents' | 'byOption'>,
  optionName: (option: string, value: string) => string,
): TallyRow[] {
  const opponents = { people: m.stats_with_people(), bots: m.stats_with_bots(), mixed: m.stats_with_both() };
  return [
    { name: m.stats_all(), ...total },
    ...bySeats.map((tally) => ({ name: m.stats_seats({ count: tally.seats }), ...tally })),
    ...byOpponents.map((tally) => ({ name: opponents[tally.opponents], ...tally })),
    ...byOption.map((tally) => ({ name: optionName(tally.option, tally.value), ...tally })),
  ];
}
