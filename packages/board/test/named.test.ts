import { describe, expect, it } from 'vitest';
import type { Livery } from '../src/livery/livery.ts';
import { findsNamed } from '../src/livery/named.ts';

const livery = (key: string): Livery => ({ key, colour: '#000000', ink: '#ffffff', pattern: 'solid', letter: 'A' });
const named = (...names: readonly string[]) => names.map((name) => ({ name, livery: livery(name) }));
const told = (names: readonly string[], sentence: string) =>
  findsNamed(named(...names))(sentence).map(({ text, livery: worn }) => (worn === null ? text : `<${worn.key}>`));

describe('named airlines in a sentence', () => {
  it('finds each of them, the same one twice', () => {
    expect(told(['FF Flys', 'BOI'], 'Ann plays FF Flys, BOI and FF Flys.')).toEqual([
      'Ann plays ',
      '<FF Flys>',
      ', ',
      '<BOI>',
      ' and ',
      '<FF Flys>',
      '.',
    ]);
  });

  it('finds names with an apostrophe, at the ends of a sentence, and signs that have a meaning in patterns', () => {
    const names = ['It’s Funagain To Fly', 'A+ (air)'];
    expect(told(names, 'It’s Funagain To Fly meets A+ (air)')).toEqual([
      '<It’s Funagain To Fly>',
      ' meets ',
      '<A+ (air)>',
    ]);
  });

  it('takes no part of a word', () => {
    expect(told(['HIT'], 'HITS, ÉHIT, HIT2 and hit')).toEqual(['HITS, ÉHIT, HIT2 and hit']);
  });

  it('takes the longer of two names', () => {
    expect(told(['Air', 'Air ABACUS'], 'Air ABACUS and Air')).toEqual(['<Air ABACUS>', ' and ', '<Air>']);
  });

  it('leaves sentences of a game without airlines as they are', () => {
    expect(told([], 'Ann lifts a card.')).toEqual(['Ann lifts a card.']);
  });
});
