/** The table as the parts of a picture share it: what is shown, what is chosen and not yet confirmed, and what would come of it. */

import { untrack } from 'svelte';
import type { Decision, PictureProps, PictureShapes } from '../picture.ts';
import { sameData } from '../same.ts';
import type { AnyDraft, Choosing, DraftJudgement } from './choosing.ts';
import { makeWhyNot } from './why-not.svelte.ts';

/**
 * Called once, while the table is set up; `read` gives its props as they are now. `Looked` is what somebody may merely look at.
 * The functions of `choosing` are called at once, so whatever they need has to be there.
 */
export function makeTablePlay<T extends PictureShapes, Draft extends AnyDraft, Effect, Looked>(
  read: () => PictureProps<T>,
  choosing: Choosing<T, Draft, Effect>,
) {
  type Action = T['action'];

  let draft = $state.raw<Draft>(untrack(() => choosing.blank(null)));
  let looked = $state.raw<Looked | null>(null);
  let verdict = $state.raw<DraftJudgement<T, Effect>>({ kind: 'none' });
  /** Actions that were confirmed together and are sent one after another. */
  let queue = $state.raw<readonly Action[]>([]);
  /** The decision that the draft is for. */
  let begun = '';
  let pointedBefore: Action | null = null;

  const view = $derived(read().shown.view);
  const facts = $derived(read().shown.facts);
  const decision = $derived(read().decision);
  /** As text, so that what follows from it is worked out anew only when somebody has another name. */
  const nameLines = $derived(
    read()
      .seats.map(({ name }) => name)
      .join('\n'),
  );
  const seatNames = $derived<readonly string[]>(nameLines.split('\n'));
  /** Names the decision: when it changes, another one begins. */
  const moment = $derived(`${read().shown.eye}/${read().shown.frame}/${decision?.seat}`);
  const actions = $derived(decision === null ? [] : choosing.actionsOf(draft));
  const decided = $derived<Action | null>(actions[0] ?? null);
  /** What the rules are asked about: the choice, or what stands in its way. */
  const asked = $derived<Action | null>(decision === null ? null : (decided ?? choosing.inTheWay?.(draft) ?? null));
  const stands = $derived(decided !== null && choosing.stands?.(decided) === true);
  const busy = $derived(read().busy || queue.length > 0);
  const canConfirm = $derived(!busy && decided !== null && !stands && verdict.kind === 'allowed');

  const pointing = makeWhyNot<T>(() => (busy ? null : decision));

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
      verdict = { kind: 'none' };
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
      draft = choosing.draftOf(pointed);
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

  async function send(asking: Decision<T>, action: Action): Promise<void> {
    choosing.onsend?.(action, draft);
    const done = await asking.decide(action);
    if (!done) queue = [];
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
    /** Nobody leafs through it: play goes on here. */
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
    get draft() {
      return draft;
    },
    set draft(following: Draft) {
      draft = following;
    },
    /** The action the draft comes to, the first where it comes to several. */
    get decided() {
      return decided;
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
    pointAt: pointing.pointAt,
    /** The choice stands already, and there is nothing to confirm. */
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
    rule(id: string): void {
      read().onrule(id);
    },
    choose(action: Action): void {
      draft = choosing.draftOf(action);
    },
    confirm(): void {
      if (!canConfirm || decided === null || decision === null) return;
      queue = actions.slice(1);
      void send(decision, decided);
    },
    /** What takes no second step: it costs nothing, and nothing else could be meant. */
    decideAtOnce(action: Action): void {
      if (!busy && decision !== null) void send(decision, action);
    },
    cancel(): void {
      if (draft.kind === 'none') looked = null;
      draft = choosing.blank(draft);
    },
  };
}

/** Both in one, and still read whenever they are asked: a spread would read every getter once and never again. */
export function withOwn<Table extends object, Own extends object>(table: Table, own: Own): Table & Own {
  return Object.defineProperties(table, Object.getOwnPropertyDescriptors(own)) as Table & Own;
}
