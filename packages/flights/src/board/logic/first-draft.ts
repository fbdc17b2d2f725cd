/** A first flight that is being chosen. */

/** CF-3.3, CF-5.2 the chosen parts of the first flight. */
export interface FirstDraft {
  readonly kind: 'first';
  readonly from: string | null;
  readonly to: string | null;
  readonly plane: number | null;
  readonly passenger: number | null;
}

/** A tapped city becomes the origin, then the destination; a second tap clears it. */
export function tapCity<Ends extends Pick<FirstDraft, 'from' | 'to'>>(draft: Ends, city: string): Ends {
  if (draft.from === city) return { ...draft, from: draft.to, to: null };
  if (draft.to === city) return { ...draft, to: null };
  if (draft.from === null) return { ...draft, from: city };
  return { ...draft, to: city };
}
