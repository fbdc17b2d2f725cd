/** The size of a table's area on the page, and its decision panel, which gets the focus. */

export type Area = ReturnType<typeof makeArea>;

/** Called once by the table, which passes the result to its `TableArea`. */
export function makeArea() {
  /** From a ResizeObserver: measuring earlier would force a layout of an unfinished page. */
  let box = $state.raw<readonly ResizeObserverSize[]>([]);
  // The window's size is a good guess before the first measurement; without it everything would be drawn twice.
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
    /** For `{@attach}`: the decision panel, which must be focusable (`tabindex="-1"`). */
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
