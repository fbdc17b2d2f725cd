/** `npm run -s arena -- <command> ...`: any command of the arena; stdout carries the command's own output only. */

import './lib/current-node.mjs';
import { runApp } from './lib/app.mjs';

runApp('arena', process.argv.slice(2));
