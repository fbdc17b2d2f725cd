/** The six continents on their grid (CF-1.1), and the fuel of a flight between two of them (CF-2.9). */

/** Row by row: the north from west to east, then the south. */
export const CONTINENTS = ['north-america', 'europe', 'asia', 'south-america', 'africa', 'oceania'] as const;
export type Continent = (typeof CONTINENTS)[number];
export type ByContinent<T> = readonly T[];

const COLUMNS = 3;

export const CONTINENT_INDEX = Object.fromEntries(CONTINENTS.map((continent, index) => [continent, index])) as Readonly<
  Record<Continent, number>
>;

/** CF-2.9 `FUEL[from][to]`, by index: same continent 1, north-south 2, east-west (the Pacific too) 3, otherwise 4. */
export const FUEL: ByContinent<ByContinent<number>> = CONTINENTS.map((_, from) =>
  CONTINENTS.map((_, to) => {
    const sameColumn = from % COLUMNS === to % COLUMNS;
    const sameRow = Math.floor(from / COLUMNS) === Math.floor(to / COLUMNS);
    if (sameColumn) return sameRow ? 1 : 2;
    return sameRow ? 3 : 4;
  }),
);
