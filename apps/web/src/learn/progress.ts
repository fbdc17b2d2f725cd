/** The progress in a lesson, stored in this browser. */

export interface Progress {
  read(): number;
  /** `done` counts the decisions that were made. */
  write(done: number): void;
}

export function keptProgress(game: string, steps: number): Progress {
  const key = `tarmac.lesson.${game}`;
  return {
    read() {
      try {
        const done = Number(localStorage.getItem(key) ?? 0);
        return Number.isInteger(done) && done >= 0 && done <= steps ? done : 0;
      } catch {
        return 0;
      }
    },
    write(done) {
      try {
        localStorage.setItem(key, String(done));
      } catch {
        // Then a reload begins anew.
      }
    },
  };
}
