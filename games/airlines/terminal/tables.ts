/** What a player looks at before deciding: the row, the hand, the airlines with their reference card, the players. */

import {
  AIRLINE_INDEX,
  AIRLINES,
  type Airline,
  type Facts,
  SCORING_CARDS,
  STYLES,
  type View,
} from '@tarmac/airlines/rules';
import { ownFlights, type Setting, STYLE_SIGNS } from './setting.ts';

export interface Cells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One table in several widths, the widest first. */
export interface Table {
  readonly forms: readonly Cells[];
}

export function rowLines(view: View, now: Facts, { names, words }: Setting): string[] {
  const cards = view.row.map((airline) => names.airline(airline));
  const { scoringCardsAfterRound: after } = now;
  const { inPile } = view.scoringCards;
  const counts = [
    words.pile(view.pileSize),
    ...(inPile === 0 ? [] : [words.scoringCardsIn(inPile)]),
    ...(after === null ? [] : [words.scoringCardsAfter(after)]),
    words.flightsToDraw(now.flightsToDraw),
    words.scorings(view.scorings),
    ...(view.extraTurns === null || isOver(view) ? [] : [words.extraTurns(view.extraTurns)]),
    // AL-9.4 nobody knows what it will hold, so what would be paid now leaves it out.
    ...(view.seats === 2 && now.nextScoring === SCORING_CARDS ? [words.thirdPlayerNext] : []),
  ];
  return [words.titled(words.row, cards.join(', ') || words.empty), `(${counts.join(', ')})`];
}

/** The flight cards; how much stock is in hand stands in the table of airlines. */
export function handLines(view: View, now: Facts, setting: Setting): string[] {
  const { names, tables, words } = setting;
  const cards = ownFlights(view, setting).map(({ id }) => {
    const marked = now.unusable[tables.flightIndex(id)] === true;
    return names.flight(id) + (marked ? ` (${words.unusable})` : '');
  });
  return [words.titled(words.yourFlights, cards.join(', ') || words.empty)];
}

/** AL-1.6 the reference card, with what each airline is worth and who has laid how much of it. */
export function airlineTable(view: View, now: Facts, setting: Setting): Table {
  const { seatNames, text, words } = setting;
  const holders = view.laid.map((_, seat) => seatNames[seat] ?? `${seat + 1}`);
  const short = shortened(holders);
  const named = (airline: Airline) =>
    setting.board.airlines[airline].styles.map((style) => text.styles[style]).join(', ');
  // Each style in a place of its own, so that they stand under one another.
  const signs = (airline: Airline) =>
    STYLES.map((style) => (setting.board.airlines[airline].styles.includes(style) ? STYLE_SIGNS[style] : ' ')).join(
      ' ',
    );
  const paying = (airline: number, seat: number) => `${laid(view, airline, seat)}${gain(now, airline, seat)}`;
  const plain = (airline: number, seat: number) => laid(view, airline, seat);
  const full = { title: words.airline, styles: named, holders, held: isOver(view) ? plain : paying };
  const forms = [
    full,
    { ...full, holders: short },
    { ...full, styles: signs, holders: short },
    { ...full, title: '', styles: signs, holders: short, held: plain },
  ];
  return { forms: forms.map((form) => airlineCells(view, now, setting, form)) };
}

interface Form {
  readonly title: string;
  readonly styles: (airline: Airline) => string;
  readonly holders: readonly string[];
  readonly held: (airline: number, seat: number) => string;
}

function airlineCells(view: View, now: Facts, setting: Setting, { title, styles, holders, held }: Form): Cells {
  const { board, names, words } = setting;
  const rows = AIRLINES.map((airline) => {
    const index = AIRLINE_INDEX[airline];
    return [
      names.airline(airline),
      styles(airline),
      names.city(board.airlines[airline].headquarters),
      worthOf(view, now, index, setting),
      String(view.markers[index] ?? 0),
      String(board.airlines[airline].stock),
      dotted(view.hand?.[index] ?? 0),
      ...holders.map((_, seat) => held(index, seat)),
    ];
  });
  const { headquarters, worth, markers, stock, hand } = words;
  return { head: [title, words.styles, headquarters, worth, markers, stock, hand, ...holders], rows };
}

function worthOf(view: View, now: Facts, airline: number, { words }: Setting): string {
  if (view.inactive[airline]) return words.inactive;
  return view.founded[airline] ? String(now.worth[airline] ?? 0) : '.';
}

/** Once it is, nothing would be paid any more. */
function isOver({ endedBy }: View): boolean {
  return endedBy !== null;
}

function laid(view: View, airline: number, seat: number): string {
  return dotted(view.laid[seat]?.[airline] ?? 0);
}

function gain(now: Facts, airline: number, seat: number): string {
  const points = now.points[airline]?.[seat] ?? 0;
  return points === 0 ? '' : ` (+${points})`;
}

/** An empty place that the eye can still follow along the line. */
function dotted(count: number): string {
  return count === 0 ? '.' : String(count);
}

const SHORTEST = 3;

/** The beginnings of the names, as long as it takes to tell them apart. */
function shortened(names: readonly string[]): string[] {
  const longest = Math.max(...names.map((name) => name.length));
  for (let length = SHORTEST; length < longest; length++) {
    const short = names.map((name) => name.slice(0, length));
    if (new Set(short).size === names.length) return short;
  }
  return [...names];
}

export function playerTable(view: View, now: Facts, { seatNames, words }: Setting): Table {
  const rows = view.scores.map((score, seat) => {
    const gained = now.points.reduce((sum, bySeat) => sum + (bySeat[seat] ?? 0), 0);
    const flights = view.flightsDrawn[seat]?.reduce((sum, count) => sum + count, 0) ?? 0;
    return [
      seatNames[seat] ?? `${seat + 1}`,
      String(score),
      ...(isOver(view) ? [] : [`+${gained}`]),
      String(view.handSizes[seat] ?? 0),
      String(flights),
    ];
  });
  const head = ['', words.points, ...(isOver(view) ? [] : [words.scoredNow]), words.stockCards, words.flightCards];
  return { forms: [{ head, rows }] };
}
