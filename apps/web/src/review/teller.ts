/** The words of a review on a moment or a choice, from the log and the game. */

import type { Advice, Language, PictureWords } from '@tarmac/board';
import type { Moment } from '../backend/backend.ts';
import * as m from '../paraglide/messages.js';
import { sentencesOf } from '../table/sentences.ts';
import type { ReportPoint } from '../worker/review-api.ts';

/** A scoring fills a page: the replay shows it. */
const MOST = 2;

export interface Teller {
  /** The first public news of a point; empty for a secret choice. */
  happened(point: ReportPoint): string;
  action(action: unknown): string;
  advice(explained: unknown): Advice;
}

/** `moments` are the watcher's. A file may hold impossible data: then the words say so. */
export function makeTeller(
  words: PictureWords,
  language: Language,
  scene: unknown,
  names: readonly string[],
  moments: readonly Moment[],
  points: readonly ReportPoint[],
): Teller {
  const seen = new Map(moments.map((moment) => [moment.frame, moment]));
  const frameOf = (point: ReportPoint | undefined) => point?.frames.at(-1) ?? 0;
  const before = new Map(points.map((point, place) => [point, frameOf(points[place - 1])]));

  function happened(point: ReportPoint): string {
    const frame = frameOf(point);
    const moment = seen.get(frame);
    if (moment === undefined || frame === before.get(point)) return '';
    const sentences = sentencesOf(moment, words, language, scene, names);
    return sentences.length > MOST ? `${sentences.slice(0, MOST).join(' ')} …` : sentences.join(' ');
  }

  return {
    happened: (point) => said(() => happened(point), m.table_no_words()),
    action: (action) => said(() => words.action(language, scene, names, action), m.table_no_words()),
    advice: (explained) =>
      said(() => words.advice(language, scene, names, explained), { figures: '', sentence: m.table_no_words() }),
  };
}

function said<T>(say: () => T, failing: T): T {
  try {
    return say();
  } catch {
    return failing;
  }
}
