/** The reader's identity on the server. Playing alone needs none; sitting down with others needs a name. */

import type { Me } from '@tarmac/wire/page';
import { changeMe, createMe, readMe } from '../api/people.ts';
import type { PageAnswer } from '../backend/backend.ts';
import { pageSocket } from '../backend/page-socket.ts';
import { locale } from '../locale.svelte.ts';

/**
 * Set and removed with the identity cookie, which scripts cannot read. It saves unknown readers a request that would be
 * refused.
 */
const KNOWN_HERE = 'tarmac-known=yes';

let current = $state.raw<Me | null>(null);
let isKnown = $state(false);

export const me = {
  /** Null for no identity, and until the server has answered. */
  get current(): Me | null {
    return current;
  },
  /** Whether the server has answered. */
  get isKnown(): boolean {
    return isKnown;
  },
  async load(): Promise<PageAnswer<Me | null>> {
    const answer: PageAnswer<Me | null> = document.cookie.split('; ').includes(KNOWN_HERE)
      ? await readMe()
      : { ok: true, value: null };
    if (!answer.ok && answer.problem !== 'no-identity') return answer;
    me.is(answer.ok ? answer.value : null);
    return { ok: true, value: current };
  },
  /** Takes this name from now on. */
  async become(name: string): Promise<PageAnswer<Me>> {
    const answer = await named(name);
    if (answer.ok) me.is(answer.value);
    return answer;
  },
  /** Sets the identity from a server's answer; null for none. A socket of another identity is reopened. */
  is(person: Me | null): void {
    current = person;
    isKnown = true;
    pageSocket.openAs(person?.id ?? null);
  },
};

async function named(name: string): Promise<PageAnswer<Me>> {
  if (current?.name === name) return { ok: true, value: current };
  const changed = current === null ? null : await changeMe({ name });
  // Signed out by another browser: creates a new identity.
  if (changed !== null && (changed.ok || changed.problem !== 'no-identity')) return changed;
  const created = await createMe(name, locale.current);
  // A reader with an identity keeps it and its name.
  return created.ok && created.value.name !== name ? changeMe({ name }) : created;
}

// The server writes notices and e-mails in the page's last language.
$effect.root(() => {
  $effect(() => {
    const language = locale.current;
    if (current === null || current.language === language) return;
    void changeMe({ language }).then((answer) => {
      if (answer.ok && current?.id === answer.value.id) current = answer.value;
    });
  });
});
