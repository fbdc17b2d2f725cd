/** `npm run -s server -- <command> ...`: any command of the server; stdout carries the command's own output only. */

import './lib/current-node.mjs';
import { runApp } from './lib/app.mjs';

runApp('server', process.argv.slice(2));
