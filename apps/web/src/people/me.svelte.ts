/** Who the reader is to the server. Nobody needs to be anybody to play here; sitting down with others takes a name. */

import type { Me } from '@tarmac/wire/page';
import { changeMe, createMe, readMe } from '../api/people.ts';
import type { PageAnswer } from '../backend/backend.ts';
import { pageSocket } from '../backend/page-socket.ts';
import { locale } from '../locale.svelte.ts';

/**
 * Set and taken away with the cookie that holds the identity, which no script can read. Without it every newcomer would have to
 * ask, and be refused.
 */
const KNOWN_HERE = 'tarmac-known=yes';

let current = $state.raw<Me | null>(null);
let isKnown = $state(false);

export const me = {
  /** Null for nobody yet, and as long as the server has not been asked or did not answer. */
  get current(): Me | null {
    return current;
  },
  /** Whether the server has said who this is, or that it is nobody. */
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
  /** Under this name from now on. */
  async become(name: string): Promise<PageAnswer<Me>> {
    const answer = await named(name);
    if (answer.ok) me.is(answer.value);
    return answer;
  },
  /** What an answer of the server says of me; null for nobody. A socket that somebody else opened is opened anew. */
  is(person: Me | null): void {
    current = person;
    isKnown = true;
    pageSocket.openAs(person?.id ?? null);
  },
};

async function named(name: string): Promise<PageAnswer<Me>> {
  if (current?.name === name) return { ok: true, value: current };
  const changed = current === null ? null : await changeMe({ name });
  // Signed out from another browser: then one begins anew.
  if (changed !== null && (changed.ok || changed.problem !== 'no-identity')) return changed;
  const created = await createMe(name, locale.current);
  // Whoever had an identity all along has kept it, and its name.
  return created.ok && created.value.name !== name ? changeMe({ name }) : created;
}

// Notices and e-mails are written in the language the page was last used in.
$effect.root(() => {
  $effect(() => {
    const language = locale.current;
    if (current === null || current.language === language) return;
    void changeMe({ language }).then((answer) => {
      if (answer.ok && current?.id === answer.value.id) current = answer.value;
    });
  });
});
