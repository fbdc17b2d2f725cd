/** How far off the scorings are, held against the exact odds of the deck: every way in which `drawCard` can bring it. */

import { DECKS, type Deck, type DeckProgress, type State } from '@tarmac/airlines-europe/rules';
import { describe, expect, test } from 'vitest';
import { chanceWithin, newTimeLeft, readTimeLeft, type TimeLeft } from '../../bot/time-left.ts';
import { drawCard, SCORING } from '../../rules/deck.ts';
import { deckShares, FIRST_UNDER, NEXT_UNDER, PARTS, REST, SEAT_NUMBERS, type SeatNumber } from '../support/booklet.ts';
import { config } from '../support/position.ts';

/** What the deck is decided by; nothing but the number of shares left matters of the bag. */
function deckAt(built: Deck, seats: number, deck: DeckProgress, scorings = deck.met): State {
  const bag = [deckShares(seats) - deck.drawn];
  return {
    seats,
    deck: { ...deck },
    bag,
    config: config({ deck: built }),
    scorings,
    endedBy: null,
  } as unknown as State;
}

/** The next card, once drawn as the scoring card if it can be one and once as a share if it can be. */
interface Fork {
  /** The odds of a scoring card. */
  readonly odds: number;
  readonly scoring: DeckProgress | null;
  readonly share: DeckProgress | null;
}

function fork(built: Deck, seats: number, deck: DeckProgress): Fork {
  const bounds: number[] = [];
  const sure = deckAt(built, seats, deck);
  const first = drawCard(sure, { draw: (bound) => bounds.push(bound) - bounds.length, reveal() {} });
  if (first !== SCORING) return { odds: 0, scoring: null, share: sure.deck };
  const [bound] = bounds;
  if (bound === undefined) return { odds: 1, scoring: sure.deck, share: null };
  const other = deckAt(built, seats, deck);
  expect(drawCard(other, { draw: (most) => most - 1, reveal() {} })).not.toBe(SCORING);
  return { odds: 1 / bound, scoring: sure.deck, share: other.deck };
}

const START: DeckProgress = { drawn: 0, met: 0, metAt: 0 };

/** Exact expectations of the deck built so, by where it stands. */
function exactDeck(built: Deck, seats: number) {
  const known = new Map<string, readonly number[]>();
  const reached: DeckProgress[] = [];

  /** Shares to be expected before each coming scoring card. */
  function until(deck: DeckProgress): readonly number[] {
    if (deck.met === 3) return [];
    const key = `${deck.drawn} ${deck.met} ${deck.metAt}`;
    let shares = known.get(key);
    if (shares === undefined) {
      reached.push(deck);
      const { odds, scoring, share } = fork(built, seats, deck);
      const now = scoring === null ? [] : [0, ...until(scoring)];
      const later = share === null ? [] : until(share).map((count) => count + 1);
      shares = Array.from({ length: 3 - deck.met }, (_, k) => odds * (now[k] ?? 0) + (1 - odds) * (later[k] ?? 0));
      known.set(key, shares);
    }
    return shares;
  }

  /** The odds that a scoring card is among the next so many cards. */
  function within(deck: DeckProgress, cards: number): number {
    if (cards === 0) return 0;
    const { odds, share } = fork(built, seats, deck);
    return odds + (share === null ? 0 : (1 - odds) * within(share, cards - 1));
  }

  until(START);
  return { until, within, reached };
}

function read(state: State): TimeLeft {
  const time = newTimeLeft();
  readTimeLeft(state, time);
  return time;
}

function cardsLeft(state: State): number[] {
  const { cards, scorings } = read(state);
  return cards.slice(0, scorings);
}

const BUILT = DECKS.flatMap((built) => SEAT_NUMBERS.map((seats): [Deck, SeatNumber] => [built, seats]));

