/** Cities and the routes between them, as board files write them. */

export interface Words {
  readonly en: string;
  readonly fr: string;
}

export interface City {
  readonly id: string;
  readonly name: Words;
  readonly longitude: number;
  readonly latitude: number;
}

/** A route as far as every map knows it: what it is called and what it joins. */
export interface Link {
  readonly id: string;
  readonly cities: readonly [string, string];
}

export interface Places<R extends Link = Link> {
  readonly cities: readonly City[];
  readonly routes: readonly R[];
}

/** What every board file says; a game's own say more. */
export interface BoardFile<R extends Link> extends Places<R> {
  readonly id: string;
  readonly name: Words;
  /** Whether the numbers come from a printed board or were designed here. */
  readonly source: 'rulebook' | 'reconstructed';
}
