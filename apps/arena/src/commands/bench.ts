/**
 * `arena bench`: the speed of the rules against boardgame.io; or of the bots in their workers, the server or the page.
 */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadInput } from '../bad-input.ts';
import { reportAll } from '../bench/all/report-all.ts';
import { benchBots } from '../bench/bots-report.ts';
import { BENCHMARKS, writeSections } from '../bench/document.ts';
import { machineNow } from '../bench/machine.ts';
import { benchPage } from '../bench/page/report.ts';
import { reportOf } from '../bench/part.ts';
import { BOARDGAME_IO, COLYSEUS, installPeer } from '../bench/peer.ts';
import { benchRules } from '../bench/rules-report.ts';
import { SERVER_PLAN } from '../bench/server/part.ts';
import { reportServer } from '../bench/server/report.ts';
import { type Around, commandOf, type Report } from '../command.ts';
import { type Given, seconds, text, toggle } from '../flags.ts';
import { GAME_FLAG } from '../seats.ts';
import { assertWritable, fileToWrite } from '../text-files.ts';

const FLAGS = {
  game: GAME_FLAG,
  seconds: seconds('for each measure, after its warm-up', {
    usual: null,
    said: '2; with --bots for each decision: 1; with --server: 10; with --all for the rules: 1, and the others in step',
  }),
  'no-peer': toggle('leave boardgame.io and Colyseus out (they are installed on first use)'),
  bots: toggle('instead: captain in a worker of Node and of the Chromium of this machine'),
  server: toggle('instead: the server under load, beside boardgame.io, Colyseus and the bare disk'),
  earlier: text(
    'FOLDER',
    'with --server: a built checkout of an earlier commit, whose processor time a move is held against',
  ),
  page: toggle('instead: the web app in the Chromium of this machine, slowed down four times'),
  all: toggle('all of these and the storage, for every game, into one document'),
  write: fileToWrite(
    'FILE.md',
    'the document: with --all (docs/benchmarks.md), or with --server, which is printed in any case',
  ),
};

type Wish = Given<typeof FLAGS>;

export const bench = commandOf({
  name: 'bench',
  summary:
    'Times the rules beside the same rules wrapped as boardgame.io moves; or bots in workers; or the server; or the page.',
  usage: '[--game ID] [--seconds N] [--no-peer] [--bots | --server [--earlier FOLDER] | --page | --all]',
  flags: FLAGS,
  notes:
    'The exit code is 1 when the floor of the rules, a limit of the bots or a budget of the server or the page is not met.',
  async run(given, around) {
    const { bots, server, page, all, write, earlier } = given;
    if ([bots, server, page, all].filter(Boolean).length > 1)
      throw new BadInput('--bots, --server, --page and --all are separate benches: name one');
    if (write !== null && !all && !server)
      throw new BadInput('--write needs --all or --server: only these have a section of the document');
    if (earlier !== null && !server)
      throw new BadInput('--earlier needs --server: an earlier server is measured beside it');
    if (all) return benchAll(given, around);
    const machine = machineNow();
    const { json, text, failed } = await benchOne(given, around);
    return { json: { machine, ...json }, text, failed };
  },
});

function benchOne(given: Wish, around: Around): Promise<Report> {
  if (given.bots) return bots(given, around);
  if (given.server) return server(given, around);
  return given.page ? page(around) : rules(given, around);
}

async function rules({ game: registered, seconds, 'no-peer': noPeer }: Wish, around: Around): Promise<Report> {
  if (!noPeer) await install([BOARDGAME_IO], around);
  const benched = await benchRules(registered, seconds ?? 2, !noPeer, around.progress.at);
  const report = reportOf(benched);
  return { ...report, text: `${benched.playouts}\n\n${report.text}` };
}

async function bots({ game: { game, brain }, seconds }: Wish, { progress }: Around): Promise<Report> {
  if (brain === undefined) throw new BadInput(`${game.id} has no bots yet`);
  const { json, ...report } = reportOf(await benchBots(game, 1000 * (seconds ?? 1), progress.at));
  return { json: { bots: json }, ...report };
}

async function page({ progress }: Around): Promise<Report> {
  const { json, ...report } = reportOf(await benchPage(progress.at));
  return { json: { page: json }, ...report };
}

async function server(given: Wish, around: Around): Promise<Report> {
  const { game, seconds, write } = given;
  const earlier = earlierProgram(given.earlier);
  const withPeer = !given['no-peer'];
  if (withPeer) await install([BOARDGAME_IO, COLYSEUS], around);
  const plan = { game: game.game.id, ...SERVER_PLAN, seconds: seconds ?? 10, withPeer, earlier };
  const { json, section, ...report } = await reportServer(plan, around.progress.at);
  if (write !== null) writeSections(write, { server: section });
  return { json: { server: json }, ...report };
}

async function benchAll({ write, seconds, 'no-peer': noPeer }: Wish, around: Around): Promise<Report> {
  const path = write ?? BENCHMARKS;
  assertWritable(path, '--write');
  if (!noPeer) await install([BOARDGAME_IO, COLYSEUS], around);
  return reportAll({ scale: seconds ?? 1, withPeer: !noPeer, path }, around.progress.at);
}

async function install(peers: readonly (typeof BOARDGAME_IO)[], { io }: Around): Promise<void> {
  for (const peer of peers) await installPeer((line) => io.err(`${line}\n`), peer);
}

/** The program of a checkout's server; null without a checkout. */
function earlierProgram(folder: string | null): string | null {
  if (folder === null) return null;
  const program = resolve(folder, 'apps/server/dist/main.js');
  if (!existsSync(program))
    throw new BadInput(`--earlier: there is no built server in ${folder} (npm ci && npx tsc -b)`);
  return program;
}
