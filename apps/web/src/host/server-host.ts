/** A match on the server this page came from. */

import type { TableInfo } from '@tarmac/wire/page';
import { readMatchFile } from '../api/files.ts';
import { randomText } from '../api/random-text.ts';
import { rematch } from '../api/tables.ts';
import { me } from '../people/me.svelte.ts';
import type { Host } from './host.ts';
import { pageSocket } from './page-socket.ts';
import { makeRemoteHost } from './remote-host.ts';
import { rules } from './rules.ts';

export function serverHost(table: TableInfo): Host {
  return makeRemoteHost(table, {
    line: pageSocket,
    rules: rules(),
    person: me.current?.id ?? null,
    newId: randomText,
    isSomebodyElse(person) {
      if (person !== (me.current?.id ?? null)) void me.load();
    },
    readFile: (eye) => readMatchFile(table.id, eye),
    rematch: () => rematch(table.id),
  });
}
