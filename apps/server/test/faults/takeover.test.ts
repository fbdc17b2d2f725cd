/** What a node leaves undone when it dies: bots that were thinking, clocks that run, notices to be sent. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailReceiver } from '../notices/receivers.ts';
import { type Client, connect } from '../support/client.ts';
import { gather, owes, type Party, playOnce, type TableWish } from '../support/play.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { build, type NodeProcess, startNode } from './node-process.ts';

const game = airlinesEurope as Game;
const DAY = 24 * 60 * 60;
const SLOW: TableWish = { game: game.id, seats: 2, clock: { kind: 'correspondence', perMove: 3 * DAY } };
const QUICK: TableWish = { game: game.id, seats: 2, clock: { kind: 'live', bank: 900, increment: 0 } };
/** A database whose clock the test can move: nodes take the time from there. */
const CLOCK_TO_MOVE = `
  create schema moved;
  create table moved.by (hours integer not null);
  insert into moved.by values (0);
  create function moved.clock_timestamp() returns timestamptz language sql volatile as
    'select pg_catalog.clock_timestamp() + hours * interval ''1 hour'' from moved.by';`;

let postgres: Postgres;
let mail: Awaited<ReturnType<typeof mailReceiver>>;
let survivor: NodeProcess;
let database: pg.Client;
let withBots: Party[];
let givingUp: Party;
let standingIn: Party;

/** Everything happens on one node; the other is there and has nothing to do with it. */
beforeAll(async () => {
  build();
  postgres = await startPostgres();
  mail = await mailReceiver();
  const url = await postgres.createDatabase();
  const environment = {
    DATABASE_URL: url,
    TARMAC_SMTP: mail.url,
    TARMAC_MAIL_FROM: 'tarmac@tarmac.example',
    TARMAC_NOTICE_DELAY: '1800',
  };
  database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(CLOCK_TO_MOVE);
  await database.query(
    `alter database "${new URL(url).pathname.slice(1)}" set search_path = public, moved, pg_catalog`,
  );
  const doomed = await startNode(environment);
  survivor = await startNode(environment);

  givingUp = await gather([doomed.base], { ...QUICK, onTimeout: 'resign' });
  standingIn = await gather([doomed.base], { ...QUICK, onTimeout: 'stand-in', standIn: 'trainee' });
  const [first] = (await gather([doomed.base], SLOW)).people;
  await database.query("update people set email = 'ann@tarmac.example', notice_email = 1 where id = $1", [
    first?.client.person,
  ]);
  withBots = await Promise.all([1, 2, 3].map(() => gather([doomed.base], { ...SLOW, bots: { 1: 'captain' } })));
  await Promise.all(withBots.map(playUntilTheBotsTurn));
  await doomed.kill();
});
afterAll(async () => {
  await survivor?.kill();
  await database?.end();
  await mail?.close();
  await postgres?.stop();
});

async function playUntilTheBotsTurn({ match, people }: Party): Promise<void> {
  for (const { client, seat } of people)
    while (owes(client, match, seat)) await playOnce(game, client, match, seat, () => 0);
}

/** At the node that lives on. */
async function comeBack({ match, people }: Party): Promise<Client> {
  const client = await connect(survivor.base, { cookie: people[0]?.cookie });
  await client.watch(match, 0);
  return client;
}

test('another node plays for its bots, stops its clocks and sends its notices, once their time has come', async () => {
  const back = await Promise.all(withBots.map(async (party) => ({ ...party, client: await comeBack(party) })));
  // Where the bot had not yet answered when its node died, it is still waited for.
  const waiting = back.filter(({ match, client }) => !owes(client, match, 0));
  expect(waiting.length).toBeGreaterThan(0);
  const [resigning, away] = [await comeBack(givingUp), await comeBack(standingIn)];
  expect(resigning.table(givingUp.match)?.state).toBe('running');
  expect(mail.mails).toEqual([]);

  await database.query('update moved.by set hours = 1');
  for (const { match, client } of waiting) await client.until(() => owes(client, match, 0), 'the turn after the bot');
  await resigning.over(givingUp.match);
  expect(resigning.table(givingUp.match)?.result?.reason).toBe('timed-out');
  const seats = () => away.table(standingIn.match)?.seats.map(({ state }) => state);
  await away.until(() => seats()?.includes('stand-in') === true, 'a stand-in');
  await vi.waitUntil(() => mail.mails.length > 0, { timeout: 120_000 });
  expect(mail.mails.map(({ to }) => to)).toEqual([['ann@tarmac.example']]);
});
