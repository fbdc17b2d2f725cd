import { findChromium } from '@tarmac/tools/chromium';
import { browserHost } from '../src/bench/browser/host.ts';
import { testBotsIn } from './bots-in-workers.ts';

testBotsIn('a browser', () => {
  const { path, problem } = findChromium();
  if (path === null) throw new Error(problem);
  return browserHost(path);
});
