/** One series of games for the page, played here or read from a file. */

import { parseLabFile } from '@tarmac/bots';
import type { Parsed } from '@tarmac/kit';
import type { LabWords, Language } from '@tarmac/kit/words';
import type { Job } from '../jobs/job.ts';
import type { LabFigures, LabQuestion } from '../worker/lab-api.ts';

type WordsByLanguage = Readonly<Record<Language, LabWords>>;

/** The games played so far. */
export interface Played {
  readonly question: LabQuestion;
  readonly figures: LabFigures;
  readonly words: WordsByLanguage;
}

interface Means {
  loadWords(): Promise<WordsByLanguage>;
  startWork(question: LabQuestion, onFigures: (figures: LabFigures) => void): Job<LabFigures>;
  onPlayed(played: Played): void;
  /** With the problem in the worker's words, or null. */
  onEnd(problem: string | null): void;
}

export interface Series {
  stop(): void;
}

/** Loads the game's words, then starts the work. After a stop it calls nothing. */
export function startSeries(question: LabQuestion, { loadWords, startWork, onPlayed, onEnd }: Means): Series {
  let stopped = false;
  let job: Job<LabFigures> | null = null;
  const play = async (): Promise<void> => {
    const words = await loadWords();
    // After a stop no worker is started, since nobody could stop it.
    if (stopped) return;
    const take = (figures: LabFigures) => {
      if (!stopped) onPlayed({ question, figures, words });
    };
    job = startWork(question, take);
    take(await job.result);
  };
  const end = (problem: string | null) => {
    if (!stopped) onEnd(problem);
  };
  play().then(
    () => end(null),
    (error: unknown) => end(error instanceof Error ? error.message : String(error)),
  );
  return {
    stop() {
      stopped = true;
      job?.stop();
    },
  };
}

/** A series from a file, with its game's words; `wordsOf` is null for an unknown game. */
export async function readSeries(
  text: string,
  wordsOf: (game: string) => Promise<WordsByLanguage> | null,
): Promise<Parsed<Played>> {
  const read = parseLabFile(text);
  if (!read.ok) return read;
  const { question, figures } = read.value;
  const words = await wordsOf(question.game);
  if (words === null) return { ok: false, problem: `there is no game ${question.game}` };
  return { ok: true, value: { question, figures, words } };
}
