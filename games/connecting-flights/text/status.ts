/** The status: what the table waits for, with the facts for the decision. */

import type { View } from '@tarmac/connecting-flights/rules';
import type { Language } from '@tarmac/flights/text';
import { TEXTS } from './names.ts';
import type { Names } from './words.ts';

/** As much of a view as a status line looks at. */
export type Waiting = Pick<View, 'eye' | 'frame' | 'offers' | 'row' | 'players' | 'events'>;

/** For the reader ('you'), or about the seats to act. */
export function describeFrame(language: Language, view: Waiting, who: 'you' | readonly number[], names: Names): string {
  const { frames } = TEXTS[language];
  const { frame } = view;
  if (frame.kind === 'over') return frames.over;
  const due = frame.kind === 'market' && view.offers.length > 0 ? 'answer' : frame.kind;
  const toYou = who === 'you';
  const seats = toYou ? [] : who.map((seat) => names.seat(seat));
  if (!toYou && (frame.kind === 'keep' || frame.kind === 'first' || frame.kind === 'plans')) {
    return seats.length === 0 ? frames.everyone[frame.kind] : `${frames.everyone[frame.kind]} ${frames.notYet(seats)}`;
  }
  const line = toYou ? frames.ask(frames.due[due]) : frames.await(seats, frames.due[due]);
  return [line, ...details(language, view, toYou, names)].join(' ');
}

function details(language: Language, view: Waiting, toYou: boolean, names: Names): string[] {
  const { frames, cards } = TEXTS[language];
  const { detail } = frames;
  const { frame, row, offers, eye, events, players } = view;
  const { board } = names;
  switch (frame.kind) {
    case 'name': {
      const event = board.events[events.at(-1) ?? -1];
      return event === undefined ? [] : [detail.event(names.event(event.id))];
    }
    case 'add':
      return [detail.slot(frame.slot < 0 ? ['airport'] : (board.slots[frame.slot] ?? []))];
    case 'bid': {
      const card = row[0];
      if (card === undefined) return [];
      if (frame.highSeat < 0) return [detail.called(names.card(card), names.face(card)?.price ?? 0)];
      return frame.highSeat === eye
        ? [detail.yourBid(names.theCard(card), frame.high)]
        : [detail.highBid(names.seat(frame.highSeat), names.theCard(card), frame.high)];
    }
    case 'market':
      return offers
        .filter(({ to }) => !toYou || to === eye)
        .slice(0, 1)
        .map(({ from, give, take }) => detail.offer(names.seat(from), give, take, names));
    case 'use': {
      const card = board.sabotages[frame.sabotage];
      return card === undefined || !toYou
        ? []
        : [detail.drawn(names.sabotage(card.id), cards.sabotages[card.id].effect(card))];
    }
    case 'deflect': {
      const card = board.sabotages[frame.sabotage];
      const price = board.players[players[frame.seat] ?? -1]?.amount ?? 0;
      return card === undefined ? [] : [detail.deflect(names.seat(frame.saboteur), names.sabotage(card.id), price)];
    }
    default:
      return [];
  }
}
