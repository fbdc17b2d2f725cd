/** Work in slices: what can wait a moment waits until the page has been painted, so that no frame takes long. */

/** A page that nobody sees has no frames. */
const WITHOUT_FRAMES_MS = 200;

/** Runs once the next frame has been painted. The answer calls it off. */
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
