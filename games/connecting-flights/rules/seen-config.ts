/** The config of what somebody says they have seen: as the rules have it, complete, and nothing to put right. */

import { type Parsed, same } from '@tarmac/kit';

type ParseConfig<C> = (input: unknown, seats: number) => Parsed<C>;

/** A board costs something to read, and all views of a match have the same. */
export function configReader<C>(parseConfig: ParseConfig<C>): ParseConfig<C> {
  const known = new WeakMap<object, { readonly seats: number; readonly parsed: Parsed<C> }>();
  return (config, seats) => {
    if (typeof config !== 'object' || config === null) return { ok: false, problem: 'view.config must be an object' };
    const before = known.get(config);
    if (before?.seats === seats) return before.parsed;
    const read = parseConfig(config, seats);
    const isWhole = !read.ok || same(read.value, config);
    const parsed: Parsed<C> = isWhole ? read : { ok: false, problem: 'view.config is not complete' };
    known.set(config, { seats, parsed });
    return parsed;
  };
}
