/** The named places on the screen between which things fly. */

import type { Attachment } from 'svelte/attachments';

const places = new Map<string, Element>();

/** `{@attach place('market:0')}`: gives the element a name as long as it is mounted. */
export function place(name: string): Attachment<Element> {
  return (element) => {
    places.set(name, element);
    return () => {
      // Its successor may already have taken the name.
      if (places.get(name) === element) places.delete(name);
    };
  };
}

export function elementAt(name: string): Element | null {
  return places.get(name) ?? null;
}
