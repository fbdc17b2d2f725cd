/** The room a table has, and the place in it where one decides. */

export type Room = ReturnType<typeof makeRoom>;

/** Called once, by the table, which hands it to its `TableRoom`. */
export function makeRoom() {
  /** Told with the frame, not asked for: an answer before that would cost laying out a page that is half there. */
  let box = $state.raw<readonly ResizeObserverSize[]>([]);
  // A good guess, until it is known: otherwise everything would be drawn twice.
  const width = $derived(box[0]?.inlineSize ?? innerWidth);
  const height = $derived(box[0]?.blockSize ?? innerHeight);
  let decider: HTMLElement | null = null;

  return {
    get box() {
      return box;
    },
    set box(told: readonly ResizeObserverSize[]) {
      box = told;
    },
    get width() {
      return width;
    },
    get height() {
      return height;
    },
    /** For `{@attach}`: the element where one decides, which can have the focus (`tabindex="-1"`). */
    decider(element: HTMLElement): () => void {
      decider = element;
      return () => {
        decider = null;
      };
    },
    focusDecider(): void {
      decider?.focus({ preventScroll: true });
    },
  };
}
