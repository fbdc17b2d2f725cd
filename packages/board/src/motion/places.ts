/** Where things are on the screen, by name, for whatever flies from one to another. */

import type { Attachment } from 'svelte/attachments';

const places = new Map<string, Element>();

/** `{@attach place('market:0')}`: gives the element a name for as long as it is there. */
export function place(name: string): Attachment<Element> {
  return (element) => {
    places.set(name, element);
    return () => {
      // Its successor may have taken the name before it went.
      if (places.get(name) === element) places.delete(name);
    };
  };
}

export function elementAt(name: string): Element | null {
  return places.get(name) ?? null;
}
