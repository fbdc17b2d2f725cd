/**
 * `arena bench`: the speed of the rules against boardgame.io; or of the bots in their workers, the server or the page.
 */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadInput } from '../bad-input.ts';
import { reportAll } from '../bench/all/report-all.ts';
import { SERVER_PLAN } from '../bench/all/server.ts';
import { reportBots } from '../bench/bots-report.ts';
import { BENCHMARKS, writeSections } from '../bench/document.ts';
import { machineNow } from '../bench/machine.ts';
import { reportPage } from '../bench/page/report.ts';
import { BOARDGAME_IO, COLYSEUS, installPeer } from '../bench/peer.ts';
import { reportRules } from '../bench/rules-report.ts';
import { reportServer } from '../bench/server/report.ts';
import type { Command, Report } from '../command.ts';
import { type Given, isOn, JSON_FLAG, secondsOf, textOf } from '../flags.ts';
import type { Registered } from '../games.ts';
import type { Io } from '../io.ts';
import { progressOn } from '../progress.ts';
import { GAME_FLAG, gameOf } from '../seats.ts';
import { assertWritable } from '../text-files.ts';

export const bench: Command = {
  name: 'bench',
  summary:
    'Times the rules beside the same rules wrapped as boardgame.io moves; or bots in workers; or the server; or the page.',
  usage: '[--game ID] [--seconds N] [--no-peer] [--bots | --server [--earlier FOLDER] | --page | --all]',
  words: [],
  flags: {
    game: GAME_FLAG,
    seconds: {
      kind: 'value',
      value: 'N',
      help: 'for each measure, after its warm-up (2); with --bots for each decision (1), with --server (10); with --all for the rules (1), and the others in step',
    },
    'no-peer': { kind: 'switch', help: 'leave boardgame.io and Colyseus out (they are installed on first use)' },
    bots: { kind: 'switch', help: 'instead: captain in a worker of Node and of the Chromium of this machine' },
    server: { kind: 'switch', help: 'instead: the server under load, beside boardgame.io, Colyseus and the bare disk' },
    earlier: {
      kind: 'value',
      value: 'FOLDER',
      help: 'with --server: a built checkout of an earlier commit, whose processor time a move is held against',
    },
    page: { kind: 'switch', help: 'instead: the web app in the Chromium of this machine, slowed down four times' },
    all: { kind: 'switch', help: 'all of these and the storage, for every game, into one document' },
    write: {
      kind: 'value',
      value: 'FILE.md',
      help: 'the document: with --all (docs/benchmarks.md), or with --server, which is printed in any case',
    },
    json: JSON_FLAG,
  },
  notes:
    'The exit code is 1 when the floor of the rules, a limit of the bots or a budget of the server or the page is not met.',
  async run(given, io) {
    const registered = gameOf(given);
    if (['bots', 'server', 'page', 'all'].filter((name) => isOn(given, name)).length > 1)
      throw new BadInput('--bots, --server and --page are separate benches: name one');
    if (isOn(given, 'write') && !isOn(given, 'all') && !isOn(given, 'server'))
      throw new BadInput('--write needs --all or --server: only these have a section of the document');
    if (isOn(given, 'earlier') && !isOn(given, 'server'))
      throw new BadInput('--earlier needs --server: an earlier server is measured beside it');
    if (isOn(given, 'bots')) return benchBots(registered, given, io);
    if (isOn(given, 'server')) return benchServer(registered, given, io);
    if (isOn(given, 'page')) return benchPage(given, io);
    if (isOn(given, 'all')) return benchAll(given, io);
    const withPeer = !isOn(given, 'no-peer');
    // Reports bad input before installing anything.
    const seconds = secondsOf(given, 'seconds') ?? 2;
    const machine = machineNow();
    if (withPeer) await installPeer((line) => io.err(`${line}\n`));
    const progress = progressOn(io, isOn(given, 'json'));
    const { json, text, failed } = await reportRules(registered, seconds, withPeer, progress.at);
    progress.done();
    return { json: { machine, ...json }, text, failed };
  },
};

async function benchBots({ game, brain }: Registered, given: Given, io: Io): Promise<Report> {
  if (brain === undefined) throw new BadInput(`${game.id} has no bots yet`);
  const machine = machineNow();
  const progress = progressOn(io, isOn(given, 'json'));
  const { json, text, failed } = await reportBots(game, 1000 * (secondsOf(given, 'seconds') ?? 1), progress.at);
  progress.done();
  return { json: { machine, bots: json }, text, failed };
}

async function benchServer({ game }: Registered, given: Given, io: Io): Promise<Report> {
  const withPeer = !isOn(given, 'no-peer');
  const seconds = secondsOf(given, 'seconds') ?? 10;
  const earlier = earlierProgram(textOf(given, 'earlier'));
  const path = textOf(given, 'write');
  if (path !== null) assertWritable(path, '--write');
  if (withPeer) for (const peer of [BOARDGAME_IO, COLYSEUS]) await installPeer((line) => io.err(`${line}\n`), peer);
  const machine = machineNow();
  const progress = progressOn(io, isOn(given, 'json'));
  const plan = { game: game.id, ...SERVER_PLAN, seconds, withPeer, earlier };
  const { json, text, failed, section } = await reportServer(plan, progress.at);
  progress.done();
  if (path !== null) writeSections(path, { server: section });
  return { json: { machine, server: json }, text, failed };
}

/** The program of a checkout's server; null without a checkout. */
function earlierProgram(folder: string | null): string | null {
  if (folder === null) return null;
  const program = resolve(folder, 'apps/server/dist/main.js');
  if (!existsSync(program))
    throw new BadInput(`--earlier: there is no built server in ${folder} (npm ci && npx tsc -b)`);
  return program;
}

async function benchPage(given: Given, io: Io): Promise<Report> {
  const machine = machineNow();
  const progress = progressOn(io, isOn(given, 'json'));
  const { json, text, failed } = await reportPage(progress.at);
  progress.done();
  return { json: { machine, page: json }, text, failed };
}

async function benchAll(given: Given, io: Io): Promise<Report> {
  const path = textOf(given, 'write') ?? BENCHMARKS;
  assertWritable(path, '--write');
  const withPeer = !isOn(given, 'no-peer');
  const scale = secondsOf(given, 'seconds') ?? 1;
  if (withPeer) for (const peer of [BOARDGAME_IO, COLYSEUS]) await installPeer((line) => io.err(`${line}\n`), peer);
  const progress = progressOn(io, isOn(given, 'json'));
  const report = await reportAll({ scale, withPeer, path }, progress.at);
  progress.done();
  return report;
}
