/** A Chance that deals what a test asks for by name, and fails when the rules draw anything else. */

import { IN_DECK } from '@tarmac/flights/rules';
import { card, cardNames } from '@tarmac/flights/support';
import type { Chance } from '@tarmac/kit';
import type { Action } from '../../../rules/actions.ts';
import type { State } from '../../../rules/state.ts';
import { PRINTED } from './printed.ts';

/** A plane or passenger by name; 'departure-0', 'low-3', 'high-7': a card of demand by its place in the board's list. */
export type Fated = string;

export interface Fate extends Chance {
  readonly revealed: boolean;
  /** Throws if something fated did not come. */
  finish(): void;
}

/** The decks a fate needs to know: all of a state's, or those of a new game. */
type Decks = Pick<State, 'where' | 'departuresDrawn' | 'lowDrawn' | 'highDrawn'>;

const unDrawn = (cards: readonly unknown[]) => cards.map(() => false);

const NEW_GAME: Decks = {
  where: [],
  departuresDrawn: unDrawn(PRINTED.departures),
  lowDrawn: unDrawn(PRINTED.demands.low),
  highDrawn: unDrawn(PRINTED.demands.high),
};

/** `action` is what comes before the draws: the cards of the last starting flight have left the decks by then. */
export function fate(before: Decks | null, script: readonly Fated[], action?: Action): Fate {
  const decks = before ?? NEW_GAME;
  const where = [...decks.where];
  const drawn: Readonly<Record<string, boolean[]>> = {
    departure: [...decks.departuresDrawn],
    low: [...decks.lowDrawn],
    high: [...decks.highDrawn],
  };
  if (action?.type === 'first') leave(`plane-${action.plane}`, continentOfCity(action.to), action.passenger);
  if (action?.type === 'take') leave(null, action.continent, 1);
  const left = [...script];
  let revealed = false;

  function leave(plane: string | null, continent: string, stars: number): void {
    for (const kind of [plane, `${continent}-${stars}`]) {
      const found = cardNames().find((name, one) => name.split('/')[0] === kind && where[one] === IN_DECK);
      if (found !== undefined) where[card(found)] = 0;
    }
  }

  /** Where it comes in its deck, and how many are in it. */
  function find(fated: Fated): { place: number; size: number } {
    const [, deck = '', number = ''] = /^(departure|low|high)-(\d+)$/.exec(fated) ?? [];
    const list = drawn[deck];
    if (list === undefined) return findCard(fated);
    // CF-6.4 an empty deck is made anew.
    if (list.every(Boolean)) list.fill(false);
    const inside = list.flatMap((isGone, place) => (isGone ? [] : [place]));
    list[Number(number)] = true;
    return { place: inside.indexOf(Number(number)), size: inside.length };
  }

  function findCard(name: string): { place: number; size: number } {
    const isPlane = name.startsWith('plane');
    const isOfDeck = (other: string) => (isPlane ? other.startsWith('plane') : /-\d(\/|$)/.test(other));
    const deck = cardNames().filter(
      (other, one) => where[one] === IN_DECK && isOfDeck(other) && other.startsWith('plane') === isPlane,
    );
    where[card(name)] = 0;
    return { place: deck.indexOf(name), size: deck.length };
  }

  return {
    get revealed() {
      return revealed;
    },
    draw(bound) {
      const fated = left.shift();
      if (fated === undefined) throw new Error(`fate: an unforeseen draw of bound ${bound}`);
      const { place, size } = find(fated);
      if (place < 0) throw new Error(`fate: ${fated} is not in its deck`);
      if (bound !== size) throw new Error(`fate: ${fated} should come from ${size} cards, drawn from ${bound}`);
      return place;
    },
    reveal() {
      revealed = true;
    },
    finish() {
      if (left.length > 0) throw new Error(`fate: never came: ${JSON.stringify(left)}`);
    },
  };
}

const continentOfCity = (id: string) => PRINTED.cities.find((city) => city.id === id)?.continent ?? '';
