/** A Chance that deals what a test asks for by name, and fails when the rules draw anything else. */

import { IN_DECK } from '@tarmac/flights/rules';
import { card, cardNames } from '@tarmac/flights/support';
import { type Fate, fated, type Place } from '@tarmac/kit/conformance';
import type { Action } from '../../../rules/actions.ts';
import type { State } from '../../../rules/state.ts';
import { PRINTED } from './printed.ts';

/** A plane or passenger by name; 'departure-0', 'low-3', 'high-7': a card of demand by its place in the board's list. */
export type Fated = string;

/** The decks a fate needs to know: all of a state's, or those of a new game. */
type Decks = Pick<State, 'where' | 'departuresDrawn' | 'lowDrawn' | 'highDrawn'>;

const unDrawn = (cards: readonly unknown[]) => cards.map(() => false);

const NEW_GAME: Decks = {
  where: [],
  departuresDrawn: unDrawn(PRINTED.departures),
  lowDrawn: unDrawn(PRINTED.demands.low),
  highDrawn: unDrawn(PRINTED.demands.high),
};

/** `act` is what comes before the draws: the cards of the last starting flight have left the decks by then. */
export function fate(before: Decks | null, script: readonly Fated[], act?: readonly [number, Action]): Fate {
  const decks = before ?? NEW_GAME;
  const where = [...decks.where];
  const drawn: Readonly<Record<string, boolean[]>> = {
    departure: [...decks.departuresDrawn],
    low: [...decks.lowDrawn],
    high: [...decks.highDrawn],
  };
  const action = act?.[1];
  if (action?.type === 'first') leave(`plane-${action.plane}`, continentOfCity(action.to), action.passenger);
  if (action?.type === 'take') leave(null, action.continent, 1);

  function leave(plane: string | null, continent: string, stars: number): void {
    for (const kind of [plane, `${continent}-${stars}`]) {
      const found = cardNames().find((name, one) => name.split('/')[0] === kind && where[one] === IN_DECK);
      if (found !== undefined) where[card(found)] = 0;
    }
  }

  /** Where it comes in its deck, and how many are in it. */
  function find(name: Fated): Place {
    const [, deck = '', number = ''] = /^(departure|low|high)-(\d+)$/.exec(name) ?? [];
    const list = drawn[deck];
    if (list === undefined) return findCard(name);
    // CF-6.4 an empty deck is made anew.
    if (list.every(Boolean)) list.fill(false);
    const inside = list.flatMap((isGone, place) => (isGone ? [] : [place]));
    list[Number(number)] = true;
    return { place: inside.indexOf(Number(number)), size: inside.length };
  }

  function findCard(name: string): Place {
    const isPlane = name.startsWith('plane');
    const isOfDeck = (other: string) => (isPlane ? other.startsWith('plane') : /-\d(\/|$)/.test(other));
    const deck = cardNames().filter(
      (other, one) => where[one] === IN_DECK && isOfDeck(other) && other.startsWith('plane') === isPlane,
    );
    where[card(name)] = 0;
    return { place: deck.indexOf(name), size: deck.length };
  }

  return fated(script, (name) => {
    const found = find(name);
    if (found.place < 0) throw new Error(`fate: ${name} is not in its deck`);
    return found;
  });
}

const continentOfCity = (id: string) => PRINTED.cities.find((city) => city.id === id)?.continent ?? '';
