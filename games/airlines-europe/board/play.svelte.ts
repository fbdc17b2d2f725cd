/** The shared state of the table: that of every table, and that of this game. */

import { BOARD_TEXTS, namesOf, TEXTS } from '@tarmac/airlines-europe/text';
import { makeTablePlay, type PictureProps, sameData, withOwn } from '@tarmac/board';
import { type Draft, decisionsOf, draftOf, firstDraft } from './logic/draft.ts';
import { type Effect, effectsOf } from './logic/effects.ts';
import { optionsOf } from './logic/options.ts';
import { circlesOf } from './logic/pieces.ts';
import type { Airline, Share } from './logic/shapes.ts';
import type { Shapes } from './shapes.ts';

export type Play = ReturnType<typeof makePlay>;

/** Called once, by the table; `read` returns its current props. */
export function makePlay(read: () => PictureProps<Shapes>) {
  const view = $derived(read().shown.view);
  const circles = $derived(circlesOf(read().scene.board));
  const options = $derived(optionsOf(read().decision?.actions ?? [], circles));

  /** A share is looked at while its details are open. */
  const table = makeTablePlay<Shapes, Draft, Effect, Share>(read, {
    blank: () => firstDraft(view),
    draftOf: (action) => draftOf(action, view, circles),
    actionsOf: (draft) => decisionsOf(draft, view, circles),
    /** AE-2.8 a choice in effect needs no confirmation. */
    stands(action) {
      const { frame } = view;
      if (action.type !== 'choose' || frame.kind !== 'opening' || frame.chosen === null) return false;
      return sameData(action, { type: 'choose', shares: frame.chosen });
    },
    effectsOf,
  });
  const names = $derived(namesOf(table.language, table.scene.board, table.seatNames));

  return withOwn(table, {
    get circles() {
      return circles;
    },
    get options() {
      return options;
    },
    get names() {
      return names;
    },
    get text() {
      return TEXTS[table.language];
    },
    get words() {
      return BOARD_TEXTS[table.language];
    },
    /** The only airline to show on the map. */
    get onlyAirline(): Airline | null {
      return table.looked === null || table.looked === 'abacus' ? null : table.looked;
    },
  });
}
