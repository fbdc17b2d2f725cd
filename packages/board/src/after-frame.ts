/** Defers work to where it costs least: until the page has been laid out, or painted. */

/** The limit for a hidden page, which has no frames. */
const WITHOUT_FRAMES_MS = 200;

/**
 * Runs a function after the next frame is painted, or after several: what comes with different frames makes none of them
 * long. Returns a function that cancels it.
 */
export function afterFrame(run: () => void, frames = 1): () => void {
  const then = (): void => {
    if (frames > 1) cancel = afterFrame(run, frames - 1);
    else run();
  };
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, WITHOUT_FRAMES_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
  let cancel = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  return () => cancel();
}

/**
 * Runs a function in the next frame once it is laid out, before it is painted: only there sizes and places can be read, and
 * a list scrolled, without another layout. Not in a hidden page. Returns a function that cancels it.
 */
export function afterLayout(run: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
