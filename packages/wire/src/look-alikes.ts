/** Whether two names look the same to somebody who reads them in passing. */

/**
 * Letters by the Latin one they look like. Small and capital ones stand apart where only one of them looks alike;
 * capital I, small l and the figure 1 all look like l, and O like 0.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...pairs('аΑАɑ', 'a'),
  ...pairs('ВΒв', 'b'),
  ...pairs('сСϲϹ', 'c'),
  ...pairs('ԁ', 'd'),
  ...pairs('еЕΕ', 'e'),
  ...pairs('ԍ', 'g'),
  ...pairs('һНΗн', 'h'),
  ...pairs('іι', 'i'),
  ...pairs('јЈ', 'j'),
  ...pairs('кКΚκ', 'k'),
  ...pairs('I1|ІӀΙӏ', 'l'),
  ...pairs('МΜм', 'm'),
  ...pairs('Νո', 'n'),
  ...pairs('0оОοΟσօ', 'o'),
  ...pairs('рРρΡ', 'p'),
  ...pairs('ԛ', 'q'),
  ...pairs('г', 'r'),
  ...pairs('ѕЅ', 's'),
  ...pairs('тТΤτ', 't'),
  ...pairs('υս', 'u'),
  ...pairs('νѵ', 'v'),
  ...pairs('ԝшω', 'w'),
  ...pairs('хХΧχ', 'x'),
  ...pairs('уУΥγү', 'y'),
  ...pairs('Ζ', 'z'),
};

function pairs(letters: string, like: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, like]));
}

/** Names with the same skeleton look alike. */
function skeleton(name: string): string {
  const plain = name.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  return (
    [...plain.normalize('NFD')]
      .map((letter) => LOOKS_LIKE[letter] ?? letter.toLowerCase())
      .join('')
      // Beside each other they look like one letter.
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w')
      .replace(/[^\p{L}\p{M}\p{N}\p{S}]+/gu, '')
  );
}

export function lookAlike(one: string, other: string): boolean {
  const [first, second] = [skeleton(one), skeleton(other)];
  // A name of nothing but punctuation has no skeleton.
  return first === '' ? one === other : first === second;
}
