/** How wide a name is drawn: the advance widths of Jost at the weight of names, in thousandths of its size. */

/** The size of names in pixels of the drawing, and their weight. */
const NAME_SIZE = 12.5;

/** Measured without kerning, which only brings letters nearer. */
const WIDTHS: Readonly<Record<number, string>> = {
  221: '-',
  264: 'l',
  268: 'j',
  274: 'iîïí',
  300: ' ',
  303: "'",
  306: 't',
  308: 'IÎÍ',
  316: 'J',
  319: '.',
  322: '’',
  335: 'f',
  401: 'r',
  448: 'sš',
  491: 'cçč',
  508: 'y',
  513: 'zž',
  514: 'v',
  515: 'x',
  516: 'L',
  530: 'a',
  535: 'àâäáãå',
  545: 'F',
  546: 'Tø',
  556: 'k',
  562: 'h',
  564: 'eèéêë',
  567: 'nuùûüúñ',
  583: 'oôöóõ',
  595: 'EÉÈÊ',
  604: 'g',
  608: 'Z',
  609: 'bdpq',
  611: 'P',
  613: 'S',
  634: 'R',
  644: 'Y',
  647: 'B',
  665: 'X',
  678: 'K',
  689: 'UÚ',
  698: 'CÇ',
  723: 'AVÀÂÁÅ',
  725: 'D',
  748: 'w',
  775: 'H',
  791: 'NÑ',
  808: 'G',
  814: 'm',
  816: 'OÔÓØ',
  852: 'Q',
  878: 'M',
  885: 'æ',
  896: '★',
  900: 'œ',
  1053: 'W',
};

const BY_LETTER = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) =>
    [...letters].map((letter): [string, number] => [letter, Number(width)]),
  ),
);

/** A letter that is not in the list is taken to be a wide one. */
const WIDE = 820;

export function widthOf(name: string): number {
  return ([...name].reduce((sum, letter) => sum + (BY_LETTER.get(letter) ?? WIDE), 0) * NAME_SIZE) / 1000;
}
