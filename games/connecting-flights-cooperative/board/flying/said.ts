/** The flights panel's words for pawns, on buttons and for screen readers. */

import { FLYING_TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { coloursIn } from '../logic/pieces.ts';
import type { Continent, Load } from '../logic/shapes.ts';
import type { Play } from '../play.svelte.ts';

export function makeSaid({ language, names }: Pick<Play, 'language' | 'names'>) {
  const words = FLYING_TEXTS[language];
  return {
    /** '2 pawns for Africa and 1 pawn for Asia' */
    who: (pawns: Load): string =>
      words.everybody(coloursIn(pawns).map(({ colour, count }) => words.pawns(count, names.continent(colour)))),
    onePawn: (colour: Continent): string => words.onePawn(names.continent(colour)),
  };
}
