/** A poster for each scenario of CF-7, in the style of the home page. */

import type { PosterArt } from '@tarmac/board';

/** A traveller, standing on a spot; so wide and high. */
const pawn = (x: number, y: number, size: number): string =>
  `M${x - 1.2 * size} ${y}q${0.8 * size} ${-size} ${0.64 * size} ${-2.48 * size}h${1.12 * size}q${-0.16 * size} ${1.48 * size} ${0.64 * size} ${2.48 * size}z${disc(x, y - 3.04 * size, 0.8 * size)}`;

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Upside down drops, as they mark places on a map. */
const pin = (x: number, y: number, size: number): string =>
  `M${x} ${y}C${x - 0.4 * size} ${y - 0.7 * size} ${x - size} ${y - 1.1 * size} ${x - size} ${y - 1.9 * size}a${size} ${size} 0 1 1 ${2 * size} 0C${x + size} ${y - 1.1 * size} ${x + 0.4 * size} ${y - 0.7 * size} ${x} ${y}z`;

/** Two places that nobody flies between, the first flight, and those who want to come along. */
const CREATING_DEMAND: PosterArt = {
  sky: 'sky',
  shapes: [
    [
      'ray',
      'M100 168L-20 60V20zM100 168L20 0H70zM100 168L130 0H180zM100 168L220 20V60zM100 168L-20 150V110zM100 168L220 110V150z',
    ],
    ['sun', disc(100, 168, 46)],
    ['hill', 'M0 190C40 168 70 196 104 186S170 158 200 176V260H0z'],
    ['metal', 'M36 158C58 66 142 62 164 148', 'line'],
    ['stripe', pin(36, 180, 15)],
    ['stripe', pin(164, 170, 15)],
    ['metal', `${disc(36, 151.5, 6)}${disc(164, 141.5, 6)}`],
    ['hill-near', 'M0 224C60 206 130 230 200 206V260H0z'],
    ['metal', `${pawn(112, 242, 7)}${pawn(164, 238, 7)}`],
    ['sun', pawn(138, 247, 8)],
  ],
  planes: [['metal', 100, 84, 88, 54]],
};

/** A full plane and a price that almost everybody can pay. */
const LOW_COST: PosterArt = {
  sky: 'stripe',
  shapes: [
    ['sun', 'M-10 232L170 -10H260L20 290z'],
    ['metal', 'M-10 252L200 -30H214L4 276z'],
    ['runway', 'M118 158l52 20 14 52 -46 22 -46 -36z'],
    ['metal', 'M122 166l42 16 11 42 -36 17 -36 -29z'],
    ['stripe', disc(126, 178, 5)],
    ['stripe', `${disc(134, 194, 6)}${disc(150, 212, 6)}M148 188l5 3 -17 27 -5 -3z`],
    ['runway', 'M126 178C110 168 100 150 92 128', 'line'],
  ],
  planes: [
    ['runway', 86, 92, 37, 132],
    ['metal', 82, 88, 37, 130],
  ],
};

/** A temple on its hill, and flights from all over the world. */
const OLYMPIC_GAMES: PosterArt = {
  sky: 'sky',
  shapes: [
    ['sun', disc(100, 118, 64)],
    [
      'metal',
      'M-6 34C40 40 74 66 92 100M206 26C166 40 130 66 112 100M-6 96C30 100 58 108 80 122M206 100C176 102 146 110 122 122',
      'line',
    ],
    ['hill', 'M0 222C50 196 150 196 200 222V260H0z'],
    ['runway', 'M30 134L100 98L170 134V142H30z'],
    ['metal', 'M46 132L100 105L154 132z'],
    ['metal', 'M36 144H164V152H36z'],
    ['metal', [42, 64, 86, 108, 130, 148].map((x) => box(x, 156, 11, 44)).join('')],
    ['shade', [42, 64, 86, 108, 130, 148].map((x) => box(x + 7, 156, 4, 44)).join('')],
    ['metal', 'M34 202H166V209H34zM26 211H174V219H26z'],
    ['hill-near', 'M0 240C60 222 140 222 200 240V260H0z'],
    ['stripe', disc(100, 124, 5)],
  ],
  planes: [
    ['metal', 36, 48, 118, 36],
    ['metal', 158, 44, 236, 36],
    ['runway', 100, 30, 180, 30],
  ],
};

