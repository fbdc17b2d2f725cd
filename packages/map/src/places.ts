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
