/** Whose deed a piece of news tells and how much it matters: for summing up what the others did meanwhile. */

export interface Deed {
  /** Null for what concerns the whole table; undefined for a consequence of the deed told just before. */
  readonly seat: number | null | undefined;
  /** 0 is bookkeeping, which no summary tells; 3 matters most. */
  readonly weight: 0 | 1 | 2 | 3;
  /** The seat has decided it; false for what happens to the seat. */
  readonly decided: boolean;
}

/** Null for bookkeeping of the table. */
export type DeedOf<News = unknown> = (news: News) => Deed | null;

type Kinds = { readonly kind: string };

export type DeedTable<News extends Kinds> = {
  readonly [K in News['kind']]: DeedOf<Extract<News, { kind: K }>> | null;
};

type Weight = Deed['weight'];

/** Decided by the seat of the news. */
export const by =
  (weight: Weight) =>
  ({ seat }: { readonly seat: number | null }): Deed => ({ seat, weight, decided: true });

/** Happens to the seat of the news. */
export const to =
  (weight: Weight) =>
  ({ seat }: { readonly seat: number }): Deed => ({ seat, weight, decided: false });

/** Concerns the whole table. */
export const forAll = (weight: Weight) => (): Deed => ({ seat: null, weight, decided: false });

/** A consequence of the deed told just before. */
export const thereby = (weight: Weight) => (): Deed => ({ seat: undefined, weight, decided: false });

export function deedsBy<News extends Kinds>(table: DeedTable<News>): DeedOf {
  return (news) => {
    const { kind } = news as News;
    return (table as Readonly<Record<string, DeedOf | null>>)[kind]?.(news) ?? null;
  };
}
