/** Combines two stores: a new match that the first cannot store goes into the second, so that it can be played. */

import { isTaken, type Store } from './store.ts';

export function withSpare(store: Store, spare: Store): Store {
  /** The matches that the first store lacks. */
  const spared = new Set<string>();
  const where = (id: string) => (spared.has(id) ? spare : store);
  return {
    async list() {
      const others = await spare.list();
      try {
        return [...(await store.list()), ...others];
      } catch (error) {
        if (others.length === 0) throw error;
        return others;
      }
    },
    read: (id) => where(id).read(id),
    async append(match, index, entries) {
      try {
        await where(match.id).append(match, index, entries);
      } catch (error) {
        if (index > 0 || isTaken(error)) throw error;
        await spare.append(match, index, entries);
        spared.add(match.id);
      }
    },
    lasts: (id) => where(id).lasts(id),
    async remove(id) {
      await where(id).remove(id);
      spared.delete(id);
    },
  };
}
