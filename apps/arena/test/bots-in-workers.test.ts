import { nodeRuntime } from '../src/bench/bots-node.ts';
import { testBotsIn } from './bots-in-workers.ts';

testBotsIn('Node', nodeRuntime);
