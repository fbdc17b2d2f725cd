/** What goes to the thread that writes comes out there as it went in. */

import { expect, test } from 'vitest';
import { groupPacker, groupUnpacker } from '../../src/storage/sqlite-packing.ts';
import type { PlainUnit } from '../../src/storage/sqlite-run.ts';

const write = (sql: string, ...parameters: unknown[]) => ({
  sql,
  parameters,
  rows: parameters.length === 1 ? 1 : null,
});

test('groups come out as they went in, and each text goes there once', () => {
  const [pack, unpack] = [groupPacker(), groupUnpacker()];
  const groups: PlainUnit[][] = [
    [[write('insert', 'a', 1, null), write('update', 2)], [write('insert', 'b', 2, 'x')]],
    [[write('delete')], [write('update', 3), write('insert', 'c', 4, null)]],
  ];
  const packed = groups.map(pack);
  expect(packed.map(({ texts }) => texts)).toEqual([['insert', 'update'], ['delete']]);
  expect(packed.map((group) => unpack(structuredClone(group)))).toEqual(groups);
});

test('texts without end are forgotten on both sides at once', () => {
  const [pack, unpack] = [groupPacker(), groupUnpacker()];
  for (let group = 0; group < 30; group++) {
    const units = Array.from({ length: 100 }, (_, unit) => [
      write(`select ${group} ${unit}`, unit),
      write('insert', 1, 2),
    ]);
    const packed = pack(units);
    expect(packed.kept).toBeLessThan(1000);
    expect(unpack(packed)).toEqual(units);
  }
});
