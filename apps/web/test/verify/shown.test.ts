/** What this browser keeps of a match on a server: what it was promised, what it added, and what it was shown. */

import type { TableInfo } from '@tarmac/wire/page';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Backend, BackendSaid } from '../../src/backend/backend.ts';
import { hearOf, keepContribution, promisedOf, shownOf } from '../../src/verify/kept.ts';
import { noting } from '../../src/verify/shown.ts';

vi.mock('../../src/backend/rules.ts', () => ({
  rules: () => ({ viewHash: async (view: unknown) => `hash of ${view}` }),
}));

/** As far as it is used: what is kept are its own keys. */
function emptyStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods);
}

let match: string;
let matches = 0;
beforeEach(() => {
  vi.stubGlobal('localStorage', emptyStorage());
  match = `match-${++matches}`;
});

function table(state: TableInfo['state'], commitment = 'the commitment'): TableInfo {
  return { id: match, state, commitment } as TableInfo;
}

/** One page that has the match open: what it is told from now on. */
function tab(mySeats: readonly number[] = [0]): { tell(said: unknown): void; view(frame: number, view: string): void } {
  let told: (said: BackendSaid) => void = () => undefined;
  const backend = {
    open(listener: (said: BackendSaid) => void) {
      told = listener;
    },
  } as Backend;
  noting(backend, match).open(() => undefined);
  const tell = (said: unknown) => told(said as BackendSaid);
  tell({ kind: 'table', table: { state: 'running', mySeats } });
  return { tell, view: (frame, view) => tell({ kind: 'moment', moment: { eye: 0, frame, view } }) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));
const frames = () => shownOf(match).flatMap(({ views }) => views.map(({ frame }) => frame));

describe('what was shown', () => {
  test('is kept in order, with the hash of each view', async () => {
    const { view } = tab();
    view(1, 'a');
    view(2, 'b');
    await soon();
    expect(shownOf(match)).toEqual([
      {
        eye: 0,
        views: [
          { frame: 1, hash: 'hash of a' },
          { frame: 2, hash: 'hash of b' },
        ],
      },
    ]);
  });

  test('again after a new connection, or looks the same, is kept once', async () => {
    const { view } = tab();
    view(1, 'a');
    view(2, 'b');
    view(2, 'b');
    view(3, 'b');
    view(4, 'a');
    await soon();
    expect(frames()).toEqual([1, 2, 4]);
  });

  test('in two tabs of one browser is one list, whichever of them is slower', async () => {
    const [quick, slow] = [tab(), tab()];
    quick.view(1, 'a');
    quick.view(2, 'b');
    await soon();
    slow.view(1, 'a');
    slow.view(2, 'b');
    slow.view(3, 'c');
    await soon();
    quick.view(3, 'c');
    await soon();
    expect(frames()).toEqual([1, 2, 3]);
  });

  test('to a watcher, or once it is over, is not kept', async () => {
    const { tell, view } = tab();
    tell({ kind: 'moment', moment: { eye: 'watcher', frame: 1, view: 'a' } });
    tell({ kind: 'table', table: { state: 'over', mySeats: [0] } });
    view(9, 'all');
    await soon();
    expect(shownOf(match)).toEqual([]);
  });

  test('of the match that was played longest ago goes when there are thirty', async () => {
    const first = match;
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let more = 0; more < 31; more++) {
      vi.setSystemTime(more);
      tab().view(1, 'a');
      await soon();
      match = `${first}-${more}`;
    }
    vi.useRealTimers();
    expect(shownOf(first)).toEqual([]);
    expect(shownOf(`${first}-0`)).toHaveLength(1);
    expect(Object.keys(localStorage)).toHaveLength(30);
  });
});

describe('what was promised', () => {
  test('is the commitment seen before this browser added anything, and what it added', () => {
    hearOf(table('open', 'the first'));
    keepContribution(table('open', 'another'), 0, 'of mine');
    tab();
    expect(promisedOf(match)).toEqual({ commitment: 'the first', contributions: [{ seat: 0, text: 'of mine' }] });
  });

  test('stays what it was when somebody sits down again, with what was added last', () => {
    keepContribution(table('open'), 0, 'first');
    keepContribution(table('open', 'another'), 0, 'second');
    tab();
    const contributions = [{ seat: 0, text: 'second' }];
    expect(promisedOf(match)).toEqual({ commitment: 'the commitment', contributions });
  });

  test('has nothing of a seat that somebody else had in the end', () => {
    keepContribution(table('open'), 0, 'first');
    keepContribution(table('open'), 1, 'second');
    tab([1]);
    tab([0, 1]);
    expect(promisedOf(match)?.contributions).toEqual([{ seat: 1, text: 'second' }]);
  });

  test('of a match nobody here saw begin is the commitment alone', () => {
    keepContribution(table('open'), 0, 'of mine');
    expect(promisedOf(match)).toEqual({ commitment: 'the commitment', contributions: [] });
  });

  test('outlives what is shown, and the other way round', async () => {
    keepContribution(table('open'), 0, 'of mine');
    tab().view(1, 'a');
    await soon();
    expect(promisedOf(match)?.contributions).toHaveLength(1);
    expect(frames()).toEqual([1]);
  });

  test('is nothing where the browser keeps nothing, or something else is kept there', () => {
    localStorage.setItem(`tarmac.shown.${match}`, '{"at":1,"shown":[{"eye":0,"hashes":[]}]}');
    expect([shownOf(match), promisedOf(match)]).toEqual([[], null]);
    vi.stubGlobal('localStorage', undefined);
    keepContribution(table('open'), 0, 'of mine');
    expect([shownOf(match), promisedOf(match)]).toEqual([[], null]);
  });
});
