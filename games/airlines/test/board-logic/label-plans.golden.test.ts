/**
 * The places of labels on the boards that come with the game: none lies on a circle, an airplane, a dot or another label,
 * at any zoom, in either language. `npm run golden` computes them anew where a board or a size has changed.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { BOARDS } from '@tarmac/airlines/rules';
import type { LabelPlans } from '@tarmac/board/labels';
import { LAID_FLAT, placeLabels, touchingLabels, ZOOMS_OF_SCREENS } from '@tarmac/board/place-labels';
import { expect, test } from 'vitest';
import { labelSpec, placesOn } from '../../board/logic/labels.ts';

const LANGUAGES = ['en', 'fr'] as const;
const FILE = new URL('../../board/label-plans.json', import.meta.url);

const map = LAID_FLAT['north-america'];
const specs = new Map(Object.values(BOARDS).map((board) => [board.id, labelSpec(board, placesOn(board, map))]));

if (process.env['MODE'] === 'record') {
  const plans = [...specs].map(([board, spec]) => [board, placeLabels(spec, LANGUAGES, 'well')] as const);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(plans), null, 2)}\n`);
}

const plans = JSON.parse(readFileSync(FILE, 'utf8')) as LabelPlans;

test('every board has places for its labels', () => {
  expect(Object.keys(plans)).toEqual([...specs.keys()]);
});

test.each([...specs].flatMap(([board, spec]) => LANGUAGES.map((language) => ({ board, spec, language }))))(
  '$board in $language: no label touches anything, from a telephone across to as near as one can go',
  ({ board, spec, language }) => {
    const layouts = plans[board]?.[language] ?? [];
    const found = ZOOMS_OF_SCREENS.flatMap((zoom) => touchingLabels(spec, layouts, language, zoom));
    expect([...new Set(found)]).toEqual([]);
  },
);
