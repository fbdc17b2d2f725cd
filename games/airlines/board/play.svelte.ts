/** The table as its parts share it: what is shown, what is chosen and not yet confirmed, and what would come of it. */

import type { Action } from '@tarmac/airlines/rules';
import { BOARD_TEXTS, namesOf, TEXTS } from '@tarmac/airlines/text';
import type { Decision, PictureProps, Preview } from '@tarmac/board';
import type { Refusal } from '@tarmac/kit';
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
import { makeWhyNot } from './why-not.svelte.ts';

/** What the rules say of the choice. */
export type Verdict =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'allowed';
      readonly action: Action;
      readonly effects: readonly Effect[];
      readonly preview: Preview<Shapes>;
    };

/** What somebody merely looks at. */
export type Looked =
  | { readonly kind: 'airline'; readonly airline: Airline }
  | { readonly kind: 'route'; readonly route: string }
  | { readonly kind: 'flight'; readonly flight: string };

const NO_VERDICT: Verdict = { kind: 'none' };

export type Play = ReturnType<typeof makePlay>;

/** Called once, by the table; `read` gives its props as they are now. */
export function makePlay(read: () => PictureProps<Shapes>) {
  let draft = $state.raw<Draft>(NOTHING);
  let looked = $state.raw<Looked | null>(null);
  let verdict = $state.raw<Verdict>(NO_VERDICT);
  /** AL-6.1 the flight that is to follow the flight card just drawn, unless the card changes somebody's mind. */
  let wish: FlightDraft | null = null;
  /** The decision that the draft is for. */
  let begun = '';
  let pointedBefore = '';

  const view = $derived(read().shown.view);
  const facts = $derived(read().shown.facts);
  const scene = $derived(read().scene);
  const decision = $derived(read().decision);
  const circles = $derived(circlesOf(scene.board));
  const liveries = $derived(liveriesOf(scene.board));
  const standing = $derived({ view, facts, scene, circles });
  const flights = $derived(ownFlights(scene, view));
  const next = $derived(nextCircles(circles, view));
  /** Where the reader's own flight cards fit, whoever's turn it is. */
  const fits = $derived(fitsOf(standing, flights));
  const options = $derived(optionsOf(decision?.actions ?? [], circles, fits));
  /** As text, so that what follows from it is worked out anew only when somebody has another name. */
  const seatNames = $derived(
    read()
      .seats.map(({ name }) => name)
      .join('\n'),
  );
  const names = $derived(namesOf(read().language, scene.board, seatNames.split('\n')));
  /** Names the decision: when it changes, another one begins. */
  const moment = $derived(`${read().shown.eye}/${read().shown.frame}/${decision?.seat}`);
  /** Nothing can come of the flight that is being put together. */
  const dead = $derived(draft.kind === 'flight' && offersFor(draft, options.offers).length === 0);
  const decided = $derived(decision === null || dead ? null : decisionOf(draft, view, circles));
  /** What the rules are asked about: the choice, or what stands in its way. */
  const asked = $derived(dead && draft.kind === 'flight' ? refusedFlight(draft, standing) : decided);
  const canConfirm = $derived(!read().busy && decided !== null && verdict.kind === 'allowed');
  const onlyAirline = $derived(looked?.kind === 'airline' ? looked.airline : null);
  const lit = $derived.by(() => {
    if (decision !== null) return litBy(draft, read().busy ? [] : options.offers, onlyAirline);
    const card = looked?.kind === 'flight' ? looked.flight : null;
    return byRoute(fits.filter(({ flight }) => flight === card));
  });

  const pointing = makeWhyNot(() => (read().busy ? null : decision));

  // A new decision begins anew, with what somebody points at, if anybody does.
  $effect.pre(() => {
    begin(moment, read().pointed);
  });

  $effect(() => {
    const question = asked;
    const asking = untrack(() => decision);
    // What is chosen is told instead of what is pointed at.
    untrack(() => pointing.forget());
    if (question === null || asking === null) {
      verdict = NO_VERDICT;
      return;
    }
    let outdated = false;
    // What was said of the last choice stays until there is an answer, so that nothing flickers.
    untrack(() => {
      if (verdict.kind !== 'allowed') verdict = { kind: 'asking' };
    });
    void judge(asking, question).then((judged) => {
      if (!outdated) verdict = judged;
    });
    return () => {
      outdated = true;
    };
  });

  function begin(which: string, pointed: Action | null): void {
    untrack(() => {
      const pointedAt = JSON.stringify(pointed);
      if (which === begun && pointedAt === pointedBefore) return;
      if (which !== begun) draft = firstDraft();
      begun = which;
      pointedBefore = pointedAt;
      if (pointed === null || decision === null) return;
      draft = draftOf(pointed, circles);
      looked = null;
    });
  }

  function firstDraft(): Draft {
    const wished = wish;
    if (decision !== null) wish = null;
    if (wished === null || view.frame.kind !== 'flight') return NOTHING;
    return offersFor(wished, options.offers).length > 0 ? wished : NOTHING;
  }

  async function judge(asking: Decision<Shapes>, action: Action): Promise<Verdict> {
    const before = { view, facts };
    const refusal = await asking.check(action);
    if (refusal !== null) return { kind: 'refused', refusal };
    const preview = await asking.preview(action);
    return { kind: 'allowed', action, effects: effectsOf(asking.seat, action, before, preview), preview };
  }

  function send(action: Action): void {
    if (read().busy || decision === null) return;
    wish = action.type === 'expand' && draft.kind === 'flight' ? { ...draft, founding: false } : null;
    void decision.decide(action);
  }

  return {
    get language() {
      return read().language;
    },
    get scene() {
      return scene;
    },
    get shown() {
      return read().shown;
    },
    get seats() {
      return read().seats;
    },
    get busy() {
      return read().busy;
    },
    get still() {
      return read().still;
    },
    /** Nobody leafs through it: play goes on here. */
    get live() {
      return read().live ?? true;
    },
    get view() {
      return view;
    },
    get facts() {
      return facts;
    },
    get decision() {
      return decision;
    },
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
    /** By route, where the next flight would land. */
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
      return TEXTS[read().language];
    },
    get words() {
      return BOARD_TEXTS[read().language];
    },
    get draft() {
      return draft;
    },
    set draft(following: Draft) {
      draft = following;
    },
    get decided() {
      return decided;
    },
    get verdict() {
      return verdict;
    },
    /** What would come of the choice, where it is one that can be confirmed. */
    get ahead() {
      return verdict.kind === 'allowed' && decided !== null ? verdict.preview : null;
    },
    /** Chosen, and nothing can come of it: it must not look like something that can be confirmed. */
    get refused() {
      return dead || verdict.kind === 'refused';
    },
    get dead() {
      return dead;
    },
    /** Why not: of what is pointed at, else of what is chosen. */
    get reason() {
      return pointing.refusal ?? (verdict.kind === 'refused' ? verdict.refusal : null);
    },
    whyNot: pointing.whyNot,
    pointAt: pointing.pointAt,
    get canConfirm() {
      return canConfirm;
    },
    get looked() {
      return looked;
    },
    set looked(what: Looked | null) {
      looked = what;
    },
    /** The airline that alone is shown on the map. */
    get onlyAirline() {
      return onlyAirline;
    },
    /** The routes that light up, with the airlines that could fly there. */
    get lit() {
      return lit;
    },
    rule(id: string): void {
      read().onrule(id);
    },
    choose(action: Action): void {
      draft = draftOf(action, circles);
    },
    confirm(): void {
      if (canConfirm && decided !== null) send(decided);
    },
    /** What takes no second step: it costs nothing, and nothing else could be meant. */
    decideAtOnce(action: Action): void {
      send(action);
    },
    lookAt(airline: Airline): void {
      looked = onlyAirline === airline ? null : { kind: 'airline', airline };
    },
    cancel(): void {
      if (draft.kind === 'none') looked = null;
      draft = NOTHING;
    },
  };
}
