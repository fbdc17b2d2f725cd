/** The result of a match in one sentence: who won and by how much, told to the reader or, on a card, to everybody. */

import type { Language } from '@tarmac/kit/words';
import * as m from '../../paraglide/messages.js';
import { togetherIn } from '../together.ts';
import { overTogether } from '../together-words.ts';

export interface Ended {
  readonly reason: 'finished' | 'resigned' | 'timed-out' | 'agreed' | 'abandoned';
  /** By seat; null without a winner. */
  readonly ranks: readonly number[] | null;
  /** By seat; null where the game was not played out. */
  readonly scores: readonly number[] | null;
  readonly names: readonly string[];
  /** The reader's seat; null for a watcher, a shared device and a card. */
  readonly me: number | null;
  /** The seats that resigned or ran out of time. */
  readonly left: readonly number[];
  readonly cooperative: boolean;
}

interface Words {
  list(names: readonly string[]): string;
  ordinal(place: number): string;
}

/** Null for a team that played to the end: its game says how it won or lost. */
export function headline(ended: Ended, language: Language): string | null {
  const { reason, ranks, cooperative, names } = ended;
  const words = wordsIn(language);
  if (reason === 'agreed') return m.table_over_agreed();
  if (reason === 'abandoned') return m.table_over_abandoned();
  if (ranks === null) return null;
  if (cooperative) {
    const together = togetherIn(ranks);
    return reason === 'finished' || together === null ? null : overTogether(together, names.length);
  }
  if (reason !== 'finished') return afterLeaving(ended, reason, ranks, words);
  const winners = seatsAt(ranks, 1);
  return winners.length > 1 ? shared(ended, ranks, winners, words) : sole(ended, ranks, winners[0] ?? 0, words);
}

function afterLeaving(
  { names, me, left }: Ended,
  reason: 'resigned' | 'timed-out',
  ranks: readonly number[],
  { list }: Words,
): string {
  const resigned = reason === 'resigned';
  if (me !== null && left.includes(me)) return resigned ? m.ending_lost_resigned() : m.ending_lost_timed_out();
  const winners = seatsAt(ranks, 1);
  const gone = list(left.map((seat) => names[seat] ?? ''));
  if (me !== null && winners.includes(me))
    return resigned ? m.ending_win_resigned({ names: gone }) : m.ending_win_timed_out({ names: gone });
  const name = list(winners.map((seat) => names[seat] ?? ''));
  const count = winners.length;
  return resigned
    ? m.ending_wins_resigned({ name, count, names: gone })
    : m.ending_wins_timed_out({ name, count, names: gone });
}

function shared(
  { names, scores, me }: Ended,
  ranks: readonly number[],
  winners: readonly number[],
  { list, ordinal }: Words,
): string {
  const points = scores?.[winners[0] ?? 0] ?? 0;
  const others = list(winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? ''));
  if (me !== null && winners.includes(me)) return m.ending_win_shared({ names: others, points });
  const all = m.ending_shared({ names: others, points });
  return me === null ? all : m.ending_place({ place: ordinal(ranks[me] ?? 1), all: names.length, result: all });
}

function sole({ names, scores, me }: Ended, ranks: readonly number[], winner: number, { ordinal }: Words): string {
  const name = names[winner] ?? '';
  const best = scores?.[winner] ?? 0;
  /** Whom the result is measured by: the reader, or whoever came second. */
  const rival = me !== null && me !== winner ? me : (seatsAt(ranks, 2)[0] ?? winner);
  const other = scores?.[rival] ?? 0;
  const isTied = best === other;
  if (me === winner) return isTied ? m.ending_win_tied({ best, other }) : m.ending_win({ best, other });
  const wins = isTied ? m.ending_wins_tied({ name, best, other }) : m.ending_wins({ name, best, other });
  if (me === null) return wins;
  if (names.length > 2) return m.ending_place({ place: ordinal(ranks[me] ?? 0), all: names.length, result: wins });
  return best > other ? m.ending_lost({ count: best - other, result: wins }) : m.ending_lost_tied({ result: wins });
}

function seatsAt(ranks: readonly number[], rank: number): readonly number[] {
  return ranks.flatMap((each, seat) => (each === rank ? [seat] : []));
}

const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

function wordsIn(language: Language): Words {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });
  return {
    list: (names) => list.format(names),
    ordinal(place) {
      if (language === 'fr') return place === 1 ? '1er' : `${place}e`;
      return `${place}${SUFFIXES[ordinals.select(place)] ?? 'th'}`;
    },
  };
}
