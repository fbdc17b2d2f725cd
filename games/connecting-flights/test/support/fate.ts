/** A Chance that deals what a test asks for by name, and fails when the rules draw anything else. */

import { IN_DECK } from '@tarmac/flights/rules';
import { card, cardNames, GRID } from '@tarmac/flights/support';
import type { Chance } from '@tarmac/kit';
import type { Action } from '../../rules/actions.ts';
import type { EventId, SabotageId } from '../../rules/cards/ids.ts';
import { SABOTAGE_IN_DECK, type State } from '../../rules/state.ts';
import { STAGES } from './booklet.ts';
import { PRINTED } from './printed.ts';

/** A plane or passenger by name, an event, a sabotage card: it comes off the shuffled part of its deck. A number: a plain draw. */
export type Fated = EventId | SabotageId | string | number;

export interface Fate extends Chance {
  readonly revealed: boolean;
  /** Throws if something fated did not come. */
  finish(): void;
}

/** `act` is what comes before the draws: the cards of first flights have left the decks by then. */
export function fate(state: State, script: readonly Fated[], act?: readonly [number, Action]): Fate {
  const where = [...state.where];
  for (const bought of firstCards(state, act)) where[card(bought)] = 0;
  const events = new Set(state.events);
  const sabotages = [...state.sabotages];
  const left = [...script];
  let { round } = state;
  let revealed = false;

  /** Where it comes in its deck, and how many are in it. */
  function take(fated: string): { place: number; size: number } {
    const deck = deckOf(fated);
    const place = deck.indexOf(fated);
    if (place < 0) throw new Error(`fate: ${fated} is not in its deck`);
    return { place, size: deck.length };
  }

  function deckOf(fated: string): string[] {
    const event = PRINTED.events.findIndex(({ id }) => id === fated);
    if (event >= 0) {
      // An event is turned up as a round begins: the one under way, or the next.
      const stage = STAGES[events.size] ?? 3;
      const deck = PRINTED.events.filter((one, place) => one.stage === stage && !events.has(place)).map(({ id }) => id);
      events.add(event);
      round++;
      return deck;
    }
    const sabotage = PRINTED.sabotages.findIndex(({ id }) => id === fated);
    if (sabotage >= 0) {
      const deck = PRINTED.sabotages.filter((_, place) => sabotages[place] === SABOTAGE_IN_DECK).map(({ id }) => id);
      sabotages[sabotage] = 0;
      return deck as string[];
    }
    const isPlane = fated.startsWith('plane');
    const deck = cardNames().filter((name, one) => where[one] === IN_DECK && name.startsWith('plane') === isPlane);
    where[card(fated)] = 0;
    return deck;
  }

  return {
    get revealed() {
      return revealed;
    },
    draw(bound) {
      const fated = left.shift();
      if (fated === undefined) throw new Error(`fate: an unforeseen draw of bound ${bound} in round ${round}`);
      if (typeof fated === 'number') return fated;
      const { place, size } = take(fated);
      if (bound !== size)
        throw new Error(`fate: ${fated} should come from ${size} cards, the rules draw from ${bound}`);
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

/** CF-3.3 the planes and passengers that are bought when the last first flight is in. */
function firstCards({ frame, startContinents }: State, act: readonly [number, Action] | undefined): string[] {
  if (frame.kind !== 'first' || act?.[1].type !== 'first') return [];
  const [seat, last] = act;
  const taken: string[] = [];
  const take = (what: string) => {
    const found = cardNames().find((name) => name.split('/')[0] === what && !taken.includes(name));
    if (found !== undefined) taken.push(found);
  };
  frame.chosen.with(seat, last).forEach((flight, buyer) => {
    take(`plane-${flight?.plane}`);
    take(`${GRID[startContinents[buyer] as number]}-${flight?.passenger}`);
  });
  return taken;
}
