/** The bots of this node: threads answer questions, and there is an answer even if a bot fails. */

import { answer, type BotAnswer, type Brain, decideBy, type Question } from '@tarmac/bots';
import { fastChance, pick, type Shapes } from '@tarmac/kit';
import { makePool, openThread, type Thread, threadHere } from '@tarmac/threads';
import type { Parts } from '../parts.ts';
import { type Bots, BotsClosed, type BotTurn } from './ask.ts';
import { makePace } from './pace.ts';

/** The longest time to think, since people are waiting. */
const MOST_MS = 10_000;

/** Far beyond the time that any question allows. */
const HUNG_MS = 30_000;

/** The memory limit of a thread, so that a runaway bot ends only itself and not the server. */
const MOST_MEGABYTES = 512;

const COMPILED_WORKER = import.meta.url.endsWith('.ts') ? null : new URL('./worker.js', import.meta.url);

type BotParts = Pick<Parts, 'games' | 'log' | 'metrics' | 'elapsed'>;

/** `worker` is the module each thread runs; without one all thinking is done in this thread. */
export function makeBots(parts: BotParts, threads: number, worker: URL | null = COMPILED_WORKER): Bots {
  // A thought of a second must not keep the bots of another person: these run beside it.
  const most = worker === null ? { threads: 1 } : { threads, spare: threads };
  const pool = makePool<Question, BotAnswer>(
    { ...most, now: parts.elapsed, closed: 'the bots have been sent home' },
    (onGone) => (worker === null ? thinkHere(brainsOf(parts)) : thinkThere(worker, onGone)),
  );
  const pace = makePace();
  let closed = false;

  async function think(question: Question, { host, table }: BotTurn): Promise<Shapes['action']> {
    const answered = await pool.ask(question, { owner: host, work: table });
    if (!answered.ok) throw new Error(answered.problem);
    return answered.value.action;
  }

  function report({ game, level }: Question, error: unknown): void {
    if (closed) throw new BotsClosed();
    parts.metrics.botFailures.inc();
    parts.log.error({ game, level, why: error instanceof Error ? error.message : typeof error }, 'a bot failed');
  }

  return {
    async decide(question, turn) {
      if (closed) throw new BotsClosed();
      const { game, view, actions, seed, milliseconds = MOST_MS } = question;
      const brain = parts.games.get(game)?.brain ?? null;
      if (actions.length > 0 && brain === null) return pick(actions, fastChance(seed));
      if (actions.length === 1 && turn.amongPeople) await pace.wait(question);
      const begun = parts.elapsed();
      const posed = { ...question, milliseconds: Math.min(milliseconds, MOST_MS) };
      const isLawful = (action: Shapes['action']) => brain?.propose !== undefined && mayDo(brain, view, action);
      const decided = await decideBy((asked) => think(asked, turn), posed, report, isLawful);
      if (decided === null) return actions[0];
      // Another level has decided where this one failed.
      if (decided.level === question.level) pace.took(question, parts.elapsed() - begun);
      if (decided.level !== null) parts.metrics.botDecisions.inc({ level: decided.level });
      return decided.action;
    },
    async close() {
      closed = true;
      pace.close();
      await pool.close();
    },
  };
}

/** Checked in a world imagined from the bot's view. */
function mayDo(brain: Brain, view: Shapes['view'], action: Shapes['action']): boolean {
  const { game } = brain;
  return game.check(game.imagine(view, fastChance(1)), brain.seatOf(view), action) === null;
}

function thinkThere(worker: URL, onGone: () => void): Thread<Question, BotAnswer> {
  // A bot needs nothing of the server's environment, and the tests' import conditions would not work there.
  const options = { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } };
  return openThread(worker, onGone, { worker: options, hungMs: HUNG_MS, told: wordless });
}

function thinkHere(brains: readonly Brain[]): Thread<Question, BotAnswer> {
  return threadHere((question) => {
    try {
      return answer(brains, question, () => performance.now());
    } catch (error) {
      throw wordless(error);
    }
  });
}

function brainsOf({ games }: BotParts): Brain[] {
  return [...games.values()].flatMap(({ brain }) => (brain === null ? [] : [brain]));
}

const FRAMES_TOLD = 8;

/** The stack of an error without its message, which may name hidden cards. */
function wordless(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(`it threw a ${typeof error}`);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return new Error(`it threw a ${error.name}\n${frames.slice(0, FRAMES_TOLD).join('\n')}`);
}
