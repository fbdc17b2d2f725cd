/** Defers work until the page has been painted, so that no frame takes long. */

/** The limit for a hidden page, which has no frames. */
const WITHOUT_FRAMES_MS = 200;

/** Runs a function after the next frame is painted. Returns a function that cancels it. */
export function afterFrame(run: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, WITHOUT_FRAMES_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
