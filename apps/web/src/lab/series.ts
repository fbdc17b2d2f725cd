/** One series of games for the page, played here or read from a file. */

import { parseLabFile } from '@tarmac/bots';
import type { Parsed } from '@tarmac/kit';
import type { LabWords, Language } from '@tarmac/kit/words';
import type { Job } from '../jobs/job.ts';
import type { LabFigures, LabQuestion } from '../worker/lab-api.ts';

type WordsByLanguage = Readonly<Record<Language, LabWords>>;

/** What has been played so far. */
export interface Played {
  readonly question: LabQuestion;
  readonly figures: LabFigures;
  readonly words: WordsByLanguage;
}

interface Means {
  loadWords(): Promise<WordsByLanguage>;
  startWork(question: LabQuestion, onFigures: (figures: LabFigures) => void): Job<LabFigures>;
  onPlayed(played: Played): void;
  /** With what went wrong, in the words of whoever wrote it, or null. */
  onEnd(problem: string | null): void;
}

export interface Series {
  stop(): void;
}

/** The game's words first, then the work. Stopped at any moment, it says no more. */
export function startSeries(question: LabQuestion, { loadWords, startWork, onPlayed, onEnd }: Means): Series {
  let stopped = false;
  let job: Job<LabFigures> | null = null;
  const play = async (): Promise<void> => {
    const words = await loadWords();
    // Nobody may be waiting any more: no worker then, which nobody could stop.
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

/** A series from the text of a file, with the words of its game; `wordsOf` is null for a game this page does not have. */
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
