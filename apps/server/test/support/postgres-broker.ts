/** Set-up of a run: starts the PostgreSQL that test files share as soon as one of them asks where it is, and ends it. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OwnPostgres, startOwnPostgres } from '@tarmac/tools/own-postgres';
import type { TestProject } from 'vitest/node';
import { installedPrograms } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers any request with the URL of the shared PostgreSQL. */
    postgresBroker: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<OwnPostgres> | null = null;
  const broker = createServer(async (_, answer) => {
    starting ??= startOwnPostgres(installedPrograms());
    await starting.then(
      ({ url }) => answer.end(url),
      (error: Error) => answer.writeHead(500).end(error.message),
    );
  }).listen(0, '127.0.0.1');
  await once(broker, 'listening');
  project.provide('postgresBroker', `http://127.0.0.1:${(broker.address() as AddressInfo).port}`);
  return async () => {
    broker.close();
    await starting?.then(
      ({ stop }) => stop(),
      () => {},
    );
  };
}
