/** A store for the lifetime of the tab, if the browser stores nothing. It copies values, as a database does. */

import type { KeptMatch, Log, Store } from './store.ts';

export type InMemory = Map<string, { readonly match: KeptMatch; readonly log: Log }>;

export function memoryStore(kept: InMemory = new Map()): Store {
  return {
    list: async () => structuredClone([...kept.values()].map(({ match }) => match)),
    read: async (id) => structuredClone(kept.get(id) ?? null),
    async append(match, index, entries) {
      const before = kept.get(match.id)?.log ?? [];
      if (before.length !== index)
        throw new DOMException(`entry ${index} does not follow ${before.length} others`, 'ConstraintError');
      kept.set(match.id, { match: structuredClone(match), log: [...before, ...structuredClone(entries)] });
    },
    lasts: () => false,
    remove: async (id) => void kept.delete(id),
  };
}
