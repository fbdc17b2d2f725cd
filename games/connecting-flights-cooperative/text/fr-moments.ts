/** The words of the end of a round, the end of the game and the page of a scenario, in French. */

import { coins, flights, list, plural } from '@tarmac/flights/text/fr';
import type { MomentWords } from './en-moments.ts';
import { at, pawns } from './fr-grammar.ts';

const charters = (count: number): string => `${count} ${plural(count, 'charter', 'charters')}`;
const rounds = (count: number): string => `${count} ${plural(count, 'tour', 'tours')}`;
/** Every continent is feminine and begins with a vowel. */
const the = (continent: string): string => `l’${continent}`;

export const FR_MOMENTS: MomentWords = {
  round: {
    title: (round) => `La fin du tour ${round}`,
    again: (round) => `Fin du tour ${round}`,
    flown: (flew, chartered, home) =>
      `${flights(flew)}${chartered > 0 ? ` et ${charters(chartered)}` : ''} : ${pawns(home)} à bon port.`,
    demand: 'Nouvelle demande',
    pair: {
      setup: 'pour commencer',
      further: 'piochée pour la prime',
      extra: 'de la difficulté, après le tour 8',
    },
    games: 'Les visiteurs des Jeux',
    nobody: 'Aucun pion n’a été posé.',
    missing: (continents) => `Pas posés, car tous sont déjà sur le plateau : ${list(continents)}.`,
    money: 'Pièces',
    bonus: 'Prime des avions pleins',
    further: 'Prime de la paire supplémentaire',
    fees: 'Avions pas pleins',
    interest: 'Intérêts négatifs',
    income: 'Revenus',
    carbon: (trucks) => `Taxe carbone sur ${trucks} ${plural(trucks, 'camion-citerne', 'camions-citernes')}`,
    noPenalties: 'Pas de pénalité.',
    crowded: (city) => `Quatre pions ou plus ${at(city)}`,
    full: (continent) => `Les cinq pions pour ${the(continent)}`,
    unequal: 'Mains inégales',
    forgiven: (left) => `Il n’y avait pas assez : ${coins(left)} ${plural(left, 'est effacée', 'sont effacées')}.`,
    now: (held, waiting) => `Maintenant ${coins(held)}, et ${pawns(waiting)} sur le plateau.`,
    close: 'Revenir à la table',
  },
  end: {
    won: 'Tout le monde est à bon port : vous avez gagné',
    lost: 'Quelqu’un attend encore : vous avez perdu',
    wonIn: (round, home) => `Au tour ${round}, le dernier des ${pawns(home)} est arrivé à bon port.`,
    lostWith: (left) => `Après les vols du tour 10, ${pawns(left)} ${plural(left, 'attend', 'attendent')} encore.`,
    endedEarly: 'La partie a été arrêtée avant sa fin.',
    story: 'Tour après tour',
    round: 'Tour',
    setup: 'Début',
    column: {
      home: 'À bon port',
      placed: 'Nouveaux pions',
      left: 'Sur le plateau',
      coins: 'Pièces',
      penalties: 'Pénalités',
      flights: 'Vols',
      charters: 'Charters',
    },
    chart: 'Pions et pièces',
    chartNote: 'À la fin de chaque tour.',
    chartUp: 'Nombre',
    series: { left: 'Pions', coins: 'Pièces' },
    turningPoints: 'Moments clés',
    turn: {
      mostHome: (round, home) => `Tour ${round} : ${pawns(home)} à bon port, le plus en un tour.`,
      fullest: (round, left) => `Tour ${round} : ${pawns(left)} sur le plateau, le plus de la partie.`,
      penalties: (round, paid) => `Tour ${round} : ${coins(paid)} de pénalités, le plus de la partie.`,
      poorest: (round, held) =>
        `Tour ${round} : ${held === 0 ? 'plus aucune pièce' : `plus que ${coins(held)}`} à dépenser.`,
      chain: (round, legs) => `Tour ${round} : la plus longue chaîne, ${flights(legs)} bout à bout.`,
    },
    leftBehind: 'Qui est resté où',
  },
  scenario: {
    button: 'Scénario',
    setup: 'La mise en place',
    rule: 'La règle spéciale',
    now: 'Où en est-on',
    close: 'À la table',
    going: {
      further: (paid) => `Une paire supplémentaire rapporterait ${coins(paid)} à la fin de ce tour.`,
      fullPlanes: (home, goal, bonus) =>
        home >= goal
          ? `${pawns(home)} à bon port ce tour-ci : la prime de ${coins(bonus)} est acquise.`
          : `${pawns(home)} sur ${goal} à bon port ce tour-ci ; à ${goal}, prime de ${coins(bonus)}.`,
      gamesIn: (left, city) =>
        `Les Jeux se terminent ${at(city)} dans ${rounds(left)} : leurs visiteurs voudront rentrer.`,
      gamesNow: (city) => `Les Jeux se terminent : à la fin de ce tour, cinq pions arrivent ${at(city)}.`,
      gamesOver: (city) => `Les Jeux sont finis ${at(city)} : leurs visiteurs veulent rentrer.`,
      oldTrucks: (capacity) => `Il n’y a pas de camion-citerne au-dessus de ${capacity}.`,
      closed: (continent, left) =>
        `${continent} : fermée ce tour-ci${left > 1 ? ` et encore ${rounds(left - 1)}` : ''}.`,
      open: (continent) => `${continent} : de nouveau ouverte.`,
      charges: (interest, carbon) =>
        `Si le tour finissait maintenant : ${coins(interest)} d’intérêts négatifs et ${coins(carbon)} de taxe carbone.`,
    },
  },
};
