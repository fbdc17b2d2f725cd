/** The board as lists: every airport with its price, who waits there and where its cards are, and fuel between continents. */

import { CONTINENTS, type View } from '@tarmac/connecting-flights/cooperative/rules';
import { fuelLines, type Table } from '../shared.ts';
import { inLetters, pawnsIn } from './pawns.ts';
import type { Setting } from './setting.ts';

export function airportTable(view: View, setting: Setting): Table {
  const { board, names, tables, words } = setting;
  const rows = CONTINENTS.flatMap((continent) =>
    board.cities.flatMap((city, place) =>
      city.continent === continent
        ? [
            [
              names.city(city.id),
              names.continent(continent),
              String(city.stars),
              String(board.prices.airport[city.stars - 1] ?? 0),
              String(board.prices.rights[city.stars - 1] ?? 0),
              inLetters(pawnsIn(view, place), setting),
              (tables.cardsOf[place] ?? []).map((card) => placeOf(view, card, setting)).join(', '),
            ],
          ]
        : [],
    ),
  );
  const head = [words.city, words.continent, words.stars, words.price, words.rights, words.waiting, words.cards];
  const narrow = (cells: readonly string[]) => cells.filter((_, at) => at !== 1);
  return {
    forms: [
      { head, rows },
      { head: narrow(head), rows: rows.map(narrow) },
    ],
  };
}

/** CF-1.2 */
function placeOf({ where, rightsOf }: View, card: number, { names, words }: Setting): string {
  const owner = where[card] ?? -1;
  const renter = rightsOf[card] ?? -1;
  if (owner >= 0) return names.hand(owner);
  return renter >= 0 ? `${names.hand(renter)} [${words.onRights}]` : words.inSupply;
}

/** CF-2.9 */
export function referenceLines(setting: Setting): string[] {
  return fuelLines(setting, () => true);
}
