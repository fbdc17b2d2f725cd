/** CF-6.5, CF-7.6 the costs at the end of a round with the new pawns, which come before them. */

import type { Facts, Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import { CROWD, citiesNow, PAWNS_OF_COLOUR } from './pieces.ts';
import type { Continent } from './shapes.ts';

/** CF-6.5 a test compares both with the rules. */
export const CROWD_COST = 5;
export const COLOUR_COST = 10;

/** A penalty that new pawns may bring. */
export type Danger = {
  /** Pawns there are. */
  readonly count: number;
  /** Pawns from which it is due. */
  readonly of: number;
  readonly cost: number;
  readonly chance: number;
} & ({ readonly kind: 'colour'; readonly colour: Continent } | { readonly kind: 'city'; readonly city: string });

export interface Costs {
  readonly least: number;
  readonly most: number;
  /** Rounded. */
  readonly mean: number;
}

/** Null where no penalties follow. Charges that are certain are among them. */
export function costsAhead({ forecast, charges }: Pick<Facts, 'forecast' | 'charges'>): Costs | null {
  if (forecast === null) return null;
  const sure = (charges?.interest ?? 0) + (charges?.carbon ?? 0);
  const mean = forecast.due.reduce((sum, { coins, chance }) => sum + coins * chance, sure);
  const [least, most] = [forecast.due[0], forecast.due.at(-1)].map((due) => sure + (due?.coins ?? 0));
  return { least: least ?? 0, most: most ?? 0, mean: Math.round(mean) };
}

/** Those that are neither certain nor impossible, the most costly on average first. */
export function dangersIn(scene: Scene, view: View, { forecast, pawnsOf }: Facts): readonly Danger[] {
  if (forecast === null) return [];
  const colours = CONTINENT_ORDER.map((colour, index): Danger => {
    const [count, chance] = [pawnsOf[index] ?? 0, forecast.full[index] ?? 0];
    return { kind: 'colour', colour, count, of: PAWNS_OF_COLOUR, cost: COLOUR_COST, chance };
  });
  const cities = citiesNow(scene, view).map(({ city, waiting }, index): Danger => {
    return { kind: 'city', city, count: waiting, of: CROWD, cost: CROWD_COST, chance: forecast.crowded[index] ?? 0 };
  });
  return [...colours, ...cities]
    .filter(({ chance }) => chance > 0 && chance < 1)
    .sort((a, b) => b.cost * b.chance - a.cost * a.chance);
}
