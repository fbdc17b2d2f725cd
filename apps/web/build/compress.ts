/** Writes a brotli and a gzip copy beside every file that gets smaller by it, so that a server need not. */

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesIn } from './built-files.ts';

const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt)$/u;
/** Below that everything fits into one packet anyway. */
const LEAST_BYTES = 1_024;

export function compressAll(folder: string): void {
  for (const file of filesIn(folder)) {
    const content = readFileSync(file);
    if (!TEXT.test(file) || content.length < LEAST_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
