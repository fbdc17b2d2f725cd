/** AL-1.1, AL-1.3: the nine airlines and the five styles of route, in the order of the rules. */

/** Ids of the nine airlines; the board file has the printed letters (`code`). */
export const AIRLINES = ['boi', 'ita', 'hit', 'lum', 'mox', 'pex', 'ruk', 'tav', 'zeb'] as const;
export type Airline = (typeof AIRLINES)[number];
export type ByAirline<T> = T[];

export const AIRLINE_INDEX = Object.fromEntries(AIRLINES.map((airline, index) => [airline, index])) as Readonly<
  Record<Airline, number>
>;

/** AL-1.3, AL-1.5 */
export const STYLES = ['wavy', 'dotted', 'dashed', 'double', 'solid'] as const;
export type Style = (typeof STYLES)[number];
export type ByStyle<T> = T[];

export const STYLE_INDEX = Object.fromEntries(STYLES.map((style, index) => [style, index])) as Readonly<
  Record<Style, number>
>;

/** AL-1.1 stock cards in all, AL-1.2 markers, AL-1.3 flight cards and their values, AL-1.4 scoring cards. */
export const STOCK_CARDS = 84;
export const MARKERS = 135;
export const FLIGHT_CARDS = 42;
export const HIGHEST_VALUE = 14;
export const SCORING_CARDS = 3;

/** AL-2.1 */
export const DEALT_STOCK = 5;
export const DEALT_FLIGHTS = 3;
export const ROW_SIZE = 5;

/** AL-8.1 the lowest number that can be sabotaged. */
export const LOWEST_SABOTAGE = 5;
