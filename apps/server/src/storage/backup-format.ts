/**
 * The format of a backup: gzipped lines of JSON. First a header, then every row of every table as `[table, row]`, and last
 * the number of rows, to detect a file that was cut off.
 */

import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

export const FORMAT = 'tarmac-backup-1';

const header = z.object({
  format: z.literal(FORMAT),
  /** The migrations of its tables. */
  migrations: z.array(z.string()).min(1),
  dialect: z.enum(['sqlite', 'postgres']),
  tables: z.array(z.string()),
});
export type Header = z.infer<typeof header>;

const row = z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.null()]))]);
type Row = z.infer<typeof row>[1];

const closing = z.object({ rows: z.int() });

export interface Rows {
  readonly table: string;
  readonly rows: readonly Row[];
}

/** Rows in one statement; even for the widest table far below the limit of parameters. */
export const CHUNK = 200;

export async function readHeader(file: string): Promise<Header> {
  for await (const line of linesOf(file)) return understand(header, line, file);
  throw notABackup(file);
}

/** All rows in the order of the file; throws at the end if the number of rows is wrong. */
export async function* readRows(file: string): AsyncGenerator<Rows> {
  let chunk: { table: string; rows: Row[] } = { table: '', rows: [] };
  let count = -1;
  let announced: number | null = null;
  for await (const line of linesOf(file)) {
    count += 1;
    if (count === 0) continue;
    if (!line.startsWith('[')) {
      announced = understand(closing, line, file).rows;
      continue;
    }
    const [table, values] = understand(row, line, file);
    if (table !== chunk.table || chunk.rows.length === CHUNK) {
      if (chunk.rows.length > 0) yield chunk;
      chunk = { table, rows: [] };
    }
    chunk.rows.push(values);
  }
  if (announced !== count - 1) throw notABackup(file);
  if (chunk.rows.length > 0) yield chunk;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const stream = createReadStream(file);
  const text = createGunzip();
  stream.on('error', (error) => text.destroy(error));
  stream.pipe(text).setEncoding('utf8');
  let rest = '';
  try {
    for await (const piece of text) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() as string;
      yield* lines;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw notABackup(file);
    throw error;
  } finally {
    stream.destroy();
  }
}

function understand<T>(schema: z.ZodType<T>, line: string, file: string): T {
  const parsed = schema.safeParse(jsonOf(line));
  if (!parsed.success) throw notABackup(file);
  return parsed.data;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function notABackup(file: string): Error {
  return new Error(
    `${file} is not a whole backup of Tarmac: it is damaged, cut off, or something else; restore another one`,
  );
}
