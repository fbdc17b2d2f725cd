/** The state of a moment with steps: it advances by itself unless motion is unwanted; chapters follow one another. */

import { untrack } from 'svelte';

interface Story {
  chapters(): number;
  /** The number of steps of a chapter. */
  stepsOf(chapter: number): number;
  /** How long a step, counted from 1, is shown, in milliseconds. */
  readingTime(chapter: number, step: number): number;
  still(): boolean;
  onclose(): void;
}

/** Called once, by the dialog. */
export function makeSteps(story: Story) {
  let chapter = $state(0);
  const count = $derived(story.stepsOf(chapter));
  /** The number of steps shown so far. */
  let seen = $state(untrack(() => (story.still() ? count : 1)));
  let playing = $state(untrack(() => !story.still()));
  const done = $derived(seen >= count);

  $effect(() => {
    if (!playing || story.chapters() === 0) return;
    const timer = setTimeout(
      () => {
        if (done) playing = false;
        else seen += 1;
      },
      story.readingTime(chapter, seen),
    );
    return () => clearTimeout(timer);
  });

  function showAll(): void {
    seen = count;
    playing = false;
  }

  function next(): void {
    playing = false;
    if (!done) seen += 1;
    else if (chapter < story.chapters() - 1) {
      chapter += 1;
      seen = story.still() ? count : 1;
      playing = !story.still();
    } else story.onclose();
  }

  return {
    get chapter() {
      return chapter;
    },
    get isLastChapter() {
      return chapter >= story.chapters() - 1;
    },
    get count() {
      return count;
    },
    get seen() {
      return seen;
    },
    get done() {
      return done;
    },
    get playing() {
      return playing;
    },
    pauseOrGoOn(): void {
      playing = !playing;
    },
    showAll,
    next,
    onkeydown(event: KeyboardEvent): void {
      if (event.key === 'ArrowRight' && !done) next();
      else if (event.key === 'ArrowLeft' && seen > 1) {
        playing = false;
        seen -= 1;
      } else if (event.key === 'End') showAll();
      else return;
      event.preventDefault();
    },
  };
}
