/** The results of a series as charts: each has a title, a sentence and rows. Page and game supply the words. */

import type { LabWords } from '@tarmac/kit/words';
import type { LabFigures } from '../worker/lab-api.ts';

type Estimate = LabFigures['bySeat'][number];
type Spread = LabFigures['decisions'];

export interface BarRow {
  readonly label: string;
  /** The value and its interval, in words. */
  readonly said: string;
  readonly value: number;
  /** Null without an interval. */
  readonly low: number | null;
  readonly high: number | null;
  /** The interval excludes the marked value. */
  readonly clear: boolean;
}

export type Section =
  | {
      readonly kind: 'bars';
      readonly title: string;
      readonly lead: string;
      readonly rows: readonly BarRow[];
      /** The marked value; null for none. */
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
      readonly mean: MeanMark;
    };

/** The positions of the mean and its interval, in per cent of the width. */
export interface MeanMark {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The page's words; the rest is the game's. */
export interface LabPageWords {
  number(value: number): string;
  percent(share: number): string;
  signed(share: number): string;
  interval(low: string, high: string): string;
  place(place: number): string;
  seat(seat: number): string;
  readonly team: string;
  readonly leader: string;
  /** For games won and lost by a team: the title, and the two rows of an item. */
  wonAndLost(title: string): string;
  inWon(item: string): string;
  inLost(item: string): string;
  readonly titles: Readonly<Record<'won' | 'order' | 'seats' | 'length' | 'scores' | 'margin', string>>;
  /** `reached` for a number that only counts games that got so far. */
  readonly leads: Readonly<
    Record<'won' | 'shares' | 'leader' | 'measure' | 'reached' | 'wonAndLost' | 'strength' | 'strengthTeam', string>
  >;
  spread(mean: string, median: string, least: string, most: string): string;
  bin(from: string, to: string): string;
}

/** With fewer games the interval would dwarf the others. */
const FEWEST = 10;

export function sectionsOf(figures: LabFigures, words: LabPageWords, game: LabWords, differ: boolean): Section[] {
  const { games, won, byPlace, bySeat, leader, fairShare, decisions, rounds, scores, measures } = figures;
  const { strengths, cooperative } = figures;
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
    ...(leader === null || game.leader === null
      ? []
      : [
          shares(
            game.leader.title,
            `${game.leader.lead} ${leads.leader}`,
            [share(words.leader, leader.won)],
            fairShare,
          ),
        ]),
    spread(titles.length, decisions, words),
    ...(rounds === null || game.rounds === null ? [] : [spread(game.rounds, rounds, words)]),
    spread(titles.scores, scores.all, words),
    ...(scores.margin === null ? [] : [spread(titles.margin, scores.margin, words)]),
    ...measures.flatMap(({ id, items }): Section[] => {
      const { title, lead } = game.measures[id] ?? { title: id, lead: '' };
      // A short series is drawn as it is.
      const enough = ({ count }: { readonly count: number }) => count >= Math.min(FEWEST, games);
      const rows = items
        .filter(enough)
        .map(({ id: item, mean }) => rowOf(game.item(id, item), mean, words.number, words, null));
      const reached = items.some(({ count }) => count < games) ? ` ${leads.reached}` : '';
      const all = bars(title, `${lead} ${leads.measure}${reached}`, rows, null, 0);
      if (!cooperative) return [all];
      const sides = items.flatMap(({ id: item, won, lost }) => {
        const named = game.item(id, item);
        return [
          ...(won !== null && enough(won) ? [rowOf(words.inWon(named), won.mean, words.number, words, null)] : []),
          ...(lost !== null && enough(lost)
            ? [{ ...rowOf(words.inLost(named), lost.mean, words.number, words, null), clear: false }]
            : []),
        ];
      });
      return [all, bars(words.wonAndLost(title), `${lead} ${leads.wonAndLost}`, sides, null, 0)];
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
  const clear = mark === null || (low !== null && high !== null && (low > mark || high < mark));
  return { label, said: saidOf({ value, low, high }, say, words), value, low, high, clear };
}

function saidOf({ value, low, high }: Estimate, say: (value: number) => string, words: LabPageWords): string {
  return low === null || high === null ? say(value) : `${say(value)} ${words.interval(say(low), say(high))}`;
}

/** From `least`, or lower if a row needs it, to a little above the highest. */
function bars(title: string, lead: string, rows: readonly BarRow[], mark: number | null, least: number): Section {
  const ends = rows.flatMap(({ value, low, high }) => [low ?? value, high ?? value]);
  const from = Math.min(least, mark ?? least, ...ends);
  const to = Math.max(mark ?? least, ...ends);
  const air = from < least ? (to - from) * 0.05 : 0;
  return { kind: 'bars', title, lead: lead.trim(), rows, mark, from: from - air, to: to + (to - from) * 0.05 };
}

function spread(title: string, { mean, median, least, most, bins }: Spread, words: LabPageWords): Section {
  const ends = { from: bins[0]?.from ?? least, to: bins.at(-1)?.to ?? most };
  // A whole number is one unit wide and centred.
  const at = (value: number) => (100 * (value + 0.5 - ends.from)) / (ends.to - ends.from);
  const { low, high } = mean;
  return {
    kind: 'spread',
    title,
    lead: words.spread(
      saidOf(mean, words.number, words),
      words.number(median),
      words.number(least),
      words.number(most),
    ),
    bins: bins.map(({ from, to, count }) => ({
      said: to - from === 1 ? words.number(from) : words.bin(words.number(from), words.number(to)),
      count,
    })),
    most: Math.max(...bins.map(({ count }) => count)),
    mean: {
      value: at(mean.value),
      low: low === null ? null : Math.max(0, at(low)),
      high: high === null ? null : Math.min(100, at(high)),
    },
  };
}
