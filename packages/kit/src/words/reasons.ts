/** Puts what a bot makes of an action into words, in whatever language it is given the words of. */

import { capital, type Estimate } from './grammar.ts';

/** How two actions compare; `close`: too near to each other to tell. */
type Comparison = 'better' | 'close' | 'worse';

/** What a bot makes of an action: as much of its explanation as is said. */
export interface Judged<Action, Term extends string> {
  readonly action: Action;
  /** From 0 to 1. */
  readonly winShare: number;
  readonly winShareError: number;
  readonly points: number;
  readonly pointsError: number;
  /** The action it is compared with; null where it stands alone. */
  readonly against: Action | null;
  readonly comparison: Comparison | null;
  /** The term that tells the two apart, and by how much it speaks for the action; null where none does. */
  readonly reason: { readonly term: Term; readonly gain: number } | null;
}

/** Of an explanation what is the same in every game. A verdict compares two actions; a clause has the first of them as its subject. */
export interface VerdictTexts {
  readonly figures: (winPercent: Estimate, points: Estimate) => string;
  /** Where there is nothing to compare with. */
  readonly only: (doing: string) => string;
  readonly compared: Readonly<Record<Comparison, (doing: string, other: string) => string>>;
  /** The clause agrees with the verdict ... */
  readonly because: (verdict: string, clause: string) => string;
  /** ... or speaks against it ... */
  readonly although: (verdict: string, clause: string) => string;
  /** ... or the verdict takes no side. */
  readonly but: (verdict: string, clause: string) => string;
}

/** What an explanation is made of. */
export interface ReasonTexts<Action, Term extends string> extends VerdictTexts {
  /** An action as the subject of a sentence, in small letters; `label` is what its button says. */
  readonly doing: (action: Action, label: string) => string;
  /** The clause for an action that a term speaks for, or against, next to the one it is compared with. */
  readonly terms: Readonly<Record<Term, { readonly more: string; readonly less: string }>>;
}

/** What is expected of an action, in one line, and what tells it from the action it is compared with, in a sentence. */
export interface Explanation {
  readonly figures: string;
  readonly sentence: string;
}

/** `label` says an action as a button does. */
export function explanation<Action, Term extends string>(
  judged: Judged<Action, Term>,
  texts: ReasonTexts<Action, Term>,
  label: (action: Action) => string,
): Explanation {
  return { figures: figuresLine(judged, texts), sentence: reasonSentence(judged, texts, label) };
}

function reasonSentence<Action, Term extends string>(
  { action, against, comparison, reason }: Judged<Action, Term>,
  texts: ReasonTexts<Action, Term>,
  label: (action: Action) => string,
): string {
  const named = (each: Action) => texts.doing(each, label(each));
  if (against === null || comparison === null) return capital(texts.only(named(action)));
  const verdict = capital(texts.compared[comparison](named(action), named(against)));
  if (reason === null) return `${verdict}.`;
  const speaksFor = reason.gain > 0;
  return texts[joint(comparison, speaksFor)](verdict, texts.terms[reason.term][speaksFor ? 'more' : 'less']);
}

/** How a reason follows a verdict: it may point the other way, and what is close has no side. */
function joint(comparison: Comparison, speaksFor: boolean): 'because' | 'although' | 'but' {
  if (comparison === 'close') return 'but';
  return (comparison === 'better') === speaksFor ? 'because' : 'although';
}

/** In whole percent and points. */
function figuresLine<Action, Term extends string>(
  { winShare, winShareError, points, pointsError }: Judged<Action, Term>,
  { figures }: ReasonTexts<Action, Term>,
): string {
  return figures(
    { value: Math.round(winShare * 100), error: roundedError(winShareError * 100) },
    { value: Math.round(points), error: roundedError(pointsError) },
  );
}

/** A small error is not none. */
function roundedError(error: number): number {
  return error === 0 ? 0 : Math.max(1, Math.round(error));
}
