/** What a player looks at before deciding: the market, the airlines, the players, the board as a list of routes. */

import {
  ABACUS,
  AIRLINES,
  type Airline,
  BANNED,
  FREE,
  inPlay,
  type Route,
  SHARE_INDEX,
  type View,
} from '@tarmac/airlines-europe/rules';
import { airlineName, rowOf, type Setting } from './setting.ts';

export interface Cells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One table in several widths, the widest first. */
export interface Table {
  readonly forms: readonly Cells[];
}

export function marketLines(view: View, setting: Setting): string[] {
  const { text, words } = setting;
  const cards = view.market.map((airline) => airlineName(airline, setting));
  const counts = [words.deck(view.deckSize), words.bank(text.money(view.bank)), words.scorings(view.scorings)];
  return [words.titled(words.market, cards.join(', ') || words.emptyMarket), `(${counts.join(', ')})`];
}

/** One line an airline: what it is worth and who holds how much of it. */
export function airlineTable(view: View, setting: Setting): Table {
  const { seatNames, text, words } = setting;
  const holders = view.portfolios.map((_, seat) => seatNames[seat] ?? `${seat + 1}`);
  const short = shortened(holders);
  const named = (airline: Airline) => airlineName(airline, setting);
  return {
    forms: [
      airlineCells(view, setting, words.airline, holders, named),
      airlineCells(view, setting, words.airline, short, named),
      airlineCells(view, setting, '', short, (airline) => text.colours[airline]),
    ],
  };
}

function airlineCells(
  view: View,
  setting: Setting,
  title: string,
  holders: readonly string[],
  called: (airline: Airline) => string,
): Cells {
  const { text, words } = setting;
  const playing = inPlay(view.seats);
  const rows = AIRLINES.filter((airline) => playing[SHARE_INDEX[airline]]).map((airline) => {
    const index = SHARE_INDEX[airline];
    const planes = String(view.planes[index] ?? 0);
    return [
      called(airline),
      String(view.track[index] ?? 0),
      rowOf(view, index),
      planes,
      ...placesOf(airline, view, setting),
      ...held(view, index),
    ];
  });
  // AE-1.2 Air ABACUS has no marker and no airplanes; what is left of its shares stands in their place.
  rows.push([text.shares.abacus, '', rowOf(view, ABACUS), String(view.abacus), '', '', ...held(view, ABACUS)]);
  const { space, pays, airplanes, home, bonus, hand } = words;
  return { head: [title, space, pays, airplanes, home, bonus, hand, ...holders], rows };
}

/** Where it starts, and where a bonus still waits. */
function placesOf(airline: Airline, view: View, { board, names }: Setting): string[] {
  const bonus = board.bonuses.find((candidate) => candidate.airline === airline);
  const waits = bonus !== undefined && view.bonus[SHARE_INDEX[airline]] === true;
  return [names.city(board.homes[airline]), waits ? `${names.city(bonus.target)} +${bonus.spaces}` : ''];
}

/** In the player's hand, then in the portfolios. */
function held(view: View, share: number): string[] {
  const counts = [view.hand?.[share] ?? 0, ...view.portfolios.map((portfolio) => portfolio[share] ?? 0)];
  return counts.map((cards) => (cards === 0 ? '.' : String(cards)));
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

export function playerTable(view: View, { seatNames, text, words }: Setting): Table {
  const withBans = view.config.flightBan;
  const rows = view.cash.map((cash, seat) => {
    const backs = view.handSizes[seat];
    const abacus = backs?.abacus ?? 0;
    return [
      seatNames[seat] ?? `${seat + 1}`,
      text.money(cash),
      `${backs?.ordinary ?? 0}${abacus > 0 ? ` + ${abacus} ${text.shares.abacus}` : ''}`,
      String(view.scores[seat] ?? words.secret),
      ...(withBans ? [String(view.banMarkers[seat] ?? 0)] : []),
    ];
  });
  const cells = {
    head: ['', words.cash, words.handCards, words.points, ...(withBans ? [words.banMarkers] : [])],
    rows,
  };
  return { forms: [cells] };
}

export function boardTable(view: View, setting: Setting): Table {
  const { board, names, words } = setting;
  const rows = board.routes
    .map((route) => [
      names.route(route.id) + (route.remote ? ` (${words.remote})` : ''),
      ...licencesOf(route, view, setting),
    ])
    .sort(([a = ''], [b = '']) => a.localeCompare(b));
  const most = Math.max(...rows.map((row) => row.length - 1));
  const cells = { head: ['', ...Array.from({ length: most }, (_, i) => String(i + 1))], rows };
  return { forms: [cells] };
}

function licencesOf({ id, licences }: Route, view: View, { tables, text, words }: Setting): string[] {
  const first = tables.firstCircle[tables.routeIndex(id)] ?? 0;
  return licences.map((cost, licence) => {
    const holder = view.circles[first + licence] ?? FREE;
    if (holder === BANNED) return words.banned;
    const airline = AIRLINES[holder];
    return airline === undefined ? words.free(text.money(cost)) : text.colours[airline];
  });
}
