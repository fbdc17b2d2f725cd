/** The lesson in French. */

import type { LessonWords } from '@tarmac/kit/words';
import type { StepId } from './steps.ts';

export const FR: LessonWords<StepId> = {
  goals: [
    'Une compagnie grandit le long des liaisons, et chacun de ses marqueurs sur le plateau la fait valoir un point de plus.',
    'Vous en avez des actions. Seules comptent celles que vous avez posées, et il vous en faut plus que les autres.',
    'À un décompte, une compagnie paie sa valeur à qui a le plus d’actions, et la moitié au deuxième. Qui a le plus de points l’emporte.',
  ],
  steps: {
    found: {
      title: 'Fonder une compagnie',
      todo: 'Fondez ITA avec deux de vos actions, et volez de Chicago à Toronto avec votre carte continue 4.',
      why: 'Vous avez trois actions ITA et en gardez une. Une nouvelle compagnie commence à son siège : la liaison doit toucher Chicago, son motif doit être permis à ITA (la carte Information le montre), et votre carte doit atteindre le plus petit nombre libre, ici 2.',
      after: 'ITA a deux marqueurs sur le plateau, un sur son siège et un sur la liaison : elle vaut 2.',
      press: [
        '1 Fonder une compagnie',
        'ITA,',
        'Chicago–Toronto, continue, cercle 2',
        'Carte Vol : continue 4',
        'Une action ITA de plus',
      ],
    },
    take: {
      title: 'Puis prenez une action',
      todo: 'Prenez une action ITA parmi les cinq cartes visibles.',
      why: 'Qui fonde une compagnie prend une action, visible ou de la pioche, puis une carte Vol. Avec celle-ci, vous avez de nouveau deux actions ITA en main.',
      after:
        'La carte a été remplacée aussitôt, et vous avez pioché une carte Vol. Amelia et Louis fondent chacun la leur.',
      press: ['Dans la rangée : ITA'],
      others: [
        'Amelia fonde HIT sur Los Angeles–San Francisco avec deux de ses actions et en prend une troisième.',
        'Louis fonde RUK avec une seule action, Boston–New York. Une suffit pour fonder une compagnie, mais on la dépasse vite.',
      ],
    },
    expand: {
      title: 'Agrandir un réseau',
      todo: 'Choisissez d’agrandir un réseau.',
      why: 'Vous piochez d’abord une carte Vol et la regardez. Puis vous pouvez jouer une carte Vol pour n’importe quelle compagnie fondée, même si vous n’en avez aucune action.',
      after:
        'Votre nouvelle carte est une carte continue 9. Rien ne vous oblige à jouer celle-là : vous pouvez jouer toute carte de votre main qui convient.',
      press: ['2 Agrandir un réseau'],
    },
    fly: {
      title: 'Jouer une carte Vol',
      todo: 'Volez de Chicago à Minneapolis pour ITA avec votre carte à tirets 6.',
      why: 'La liaison doit toucher le réseau de la compagnie ou son siège, et le marqueur va toujours sur le cercle libre au plus petit nombre. Une compagnie ne vole qu’une fois sur une liaison.',
      after: 'ITA vaut maintenant 3. La carte est à la défausse et pourra revenir.',
      press: ['Chicago–Minneapolis, à tirets, cercle 2', 'ITA', 'Carte Vol : à tirets 6'],
    },
    draw: {
      title: 'Une carte de la pioche',
      todo: 'Piochez une action.',
      why: 'Qui a joué une carte Vol prend une action. Si vous piochez, personne ne voit ce que vous recevez, et une carte Score peut s’y trouver.',
      after: 'Vous avez pioché une action PEX, et vous seul le savez. C’est aux autres de jouer.',
      press: ['Pioche :'],
      others: [
        'Amelia pose encore deux actions HIT : elle en a quatre devant elle.',
        'Louis fait voler RUK de New York à Toronto. Un marqueur de plus la fait valoir un point de plus.',
      ],
    },
    play: {
      title: 'Jouer des actions',
      todo: 'Posez vos deux actions ITA.',
      why: 'Seules les actions posées comptent à un décompte. Vous pouvez en poser autant que vous voulez d’une compagnie fondée, et c’est tout votre tour : on ne pioche rien.',
      after:
        'Quatre actions ITA sont devant vous, et personne d’autre n’en a posé. Mais attention à Amelia : elle en prend une en main. Et Louis ne pose qu’une carte, donc il peut saboter : un marqueur d’ITA est perdu sur un cercle de sa propre liaison.',
      press: ['3 ', 'ITA,', 'Une action ITA de plus'],
      others: [
        'Amelia fait voler HIT de San Francisco à Phoenix et prend une action ITA en main : elle veut une part de votre compagnie.',
        'Louis pose une seule action RUK et peut donc saboter : il use un marqueur d’ITA sur Chicago–Toronto, et vous le perdez.',
      ],
    },
    again: {
      title: 'Agrandir encore',
      todo: 'Choisissez encore d’agrandir un réseau.',
      why: 'Le premier décompte peut venir avec chaque carte de la pioche. Chaque marqueur sur le plateau ajoute un point à la valeur d’ITA.',
      after: 'Vous avez pioché une carte pointillée 4. Le nombre de cartes en main n’est pas limité.',
      press: ['2 Agrandir un réseau'],
    },
    grow: {
      title: 'Une liaison plus longue',
      todo: 'Volez d’Atlanta à Chicago pour ITA avec votre carte pointillée 4.',
      why: 'Son plus petit nombre libre est 4, et votre nouvelle carte suffit tout juste. Gardez la pointillée 9 : les petits nombres sont couverts en premier, et seules les fortes cartes atteignent les autres.',
      after: 'ITA vaut 4 : son siège et trois liaisons. Le marqueur qui a servi au sabotage ne compte pas.',
      press: ['Atlanta–Chicago, pointillée, cercle 4', 'ITA', 'Carte Vol : pointillée 4'],
    },
    scoring: {
      title: 'Que donnera la pioche ?',
      todo: 'Piochez une action.',
      why: 'Vous êtes prêt : personne d’autre n’a posé d’action ITA. Si une carte Score vient maintenant, tout est pour vous.',
      after:
        'Une carte Score. On compte aussitôt : ITA a 4 marqueurs et, seul à en avoir posé des actions, vous recevez les points de la première place et de la deuxième, 4 + 2 = 6 points. La carte suivante de la pioche était pour vous : encore une action ITA.',
      press: ['Pioche :'],
      others: [
        'Amelia pose deux actions ITA : la voilà deuxième de votre compagnie, et la moitié de sa valeur serait pour elle.',
        'Louis fonde TAV sur Miami–Atlanta avec deux de ses actions et en pioche une autre.',
      ],
    },
    one: {
      title: 'Une carte, et autre chose',
      todo: 'Posez une action ITA.',
      why: 'Amelia a posé deux actions ITA : elle est deuxième et recevra la moitié. Avec une de plus, vous gardez votre avance. Et qui pose exactement une carte peut aussi saboter.',
      after:
        'Vous pouvez maintenant prendre un marqueur de n’importe quelle compagnie et le poser sur un cercle libre de 5 ou plus.',
      press: ['3 ', 'ITA,'],
    },
    sabotage: {
      title: 'Le sabotage',
      todo: 'Posez un marqueur de HIT sur le 7 de San Francisco–Vancouver.',
      why: 'HIT est la compagnie d’Amelia. Elle perd un de ses marqueurs pour de bon, et la liaison a une place de moins. Le marqueur est posé côté pastille : il ne compte pour personne.',
      after: 'Vous savez tout ce qu’il faut pour une première partie.',
      press: ['San Francisco–Vancouver, ondulée, cercle 7', 'HIT'],
    },
  },
  learnt: [
    'À votre tour, un choix parmi trois : fonder une compagnie, agrandir un réseau ou jouer des actions.',
    'Une compagnie vaut un point par marqueur sur le plateau. Qui a posé le plus d’actions reçoit tout, le deuxième la moitié ; seul, vous recevez les deux.',
    'Trois cartes Score sont quelque part dans la pioche, et un quatrième décompte vient quand la dernière action est prise. Les actions en main ne valent rien.',
    'Qui pose une seule carte peut saboter, sur un cercle de 5 ou plus.',
    'Encore à découvrir : les égalités, les compagnies inactives, les cartes Vol inutilisables. Le livret les explique.',
  ],
};
