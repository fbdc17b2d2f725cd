/** `arena scale`: what a number of matches needs of nodes and PostgreSQL, computed from measured costs. */

import { commandOf } from '../command.ts';
import { number, seconds, text, whole } from '../flags.ts';
import { readCosts } from '../scale/costs.ts';
import { writeScale } from '../scale/document.ts';
import { measureCosts, SCALE_PLAN } from '../scale/measure.ts';
import { CONNECTIONS_PER_NODE, needsOf, PEAK, SHARE } from '../scale/needs.ts';
import { COSTS_HEAD, costRows, limitRows, needRows, otherCosts, SUPPLY, USUAL } from '../scale/text.ts';
import { GAME_FLAG } from '../seats.ts';
import { figure, table } from '../table.ts';
import { fileToWrite, writeText } from '../text-files.ts';

const MOST = 1e9;
const A_DAY = { from: 0, to: 86_400 };

/** Of the load, and of what PostgreSQL has for it. */
const SIZES = {
  live: whole('live matches at once, at the peak', { from: 0, to: MOST, usual: USUAL.live }),
  pace: number('seconds between two moves of one', { above: 0, to: 86_400 }, { usual: USUAL.pace }),
  hours: number('hours a day that are like the peak', { from: 0, to: 24 }, { usual: USUAL.hours }),
  correspondence: whole('correspondence matches', { from: 0, to: MOST, usual: USUAL.correspondence }),
  moves: number('moves a day in each of them', A_DAY, { usual: USUAL.moves }),
  seats: whole('of a match', { from: 1, to: 20, usual: USUAL.seats }),
  spectators: number('of a live match, fractions allowed', { from: 0, to: 1e6 }, { usual: USUAL.spectators }),
  cores: number("of PostgreSQL's machine", { above: 0, to: 1e6 }, { usual: SUPPLY.cores }),
  disk: number('of PostgreSQL', { above: 0, to: MOST }, { usual: SUPPLY.diskGb, value: 'GB' }),
  connections: whole('that PostgreSQL takes', { from: CONNECTIONS_PER_NODE, to: 1e6, usual: SUPPLY.connections }),
};

export const scale = commandOf({
  name: 'scale',
  summary: 'Computes what a number of matches needs of nodes and PostgreSQL, and what breaks first.',
  usage: '[--costs FILE | --seconds N --keep FILE] [--live N] [--correspondence N] …',
  flags: {
    game: GAME_FLAG,
    seconds: seconds('for each measure of the costs', { usual: 10 }),
    keep: fileToWrite('FILE', 'keep the measured costs in this file'),
    costs: text('FILE', 'take them from such a file, and measure nothing'),
    ...SIZES,
    write: fileToWrite('FILE.md', 'put the costs and some sizes into their section of this document'),
  },
  notes: `A node is a process with one core for moves and ${CONNECTIONS_PER_NODE} connections. Correspondence moves come ${PEAK} times as often at the peak.
${100 * SHARE} % of every core and rate is planned with. The exit code is 1 when one PostgreSQL is not enough.`,
  async run({ game: { game }, seconds, keep, costs: kept, write, ...sizes }, { progress }) {
    const { cores, disk: diskGb, connections, ...load } = sizes;
    const supply = { cores, diskGb, connections };
    const plan = { game: game.id, ...SCALE_PLAN, seconds };
    const costs = kept === null ? await measureCosts(plan, progress.at) : readCosts(kept);
    if (keep !== null) writeText(keep, '--keep', `${JSON.stringify(costs, null, 2)}\n`);
    if (write !== null) writeScale(write, costs);
    const needs = needsOf(load, costs, supply);
    const [first] = needs.limits;
    const holds = first?.times ?? Number.NaN;
    return {
      json: { load, supply, costs, needs },
      text: [
        costs.about,
        table(COSTS_HEAD, costRows(costs)),
        otherCosts(costs),
        table(['needed', `${figure(load.live, 0)} live + ${figure(load.correspondence, 0)}`], needRows([needs])),
        table(['on one PostgreSQL', 'needed', 'most', 'times this load'], limitRows(needs)),
      ].join('\n\n'),
      failed: !(holds >= 1),
    };
  },
});