describe('AE-2.9, AE-2.10 cards to be expected', () => {
  test.each(BUILT)('until the next scoring, wherever a %s deck for %i seats stands', (built, seats) => {
    const { until, reached } = exactDeck(built, seats);
    expect(reached.length).toBeGreaterThan(deckShares(seats));
    for (const deck of reached) {
      const [next] = cardsLeft(deckAt(built, seats, deck));
      expect(next, JSON.stringify(deck)).toBeCloseTo(until(deck)[0] as number, 9);
    }
  });

  test.each(BUILT)('until all scorings to come, wherever a %s deck for %i seats stands', (built, seats) => {
    const { until, reached } = exactDeck(built, seats);
    expect(new Set(reached.map(({ met }) => met))).toEqual(new Set([0, 1, 2]));
    for (const deck of reached) {
      const cards = cardsLeft(deckAt(built, seats, deck));
      const exact = until(deck);
      expect(cards).toHaveLength(exact.length);
      for (const [index, count] of exact.entries()) expect(cards[index], JSON.stringify(deck)).toBeCloseTo(count, 9);
    }
  });

  test.each(SEAT_NUMBERS)('right after the deal, in numbers of the rulebook, with %i seats', (seats) => {
    const first = FIRST_UNDER[seats];
    const bottom = REST[seats] + 5;
    const rigid = [first, first + NEXT_UNDER[seats], bottom];
    expect(cardsLeft(deckAt('exact', seats, START))).toEqual(rigid);
    expect(cardsLeft(deckAt('standard', seats, START))).toEqual(rigid);
    const [top, middle, last] = PARTS[seats];
    const alternate = [10 + top / 2, 10 + top + middle / 2, 10 + top + middle + last / 2];
    expect(cardsLeft(deckAt('alternate', seats, START))).toEqual(alternate);
  });

  test.each(BUILT)('later scorings never come before earlier ones, in a %s deck for %i seats', (built, seats) => {
    for (const deck of exactDeck(built, seats).reached) {
      const cards = cardsLeft(deckAt(built, seats, deck));
      expect(cards, JSON.stringify(deck)).toEqual(cards.toSorted((a, b) => a - b));
    }
  });
});

describe('the chance that a scoring comes within so many cards', () => {
  test.each(BUILT)('is that of a %s deck for %i seats', (built, seats) => {
    const { within, reached } = exactDeck(built, seats);
    for (const deck of reached.filter((_, index) => index % 3 === 0)) {
      const time = read(deckAt(built, seats, deck));
      for (const cards of [0, 1, 2, 3, 5, 8, 13])
        expect(chanceWithin(time, cards), `${JSON.stringify(deck)}: ${cards}`).toBeCloseTo(within(deck, cards), 9);
    }
  });

  test('AE-2.9 is none before the card can come, rises evenly, and is 1 when it must have come', () => {
    // Three seats, standard: the first scoring card lies under 9 to 13 shares, each as likely.
    const time = read(deckAt('standard', 3, { drawn: 4, met: 0, metAt: 0 }));
    const chances = [0, 5, 6, 7, 8, 9, 10, 11, 40].map((cards) => chanceWithin(time, cards));
    for (const [index, chance] of [0, 0, 0.2, 0.4, 0.6, 0.8, 1, 1, 1].entries())
      expect(chances[index]).toBeCloseTo(chance, 12);
    expect(chanceWithin(time, 6.5)).toBeCloseTo(0.3, 12);
  });
});

describe('AE-8.1 scoring cards met and not yet scored', () => {
  const met = { drawn: FIRST_UNDER[4], met: 1, metAt: FIRST_UNDER[4] };

  test('are due at once, and those behind them are as far off as ever', () => {
    const before = cardsLeft(deckAt('exact', 4, met));
    expect(cardsLeft(deckAt('exact', 4, met, 0))).toEqual([0, ...before]);
    expect(chanceWithin(read(deckAt('exact', 4, met, 0)), 1)).toBe(1);
  });

  test('two at once are both due', () => {
    const both = { drawn: 31, met: 2, metAt: 31 };
    expect(cardsLeft(deckAt('standard', 4, both, 0))).toEqual([0, 0, REST[4] + 5 - 31]);
  });

  test('AE-8.8 the last one is due even when the deck is empty', () => {
    const empty = { drawn: deckShares(4), met: 3, metAt: deckShares(4) };
    expect(cardsLeft(deckAt('standard', 4, empty, 2))).toEqual([0]);
    expect(chanceWithin(read(deckAt('standard', 4, empty, 2)), 1)).toBe(1);
  });
});

test('AE-8.7, AE-4.11 nothing comes once the game is over, however it ended', () => {
  const done = deckAt('standard', 3, { drawn: 50, met: 3, metAt: 50 });
  expect(read({ ...done, endedBy: 'AE-8.7' }).scorings).toBe(0);
  const blocked = deckAt('standard', 3, { drawn: 5, met: 0, metAt: 0 });
  expect(read({ ...blocked, endedBy: 'AE-4.11' }).scorings).toBe(0);
});
