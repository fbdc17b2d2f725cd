/** A thread that does what its question's view says, where a bot would think. */

import { threadId } from 'node:worker_threads';
import { answerQuestions } from '@tarmac/threads';

answerQuestions(({ view, level, actions, milliseconds }) => {
  const { does } = view;
  const answer = (action) => ({ ok: true, value: { action, candidates: [] } });
  if (does === 'throws' || (does === 'throws unless trainee' && level !== 'trainee'))
    throw new Error(`my hand is ${view.hand}`);
  if (does === 'exits') process.exit(3);
  if (does === 'hangs') for (;;);
  if (does === 'takes a while') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, view.milliseconds);
  if (does === 'makes one up') return answer({ does: 'win at once' });
  if (does === 'answers nonsense') return 'what?';
  if (does === 'refuses') return { ok: false, problem: 'not today' };
  if (does === 'tells its thread') return answer(actions.find(({ thread }) => thread === threadId) ?? actions[0]);
  if (does === 'tells its time') return answer(actions.find((action) => action.milliseconds === milliseconds));
  if (does === 'is in the dark') return answer(actions[process.env.PATH === undefined ? 1 : 0]);
  return answer(actions.at(-1));
});
