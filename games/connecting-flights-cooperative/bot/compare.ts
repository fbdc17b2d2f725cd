/**
 * Compares ideas over the same sequences of demand, dropping the worse half repeatedly. If few sequences are left (from
 * round 7 on, by counting cards) all are used, each equally likely; before that random ones.
 */

import type { Budget } from '@tarmac/bots';
import { cooperativeFlights, type State } from '@tarmac/connecting-flights-cooperative/rules';
import { ROUNDS } from '@tarmac/flights/rules';
import { type Chance, fastChance } from '@tarmac/kit';
import type { Workshop } from './ideas.ts';
import { allSequences, drawSequence, type Sequence } from './outlook.ts';
import { coldStart, type Effort, type Idea, mixed, type Prospect, type Setting } from './prospect.ts';
import { settingOf } from './setting.ts';

/** Above this number they are drawn. */
const MOST_SEQUENCES = 600;
const BATCH = 8;
const EFFORT = { horizon: 3, tries: 120, laterTries: 40 } as const;

interface Trial {
  readonly idea: Idea;
  readonly after: State;
  readonly setting: Setting;
  readonly effort: Effort;
  /** Brought home by the idea's own flights. */
  readonly home: number;
  prospect: Prospect | null;
}

/** The best first. Ideas that luck decides, such as six new cards, keep their judgement. */
export function compareIdeas(
  workshop: Workshop,
  state: State,
  ideas: readonly Idea[],
  budget: Budget,
  chance: Chance,
): Idea[] {
  const trials = ideas.map((idea) => trialOf(workshop, state, idea));
  const sequences = sequencesFor(workshop, state, chance);
  const spent = meterOf(budget);
  let running = trials.filter((trial): trial is Trial => trial !== null);
  if (running.length === 0) return [...ideas];
  let done = 0;
  for (let cuts = halvings(running.length), cut = 1; cut <= cuts; cut++) {
    while (spent(done) < cut / cuts) {
      const batch = sequences.next();
      if (batch.length === 0) break;
      for (const trial of running) {
        const judged = judgeTrial(workshop, trial, batch);
        trial.prospect = trial.prospect === null ? judged : mixed(trial.prospect, judged);
      }
      done += running.length * batch.length;
    }
    if (cut < cuts) {
      running = running.toSorted((a, b) => totalOf(b) - totalOf(a)).slice(0, Math.ceil(running.length / 2));
    }
  }
  const [first] = trials;
  // A closer look raises all values: kept judgements are raised as much.
  const closer = first?.prospect ? first.prospect.total - first.idea.prospect.total : 0;
  const compared = ideas.map((idea, place) => {
    const seen = trials[place]?.prospect ?? { ...idea.prospect, total: idea.prospect.total + closer };
    return {
      actions: idea.actions,
      prospect: seen,
      isFinalist: trials[place] === null || isIn(running, trials[place]),
    };
  });
  // An idea dropped early has met few sequences and may look better than it is.
  compared.sort((a, b) => Number(b.isFinalist) - Number(a.isFinalist) || b.prospect.total - a.prospect.total);
  return state.frame.kind === 'flights' ? levelled(ideas, steady(ideas, compared)) : compared;
}

function isIn(running: readonly Trial[], trial: Trial | null | undefined): boolean {
  return running.some((other) => other === trial);
}

/** In pawns: the least advantage over the solver's own flying, so that a chain is not changed midway. */
const CLEARLY = 0.3;

function steady(ideas: readonly Idea[], compared: readonly Idea[]): readonly Idea[] {
  const own = compared.findIndex(({ actions }) => actions === ideas[0]?.actions);
  const [best] = compared;
  const ahead = (best?.prospect.total ?? 0) - (compared[own]?.prospect.total ?? 0);
  if (own <= 0 || ahead > CLEARLY) return compared;
  return [compared[own]!, ...compared.filter((_, place) => place !== own)];
}

/**
 * Flights are compared by the value of a pawn, and judged on the scale of the fitted chances: the best as before, the
 * others by their difference.
 */
function levelled(ideas: readonly Idea[], compared: readonly Idea[]): Idea[] {
  const [best] = compared;
  const before = ideas.find(({ actions }) => actions === best?.actions);
  const shift = (before?.prospect.total ?? 0) - (best?.prospect.total ?? 0);
  return compared.map(({ actions, prospect }) => ({
    actions,
    prospect: { ...prospect, total: prospect.total + shift },
  }));
}

const totalOf = ({ prospect }: Trial): number => prospect?.total ?? 0;

function halvings(count: number): number {
  return Math.max(1, 32 - Math.clz32(Math.max(1, count) - 1));
}

function trialOf({ tables }: Workshop, state: State, idea: Idea): Trial | null {
  const { kind } = state.frame;
  if (kind !== 'market' && kind !== 'flights') return null;
  const after = cooperativeFlights.clone(state);
  for (const action of idea.actions) {
    if (action.type === 'renew') return null;
    if (action.type === 'pass' || after.frame.kind !== kind) break;
    cooperativeFlights.apply(after, 0, action, fastChance(0));
  }
  const setting = settingOf(after, tables);
  const grounded = kind === 'flights' ? { ...setting, now: { ...setting.now, slots: [] } } : setting;
  const effort = { ...EFFORT, once: kind === 'flights' };
  return { idea, after, setting: grounded, effort, home: after.home - state.home, prospect: null };
}

function judgeTrial(
  { prospector }: Workshop,
  { after, setting, effort, home }: Trial,
  batch: readonly Sequence[],
): Prospect {
  const warm = coldStart(setting, batch.length, EFFORT.horizon);
  const prospect = prospector.judge(after, setting, batch, effort, warm);
  return { ...prospect, home: prospect.home + home, total: prospect.total + home };
}

/** In batches; all sequences in random order, or endless random ones. */
function sequencesFor({ tables }: Workshop, state: State, chance: Chance): { next(): readonly Sequence[] } {
  const all = allSequences(state, tables, MOST_SEQUENCES);
  if (all === null) {
    return {
      next: () => Array.from({ length: BATCH }, () => drawSequence(state, tables, ROUNDS, chance)),
    };
  }
  for (let left = all.length; left > 1; left--) {
    const drawn = chance.draw(left);
    [all[drawn], all[left - 1]] = [all[left - 1]!, all[drawn]!];
  }
  return { next: () => all.splice(0, BATCH) };
}

function meterOf({ simulations, time }: Budget): (done: number) => number {
  const started = time?.now() ?? 0;
  return (done) => {
    const clock = time === undefined ? 0 : (time.now() - started) / time.milliseconds;
    return Math.max(done / simulations, clock);
  };
}
