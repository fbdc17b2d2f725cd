/** What the home page says and shows of the game. The world, and flights end to end around it. */

import type { Ticket } from '@tarmac/board';

export const ticket: Ticket = {
  length: { seats: 4, decisions: 353 },
  kinds: 26,
  poster: {
    sky: 'runway',
    shapes: [
      ['sky', 'M16 156a84 84 0 1 0 168 0a84 84 0 1 0 -168 0z'],
      [
        'hill',
        'M52 92C76 80 96 92 92 108S68 122 70 140 46 150 38 132 36 104 52 92zM104 124C124 112 150 116 158 132S150 168 136 186 112 176 112 158 92 140 104 124zM62 172C78 164 90 178 84 196S68 226 60 214 50 180 62 172z',
      ],
      ['ray', 'M100 72C56 104 56 208 100 240C144 208 144 104 100 72zM16 156H184M28 112H172M28 200H172', 'line'],
      ['sun', 'M30 128C40 60 92 48 112 96M112 96C126 66 172 76 166 148M166 148C190 190 150 226 112 204', 'line'],
      [
        'metal',
        'M23 128a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM105 96a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM159 148a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM105 204a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z',
      ],
    ],
    planes: [
      ['metal', 70, 62, 72, 46],
      ['sun', 156, 88, 128, 38],
    ],
  },
};
