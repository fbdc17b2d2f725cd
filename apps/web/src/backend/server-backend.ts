/** The backend of a match on this page's own server. */

import type { TableInfo } from '@tarmac/wire/page';
import { readMatchFile } from '../api/files.ts';
import { randomText } from '../api/random-text.ts';
import { rematch } from '../api/tables.ts';
import { me } from '../people/me.svelte.ts';
import type { Backend } from './backend.ts';
import { pageSocket } from './page-socket.ts';
import { makeRemoteBackend } from './remote-backend.ts';
import { rules } from './rules.ts';

export function serverBackend(table: TableInfo): Backend {
  return makeRemoteBackend(table, {
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
