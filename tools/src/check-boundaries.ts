/** `check-boundaries [root]`: fails when an import breaks the dependency rule, loops, or a file is too long. */

import { checkBoundaries } from './boundaries/check.ts';
import { counted, report } from './problem.ts';

const { files, imports, problems } = checkBoundaries(process.argv[2] ?? process.cwd());
const allWell = `${counted(imports, 'import')} in ${counted(files, 'file')}, all as the dependency rule says`;
process.exitCode = report('check-boundaries', problems, allWell, console.log);
