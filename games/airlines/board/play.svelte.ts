/** The shared state of the table: that of every table, and that of this game. */

import { BOARD_TEXTS, namesOf, TEXTS } from '@tarmac/airlines/text';
import { makeTablePlay, type PictureProps, withOwn } from '@tarmac/board';
import { untrack } from 'svelte';
import { liveriesOf } from './liveries.ts';
import { type Draft, decisionOf, draftOf, type FlightDraft, NOTHING, offersFor } from './logic/draft.ts';
import { type Effect, effectsOf } from './logic/effects.ts';
import { fitsOf } from './logic/fits.ts';
import { byRoute, litBy } from './logic/lit.ts';
import { optionsOf } from './logic/options.ts';
import { circlesOf, nextCircles, ownFlights } from './logic/pieces.ts';
import { refusedFlight } from './logic/refused.ts';
import type { Airline } from './logic/shapes.ts';
import type { Shapes } from './shapes.ts';

/** Something that the reader looks at. */
export type Looked =
  | { readonly kind: 'airline'; readonly airline: Airline }
  | { readonly kind: 'route'; readonly route: string }
  | { readonly kind: 'flight'; readonly flight: string };

export type Play = ReturnType<typeof makePlay>;

/** Called once, by the table; `read` returns its current props. */
export function makePlay(read: () => PictureProps<Shapes>) {
  /** AL-6.1 the flight planned before the flight card was drawn. */
  let wish: FlightDraft | null = null;

  const view = $derived(read().shown.view);
  const facts = $derived(read().shown.facts);
  const scene = $derived(read().scene);
  const circles = $derived(circlesOf(scene.board));
  const liveries = $derived(liveriesOf(scene.board));
  const standing = $derived({ view, facts, scene, circles });
  const flights = $derived(ownFlights(scene, view));
  const next = $derived(nextCircles(circles, view));
  /** The routes that fit the reader's own flight cards, in any turn. */
  const fits = $derived(fitsOf(standing, flights));
  const options = $derived(optionsOf(read().decision?.actions ?? [], circles, fits));

  const table = makeTablePlay<Shapes, Draft, Effect, Looked>(read, {
    blank: () => NOTHING,
    begin,
    draftOf: (action) => draftOf(action, circles),
    actionsOf(draft) {
      const decided = isDead(draft) ? null : decisionOf(draft, view, circles);
      return decided === null ? [] : [decided];
    },
    inTheWay: (draft) => (isDead(draft) ? refusedFlight(draft, standing) : null),
    effectsOf,
    onsend(action, draft) {
      wish = action.type === 'expand' && draft.kind === 'flight' ? { ...draft, founding: false } : null;
    },
  });

  const names = $derived(namesOf(table.language, scene.board, table.seatNames));
  const dead = $derived(isDead(table.draft));
  const onlyAirline = $derived(table.looked?.kind === 'airline' ? table.looked.airline : null);
  const lit = $derived.by(() => {
    if (table.decision !== null) return litBy(table.draft, table.busy ? [] : options.offers, onlyAirline);
    const card = table.looked?.kind === 'flight' ? table.looked.flight : null;
    return byRoute(fits.filter(({ flight }) => flight === card));
  });

  // In the reader's own turn a card is chosen, not looked at: what is told of it would only lie over the map.
  $effect(() => {
    if (table.decision !== null && untrack(() => table.looked?.kind) === 'flight') table.looked = null;
  });

  function begin(): Draft {
    const wished = wish;
    if (read().decision !== null) wish = null;
    if (wished === null || view.frame.kind !== 'flight') return NOTHING;
    return offersFor(wished, options.offers).length > 0 ? wished : NOTHING;
  }

  /** The unfinished flight is impossible. */
  function isDead(draft: Draft): draft is FlightDraft {
    return draft.kind === 'flight' && offersFor(draft, options.offers).length === 0;
  }

  return withOwn(table, {
    get circles() {
      return circles;
    },
    get liveries() {
      return liveries;
    },
    get standing() {
      return standing;
    },
    /** The reader's own flight cards. */
    get flights() {
      return flights;
    },
    /** By route: the circle of the next flight. */
    get next() {
      return next;
    },
    get fits() {
      return fits;
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
    /** The preview of a choice that can be confirmed. */
    get ahead() {
      return table.verdict.kind === 'allowed' && table.decided !== null ? table.verdict.preview : null;
    },
    /** An impossible choice: it must not look confirmable. */
    get refused() {
      return dead || table.verdict.kind === 'refused';
    },
    get dead() {
      return dead;
    },
    /** The only airline to show on the map. */
    get onlyAirline() {
      return onlyAirline;
    },
    /** The highlighted routes, with the airlines that could fly there. */
    get lit() {
      return lit;
    },
    lookAt(airline: Airline): void {
      table.looked = onlyAirline === airline ? null : { kind: 'airline', airline };
    },
  });
}
