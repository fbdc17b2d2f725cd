/** The lesson in French. */

import type { LessonWords } from '@tarmac/kit/words';
import type { StepId } from './steps.ts';

export const FR: LessonWords<StepId> = {
  goals: [
    'Des pions attendent dans le monde entier. Chacun veut rentrer sur le continent de sa couleur.',
    'Vols et charters les y ramènent, et votre équipe les prévoit ensemble.',
    'Trop de pions au même endroit, ou de la même couleur, vous coûtent des pièces. Ramenez tout le monde avant la fin du dixième tour.',
  ],
  steps: {
    first: {
      title: 'Ramenez-les chez eux',
      todo: 'Choisissez un vol de départ de Londres à Johannesburg : un avion 3 étoiles et un passager 1 étoile.',
      why: 'Quinze voyageurs attendent sur la carte ; la couleur et la lettre d’un pion disent où il veut aller. Il ne doit en rester aucun après les vols du tour 10. Le vol de départ est offert, avec un camion-citerne de capacité 4. Des pions rouges, pour l’Afrique, attendent à Londres et à Moscou : volez donc de l’Europe vers l’Afrique.',
      after:
        'Le premier tour commence par le marché. Vous avez 100 pièces, et il en arrive 45 à la fin de chaque tour.',
      press: ['Londres, 3 étoiles', 'Johannesburg, 3 étoiles', 'Avion, 3 étoiles', 'Passager, 1 étoile'],
    },
    passenger: {
      title: 'L’étal du marché',
      todo: 'Achetez le passager pour l’Amérique du Nord.',
      why: 'Chaque passager de l’étal coûte 10. Une carte Passager dit seulement où son vol peut se terminer ; les pions à bord sont de n’importe quelle couleur. Les pions bleus veulent aller en Amérique du Nord.',
      after: 'Sa place à l’étal est aussitôt occupée.',
      press: ['passager 1 étoile pour l’Amérique du Nord'],
    },
    plane: {
      title: 'Un deuxième avion',
      todo: 'Achetez l’avion 3 étoiles.',
      why: 'Un avion transporte autant de pions qu’il a d’étoiles, à chaque tour. C’est le plus cher, et il le vaut presque toujours.',
      after: 'Ce que vous possédez, vous le gardez jusqu’à la fin de la partie. Achetez donc tôt.',
      press: ['avion 3 étoiles'],
    },
    truck: {
      title: 'Le carburant',
      todo: 'Achetez un camion-citerne de capacité 2.',
      why: 'Chaque vol a besoin de son camion-citerne. De l’Europe vers l’Afrique, au sud, il faut 2, mais de l’Afrique vers l’Amérique du Nord, il faut 4. Votre grand camion ira donc là-bas, et celui-ci volera vers Johannesburg.',
      after: 'Les camions ne s’épuisent pas. Ils servent à chaque tour.',
      press: ['camion-citerne de 2'],
    },
    airport: {
      title: 'Où atterrir',
      todo: 'Achetez l’aéroport de New York.',
      why: 'De Londres à Johannesburg, puis de là à New York : là où un vol se termine, le suivant commence. Les aéroports 3 étoiles valent leur prix, car c’est là que de nouveaux voyageurs apparaissent le plus souvent.',
      after: 'Il vous reste 25 pièces, et cela suffit.',
      press: ['New York, 3 étoiles, Aéroport', 'Aéroport :'],
    },
    depart: {
      title: 'Prêts au départ',
      todo: 'Fermez le marché.',
      why: 'Ensuite, plus rien ne s’achète pendant ce tour. Gardez quelques pièces pour les charters.',
      after: 'Place aux vols. Vous les posez un par un, et chacun décolle aussitôt.',
      press: ['Fermer le marché'],
    },
    charter: {
      title: 'Un charter',
      todo: 'Affrétez un charter pour le pion rouge, de Moscou à Londres.',
      why: 'Un charter déplace un pion entre deux aéroports d’un continent, qu’ils soient à vous ou non. Le premier du tour est bon marché, puis le prix monte.',
      after: 'Deux pions rouges et un bleu sont maintenant à Londres.',
      press: ['Charter', 'Moscou, 1 pion', 'Un pion pour l’Afrique', 'Londres, 1 pion'],
    },
    fly: {
      title: 'Le premier vol',
      todo: 'Effectuez le vol Londres–Johannesburg avec deux pions rouges et le bleu, et le camion-citerne de capacité 2.',
      why: 'Les rouges sont arrivés dès qu’ils touchent l’Afrique. Le bleu y change seulement d’avion, et sinon son siège resterait vide.',
      after: 'Deux voyageurs sont arrivés et quittent le plateau.',
      press: [
        'Vol',
        'Londres, 1 pion',
        'Johannesburg, carburant',
        '2 × avion 3 étoiles',
        'camion-citerne de 2',
        'passager 1 étoile pour l’Afrique',
        'Un de plus pour l’Amérique du Nord',
      ],
      first: {
        todo: 'Composez le vol Londres–Johannesburg, et essayez-le avec le passager pour l’Amérique du Nord.',
        press: ['Vol', 'Londres, 1 pion', 'Johannesburg, carburant', 'passager 1 étoile pour l’Amérique du Nord'],
        met: 'Refusé : la carte Passager dit sur quel continent le vol doit se terminer. Quoi que vous composiez, la règle enfreinte est nommée ainsi.',
      },
    },
    gather: {
      title: 'Regroupez-les',
      todo: 'Affrétez un charter pour le pion bleu, de Nairobi à Johannesburg.',
      why: 'Les charters sont permis aussi entre deux vols d’une chaîne. Deux pions bleus pourront ainsi partager un avion.',
      after: 'Tout le monde est à la porte d’embarquement.',
      press: ['Charter', 'Nairobi, 1 pion', 'Un pion pour l’Amérique du Nord', 'Johannesburg, 1 pion'],
    },
    connect: {
      title: 'Une correspondance',
      todo: 'Regardez quels sont les meilleurs vols, et poursuivez de Johannesburg à New York avec les deux pions bleus.',
      why: '« Meilleurs vols » dit combien de pions peuvent encore arriver, et ne montre comment que si vous le demandez : le casse-tête reste le vôtre. Votre chaîne continue là où elle s’est arrêtée. Chaque carte et chaque camion-citerne sert à un vol par tour, mais un aéroport au milieu d’une chaîne termine un vol et commence le suivant.',
      after: 'Quatre arrivées dès le premier tour. C’est un bon début.',
      press: ['Meilleurs vols', 'Montrer les vols', 'Regarder cette étape'],
    },
    close: {
      title: 'Nouvelle demande',
      todo: 'Terminez les vols.',
      why: 'De nouveaux voyageurs apparaissent : on pioche une carte Départ et une carte Demande. Aux tours 4 à 7 elles apportent cinq pions, sinon trois. Puis vous recevez 45 pièces, et vous payez pour les aéroports de quatre pions ou plus et pour les couleurs dont les cinq pions sont sur le plateau.',
      after: 'Trois nouveaux pions, aucune pénalité, et le tour 2 commence avec 68 pièces.',
      press: ['Terminer les vols'],
    },
    renew: {
      title: 'Rien qui convienne',
      todo: 'Renouvelez l’étal pour 2 pièces.',
      why: 'Des pions verts attendent à New York et à La Havane, mais aucun passager pour l’Océanie n’est à l’étal. Pour 2 pièces, les six cartes passent sous leur pioche et six autres sont retournées.',
      after: 'Le voilà, et il coûte 10.',
      press: ['Six nouvelles cartes'],
    },
    again: {
      title: 'Une autre destination',
      todo: 'Achetez le passager pour l’Océanie.',
      why: 'Tout peut être réorganisé à chaque tour. Vos deux avions voleront partout où vous avez des passagers et des aéroports.',
      after: 'Il vous faut maintenant un endroit où atterrir en Océanie.',
      press: ['passager 1 étoile pour l’Océanie'],
    },
    rent: {
      title: 'Des droits d’atterrissage',
      todo: 'Louez des droits d’atterrissage à Sydney.',
      why: 'Ils coûtent 12 au lieu de 30, mais ils sont rendus à la fin du tour, et aucun vol ne peut en partir. Pour un endroit dont vous n’avez besoin que ce tour-ci, c’est une aubaine.',
      after:
        'Vous en savez assez pour jouer votre propre partie. Le bouton de conseil y dit ce que ferait un commandant, et quelles sont les chances de gagner.',
      press: ['Sydney, 3 étoiles, Aéroport', 'Droits :'],
    },
  },
  learnt: [
    'Vous gagnez quand il ne reste aucun pion sur le plateau, au plus tard avec les vols du tour 10.',
    'Un avion transporte autant de pions qu’il a d’étoiles ; qui atteint le continent de sa couleur est arrivé.',
    'Un tour : marché, vols, nouvelle demande, puis revenus et pénalités.',
    'Les charters amènent des pions à vos aéroports ; leur prix monte peu à peu au cours d’un tour.',
    'Ce que l’on achète tôt sert à chaque tour.',
  ],
};
