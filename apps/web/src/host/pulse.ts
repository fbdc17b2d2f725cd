/** Whether the other end is still there: browsers do not say when a connection has died without a word. */

export interface Pulse {
  /** Something came. */
  heard(): void;
  /** Something was asked: if nothing at all is heard for a while, nobody is there. */
  expect(): void;
  stop(): void;
}

/** After so long without a word the other end is asked; it has so long to say something. */
const QUIET = 25_000;
const PATIENCE = 8000;

export function makePulse(askWhetherThere: () => void, nobodyThere: () => void): Pulse {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(quiet);
    clearTimeout(patience);
    patience = undefined;
  }

  return {
    heard() {
      stop();
      quiet = setTimeout(askWhetherThere, QUIET);
    },
    expect() {
      patience ??= setTimeout(nobodyThere, PATIENCE);
    },
    stop,
  };
}
