/** What the pictures of both games say alike: buttons, the map, short forms for small places. */

import type { Continent } from '@tarmac/flights/rules';

export interface SharedBoardWords {
  readonly confirm: string;
  readonly cancel: string;
  readonly close: string;
  readonly over: string;
  readonly result: string;
  readonly turnOf: (name: string) => string;
  readonly board: string;
  readonly list: string;
  readonly stars: (count: number) => string;
  readonly rule: (rule: string) => string;
  readonly map: {
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly fit: string;
    readonly ownedBy: (names: readonly string[]) => string;
    readonly rentedBy: (name: string) => string;
    readonly inSupply: (cards: number) => string;
    readonly airport: (city: string, stars: number, continent: string) => string;
  };
  readonly table: {
    /** As a passenger card has room for it. */
    readonly short: Readonly<Record<Continent, string>>;
    /** CF-2.9 all of the compass in one sentence. */
    readonly compass: string;
    readonly electric: string;
    readonly sabotaged: string;
    readonly lookAt: (name: string) => string;
    readonly round: string;
    readonly choosing: string;
  };
}
