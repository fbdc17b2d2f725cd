/** A state is kept now and then: what is folded from it is what was played; and what an upgrade makes of its clocks. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, foldLog, type Game, matchKey, type Seat } from '@tarmac/kit';
import { act, undosOf } from '@tarmac/match';
import { describe, expect, test, vi } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import { follow } from '../../src/match/load.ts';
import { following, HOST, type Move, type ServerPosition, standing } from '../../src/match/position.ts';
import { positionAt, rowOf } from '../../src/match/rows.ts';
import type { Setting } from '../../src/match/setting.ts';
import { startMoves } from '../../src/match/start.ts';
import type { LogRow } from '../../src/storage/schema.ts';
import { temporaryFolder } from '../storage/dialects.ts';
import { connect } from '../support/client.ts';
import { byChance, gather, logOf, openAll, playOut, theFirst } from '../support/play.ts';
import { openServer } from '../support/server.ts';

const game = airlinesEurope as Game;

function settingOf(rules = game): Setting {
  const config = game.parseConfig({}, 2);
  if (!config.ok) throw new Error(config.problem);
  const secret = new Uint8Array(32);
  const contributions = ['a', 'b'];
  return {
    id: 'match',
    host: 'ann',
    game: rules,
    config: config.value,
    clock: { kind: 'live', bank: 60, increment: 0 },
    onTimeout: 'resign',
    standIn: 'random',
    spectators: 'live',
    people: ['ann', 'bob'],
    bots: [null, null],
    contributions,
    secret,
    key: matchKey(secret, contributions, nodeDigest),
  };
}

/** The rows of a match played by chance, and where it led. */
function played(setting: Setting, acts: number): { rows: LogRow[]; moves: Move[] } {
  const chance = fastChance(3);
  const moves = startMoves(setting, 0);
  for (let count = 1; count <= acts; count++) {
    const { position } = moves.at(-1) as Move;
    const [seat = 0] = position.after.owing;
    const actions = game.actions(position.fold.state, seat);
    const made = { at: count, by: HOST, seat, action: actions[chance.draw(actions.length)] };
    const acted = act(game, position, made, chance);
    if (!acted.ok) throw new Error(acted.refusal.code);
    moves.push(...standing(setting, position, acted.moves));
  }
  return { moves, rows: moves.map((move) => rowOf(setting, move, null)) };
}

/** As versions before wrote them: all that stands after each entry, and the state wherever it changes. */
function asBefore({ entry, position: { after, fold } }: Move, row: LogRow): LogRow {
  const { kept: _, noUndo: __, ...all } = after;
  const state = entry.kind === 'seat' || entry.kind === 'end' ? null : JSON.stringify(fold.state);
  return { ...row, frames: JSON.stringify(all), after: null, state };
}

function followAll(setting: Setting, from: LogRow, rows: readonly LogRow[]): ServerPosition {
  return rows.reduce((position, row) => follow(setting, position, row).position, positionAt(setting, from));
}

describe('a log', () => {
  const setting = settingOf();
  const { rows, moves } = played(setting, 100);
  const kept = rows.filter(({ state }) => state !== null);
  const { position: last } = moves.at(-1) as Move;

  test('has a state at the deal and then now and then, only where no undo reaches behind', () => {
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.length).toBeLessThan(rows.length / 20);
    expect(kept[0]?.seq).toBe(0);
    for (const { seq, after } of kept) expect(JSON.parse(after as string)).toMatchObject({ base: seq, kept: seq });
    expect(last.after.kept).toBe(kept.at(-1)?.seq);
  });

  test.each(kept.map(({ seq }) => seq))('folded from entry %i leads to what was played', (seq) => {
    const position = followAll(setting, rows[seq] as LogRow, rows.slice(seq + 1));
    expect(position.after).toEqual(last.after);
    expect(position.views).toEqual(last.views);
    expect(position.fold.state).toEqual(last.fold.state);
    expect(position.fold.points).toEqual(last.fold.points);
  });

  test('says why there is nothing to undo as if it were folded from the deal', () => {
    const log = moves.map(({ entry }) => entry);
    const reasons = moves.map(({ position }, index) =>
      position.after.noUndo.map((earlier, seat) => {
        const said = undosOf(game, position, seat, earlier);
        expect([index, seat, said]).toEqual([
          index,
          seat,
          undosOf(game, { fold: foldLog(game, log.slice(0, index + 1)) }, seat),
        ]);
        return said.noUndo;
      }),
    );
    // It is read from rows with the rest of a position, by the tests below.
    expect(new Set(reasons.flat())).toEqual(new Set(['not-acted', 'drawn', 'revealed', 'others', undefined]));
  });

  test('written by versions before and by this one is one log', () => {
    const middle = rows.findLastIndex(({ state }) => state !== null) + 5;
    const mixed = rows.map((row, index) => (index < middle ? asBefore(moves[index] as Move, row) : row));
    const { base } = (moves[middle - 1] as Move).position.after;
    const position = followAll(setting, mixed[base] as LogRow, mixed.slice(base + 1));
    // Rows of before do not say why there was nothing to undo.
    expect({ ...position.after, kept: 0, noUndo: [] }).toEqual({ ...last.after, kept: 0, noUndo: [] });
    expect(mixed[position.after.kept]?.state).not.toBeNull();
  });

  test('of a node that counted from another state is folded from rows that have one', () => {
    const sparse = rows.map((row, index) => (index === 0 ? row : { ...row, after: null, state: null }));
    expect(followAll(setting, sparse[0] as LogRow, sparse.slice(1)).after).toEqual({ ...last.after, kept: 0 });
  });
});

