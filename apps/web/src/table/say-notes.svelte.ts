/** Announces the problems of a table, each once; must be called during component setup. */

import type { PageProblem } from '../backend/backend.ts';
import { problemSentence } from '../problems.ts';
import { say } from '../ui/notices.svelte.ts';

export function sayNotes(notes: () => readonly PageProblem[]): void {
  const noted = new Set<PageProblem>();
  $effect(() => {
    for (const note of notes()) {
      if (noted.has(note)) continue;
      noted.add(note);
      say(problemSentence(note), { wrong: true });
    }
  });
}
