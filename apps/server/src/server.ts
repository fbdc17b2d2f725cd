/** One node: its modules, opened in the order they need one another, and closed so that nothing is cut short. */

import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { makeBots } from './bots/pool.ts';
import { type Closing, makeClosing } from './closing.ts';
import { dueHandlers, operatorDeeds } from './deeds.ts';
import { startScheduler } from './due/scheduler.ts';
import { makeApp } from './http/app.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { operatorRoutes } from './http/operator-routes.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { statisticsRoutes } from './http/statistics-routes.ts';
import { tableRoutes } from './http/table-routes.ts';
import { wayBackRoutes } from './http/way-back-routes.ts';
import { WEB_FOLDER, webAppRoutes } from './http/web-app.ts';
import { makeLoad } from './load.ts';
import { planSweep } from './lobby/sweep.ts';
import { makeMatches } from './match/make.ts';
import { makeMailer } from './notices/smtp.ts';
import { type Overrides, openParts } from './open-parts.ts';
import { healthRoutes } from './ops/health-routes.ts';
import type { Parts } from './parts.ts';
import { openIdentity, personFor } from './people/identity.ts';
import { openPresence } from './people/presence.ts';
import { identifyRequests } from './people/request-person.ts';
import type { Settings } from './settings.ts';
import { makeBudgets } from './sockets/budgets.ts';
import { attachSockets } from './sockets/sockets.ts';
import { StartProblem } from './start-problem.ts';

export interface Server {
  readonly address: string;
  readonly port: number;
  readonly parts: Parts;
  /** Finishes pending work, for ten seconds at most. */
  close(): Promise<void>;
}

const CLOSE_MILLISECONDS = 10_000;
const GOODBYE_MILLISECONDS = 2000;

/** Throws a `StartProblem` for problems that the operator can solve. */
export async function startServer(settings: Settings, overrides: Overrides = {}): Promise<Server> {
  const parts = await openParts(settings, overrides);
  const closing = makeClosing(parts.log, CLOSE_MILLISECONDS);
  closing.add(() => parts.database.close());
  try {
    const app = await openApp(parts, closing, overrides);
    const { address, port } = await listen(app, settings);
    return { address, port, parts, close: closing.close };
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function openApp(parts: Parts, closing: Closing, overrides: Overrides): Promise<FastifyInstance> {
  const { settings } = parts;
  const identity = await openIdentity(parts);
  const mailer = makeMailer(settings);
  closing.add(() => mailer?.close());
  const presence = openPresence(parts);
  closing.add(() => presence.close());

  const budgets = makeBudgets(parts);
  const app = await makeApp(parts, budgets);
  // A page that is gone never closes its connection.
  closing.add(() => Promise.race([app.close(), wait(GOODBYE_MILLISECONDS, null, { ref: false })]));
  await identifyRequests(app, parts, identity);
  const bots = makeBots(parts, settings.botThreads);
  const matches = makeMatches(parts, bots);
  const messages = makeInHand();
  const load = overrides.load ?? makeLoad(parts);
  closing.add(() => load.close());
  const sockets = await attachSockets(app, parts, {
    matches: { ...matches, handle: (...asked) => messages.track(matches.handle(...asked)) },
    load,
    budgets,
    presence,
    personFor: (cookies) => personFor(parts, identity, cookies),
    whenPersonChanges: (hear) => identity.hearers.add(hear),
  });
  closing.add(() => sockets.close());
  // Before the sockets, so that the last moves are still answered.
  closing.add(() => matches.close());
  closing.add(() => messages.settled());
  healthRoutes(app, parts, closing.hasBegun);
  await webAppRoutes(app, overrides.webFolder ?? WEB_FOLDER, settings.limits);
  peopleRoutes(app, parts, identity, matches);
  wayBackRoutes(app, parts, identity, mailer);
  noticeRoutes(app, parts, identity);
  operatorRoutes(app, parts, identity, operatorDeeds(parts, matches));
  tableRoutes(app, parts, matches, load);
  statisticsRoutes(app, parts);

  await planSweep(parts);
  const scheduler = startScheduler(parts, dueHandlers(parts, matches, { mailer, key: identity.key }));
  // Does not wait for thinking bots: their rows in `due` bring them back.
  closing.add(() => Promise.all([scheduler.stop(), bots.close()]));
  return app;
}

async function listen(app: FastifyInstance, { address, port }: Settings): Promise<AddressInfo> {
  try {
    await app.listen({ host: address, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartProblem(`port ${port} on ${address} is in use: set TARMAC_PORT to another port`);
    if (code === 'EACCES')
      throw new StartProblem(`no permission for port ${port} on ${address}: set TARMAC_PORT above 1023`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartProblem(`${address} is not an address of this machine: set TARMAC_ADDRESS to one that is`);
    throw error;
  }
  return app.server.address() as AddressInfo;
}

/** Unanswered requests: a closing server waits for them. */
interface InHand {
  /** Returns its argument. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Resolves when all pending requests are done or have failed. */
  settled(): Promise<void>;
}

function makeInHand(): InHand {
  const begun = new Set<Promise<unknown>>();
  return {
    track(work) {
      const forget = () => begun.delete(work);
      begun.add(work);
      work.then(forget, forget);
      return work;
    },
    async settled() {
      await Promise.allSettled(begun);
    },
  };
}