/** An airliner with two propellers, nose to nose with whoever looks, and what it drinks. */
const GOOD_OLD_DAYS: PosterArt = {
  sky: 'sun',
  shapes: [
    [
      'metal',
      'M100 112L-10 40V0zM100 112L40 -10H84zM100 112L116 -10H160zM100 112L210 0V40zM100 112L-10 120V80zM100 112L210 80V120z',
    ],
    ['sky', 'M0 178H200V260H0z'],
    ['ray', 'M72 178H128L168 260H32z'],
    ['metal', 'M100 184V256', 'line'],
    ['runway', 'M2 106C40 112 70 116 100 116S160 112 198 106V112C160 128 130 136 100 136S40 128 2 112z'],
    ['runway', 'M96 40H104L107 92H93zM72 74H128V79H72z'],
    ['shade', disc(100, 116, 31)],
    ['metal', disc(100, 113, 28)],
    ['sky', 'M80 104C84 92 92 88 98 88V104zM120 104C116 92 108 88 102 88V104z'],
    ['stripe', 'M73 118H127A28 28 0 0 1 121 130H79A28 28 0 0 1 73 118z'],
    ['runway', `${box(50, 132, 5, 40)}${box(145, 132, 5, 40)}${disc(52.5, 176, 10)}${disc(147.5, 176, 10)}`],
    ['metal', `${disc(52.5, 176, 4)}${disc(147.5, 176, 4)}`],
    ['shade', `${disc(52, 124, 17)}${disc(148, 124, 17)}`],
    [
      'runway',
      'M49 124L44 88Q52 82 55 90L55 124zM55 124L60 160Q52 166 49 158L49 124zM145 124L140 88Q148 82 151 90L151 124zM151 124L156 160Q148 166 145 158L145 124z',
    ],
    ['stripe', `${disc(52, 124, 6)}${disc(148, 124, 6)}`],
    ['stripe', 'M122 222H164V240H122zM168 226H182L188 234V240H168z'],
    ['runway', `${disc(132, 242, 6)}${disc(154, 242, 6)}${disc(178, 242, 6)}`],
    ['metal', box(128, 227, 30, 4)],
  ],
  planes: [],
};

/** A mountain that throws its ashes over a continent, and one plane that turns away. */
const VOLCANO: PosterArt = {
  sky: 'runway',
  shapes: [
    ['stripe', disc(98, 150, 78)],
    [
      'shade',
      `${disc(104, 96, 26)}${disc(132, 72, 32)}${disc(168, 60, 36)}${disc(196, 84, 34)}${disc(150, 36, 26)}${disc(112, 58, 22)}${disc(88, 112, 14)}`,
    ],
    ['metal', `${disc(126, 62, 22)}${disc(160, 44, 26)}${disc(190, 60, 22)}${disc(100, 90, 15)}`],
    ['hill', 'M-10 260L74 128H124L214 260z'],
    ['sun', 'M74 128H124L116 144L108 134L102 160L94 136L86 150z'],
    ['stripe', 'M98 150L102 176L96 196L104 218L98 196L106 176z'],
    ['hill-near', 'M0 238C60 216 120 240 200 220V260H0z'],
    ['sun', 'M58 92l4 6 -6 2zM74 78l3 5 -6 1zM64 112l5 3 -5 4zM46 120l4 2 -4 3z'],
  ],
  planes: [['metal', 40, 58, -58, 58]],
};

/** Towers of another day, wind for its power, and wings without a tank. */
const FUTURE: PosterArt = {
  sky: 'hill-near',
  shapes: [
    ['sun', disc(116, 130, 66)],
    ['hill-near', `${box(40, 134, 152, 4)}${box(40, 148, 152, 6)}${box(40, 164, 152, 9)}${box(40, 182, 152, 14)}`],
    ['ray', 'M0 260V196H16V176Q24 166 32 176V210H52V260zM150 260V182Q160 170 170 182V200H182V168Q191 158 200 168V260z'],
    ['stripe', 'M56 260V132Q67 92 78 132V260zM92 260V164Q105 128 118 164V260zM128 260V198Q137 186 146 198V260z'],
    ['metal', [144, 158, 172, 186, 200, 214].map((y) => box(62, y, 10, 5)).join('')],
    ['metal', [176, 190, 204, 218].map((y) => box(99, y, 12, 5)).join('')],
    ['metal', 'M40 118C40 112 94 112 94 118S40 124 40 118z'],
    ['metal', 'M171 118h5l3 120h-11zM172 120l-28 -24 6 -5 27 24zM173 114l37 -12 0 8 -35 12zM170 119l-9 36 7 2 9 -35z'],
    ['runway', 'M0 238C70 228 130 244 200 232V260H0z'],
  ],
  planes: [['metal', 66, 50, 66, 62]],
};

/** In the order of the campaign. */
export const POSTERS: Readonly<Record<string, PosterArt>> = {
  'creating-demand': CREATING_DEMAND,
  'low-cost': LOW_COST,
  'olympic-games': OLYMPIC_GAMES,
  'good-old-days': GOOD_OLD_DAYS,
  volcano: VOLCANO,
  future: FUTURE,
};
