/** The shared state of the planner: the draft, the held piece or the aimed place, and the last judgement. */

import { sameData } from '@tarmac/board';
import { laidIn } from '../logic/draft.ts';
import type { Plan } from '../logic/shapes.ts';
import type { Table } from '../table.svelte.ts';
import { dropChain, lay, type Piece, pieceAt, type Slot, slotId, suits, takeBack } from './logic/draft.ts';
import { type Judgements, judgedFlights, provenJudgements } from './logic/fare-parts.ts';
import { handOf, leftOf, rowsOf, stillLaid } from './logic/hand.ts';
import { onlyPlace } from './logic/one-place.ts';
import { nextToFill, slotsFor, stripsOf } from './logic/strips.ts';
import { summaryOf } from './logic/summary.ts';
import { makeSpoken } from './spoken.ts';

/** A piece in hand, and the place it was taken from; null: from the hand. */
interface Held {
  readonly piece: Piece;
  readonly source: Slot | null;
}

export type Planner = ReturnType<typeof makePlanner>;

const NOTHING_LAID: Plan = [];

/** Called once, by the table. The laid plan is the table's draft. */
export function makePlanner(play: Table) {
  const me = $derived(play.me);
  const frame = $derived(play.view.frame);
  const canLay = $derived(me !== null && frame.kind === 'plans' && play.decision !== null);
  const handedIn = $derived(me !== null && frame.kind === 'plans' ? (frame.chosen[me] ?? null) : null);
  const hand = $derived(me === null ? null : handOf(play.scene, play.view, me));
  const plan = $derived(laidIn(play.draft, play.view.round)?.action.chains ?? NOTHING_LAID);

  // A new round begins with nothing in hand.
  let held = $derived(none<Held>(play.view.round));
  let aimed = $derived(none<Slot>(play.view.round));
  let said = $state('');
  /** What the rules said last, and of which plan. */
  const answer = $derived.by(() => {
    const { verdict } = play;
    if ((verdict.kind !== 'allowed' && verdict.kind !== 'refused') || verdict.action.type !== 'fly') return null;
    const judgements: Judgements = verdict.kind === 'allowed' ? (verdict.preview.facts.verdicts ?? []) : [];
    return { plan: verdict.action.chains, judgements };
  });

  /** The drawn plan: the draft, or before the plans the best possible one. */
  const shown = $derived(canLay ? plan : (handedIn ?? play.facts.bestPlan?.plan ?? []));
  const spoken = $derived(makeSpoken(play));
  const left = $derived(hand === null ? [] : rowsOf(leftOf(hand, shown), spoken.name));
  /** Trucks alone make no flight. */
  const grows = $derived(canLay && (held !== null || left.some(({ row }) => row !== 'trucks')));
  const strips = $derived(stripsOf(shown, grows, (card) => play.view.rightsOf[card] === me));
  const judgements = $derived.by((): Judgements | null => {
    if (canLay) return answer === null ? null : knownOf(plan, answer.plan, answer.judgements);
    const { verdicts, bestPlan, fares } = play.facts;
    if (verdicts !== null || bestPlan === null) return verdicts;
    return provenJudgements(play.scene, fares, bestPlan.plan, bestPlan.revenue);
  });
  const flights = $derived(judgedFlights(shown, judgements));
  /** The rules have been heard on the plan as it lies. */
  const isJudged = $derived(answer !== null && answer.plan === plan);
  /** Chosen: it only wants confirming. */
  const isChosen = $derived(play.draft.kind === 'plan');
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

  function change(next: Plan): void {
    if (next === plan) return;
    play.draft = { kind: 'none', laid: { round: play.view.round, action: { type: 'fly', chains: next } } };
  }

  /** Further laying withdraws the choice: Enter must not confirm it. */
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
    get isChosen() {
      return isChosen;
    },
    get isHandedIn() {
      return handedIn !== null;
    },
    /** What lies there is what was handed in. */
    get stands() {
      return handedIn !== null && sameData(handedIn, plan);
    },
    get lastPlan() {
      return lastPlan;
    },
    isHeld(piece: Piece, source: Slot | null): boolean {
      return held !== null && sameData(held.piece, piece) && idOf(held.source) === idOf(source);
    },
    pickUp,
    letGo,
    put,
    back,
    /** A pressed place: lays the held piece, picks up the lying one, or becomes the aimed one if empty. */
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
    /** A pressed card in the hand: laid in the aimed place, or the only one; else picked up. Where it was laid, if it was. */
    pressPiece(piece: Piece): Slot | null {
      if (!canLay) return null;
      if (held !== null && sameData(held, { piece, source: null })) {
        letGo();
        return null;
      }
      const isAimed = aimed !== null && suits(piece.kind, aimed.part);
      const slot = isAimed ? aimed : onlyPlace(plan, strips, piece, play);
      if (slot === null) pickUp(piece, null);
      else put(piece, slot, null);
      if (slot !== null && isAimed) aimed = nextToFill(plan, slot, play.scene);
      return slot;
    },
    dropChain(chain: number): void {
      if (!canLay) return;
      change(dropChain(plan, chain));
      said = spoken.cleared;
    },
    /** At once if everything counts: what it earns stands beside the button. Else it is to be confirmed. */
    handIn(): void {
      const laid = laidIn(play.draft, play.view.round);
      if (!canLay || play.busy || laid === null || summary === null) return;
      const isSound = summary.flights > 0 && summary.valid === summary.flights && summary.unused.length === 0;
      if (isSound) play.decideAtOnce(laid.action);
      else play.draft = { kind: 'plan', laid };
    },
    /** CF-1.8 to be confirmed; what lies there stays. */
    recall(): void {
      if (!play.busy) play.choose({ type: 'recall' });
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

function none<T>(_round: number): T | null {
  return null;
}

function idOf(slot: Slot | null): string {
  return slot === null ? '' : slotId(slot);
}

/** During a new judgement the last one stays where it stood, unless its chain has gone. */
function knownOf(plan: Plan, asked: Plan, judgements: Judgements): Judgements {
  return plan.map((chain, place) => {
    const before = asked.findIndex((each) => sameData(each, chain));
    return judgements[before === -1 ? place : before] ?? [];
  });
}
