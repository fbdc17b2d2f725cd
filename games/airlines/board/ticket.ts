/** What the home page says and shows of the game. Towers of a city before the sun, and one airliner that climbs. */

import type { Ticket } from '@tarmac/board';

export const ticket: Ticket = {
  length: { seats: 4, decisions: 220 },
  kinds: 10,
  poster: {
    sky: 'stripe',
    shapes: [
      ['sun', 'M30 140a74 74 0 1 0 148 0a74 74 0 1 0 -148 0z'],
      ['shade', 'M0 208H14V172H34V214H58V188H84V220H128V176H150V208H168V184H200V260H0z'],
      [
        'runway',
        'M0 260V214H20V166H40V196H54V132H62V116H68V98H71V68H74V98H77V116H83V132H91V206H108V158H114V150H128V158H134V222H154V186H176V212H200V260z',
      ],
      [
        'sun',
        'M60 146h5v7h-5zM80 146h5v7h-5zM60 166h5v7h-5zM70 180h5v7h-5zM26 178h5v7h-5zM116 170h5v7h-5zM124 190h5v7h-5zM160 196h5v7h-5zM10 226h5v7h-5zM100 226h5v7h-5zM186 226h5v7h-5z',
      ],
    ],
    planes: [['metal', 132, 62, 40, 78]],
  },
};
