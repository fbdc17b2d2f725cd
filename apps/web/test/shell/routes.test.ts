/** Every address leads to its page, and what leads nowhere says so. */

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGES, placeOf } from '../../src/routes.ts';

describe('addresses', () => {
  it('find their pages, with what they name', () => {
    expect(placeOf('/')).toMatchObject({ page: 'Home', params: {}, bare: false });
    expect(placeOf('/games/airlines-europe/new')).toMatchObject({
      page: 'NewTable',
      params: { game: 'airlines-europe' },
    });
    expect(placeOf('/matches/a_b-C1')).toMatchObject({ page: 'Match', params: { id: 'a_b-C1' }, bare: true });
    expect(placeOf('/tables')).toMatchObject({ page: 'PublicTables', bare: false });
  });

  it('lead to every page there is, and to no other', () => {
    const files = readdirSync(new URL('../../src/pages', import.meta.url));
    expect([...PAGES].map((page) => `${page}.svelte`).toSorted()).toEqual(files.toSorted());
  });

  it('tell one page for several addresses which one it is', () => {
    expect(placeOf('/matches/x/replay')).toMatchObject({ page: 'Replay', params: { id: 'x', from: 'server' } });
    expect(placeOf('/local/x/replay')).toMatchObject({ page: 'Replay', params: { id: 'x', from: 'browser' } });
    expect(placeOf('/replays/x')).toMatchObject({ page: 'Replay', params: { id: 'x', from: 'file' } });
    expect(placeOf('/matches/x/review')).toMatchObject({ page: 'Review', params: { id: 'x', from: 'server' } });
    expect(placeOf('/local/x/review')).toMatchObject({ page: 'Review', params: { id: 'x', from: 'browser' } });
    expect(placeOf('/replays/x/review')).toMatchObject({ page: 'Review', params: { id: 'x', from: 'file' } });
    expect(placeOf('/move').params).toEqual({ way: 'move' });
    expect(placeOf('/confirm-email').params).toEqual({ way: 'confirm-email' });
  });

  it('may end in a slash, and may be written with escapes', () => {
    expect(placeOf('/settings/').page).toBe('Settings');
    expect(placeOf('/local/a%20b').params).toEqual({ id: 'a b' });
  });

  it.each(['/nowhere', '/matches/x/y', '/games/airlines-europe', '/local', '/local/%', '/Settings'])(
    'lead nowhere when there is no such page: %s',
    (path) => expect(placeOf(path)).toEqual({ path, page: 'Nowhere', params: {}, bare: false }),
  );
});
