import { findChromium } from '@tarmac/tools/chromium';
import { browserRuntime } from '../src/bench/browser/runtime.ts';
import { testBotsIn } from './bots-in-workers.ts';

testBotsIn('a browser', () => {
  const { path, problem } = findChromium();
  if (path === null) throw new Error(problem);
  return browserRuntime(path);
});
