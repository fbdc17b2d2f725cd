/** The lesson in French. */

import type { LessonWords } from '@tarmac/kit/words';
import type { StepId } from './steps.ts';

export const FR: LessonWords<StepId> = {
  goals: [
    'Une compagnie grandit le long de ses liaisons, et chaque licence la fait avancer sur l’indicateur des cours.',
    'Vous prenez des actions des compagnies de votre choix. Seules comptent celles posées dans votre portefeuille.',
    'Trois évaluations paient les actionnaires de chaque compagnie, le premier le mieux. Qui a le plus de points l’emporte.',
  ],
  steps: {
    open: {
      title: 'Votre premier portefeuille',
      todo: 'Choisissez deux actions de votre main : Days Of Flying Wonders et Flying Is Simply Fun.',
      why: 'Les actions de votre portefeuille rapportent des points, pas les cartes de votre main. Vous avez trois actions Days Of Flying Wonders : une bonne raison de commencer par elle. Les deux doivent être de compagnies différentes.',
      after:
        'Les trois portefeuilles sont dévoilés en même temps. Il vous reste six cartes en main, et c’est à vous de commencer.',
      press: ['Days Of Flying Wonders,', 'Flying Is Simply Fun,'],
    },
    licence: {
      title: 'Choix A : acheter une licence',
      todo: 'Achetez pour Days Of Flying Wonders une licence sur Londres–Paris, à 3 M€.',
      why: 'Paris est son aéroport d’attache, et un réseau grandit à partir de là. Le marqueur de la compagnie avance du prix payé : de la case 3 à la case 6, dans une zone qui rapporte 3-2-1 au lieu de 2-1.',
      after: 'L’avion est sur son cercle, et le marqueur est passé à la case 6.',
      press: ['Londres–Paris, licence 1', 'Days Of Flying Wonders, 3'],
    },
    second: {
      title: 'Une deuxième licence',
      todo: 'Achetez pour Days Of Flying Wonders une deuxième licence : Milan–Paris, à 4 M€.',
      why: 'À votre tour, vous pouvez acheter une ou deux licences. Sur chaque liaison, la licence libre la moins chère s’achète en premier ; ici, elle coûte 4 M€.',
      after: 'Il vous reste 1 M€. Days Of Flying Wonders est sur la case 10.',
      press: ['Milan–Paris, licence 1', 'Days Of Flying Wonders, 4'],
    },
    share: {
      title: 'Puis prenez une action',
      todo: 'Prenez une action Days Of Flying Wonders au marché.',
      why: 'L’achat de licences se termine par une action pour votre main : une carte visible du marché ou la première carte de la pioche. Avec celle-ci, vous en aurez trois de la même compagnie en main.',
      after: 'Le marché a été complété aussitôt depuis la pioche.',
      press: ['Marché : Days Of Flying Wonders'],
      others: [
        'Amelia achète pour Brooms Bewitched une licence sur Kiev–Varsovie et en prend une action : elle a ouvert avec cette compagnie, et ce qu’elle rapporte sera pour elle.',
        'Louis fait de même avec It’s Funagain To Fly, d’Athènes à Istanbul. Chacun a sa compagnie à pousser.',
      ],
    },
    play: {
      title: 'Choix B : poser des actions',
      todo: 'Posez vos trois actions Days Of Flying Wonders.',
      why: 'Vous pouvez poser autant d’actions que vous voulez d’une même compagnie, ou une action de deux compagnies différentes. Elles vont dans votre portefeuille, où elles comptent, et la banque vous verse 2 M€ pour chacune.',
      after:
        'Vous avez maintenant quatre actions Days Of Flying Wonders dans votre portefeuille ; Amelia en a une. Et vous avez de nouveau 7 M€.',
      press: ['Days Of Flying Wonders,', 'Une action Days Of Flying Wonders de plus'],
      others: [
        'Amelia pose trois actions Brooms Bewitched : avec quatre, elle y est en tête, comme vous chez Days Of Flying Wonders.',
        'Louis prolonge It’s Funagain To Fly jusqu’à Bucarest et pioche une carte, que personne d’autre ne voit.',
      ],
    },
    exchange: {
      title: 'Choix C : acquérir des actions Air ABACUS',
      todo: 'Échangez une action contre une action Air ABACUS.',
      why: 'Air ABACUS n’a pas d’avions, et seul un échange permet de l’obtenir : une action contre une, ou trois contre deux. Qui en a le plus reçoit 4 points à la première évaluation, 8 à la deuxième et 16 à la troisième.',
      after: 'L’échange est annoncé. Que donnez-vous ?',
      press: ['C Air ABACUS', '1 action contre 1'],
    },
    give: {
      title: 'Donner une action',
      todo: 'Donnez une action Rio Grande Southern Europe de votre main.',
      why: 'Cette compagnie est la dernière sur l’indicateur des cours, et elle ne rapporte qu’un point. L’action quitte le jeu face cachée : personne ne voit ce que c’était.',
      after: 'L’action Air ABACUS est dans votre main. Il faudra un autre tour pour la poser.',
      press: ['Rio Grande Southern Europe,'],
      others: [
        'Amelia achète une licence pour Days Of Flying Wonders, votre compagnie. Elle en a une action et y gagne comme deuxième actionnaire, mais vous y gagnez davantage.',
        'Louis pose trois actions It’s Funagain To Fly : avec quatre, il y est en tête.',
      ],
    },
    cash: {
      title: 'Choix D : prendre de l’argent',
      todo: 'Prenez 8 M€ à la banque.',
      why: 'Vous avez 7 M€ et un projet qui en coûte 14 : Days Of Flying Wonders volera jusqu’à New York. Prendre de l’argent est toujours possible, et c’est tout votre tour.',
      after: 'Vous avez 15 M€.',
      press: ['D Prendre de l’argent'],
      others: [
        'Amelia prolonge Brooms Bewitched jusqu’à Riga et pioche une carte.',
        'Louis prolonge It’s Funagain To Fly jusqu’à Belgrade et en prend une autre action au marché.',
      ],
    },
    playTwo: {
      title: 'Deux compagnies à la fois',
      todo: 'Posez une action FF Flys et une action Air ABACUS.',
      why: 'La première évaluation approche : la table montre combien de cartes peuvent encore venir avant elle. Personne n’a encore d’action FF Flys ou Air ABACUS dans son portefeuille ; une seule suffit pour être en tête.',
      after: 'La banque a versé 4 M€ : vous avez 19 M€, assez pour votre projet.',
      press: ['FF Flys,', 'Air ABACUS,'],
      others: [
        'Amelia prolonge Brooms Bewitched jusqu’à Helsinki et en prend encore une action en main, où elle ne rapporte rien pour l’instant.',
        'Louis achète pour Flying Is Simply Fun une licence sur Amsterdam–Londres. Comme vous, il en a une action : ce qui lui sert là vous sert autant.',
      ],
    },
    grow: {
      title: 'Plus loin que Londres',
      todo: 'Achetez pour Days Of Flying Wonders une licence sur Dublin–Londres, à 3 M€.',
      why: 'Une de ses licences mène déjà à Londres : le réseau peut grandir à partir de là.',
      after: 'Case 16. La zone suivante commence à la case 20, et vous pouvez acheter une deuxième licence.',
      press: ['Dublin–Londres, licence 1', 'Days Of Flying Wonders, 3'],
    },
    remote: {
      title: 'Un vol long-courrier',
      todo: 'Achetez pour Days Of Flying Wonders la licence sur Dublin–New York, à 11 M€.',
      why: 'Les vols long-courriers quittent la carte. Chacun n’a qu’une licence, très chère, qui fait avancer le marqueur loin : jusqu’à la case 27, où l’actionnaire en tête reçoit 6 points.',
      after: 'Days Of Flying Wonders est loin devant, et c’est vous qui en avez le plus d’actions.',
      press: ['Dublin–New York, licence 1', 'Days Of Flying Wonders, 11'],
    },
    draw: {
      title: 'Une carte de la pioche',
      todo: 'Piochez une carte.',
      why: 'Le marché n’offre rien d’utile, et personne ne voit ce que vous piochez. Désormais, une carte d’évaluation peut venir à tout moment. Vous êtes bien en place : qu’elle vienne.',
      after:
        'Une carte d’évaluation. Elle va à la joueuse suivante, Amelia, et vous avez reçu à sa place la carte d’après. Voici la première évaluation.',
      press: ['Pioche :'],
      others: [
        'Amelia a la carte d’évaluation : elle prend la première carte du marché, Brooms Bewitched.',
        'Louis prend Jolly Roger Airships. À vous de choisir.',
      ],
    },
    market: {
      title: 'D’abord, on vide le marché',
      todo: 'Prenez une action Rio Grande Southern Europe.',
      why: 'Avant les points, chacun prend une carte du marché, en commençant par le joueur qui a la carte d’évaluation. Avec celle-ci, vous aurez deux actions Rio Grande Southern Europe, à poser ensemble plus tard.',
      after:
        'Compagnie par compagnie, l’actionnaire principal a reçu le plus. Louis et vous avez une action Flying Is Simply Fun chacun : vous partagez ses deux premières places, (3 + 2) ÷ 2 = 2,5, arrondi au supérieur : 3 points chacun. Vous avez marqué 16 points en tout.',
      press: ['Marché : Rio Grande Southern Europe'],
    },
  },
  learnt: [
    'Un tour, c’est un choix parmi quatre : acheter des licences, poser des actions, acquérir des actions Air ABACUS ou prendre de l’argent.',
    'Les licences font avancer une compagnie sur l’indicateur des cours. Les actions de votre portefeuille en rapportent les points lors d’une évaluation.',
    'Air ABACUS vaut plus à chaque fois : 4, puis 8, puis 16 points.',
    'Il y a trois évaluations, et personne ne sait exactement quand. Après la troisième, la partie est finie ; qui a le plus de points l’emporte.',
    'Il reste à découvrir les liaisons bonus, les compagnies bloquées et la banque qui saute. Le livret des règles les explique.',
  ],
};
