/** The status: what the table waits for, with the facts for the decision. */

import type { View } from '@tarmac/connecting-flights-cooperative/rules';
import type { Language } from '@tarmac/flights/text';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import { TEXTS } from './names.ts';
import { SENTENCES } from './sentences.ts';
import type { Names } from './words.ts';

/** As much of a view as a status line looks at. */
export type Waiting = Pick<View, 'frame' | 'seats'>;

/** For the reader ('you'), or about the seats to act. */
export function describeFrame(language: Language, view: Waiting, who: 'you' | readonly number[], names: Names): string {
  const { frames } = TEXTS[language];
  const { frame, seats } = view;
  if (frame.kind === 'over') return frames.over;
  const due = frames.due[frame.kind];
  const asOne = seats > 1 && frame.kind !== 'consent';
  const line = asOne
    ? frames.team(due)
    : who === 'you'
      ? frames.ask(due)
      : frames.await(
          who.map((seat) => names.seat(seat)),
          due,
        );
  return [line, ...details(language, view, names)].join(' ');
}

function details(language: Language, { frame }: Waiting, names: Names): string[] {
  const { detail } = TEXTS[language].frames;
  switch (frame.kind) {
    case 'place': {
      const continent = CONTINENT_ORDER[frame.continent];
      return continent === undefined ? [] : [detail.place(names.continent(continent))];
    }
    case 'first':
      return names.hands === 1 ? [] : [detail.first(names.theHand(frame.hand))];
    case 'take':
      return [detail.take(frame.left, names.hands === 1 ? null : names.theHand(frame.hand))];
    case 'consent': {
      const action = SENTENCES.describeAction(language, frame.action, names, { frame: frame.within });
      return [detail.proposal(names.seat(frame.by), action)];
    }
    default:
      return [];
  }
}
