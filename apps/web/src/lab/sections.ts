/** What a series of games says, as charts: each a title, a sentence and rows. Words come from the page and from the game. */

import type { LabWords } from '@tarmac/kit/words';
import type { LabFigures } from '../worker/lab-api.ts';

type Estimate = LabFigures['bySeat'][number];
type Spread = LabFigures['decisions'];

export interface BarRow {
  readonly label: string;
  /** The value in words, and its interval. */
  readonly said: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The interval leaves out what the line stands for. */
  readonly clear: boolean;
}

export type Section =
  | {
      readonly kind: 'bars';
      readonly title: string;
      readonly lead: string;
      readonly rows: readonly BarRow[];
      /** Where the line stands; null for none. */
      readonly mark: number | null;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'spread';
      readonly title: string;
      readonly lead: string;
      readonly bins: readonly { readonly said: string; readonly count: number }[];
      readonly most: number;
    };

/** What the page says; the rest is the game's. */
export interface LabPageWords {
  number(value: number): string;
  percent(share: number): string;
  signed(share: number): string;
  interval(low: string, high: string): string;
  place(place: number): string;
  seat(seat: number): string;
  readonly team: string;
  readonly leader: string;
  readonly titles: Readonly<
    Record<'won' | 'order' | 'seats' | 'leader' | 'length' | 'rounds' | 'scores' | 'margin', string>
  >;
  readonly leads: Readonly<Record<'won' | 'shares' | 'leader' | 'measure' | 'strength' | 'strengthTeam', string>>;
  spread(mean: string, median: string, least: string, most: string): string;
  bin(from: string, to: string): string;
}

/** Of fewer the interval is so wide that it would dwarf the others. */
const FEWEST = 10;

export function sectionsOf(figures: LabFigures, words: LabPageWords, game: LabWords, differ: boolean): Section[] {
  const { won, byPlace, bySeat, leader, fairShare, decisions, rounds, scores, measures, strengths, cooperative } =
    figures;
  const { titles, leads } = words;
  const share = (label: string, estimate: Estimate) => rowOf(label, estimate, words.percent, words, fairShare);
  const shares = (title: string, lead: string, rows: readonly BarRow[], mark: number | null) =>
    bars(title, lead, rows, mark, 0);
  return [
    ...(won === null
      ? []
      : [shares(titles.won, leads.won, [rowOf(words.team, won, words.percent, words, null)], null)]),
    ...(byPlace.length > 1
      ? [
          shares(
            titles.order,
            leads.shares,
            byPlace.map((each, place) => share(words.place(place), each)),
            fairShare,
          ),
        ]
      : []),
    ...(bySeat.length > 1 && differ
      ? [
          shares(
            titles.seats,
            leads.shares,
            bySeat.map((each, seat) => share(words.seat(seat), each)),
            fairShare,
          ),
        ]
      : []),
    ...(leader === null ? [] : [shares(titles.leader, leads.leader, [share(words.leader, leader.won)], fairShare)]),
    spread(titles.length, decisions, words),
    ...(rounds === null ? [] : [spread(titles.rounds, rounds, words)]),
    spread(titles.scores, scores.all, words),
    ...(scores.margin === null ? [] : [spread(titles.margin, scores.margin, words)]),
    ...measures.map(({ id, items }) => {
      const { title, lead } = game.measures[id] ?? { title: id, lead: '' };
      const rows = items.map(({ id: item, mean }) => rowOf(game.item(id, item), mean, words.number, words, null));
      return bars(title, `${lead} ${leads.measure}`, rows, null, 0);
    }),
    ...strengths.flatMap(({ id, items }): Section[] => {
      const { title, lead } = game.strengths[id] ?? { title: id, lead: '' };
      const rows = items.flatMap(({ id: item, count, beyond }) =>
        beyond === null || count < FEWEST ? [] : [rowOf(game.item(id, item), beyond, words.signed, words, 0)],
      );
      const told = `${lead} ${cooperative ? leads.strengthTeam : leads.strength}`;
      return rows.length === 0 ? [] : [bars(title, told, rows, 0, 0)];
    }),
  ];
}

function rowOf(
  label: string,
  { value, low, high }: Estimate,
  say: (value: number) => string,
  words: LabPageWords,
  mark: number | null,
): BarRow {
  const known = low !== null && high !== null;
  return {
    label,
    said: known ? `${say(value)} ${words.interval(say(low), say(high))}` : say(value),
    value,
    low: low ?? value,
    high: high ?? value,
    clear: mark === null || (known && (low > mark || high < mark)),
  };
}

/** From `least`, or below it where a row reaches further, to a little beyond the highest. */
function bars(title: string, lead: string, rows: readonly BarRow[], mark: number | null, least: number): Section {
  const ends = rows.flatMap(({ low, high }) => [low, high]);
  const from = Math.min(least, mark ?? least, ...ends);
  const to = Math.max(mark ?? least, ...ends);
  const air = from < least ? (to - from) * 0.05 : 0;
  return { kind: 'bars', title, lead: lead.trim(), rows, mark, from: from - air, to: to + (to - from) * 0.05 };
}

function spread(title: string, { mean, median, least, most, bins }: Spread, words: LabPageWords): Section {
  const said = [mean.value, median, least, most].map(words.number) as [string, string, string, string];
  return {
    kind: 'spread',
    title,
    lead: words.spread(...said),
    bins: bins.map(({ from, to, count }) => ({ said: words.bin(words.number(from), words.number(to)), count })),
    most: Math.max(...bins.map(({ count }) => count)),
  };
}
