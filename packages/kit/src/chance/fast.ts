/** A small fast seeded generator (sfc32) for playouts, bots and tests; never for a live deal. */

import type { Chance } from './chance.ts';

export function fastChance(seed: number): Chance {
  let a = 0x9e3779b9;
  let b = seed | 0;
  // Seeds may exceed 32 bits; the high part must count too.
  let c = Math.floor(seed / 2 ** 32) | 0;
  let counter = 1;
  function next(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
  for (let warmUp = 0; warmUp < 15; warmUp++) next();
  return {
    draw: (bound) => Math.floor((next() * bound) / 2 ** 32),
    reveal: () => {},
  };
}
