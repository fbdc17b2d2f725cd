/** What every game's hints have in common: the action, and whether it is as good as another. */

export interface Hint {
  readonly action: unknown;
  /** From 0 to 1. */
  readonly winShare: number;
  readonly points: number;
  /** The best is compared with the second, every other with the best; `close`: within the error. */
  readonly comparison: 'better' | 'close' | 'worse' | null;
}

/** The most candidates of a hint. */
const MOST = 3;

export function hintsOf(candidates: readonly unknown[]): readonly Hint[] {
  return candidates.slice(0, MOST) as readonly Hint[];
}

/** The best candidate, and those that cannot be told from it: within the error, or by the figures as they are shown. */
export function bestOf(candidates: readonly unknown[]): readonly Hint[] {
  const hints = hintsOf(candidates);
  const [best] = hints;
  if (best === undefined) return [];
  return hints.filter((hint) => hint === best || hint.comparison === 'close' || looksLike(hint, best));
}

function looksLike(one: Hint, other: Hint): boolean {
  const shown = ({ winShare, points }: Hint) => `${Math.round(winShare * 100)}, ${Math.round(points)}`;
  return shown(one) === shown(other);
}
