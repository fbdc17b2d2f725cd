/** The table as its parts share it: what is shown, what is chosen and not yet confirmed, and what would come of it. */

import type { Action } from '@tarmac/airlines-europe/rules';
import { BOARD_TEXTS, namesOf, TEXTS } from '@tarmac/airlines-europe/text';
import type { Decision, PictureProps, Preview } from '@tarmac/board';
import type { Refusal } from '@tarmac/kit';
import { untrack } from 'svelte';
import { type Draft, decisionsOf, draftOf, firstDraft, NOTHING } from './logic/draft.ts';
import { type Effect, effectsOf } from './logic/effects.ts';
import { optionsOf, sameAction } from './logic/options.ts';
import { circlesOf } from './logic/pieces.ts';
import type { Airline, Share } from './logic/shapes.ts';
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

const NO_VERDICT: Verdict = { kind: 'none' };

export type Play = ReturnType<typeof makePlay>;

/** Called once, by the table; `read` gives its props as they are now. */
export function makePlay(read: () => PictureProps<Shapes>) {
  let draft = $state.raw<Draft>(NOTHING);
  let looked = $state.raw<Share | null>(null);
  let verdict = $state.raw<Verdict>(NO_VERDICT);
  /** Decisions that were confirmed together and are sent one after another. */
  let queue = $state.raw<readonly Action[]>([]);
  /** The decision that the draft is for. */
  let begun = '';
  let pointedBefore = '';

  const view = $derived(read().shown.view);
  const facts = $derived(read().shown.facts);
  const decision = $derived(read().decision);
  const circles = $derived(circlesOf(read().scene.board));
  const options = $derived(optionsOf(decision?.actions ?? [], circles));
  const decisions = $derived(decision === null ? [] : decisionsOf(draft, view, circles));
  /** As text, so that what follows from it is worked out anew only when somebody has another name. */
  const seatNames = $derived(
    read()
      .seats.map(({ name }) => name)
      .join('\n'),
  );
  const names = $derived(namesOf(read().language, read().scene.board, seatNames.split('\n')));
  /** Names the decision: when it changes, another one begins. */
  const moment = $derived(`${read().shown.eye}/${read().shown.frame}/${decision?.seat}`);
  /** AE-2.8 the choice that stands already is none to confirm. */
  const settled = $derived.by(() => {
    const [first] = decisions;
    const { frame } = view;
    if (first?.type !== 'choose' || frame.kind !== 'opening' || frame.chosen === null) return false;
    return sameAction(first, { type: 'choose', shares: frame.chosen });
  });
  const canConfirm = $derived(!read().busy && queue.length === 0 && !settled && verdict.kind === 'allowed');

  const pointing = makeWhyNot(() => (read().busy || queue.length > 0 ? null : decision));

  // A new decision begins anew, with what somebody points at, if anybody does.
  $effect.pre(() => {
    begin(moment, read().pointed);
  });

  $effect(() => {
    const [first] = decisions;
    const asked = untrack(() => decision);
    // What is chosen is told instead of what is pointed at.
    untrack(() => pointing.forget());
    if (first === undefined || asked === null) {
      verdict = NO_VERDICT;
      return;
    }
    let outdated = false;
    // What was said of the last choice stays until there is an answer, so that nothing flickers.
    untrack(() => {
      if (verdict.kind !== 'allowed') verdict = { kind: 'asking' };
    });
    void judge(asked, first).then((judged) => {
      if (!outdated) verdict = judged;
    });
    return () => {
      outdated = true;
    };
  });

  $effect(() => {
    const [next, ...rest] = queue;
    if (next === undefined || decision === null || read().busy) return;
    if (!decision.actions.some((action) => sameAction(action, next))) return;
    const asked = decision;
    untrack(() => {
      queue = rest;
      void send(asked, next);
    });
  });

  function begin(which: string, pointed: Action | null): void {
    untrack(() => {
      const pointedAt = JSON.stringify(pointed);
      if (which === begun && pointedAt === pointedBefore) return;
      if (which !== begun) draft = firstDraft(view);
      begun = which;
      pointedBefore = pointedAt;
      if (pointed === null || decision === null) return;
      draft = draftOf(pointed, view, circles);
      looked = null;
    });
  }

  async function judge(asked: Decision<Shapes>, action: Action): Promise<Verdict> {
    const before = { view, facts };
    const refusal = await asked.check(action);
    if (refusal !== null) return { kind: 'refused', refusal };
    const preview = await asked.preview(action);
    return { kind: 'allowed', action, effects: effectsOf(asked.seat, action, before, preview), preview };
  }

  async function send(asked: Decision<Shapes>, action: Action): Promise<void> {
    const done = await asked.decide(action);
    if (!done) queue = [];
  }

  return {
    get language() {
      return read().language;
    },
    get scene() {
      return read().scene;
    },
    get shown() {
      return read().shown;
    },
    get seats() {
      return read().seats;
    },
    get busy() {
      return read().busy || queue.length > 0;
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
    set draft(next: Draft) {
      draft = next;
    },
    get decisions() {
      return decisions;
    },
    get verdict() {
      return verdict;
    },
    /** Chosen, and the rules say no: it must not look like something that can be confirmed. */
    get refused() {
      return verdict.kind === 'refused';
    },
    /** Why not: of what is pointed at, else of what is chosen. */
    get reason() {
      return pointing.refusal ?? (verdict.kind === 'refused' ? verdict.refusal : null);
    },
    whyNot: pointing.whyNot,
    get settled() {
      return settled;
    },
    get canConfirm() {
      return canConfirm;
    },
    /** The share whose particulars are open. */
    get looked() {
      return looked;
    },
    set looked(share: Share | null) {
      looked = share;
    },
    /** Of the airlines the one that alone is shown on the map. */
    get onlyAirline(): Airline | null {
      return looked === null || looked === 'abacus' ? null : looked;
    },
    rule(id: string): void {
      read().onrule(id);
    },
    choose(action: Action): void {
      draft = draftOf(action, view, circles);
    },
    confirm(): void {
      const [first, ...rest] = decisions;
      if (!canConfirm || first === undefined || decision === null) return;
      queue = rest;
      void send(decision, first);
    },
    cancel(): void {
      const initial = firstDraft(view);
      if (draft.kind === 'none' || draft === initial) looked = null;
      draft = initial;
    },
  };
}
