/** The texts of cards, with the numbers of the board. */

import type { Board, EventId, IdentityId, PlayerCardId, SabotageId } from '@tarmac/connecting-flights/rules';
import type { Language } from '@tarmac/flights/text';
import { TEXTS } from './names.ts';
import type { CardWords, IdentityWords } from './words.ts';

/** The goals of an identity are listed from two players on. */
const FEWEST_SEATS = 2;

export function describePlayerCard(language: Language, board: Board, id: PlayerCardId): CardWords {
  const { name, effect } = TEXTS[language].cards.players[id];
  return { name, effect: effect(found(board.players, id)) };
}

/** With so many seats. */
export function describeIdentity(language: Language, board: Board, id: IdentityId, seats: number): IdentityWords {
  const { identities, reward } = TEXTS[language].cards;
  const { goals, reward: coins } = found(board.identities, id);
  const { name, task } = identities[id];
  return { name, task: task(goals[seats - FEWEST_SEATS] ?? 0), reward: reward(coins) };
}

/** `saboteur` says who may sabotage in its round. */
export function describeEvent(
  language: Language,
  board: Board,
  id: EventId,
): CardWords & { readonly saboteur: string } {
  const { events, saboteurs } = TEXTS[language].cards;
  const card = found(board.events, id);
  return { name: events[id].name, effect: events[id].effect(card), saboteur: saboteurs[card.saboteur] };
}

export function describeSabotage(language: Language, board: Board, id: SabotageId): CardWords {
  const { name, effect } = TEXTS[language].cards.sabotages[id];
  return { name, effect: effect(found(board.sabotages, id)) };
}

function found<T extends { readonly id: string }>(cards: readonly T[], id: string): T {
  const card = cards.find((each) => each.id === id);
  if (card === undefined) throw new Error(`the board has no card ${id}`);
  return card;
}
