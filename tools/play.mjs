/** `npm run play`: from a fresh checkout to a server that says where it listens. */

import './lib/current-node.mjs';
import { runApp } from './lib/app.mjs';

runApp('server', ['serve', ...process.argv.slice(2)]);
