/** What has been begun and not been answered yet: a server that closes waits for it. */

export interface InHand {
  /** Hands back what it is given. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Resolves when all that is in hand now is done, well or badly. */
  settled(): Promise<void>;
}

export function makeInHand(): InHand {
  const begun = new Set<Promise<unknown>>();
  return {
    track(work) {
      const forget = () => begun.delete(work);
      begun.add(work);
      work.then(forget, forget);
      return work;
    },
    async settled() {
      await Promise.allSettled(begun);
    },
  };
}
