/** The shared state of a picture's parts: the moment, the unconfirmed choice and its effects. */

import { untrack } from 'svelte';
import { newPlaces } from '../fresh.ts';
import type { Decision, PictureProps, PictureShapes } from '../picture.ts';
import { sameData } from '../same.ts';
import type { AnyDraft, Choosing, DraftJudgement } from './choosing.ts';
import { makeWhyNot } from './why-not.svelte.ts';

const NONE: ReadonlySet<number> = new Set();

/**
 * Called once, while the table is set up; `read` returns its current props. `Looked` is something that the reader only
 * looks at. The functions of `choosing` are called at once and must be ready.
 */
export function makeTablePlay<T extends PictureShapes, Draft extends AnyDraft, Effect, Looked>(
  read: () => PictureProps<T>,
  choosing: Choosing<T, Draft, Effect>,
) {
  type Action = T['action'];

  let draft = $state.raw<Draft>(untrack(() => choosing.blank(null)));
  let looked = $state.raw<Looked | null>(null);
  let verdict = $state.raw<DraftJudgement<T, Effect>>({ kind: 'none' });
  /** Actions confirmed together, sent one after another. */
  let queue = $state.raw<readonly Action[]>([]);
  /** The decision of the draft. */
  let begun = '';
  let pointedBefore: Action | null = null;

  const view = $derived(read().shown.view);
  const facts = $derived(read().shown.facts);
  const viewBefore = $derived<T['view'] | null>(read().since?.view ?? null);
  const decision = $derived(read().decision);
  /** As text, so that dependents are recomputed only when a name changes. */
  const nameLines = $derived(
    read()
      .seats.map(({ name }) => name)
      .join('\n'),
  );
  const seatNames = $derived<readonly string[]>(nameLines.split('\n'));
  /** Identifies the decision: a change begins a new one. */
  const moment = $derived(`${read().shown.eye}/${read().shown.frame}/${decision?.seat}`);
  const actions = $derived(decision === null ? [] : choosing.actionsOf(draft));
  const decided = $derived<Action | null>(actions[0] ?? null);
  /** The action to ask the rules about: the choice, or an obstacle to it. */
  const asked = $derived<Action | null>(decision === null ? null : (decided ?? choosing.inTheWay?.(draft) ?? null));
  const stands = $derived(decided !== null && choosing.stands?.(decided) === true);
  const busy = $derived(read().busy || queue.length > 0);
  const canConfirm = $derived(!busy && decided !== null && !stands && verdict.kind === 'allowed');

  const pointing = makeWhyNot<T>(() => (busy ? null : decision));

  // A new decision resets the draft, to the proposed action if any.
  $effect.pre(() => {
    begin(moment, read().pointed);
  });

  $effect(() => {
    const question = asked;
    const asking = untrack(() => decision);
    // The choice replaces the reason for what the pointer is on.
    untrack(() => pointing.forget());
    if (question === null || asking === null) {
      verdict = { kind: 'none' };
      return;
    }
    let outdated = false;
    // The last answer stays until the next one arrives, to prevent flicker.
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

  $effect(() => {
    const [next, ...rest] = queue;
    if (next === undefined || decision === null || read().busy) return;
    if (!decision.actions.some((action) => sameData(action, next))) return;
    const asking = decision;
    untrack(() => {
      queue = rest;
      void send(asking, next);
    });
  });

  function begin(which: string, pointed: Action | null): void {
    untrack(() => {
      if (which === begun && sameData(pointed, pointedBefore)) return;
      if (which !== begun) draft = choosing.begin?.(draft) ?? choosing.blank(draft);
      begun = which;
      pointedBefore = pointed;
      if (pointed === null || decision === null) return;
      draft = choosing.draftOf(pointed, draft);
      looked = null;
    });
  }

  async function judge(asking: Decision<T>, action: Action): Promise<DraftJudgement<T, Effect>> {
    const before = { view, facts };
    const considered = await asking.consider(action);
    if ('refusal' in considered) return { kind: 'refused', action, refusal: considered.refusal };
    const { preview } = considered;
    return { kind: 'allowed', action, effects: choosing.effectsOf(asking.seat, action, before, preview), preview };
  }

  async function send(asking: Decision<T>, action: Action): Promise<boolean> {
    choosing.onsend?.(action, draft);
    const done = await asking.decide(action);
    if (!done) queue = [];
    return done;
  }

  return {
    get language() {
      return read().language;
    },
    get scene(): T['scene'] {
      return read().scene;
    },
    get shown() {
      return read().shown;
    },
    get seats() {
      return read().seats;
    },
    get seatNames() {
      return seatNames;
    },
    get busy() {
      return busy;
    },
    get still() {
      return read().still;
    },
    get ending() {
      return read().ending ?? null;
    },
    /** False in a replay. */
    get live() {
      return read().live ?? true;
    },
    get view(): T['view'] {
      return view;
    },
    get facts(): T['facts'] {
      return facts;
    },
    get decision() {
      return decision;
    },
    /** The decision follows soon: what it lays out may stay. */
    get preparing() {
      return read().preparing ?? false;
    },
    get draft() {
      return draft;
    },
    set draft(following: Draft) {
      draft = following;
    },
    /** The action of the draft, the first of several. */
    get decided() {
      return decided;
    },
    get verdict() {
      return verdict;
    },
    /** A choice that the rules refuse: it must not look confirmable. */
    get refused() {
      return verdict.kind === 'refused';
    },
    /** The refusal of what the pointer is on, else of the choice. */
    get reason() {
      return pointing.refusal ?? (verdict.kind === 'refused' ? verdict.refusal : null);
    },
    whyNot: pointing.whyNot,
    pointAt: pointing.pointAt,
    /** The choice is already in effect: there is nothing to confirm. */
    get stands() {
      return stands;
    },
    get canConfirm() {
      return canConfirm;
    },
    get looked() {
      return looked;
    },
    set looked(what: Looked | null) {
      looked = what;
    },
    /** Whether this part of the view has changed since the reader's last act. */
    isFresh(of: (view: T['view']) => unknown): boolean {
      return viewBefore !== null && !sameData(of(viewBefore), of(view));
    },
    /** The places of a list in which something else is since then. */
    freshPlaces(of: (view: T['view']) => readonly unknown[]): ReadonlySet<number> {
      if (viewBefore === null) return NONE;
      const before = of(viewBefore);
      return new Set(of(view).flatMap((item, place) => (sameData(item, before[place]) ? [] : [place])));
    },
    /** The places of cards that have come since then, wherever the others lie now. */
    newCards(of: (view: T['view']) => readonly unknown[]): ReadonlySet<number> {
      return viewBefore === null ? NONE : newPlaces(of(viewBefore), of(view));
    },
    rule(id: string): void {
      read().onrule(id);
    },
    choose(action: Action): void {
      draft = choosing.draftOf(action, draft);
    },
    confirm(): void {
      if (!canConfirm || decided === null || decision === null) return;
      queue = actions.slice(1);
      void send(decision, decided);
    },
    /** Sends an action without confirmation: it costs nothing and is unambiguous. Resolves to whether it was done. */
    async decideAtOnce(action: Action): Promise<boolean> {
      return !busy && decision !== null && send(decision, action);
    },
    cancel(): void {
      if (draft.kind === 'none') looked = null;
      draft = choosing.blank(draft);
    },
  };
}

/** Combines both and keeps getters live: a spread would read every getter only once. */
export function withOwn<Table extends object, Own extends object>(table: Table, own: Own): Table & Own {
  return Object.defineProperties(table, Object.getOwnPropertyDescriptors(own)) as Table & Own;
}
