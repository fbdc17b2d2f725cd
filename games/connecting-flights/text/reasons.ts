/** Puts an explanation of the bot into a sentence, in whatever language it is given the words of. */

import type { Comparison, Explained } from '@tarmac/connecting-flights/bot';
import type { Action } from '@tarmac/connecting-flights/rules';
import { capital } from './grammar.ts';
import type { ReasonTexts } from './words.ts';

/** `label` says an action as a button does. */
export function reasonSentence(
  { action, against, comparison, reason }: Explained,
  texts: ReasonTexts,
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

/** In whole percent and coins. */
export function figuresLine(
  { winShare, winShareError, points, pointsError }: Explained,
  { figures }: ReasonTexts,
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
