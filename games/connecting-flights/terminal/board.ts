/** The board as lists: every airport with its cards, what each player has, fuel between continents, subsidies and taxes. */

import { CONTINENTS, IN_ROW, isInPlay, SUPPLY, type View } from '@tarmac/connecting-flights/rules';
import type { Setting } from './setting.ts';
import { fuelLines, type Table } from './shared.ts';
import { holdings } from './tables.ts';

export function airportTable(view: View, setting: Setting): Table {
  const { board, names, tables, words } = setting;
  const rows = CONTINENTS.flatMap((continent, index) =>
    isInPlay(view.seats, index)
      ? board.cities.flatMap((city, place) =>
          city.continent === continent
            ? [
                [
                  names.city(city.id),
                  names.continent(continent),
                  String(city.stars),
                  String(board.prices.airport[city.stars - 1] ?? 0),
                  String(board.prices.rights[city.stars - 1] ?? 0),
                  (tables.cardsOf[place] ?? []).map((card) => placeOf(view, card, setting)).join(', '),
                ],
              ]
            : [],
        )
      : [],
  );
  const head = [words.city, words.continent, words.stars, words.price, words.rights, words.cards];
  const without = (column: number) => (cells: readonly string[]) => cells.filter((_, at) => at !== column);
  return {
    forms: [
      { head, rows },
      { head: without(1)(head), rows: rows.map(without(1)) },
    ],
  };
}

/** CF-1.2 */
function placeOf({ where, rightsOf }: View, card: number, { names, words }: Setting): string {
  const place = where[card] ?? SUPPLY;
  const user = rightsOf[card] ?? -1;
  const rights = user < 0 ? '' : ` [${names.seat(user)}: ${words.onRights}]`;
  if (place >= 0) return names.seat(place) + rights;
  return (place === IN_ROW ? words.inRow : words.inSupply) + rights;
}

export function seatLines(view: View, setting: Setting): string[] {
  const { names, words } = setting;
  return view.coins.map((_, seat) => words.titled(names.seat(seat), holdings(view, seat, setting) || words.empty));
}

/** CF-2.9, CF-4.6 */
export function referenceLines({ seats }: View, setting: Setting): string[] {
  const { board, words } = setting;
  const fuel = fuelLines(setting, (continent) => isInPlay(seats, continent));
  const fields = board.leaderboard.map(({ from, coins }) => words.field(from, coins));
  return [...fuel, words.titled(words.leaderboard, fields.join(', '))];
}
