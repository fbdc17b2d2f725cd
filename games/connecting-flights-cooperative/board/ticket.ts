/** What the home page says and shows of the game. Travellers of three colours, who watch their flight come in. */

import type { Ticket } from '@tarmac/board';

export const ticket: Ticket = {
  length: { seats: 3, decisions: 122 },
  kinds: 15,
  poster: {
    sky: 'ray',
    shapes: [
      ['sky', 'M0 0H200V46C140 86 60 86 0 46z'],
      ['sun', 'M40 204a60 60 0 0 1 120 0z'],
      ['hill', 'M0 204C60 186 140 186 200 204V260H0z'],
      ['metal', 'M10 60C70 96 126 96 190 40', 'line'],
      ['hill-near', 'M0 236C60 224 140 224 200 236V260H0z'],
      [
        'runway',
        'M26.8 240q16.8 -21 13.44 -52.08h23.52q-3.36 31.08 13.44 52.08zM35.2 176.2a16.8 16.8 0 1 0 33.6 0a16.8 16.8 0 1 0 -33.6 0z',
      ],
      [
        'stripe',
        'M68.8 246q20.8 -26 16.64 -64.48h29.12q-4.16 38.48 16.64 64.48zM79.2 167.0a20.8 20.8 0 1 0 41.6 0a20.8 20.8 0 1 0 -41.6 0z',
      ],
      [
        'sky',
        'M126 240q16 -20 12.8 -49.6h22.4q-3.2 29.6 12.8 49.6zM134.0 179.2a16.0 16.0 0 1 0 32.0 0a16.0 16.0 0 1 0 -32.0 0z',
      ],
    ],
    planes: [['metal', 122, 70, 72, 70]],
  },
};
