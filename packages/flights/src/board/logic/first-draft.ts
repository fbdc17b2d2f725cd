/** A first flight that is being put together. */

/** CF-3.3, CF-5.2 the first flight, as far as it is chosen. */
export interface FirstDraft {
  readonly kind: 'first';
  readonly from: string | null;
  readonly to: string | null;
  readonly plane: number | null;
  readonly passenger: number | null;
}

/** A city tapped is the origin, then the destination; tapped again it is let go. */
export function tapCity<Ends extends Pick<FirstDraft, 'from' | 'to'>>(draft: Ends, city: string): Ends {
  if (draft.from === city) return { ...draft, from: draft.to, to: null };
  if (draft.to === city) return { ...draft, to: null };
  if (draft.from === null) return { ...draft, from: city };
  return { ...draft, to: city };
}
