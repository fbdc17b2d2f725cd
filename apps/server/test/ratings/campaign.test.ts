/** What somebody has won of a campaign: from matches that were played out over sockets, on both databases. */

import { type Campaign, type Challenge, campaignRecord, type Game } from '@tarmac/kit';
import type { CampaignInfo, TableInfo } from '@tarmac/wire';
import { afterAll, expect, test } from 'vitest';
import { ROPE } from '../match/rope-game.ts';
import { overDialects } from '../storage/dialects.ts';
import { call } from '../support/client.ts';
import { expectOk } from '../support/play.ts';
import { openServer, type TestServer } from '../support/server.ts';
import { begin, type Rival, rival } from './rivals.ts';

const SCENARIOS = ['calm', 'storm'];
const DIFFICULTIES = ['easy', 'hard'];

/** A rope in any weather: its rounds are those of a clock that stands still. */
const game: Game = {
  ...ROPE,
  options: [
    { key: 'scenario', kind: 'choice', values: ['none', ...SCENARIOS], default: 'none' },
    { key: 'difficulty', kind: 'choice', values: DIFFICULTIES, default: 'easy' },
  ],
  parseConfig: (input) => ({ ok: true, value: { scenario: 'none', difficulty: 'easy', ...(input as object) } }),
};
const campaign: Campaign = {
  scenarios: SCENARIOS,
  difficulties: DIFFICULTIES,
  challengeOf: (config) => ((config as Challenge).scenario === 'none' ? null : (config as Challenge)),
  roundsToSpare: (state) => (state as { readonly pulled: number }).pulled - 3,
};
const games = new Map([
  ['rope', { game, brain: null, campaign }],
  ['plain', { game: { ...ROPE, id: 'plain' }, brain: null }],
]);

const EASY = { scenario: 'storm', difficulty: 'easy' };
const HARD = { scenario: 'storm', difficulty: 'hard' };
const won = (wins: number, matches = wins) => ({ matches, wins, spare: wins === 0 ? null : 2 });

overDialects((dialect) => {
  const open: TestServer[] = [];
  afterAll(() => Promise.all(open.map((server) => server.close())));

  async function start(): Promise<TestServer> {
    const { databaseUrl } = await dialect.place();
    const server = await openServer({ TARMAC_LOG: 'silent', DATABASE_URL: databaseUrl ?? '' }, { games });
    open.push(server);
    return server;
  }

  async function act(person: Rival, match: string, seat: number, ...actions: readonly string[]): Promise<void> {
    person.client.send({ kind: 'watch', match });
    for (const [n, action] of actions.entries()) {
      await person.client.until(() => person.client.seen(match, seat) !== undefined, 'the table');
      const frame = person.client.seen(match, seat)?.frame ?? 0;
      const id = `act-${match}-${n}`;
      const said = await person.client.ask({ kind: 'act', id, match, seat, frame, action });
      expect(said).toMatchObject({ kind: 'done' });
    }
  }

  const PULLS = Array.from({ length: 5 }, () => 'pull');

  async function alone(person: Rival, options: object, ...actions: readonly string[]): Promise<string> {
    const wish = { game: 'rope', seats: 1, options, sit: { seat: 0, contribution: 'mine' } };
    const { id } = (await expectOk(await person.ask('POST', '/api/tables', wish))) as TableInfo;
    await act(person, id, 0, ...actions);
    return id;
  }

  const recordOf = async (person: Rival) => (await person.get<CampaignInfo>('/api/me/campaigns/rope')).record;

  test('victories and defeats by scenario and difficulty; nothing else counts', async () => {
    const server = await start();
    const ada = await rival(server, 'Ada', false);
    expect(await ada.get('/api/me/campaigns/rope')).toEqual({ game: 'rope', record: [] });
    await alone(ada, EASY, ...PULLS);
    await alone(ada, EASY, 'pull', 'cut');
    await alone(ada, HARD, 'cut');
    await alone(ada, {}, ...PULLS);
    // Given up, and still going on.
    await ada.resign(await alone(ada, HARD), 0);
    await alone(ada, HARD, 'pull');
    expect(campaignRecord(await recordOf(ada))).toHaveLength(2);
    expect(await recordOf(ada)).toContainEqual({ ...EASY, ...won(1, 2) });
    expect(await recordOf(ada)).toContainEqual({ ...HARD, ...won(0, 1) });
  });

  test('what a team won is everybody’s who stayed, and not theirs who had left', async () => {
    const server = await start();
    const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => rival(server, name, false)));
    if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('nobody came');
    const match = await begin([ada, ben, cleo], { game: 'rope', options: HARD });
    await cleo.resign(match, 2);
    await act(ada, match, 0, ...PULLS);
    expect(await recordOf(ada)).toEqual([{ ...HARD, ...won(1) }]);
    expect(await recordOf(ben)).toEqual([{ ...HARD, ...won(1) }]);
    expect(await recordOf(cleo)).toEqual([{ ...HARD, ...won(0, 1) }]);
  });

  test('the record goes along to another browser, and away with the person', async () => {
    const server = await start();
    const ada = await rival(server, 'Ada', false);
    await alone(ada, EASY, ...PULLS);
    const { code } = (await expectOk(await ada.ask('POST', '/api/me/move'))) as { readonly code: string };
    const moved = await call(server.base, 'POST', '/api/move', { code });
    const cookie = moved.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    const there = () => call(server.base, 'GET', '/api/me/campaigns/rope', undefined, { cookie });
    expect(await (await there()).json()).toEqual({ game: 'rope', record: [{ ...EASY, ...won(1) }] });
    expect((await ada.ask('DELETE', '/api/me')).status).toBe(204);
    expect((await there()).status).toBe(401);
  });

  test('it is for whoever has an identity, and for games that have a campaign', async () => {
    const server = await start();
    expect((await call(server.base, 'GET', '/api/me/campaigns/rope')).status).toBe(401);
    const ada = await rival(server, 'Ada', false);
    for (const id of ['plain', 'no-such-game'])
      expect((await ada.ask('GET', `/api/me/campaigns/${id}`)).status).toBe(404);
  });
});
