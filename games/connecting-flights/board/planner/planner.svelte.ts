/** The planner as its parts share it: the draft, the piece that is held or the place that is aimed at, and what the rules said last. */

import type { Decision } from '@tarmac/board';
import type { Refusal } from '@tarmac/kit';
import { untrack } from 'svelte';
import type { Plan } from '../logic/shapes.ts';
import type { Play } from '../play-types.ts';
import type { Shapes } from '../shapes.ts';
import { dropChain, lay, type Piece, pieceAt, type Slot, slotId, suits, takeBack } from './logic/draft.ts';
import { type Judgements, judgedFlights, provenJudgements } from './logic/fare-parts.ts';
import { handOf, leftOf, rowsOf, stillLaid } from './logic/hand.ts';
import { nextToFill, slotsFor, stripsOf } from './logic/strips.ts';
import { summaryOf } from './logic/summary.ts';
import { makeSpoken } from './spoken.ts';

/** A piece in hand, and the place it was taken from; null: from the hand. */
interface Held {
  readonly piece: Piece;
  readonly source: Slot | null;
}

export type Planner = ReturnType<typeof makePlanner>;

/** Who lays several cards in a row is asked about once, in milliseconds. */
const PATIENCE = 140;

/** What was laid stays laid while the planner is out of sight. */
const kept = new WeakMap<Play, { readonly moment: string; readonly plan: Plan }>();

