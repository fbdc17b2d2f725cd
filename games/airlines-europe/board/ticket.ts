/** What the home page says and shows of the game. A tower, the sun, and a network over the hills. */

import type { Ticket } from '@tarmac/board';

export const ticket: Ticket = {
  length: { seats: 4, decisions: 204 },
  kinds: 12,
  first: true,
  poster: {
    sky: 'sky',
    shapes: [
      [
        'ray',
        'M126 112L10 0H50zM126 112L90 0H126zM126 112L200 6V40zM126 112L200 84V116zM126 112L0 60V96zM126 112L0 140V176z',
      ],
      ['sun', 'M76 112a50 50 0 1 0 100 0a50 50 0 1 0 -100 0z'],
      ['hill', 'M0 206C40 184 80 206 120 190S180 180 200 176V260H0z'],
      [
        'runway',
        'M34 236L54 152H50V146H56L63 92H60V87H64L67 44L70 87H74V92H71L78 146H84V152H80L100 236H86C84 208 50 208 48 236z',
      ],
      ['hill-near', 'M0 232C50 216 110 236 200 210V260H0z'],
      ['metal', 'M118 214C136 182 152 150 186 132M118 214C140 224 164 222 188 206', 'line'],
      [
        'metal',
        'M111 214a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM179 132a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM181 206a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z',
      ],
    ],
    planes: [['metal', 140, 74, 52, 62]],
  },
};
