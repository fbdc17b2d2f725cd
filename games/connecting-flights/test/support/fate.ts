/** A Chance that deals what a test asks for by name, and fails when the rules draw anything else. */

import { IN_DECK } from '@tarmac/flights/rules';
import { card, cardNames, GRID } from '@tarmac/flights/support';
import { type Fate, fated, type Place } from '@tarmac/kit/conformance';
import type { Action } from '../../rules/actions.ts';
import type { EventId, SabotageId } from '../../rules/cards/ids.ts';
import { SABOTAGE_IN_DECK, type State } from '../../rules/state.ts';
import { STAGES } from './booklet.ts';
import { PRINTED } from './printed.ts';

/** A plane or passenger by name, an event, a sabotage card: it comes off the shuffled part of its deck. A number: a plain draw. */
export type Fated = EventId | SabotageId | string | number;

/** `act` is what comes before the draws: the cards of first flights have left the decks by then. */
export function fate(state: State, script: readonly Fated[], act?: readonly [number, Action]): Fate {
  const where = [...state.where];
  for (const bought of firstCards(state, act)) where[card(bought)] = 0;
  const events = new Set(state.events);
  const sabotages = [...state.sabotages];

  /** Where it comes in its deck, and how many are in it. */
  function find(name: string): Place {
    const deck = deckOf(name);
    const place = deck.indexOf(name);
    if (place < 0) throw new Error(`fate: ${name} is not in its deck`);
    return { place, size: deck.length };
  }

  function deckOf(name: string): string[] {
    const event = PRINTED.events.findIndex(({ id }) => id === name);
    if (event >= 0) {
      // An event is turned up as a round begins: the one under way, or the next.
      const stage = STAGES[events.size] ?? 3;
      const deck = PRINTED.events.filter((one, place) => one.stage === stage && !events.has(place)).map(({ id }) => id);
      events.add(event);
      return deck;
    }
    const sabotage = PRINTED.sabotages.findIndex(({ id }) => id === name);
    if (sabotage >= 0) {
      const deck = PRINTED.sabotages.filter((_, place) => sabotages[place] === SABOTAGE_IN_DECK).map(({ id }) => id);
      sabotages[sabotage] = 0;
      return deck as string[];
    }
    const isPlane = name.startsWith('plane');
    const deck = cardNames().filter((other, one) => where[one] === IN_DECK && other.startsWith('plane') === isPlane);
    where[card(name)] = 0;
    return deck;
  }

  return fated(script, find);
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