/** Called once, by the planner; `read` gives the table as it is now. */
export function makePlanner(read: () => Play) {
  const play = $derived(read());
  const me = $derived(play.me);
  const frame = $derived(play.view.frame);
  /** One plan a round. */
  const moment = $derived(`${me}/${play.view.round}`);
  const canLay = $derived(me !== null && frame.kind === 'plans' && play.decision !== null);
  const handedIn = $derived(me !== null && frame.kind === 'plans' ? (frame.chosen[me] ?? null) : null);
  const hand = $derived(me === null ? null : handOf(play.scene, play.view, me));

  let plan = $state.raw<Plan>(untrack(() => kept.get(read())?.plan ?? []));
  let begun = untrack(() => kept.get(read())?.moment ?? '');
  let held = $state.raw<Held | null>(null);
  let aimed = $state.raw<Slot | null>(null);
  let said = $state('');
  /** What the rules said last, and of which plan. */
  let answer = $state.raw<Answer | null>(null);

  /** What is drawn: the draft, or before plans are made the best that could be flown. */
  const shown = $derived(canLay ? plan : (handedIn ?? play.facts.bestPlan?.plan ?? []));
  const strips = $derived(stripsOf(shown, canLay));
  const left = $derived(hand === null ? [] : rowsOf(leftOf(hand, shown)));
  const judgements = $derived.by((): Judgements | null => {
    if (canLay) return answer === null ? null : knownOf(plan, answer.plan, answer.judgements);
    const { verdicts, bestPlan, fares } = play.facts;
    if (verdicts !== null || bestPlan === null) return verdicts;
    return provenJudgements(play.scene, fares, bestPlan.plan, bestPlan.revenue);
  });
  const flights = $derived(judgedFlights(shown, judgements));
  /** The rules have been heard on the plan as it lies. */
  const isJudged = $derived(answer !== null && same(answer.plan, plan));
  /** Chosen: it only wants confirming. */
  const isChosen = $derived(play.decided?.type === 'fly' && same(play.decided.chains, plan));
  const summary = $derived(
    canLay && isJudged && answer !== null && me !== null
      ? summaryOf(play.scene, play.view, me, plan, answer.judgements)
      : null,
  );
  const lastPlan = $derived.by(() => {
    if (!canLay || hand === null) return null;
    const flew = play.past.flatMap(({ news }) => news).findLast((item) => item.kind === 'flew' && item.seat === me);
    const again = flew?.kind === 'flew' ? stillLaid(flew.plan, hand) : [];
    return again.length === 0 ? null : again;
  });
  const spoken = $derived(makeSpoken(play));

  // A new round begins with nothing laid, or with what was handed in.
  $effect.pre(() => {
    const now = moment;
    const laid = handedIn;
    const can = canLay;
    untrack(() => {
      if (!can || now === begun) return;
      begun = now;
      plan = laid ?? [];
      answer = null;
      held = null;
      aimed = null;
      remember();
    });
  });

  // What somebody points at, a lesson or a hint, is laid.
  $effect(() => {
    const { decided } = play;
    if (!canLay || decided?.type !== 'fly') return;
    untrack(() => {
      if (!same(decided.chains, plan)) change(decided.chains);
    });
  });

  // After a change the rules are asked; what they said before stays until they answer.
  $effect(() => {
    const { decision } = play;
    const asked = plan;
    if (!canLay || decision === null) return;
    let outdated = false;
    const timer = setTimeout(async () => {
      const said = await judge(decision, asked);
      if (!outdated) answer = said;
    }, PATIENCE);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  });

  function remember(): void {
    const table = read();
    kept.set(table, { moment: begun, plan });
    table.laid = plan;
  }

  function change(next: Plan): void {
    if (next === plan) return;
    reconsider();
    plan = next;
    remember();
  }

  /** Who goes on laying has not decided: Enter would confirm what stands to be confirmed. */
  function reconsider(): void {
    if (isChosen) play.choose(null);
  }

  function pickUp(piece: Piece, source: Slot | null): void {
    if (!canLay) return;
    reconsider();
    aimed = null;
    held = { piece, source };
    said = spoken.pickedUp(piece, slotsFor(strips, piece).length);
  }

  function letGo(): void {
    if (held !== null) said = spoken.letGo(held.piece);
    held = null;
    aimed = null;
  }

  function put(piece: Piece, slot: Slot, source: Slot | null): void {
    if (!suits(piece.kind, slot.part)) return;
    held = null;
    aimed = null;
    change(lay(plan, piece, slot, source));
    said = spoken.laid(piece, slot);
  }

  function back(slot: Slot): void {
    const piece = pieceAt(plan, slot);
    if (!canLay || piece === null) return;
    held = null;
    change(takeBack(plan, slot));
    said = spoken.tookBack(piece);
  }

  return {
    get canLay() {
      return canLay;
    },
    get plan() {
      return shown;
    },
    get strips() {
      return strips;
    },
    get flights() {
      return flights;
    },
    /** What is not laid, row by row. */
    get left() {
      return left;
    },
    get held() {
      return held;
    },
    get aimed() {
      return aimed;
    },
    get said() {
      return said;
    },
    get summary() {
      return summary;
    },
    /** Why the plan as a whole cannot be handed in. */
    get refusal() {
      return isJudged ? (answer?.refusal ?? null) : null;
    },
    get isChosen() {
      return isChosen;
    },
    get isHandedIn() {
      return handedIn !== null;
    },
    /** What lies there is what was handed in. */
    get stands() {
      return handedIn !== null && same(handedIn, plan);
    },
    get lastPlan() {
      return lastPlan;
    },
    isHeld(piece: Piece, source: Slot | null): boolean {
      return held !== null && same(held.piece, piece) && idOf(held.source) === idOf(source);
    },
    pickUp,
    letGo,
    put,
    back,
    /** A place was pressed: what is held is laid, what lies there is picked up, an empty one is aimed at. */
    pressSlot(slot: Slot): void {
      if (!canLay) return;
      if (held !== null && idOf(held.source) === idOf(slot)) letGo();
      else if (held !== null && suits(held.piece.kind, slot.part)) put(held.piece, slot, held.source);
      else {
        const piece = pieceAt(plan, slot);
        if (piece !== null) pickUp(piece, slot);
        else aim(slot);
      }
    },
    /** A card in the hand was pressed: laid where a place is aimed at, else picked up. */
    pressPiece(piece: Piece): void {
      if (!canLay) return;
      if (aimed !== null && suits(piece.kind, aimed.part)) {
        const slot = aimed;
        put(piece, slot, null);
        aimed = nextToFill(plan, slot, play.scene);
      } else if (held !== null && same(held, { piece, source: null })) letGo();
      else pickUp(piece, null);
    },
    dropChain(chain: number): void {
      if (!canLay) return;
      change(dropChain(plan, chain));
      said = spoken.cleared;
    },
    /** To be confirmed. */
    handIn(): void {
      if (canLay && !play.busy) play.choose({ type: 'fly', chains: plan });
    },
    fill(next: Plan): void {
      if (!canLay) return;
      held = null;
      aimed = null;
      change(next);
      said = next.length === 0 ? spoken.cleared : spoken.filled;
    },
  };

  function aim(slot: Slot): void {
    reconsider();
    held = null;
    aimed = idOf(aimed) === idOf(slot) ? null : slot;
    if (aimed === null) return;
    const fit = left.flatMap(({ pieces }) => pieces).filter(({ piece }) => suits(piece.kind, slot.part));
    said = spoken.aimed(slot, fit.length);
  }
}

function idOf(slot: Slot | null): string {
  return slot === null ? '' : slotId(slot);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

interface Answer {
  readonly plan: Plan;
  readonly judgements: Judgements;
  readonly refusal: Refusal | null;
}

async function judge(decision: Decision<Shapes>, plan: Plan): Promise<Answer> {
  const action = { type: 'fly', chains: plan } as const;
  const considered = await decision.consider(action);
  if ('refusal' in considered) return { plan, judgements: [], refusal: considered.refusal };
  return { plan, judgements: considered.preview.facts.verdicts ?? [], refusal: null };
}

/** While the rules are asked anew, what they said of chains that have not changed still holds; of the others nothing is known. */
function knownOf(plan: Plan, asked: Plan, judgements: Judgements): Judgements {
  return plan.map((chain) => {
    const before = asked.findIndex((each) => same(each, chain));
    return before === -1 ? [] : (judgements[before] ?? []);
  });
}
