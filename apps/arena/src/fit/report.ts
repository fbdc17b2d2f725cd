/** The result of a fit, for people and for programs. */

import type { Feature } from '@tarmac/bots';
import { count, figure, table } from '../table.ts';
import type { Assessment } from './assess.ts';
import { FEWEST_POSITIONS, type FittedChapter, type FittedEvaluation } from './fit.ts';

export function asJson(features: readonly Feature[], { chapters, assessment }: FittedEvaluation) {
  return {
    heldOut: assessment,
    chapters: chapters.map((chapter, index) => ({
      chapter: index,
      positions: chapter.positions,
      pooled: chapter.pooled,
      heldOut: chapter.assessment,
      weights: features.map(({ name, term }, i) => ({
        feature: name,
        term,
        win: chapter.win.weights[i],
        winError: chapter.win.errors[i],
        points: chapter.points.weights[i],
        pointsError: chapter.points.errors[i],
      })),
      pointsConstant: chapter.points.weights.at(-1),
    })),
  };
}

export function asText(features: readonly Feature[], { chapters, assessment }: FittedEvaluation): string {
  const assessed = [
    ...chapters.map((chapter, index) => [String(index), chapter.positions, chapter.assessment] as const),
    ['all', chapters.reduce((sum, { positions }) => sum + positions, 0), assessment] as const,
  ];
  const fewer = chapters.flatMap(({ pooled }, index) => (pooled ? [index] : []));
  const lines = [
    'By the games held out (log-loss and Brier score: less is better):',
    lossTable(features[0]?.name ?? '', assessed),
    '',
    'Calibration: seats given such a chance won so often, in %',
    calibrationTable(assessed),
    ...(fewer.length === 0
      ? []
      : [
          '',
          `Fewer than ${FEWEST_POSITIONS} positions, so the weights of all chapters together: chapter ${fewer.join(', ')}.`,
        ]),
    ...tables(features, chapters),
  ];
  return lines.join('\n');
}

type Assessed = readonly (readonly [chapter: string, positions: number, assessment: Assessment | null])[];

function lossTable(firstFeature: string, assessed: Assessed): string {
  return table(
    [
      'chapter',
      'positions',
      'held out',
      'log-loss',
      `${firstFeature} only`,
      'uniform',
      'Brier',
      'uniform',
      'points R²',
    ],
    assessed.map(([name, positions, found]) => [
      name,
      count(positions),
      count(found?.positions ?? 0),
      ...[
        found?.logLoss.fit,
        found?.logLoss.firstFeature,
        found?.logLoss.uniform,
        found?.brier.fit,
        found?.brier.uniform,
        found?.pointsR2,
      ].map((value) => (value === undefined ? '-' : figure(value, 3))),
    ]),
  );
}

function calibrationTable(assessed: Assessed): string {
  const { calibration } = assessed.findLast(([, , found]) => found !== null)?.[2] ?? { calibration: [] };
  return table(
    ['chapter', ...calibration.map(({ from }) => `${figure(100 * from, 0)}–${figure(100 * from + 10, 0)}`)],
    assessed.map(([name, , found]) => [
      name,
      ...(found?.calibration ?? []).map(({ observed }) => (observed === null ? '-' : figure(100 * observed, 1))),
    ]),
  );
}

/** The pooled weights are shown once. */
function tables(features: readonly Feature[], chapters: readonly FittedChapter[]): string[] {
  const firstPooled = chapters.findIndex(({ pooled }) => pooled);
  return chapters.flatMap((chapter, index) => {
    if (chapter.pooled && index !== firstPooled) return [];
    const name = chapter.pooled ? 'All chapters together' : `Chapter ${index}`;
    const constant = figure(chapter.points.weights.at(-1) as number);
    return ['', `${name} (points start from ${constant}):`, weightTable(features, chapter)];
  });
}

function weightTable(features: readonly Feature[], { win, points }: FittedChapter): string {
  const columns = (weight = 0, error = 0) => [
    weight.toPrecision(3),
    error.toPrecision(2),
    error === 0 ? '-' : figure(weight / error, 1),
  ];
  return table(
    ['feature', 'term', 'win', '±', 'in errors', 'points', '±', 'in errors'],
    features.map(({ name, term }, i) => [
      name,
      term,
      ...columns(win.weights[i], win.errors[i]),
      ...columns(points.weights[i], points.errors[i]),
    ]),
  );
}
