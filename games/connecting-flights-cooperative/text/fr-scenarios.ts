/** CF-7 the scenarios and the levels of difficulty, in French. */

import type { Text } from './words.ts';

const THREE_HIGH = 'On pioche trois paires de demande forte, quatre avec trois mains.';

export const FR_SCENARIOS: Text['scenarios'] = {
  none: {
    name: 'Sans scénario',
    background:
      'Partout des voyageurs attendent de rentrer chez eux, et il en vient de nouveaux à chaque tour. Rien d’extraordinaire ne se passe : le défi suffit ainsi.',
    setup: THREE_HIGH,
    rule: 'Il n’y a pas de règle spéciale.',
  },
  'creating-demand': {
    name: 'Créer la demande',
    background:
      'Ouvrir une ligne entre deux villes que personne d’autre ne relie est un risque, et peut rapporter gros. Une nouvelle liaison donne envie de voyager à des gens qui n’y pensaient pas.',
    setup: THREE_HIGH,
    rule: 'Chaque fois que de nouveaux pions arrivent, l’équipe peut piocher une paire de plus contre une prime : 24 pièces pour une demande faible, 40 pour une forte.',
  },
  'low-cost': {
    name: 'Compagnies aériennes à bas coûts',
    background:
      'Ces dernières décennies, sont apparues bien des compagnies dont presque tout le monde peut payer les billets. Elles vivent d’avions pleins : une place vide ne rapporte rien.',
    setup: `${THREE_HIGH} Il n’y a pas d’avions électriques.`,
    rule: 'Si 6 pions ou plus arrivent pendant les vols d’un même tour, l’équipe reçoit 5 pièces. Chaque vol avec moins de pions que son avion a d’étoiles coûte 2 pièces, et ne peut pas partir si on ne peut pas les payer.',
  },
  'olympic-games': {
    name: 'Les Jeux olympiques',
    background:
      'En 2004, les Jeux sont revenus en Grèce, là où ils avaient commencé. Des athlètes de plus de 200 pays sont venus à Athènes, et une foule du monde entier est venue les voir.',
    setup:
      'L’équipe pose cinq pions jaunes (pour l’Europe) sur des aéroports de son choix, un sur chacun des autres continents. Puis on pioche une paire de demande forte et une de faible, deux de faible avec trois mains, en sautant les lignes jaunes. Il n’y a pas d’avions électriques.',
    rule: 'À la fin du tour 5, tout le monde veut repartir : cinq pions arrivent à Athènes, un de chaque couleur sauf le jaune.',
  },
  'good-old-days': {
    name: 'Le bon vieux temps',
    background:
      'Dans les années 1960, les moteurs avaient soif : les meilleurs long-courriers atteignaient 9 600 km, alors qu’on vole aujourd’hui sans escale sur plus de 15 000 km de Singapour à New York. Au moins, le carburant était moins cher.',
    setup: `${THREE_HIGH} Chaque main commence avec un camion-citerne de 3 au lieu de 4. Il n’y a ni avions électriques ni camions-citernes de 4.`,
    rule: 'Les camions-citernes coûtent 5 pièces de moins.',
  },
  volcano: {
    name: 'Éruption du volcan Eyjafjallajökull',
    background:
      'En 2010, un volcan d’Islande a jeté sur l’Europe un nuage de cendres qui menaçait tout moteur d’avion. Pendant huit jours, presque aucun avion n’y a décollé, et les compagnies ont perdu environ 1,7 milliard de dollars.',
    setup:
      'On pioche deux paires de demande forte et une de faible, deux de faible avec trois mains. Aucun vol de départ ne touche l’Europe.',
    rule: 'Jusqu’à la fin du tour 4, on n’achète en Europe ni aéroport, ni droits d’atterrissage, ni vol charter.',
  },
  future: {
    name: 'Le futur',
    background:
      'Les banques centrales gardent les taux d’intérêt bas, voire négatifs, pour que la croissance continue. Les pièces qui dorment fondent : mieux vaut les placer dans des techniques qui laissent moins de carbone dans l’air.',
    setup: THREE_HIGH,
    rule: 'À la fin du tour, l’équipe paie 3 pièces par dizaine complète qu’elle possède, avant les revenus, puis, après les revenus, 1 pièce par camion-citerne de 3 ou 4.',
  },
};

export const FR_DIFFICULTIES: Text['difficulties'] = {
  easy: {
    name: 'Facile',
    meaning: 'Les vols charters les moins chers, et rien de plus après le tour 8.',
  },
  medium: {
    name: 'Moyen',
    meaning: 'Des vols charters plus chers, et une paire de demande faible en plus après le tour 8.',
  },
  hard: {
    name: 'Difficile',
    meaning: 'Les vols charters les plus chers, et une paire de demande forte en plus après le tour 8.',
  },
};
