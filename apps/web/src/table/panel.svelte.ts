/** The side panel's content, and the number of unread chat lines. */

import { untrack } from 'svelte';
import { me } from '../people/me.svelte.ts';
import { keepRead, readUntil } from './chat-read.ts';
import type { Tab } from './SidePanel.svelte';
import type { TableState } from './table-state.svelte.ts';

export function panelState(told: TableState, hasPeople: () => boolean) {
  let shown = $state(false);
  let current = $state<Tab>('log');
  /** When the last line that was read was said. */
  let read = $state(0);
  const match = $derived(told.table?.id ?? null);
  const lines = $derived(told.chat.filter(({ person }) => !me.current?.muted.includes(person)));
  const isReading = $derived(shown && current === 'chat');

  $effect(() => {
    if (match !== null) read = readUntil(match);
  });
  $effect(() => {
    const last = lines.at(-1)?.at ?? 0;
    if (!isReading || match === null || last <= untrack(() => read)) return;
    read = last;
    keepRead(match, last);
  });

  return {
    /** Null while it is closed. */
    get tab(): Tab | null {
      return shown ? current : null;
    },
    get current(): Tab {
      return current;
    },
    set current(tab: Tab) {
      current = tab;
    },
    get tabs(): readonly Tab[] {
      return hasPeople() ? ['log', 'chat', 'people'] : ['log'];
    },
    get unread(): number {
      return isReading ? 0 : lines.filter(({ at, person }) => at > read && person !== me.current?.id).length;
    },
    /** Without lines of muted people. */
    get lines() {
      return lines;
    },
    /** Opened automatically, with enough room. */
    open(): void {
      shown = true;
    },
    toggle(tab: Tab): void {
      if (tab === 'chat' && !hasPeople()) return;
      shown = !(shown && current === tab);
      current = tab;
    },
    close(): void {
      shown = false;
    },
  };
}