describe('on a server', () => {
  test('a match is the same for everybody after a restart', async () => {
    const folder = temporaryFolder();
    const first = await openServer({ TARMAC_DATA: folder });
    const party = await gather([first.base]);
    await openAll(game, party);
    await playOut(game, party, byChance(4), 60);
    const known = party.people.map(({ seen }) => seen());
    await first.close();
    const second = await openServer({ TARMAC_DATA: folder });
    for (const [index, person] of party.people.entries()) {
      await person.comeBack(second.base);
      const { frame, view, awaited, undo, noUndo, at, clocks } = known[index] as NonNullable<(typeof known)[number]>;
      expect(person.seen()).toMatchObject({ frame, view, awaited, undo, at, clocks });
      expect(person.seen()?.noUndo).toBe(noUndo);
    }
    expect(known.map((seen) => seen?.noUndo)).toContain('others');
  });

  test('spectators some time behind who come late begin with what they may see, not with the kept state', async () => {
    const server = await openServer({ TARMAC_SPECTATOR_DELAY: '1' });
    const party = await gather([server.base], { spectators: 'delayed' });
    const { match } = party;
    await openAll(game, party);
    await playOut(game, party, theFirst, 12);
    const rows = await logOf(server.parts.database, match);
    expect(rows.filter(({ state }) => state !== null)).toHaveLength(1);
    await vi.waitFor(() => expect(server.parts.now()).toBeGreaterThan((rows.at(-1) as LogRow).at + 1000), 5000);
    const watcher = await connect(server.base);
    const frames: unknown[] = [];
    watcher.onMessage((message) => {
      if (message.kind === 'view' || message.kind === 'frame') frames.push([message.kind, message.frame]);
    });
    watcher.send({ kind: 'watch', match });
    await watcher.until(() => frames.length > 0, 'the view');
    const last = (JSON.parse((rows.at(-1) as LogRow).frames) as number[]).at(-1);
    expect(frames).toEqual([['view', last]]);
  });
});

/** The same rules, but that they wait for these seats. */
const waitingFor = (seats: readonly Seat[]) =>
  settingOf({ ...game, toAct: (state) => ({ ...game.toAct(state), seats }), awaited: () => seats });

test.each([
  [[0], [1], [null, 90_000]],
  [[0], [0, 1], [90_000, 90_000]],
  [[0, 1], [1], [null, 90_000]],
  [[0], [0], [90_000, null]],
])('older rules that waited for %j, newer ones that wait for %j', (older, newer, since) => {
  const { position: before } = startMoves(waitingFor(older), 0).at(-1) as Move;
  const { state } = before.fold;
  const entry = { kind: 'upgrade', at: 90_000, by: HOST, version: game.version, state } as const;
  const [move] = following(waitingFor(newer), before, [entry]);
  const { own, seen } = (move as Move).position.after.clock;
  // While nobody could play nobody lost any time.
  expect(own).toEqual(since.map((each) => ({ left: 60_000, since: each })));
  expect(seen).toEqual(own);
});
