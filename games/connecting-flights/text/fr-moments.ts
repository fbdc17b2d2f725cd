/** French for the moments of a round, the end screen and the board as a list. */

import { cards, coins, continents, flights, list, stars } from '@tarmac/flights/text/fr';
import type { MomentWords } from './en-moments.ts';

export const FR_MOMENTS: MomentWords = {
  round: {
    flightsTitle: (round) => `Les vols du tour ${round}`,
    taxesTitle: 'Subventions et taxes',
    flight: (from, to, earned) => `${from}–${to} : ${coins(earned)}`,
    noFlights: 'Aucun vol',
    invalid: 'ne compte pas',
    revenue: (earned) => `Revenu : ${earned}`,
    coins: (owned) => `Possède maintenant ${coins(owned)}`,
    penalty: (city, paid) => `Droits d’atterrissage inutilisés (${city}) : encore ${coins(paid)}`,
    subsidy: (got) => `Subvention : ${coins(got)}`,
    tax: (paid) => `Taxe : ${coins(paid)}`,
    neither: 'Ni subvention ni taxe',
    step: (at, of) => `${at} sur ${of}`,
    pause: 'Pause',
    resume: 'Continuer tout seul',
    next: 'Suite',
    skip: 'Tout montrer',
    close: 'Revenir à la table',
  },
  end: {
    wins: (names) => `${list(names)} ${names.length === 1 ? 'gagne' : 'partagent la victoire'}`,
    endedBy: { 'CF-4.9': 'Les vols du tour 10 décident : le plus haut revenu avant taxe l’emporte.' },
    endedEarly: 'La partie a été arrêtée avant son terme.',
    rank: 'Rang',
    player: 'Joueur',
    figure: {
      revenue: 'Revenu',
      withoutRights: 'Hors droits',
      continents: 'Continents',
      coins: 'Pièces',
    },
    tieBroken: (by, names, figure) => {
      const who = `${list(names)} ${names.length === 1 ? 'passe' : 'passent'} devant`;
      if (by === 'revenue') return `${who} avec un revenu de ${figure} (CF-4.9).`;
      if (by === 'withoutRights') {
        return `À revenu égal, ${who} avec ${figure} pour les vols qui ne se terminent pas sur des droits d’atterrissage (CF-4.9).`;
      }
      if (by === 'continents') return `Toujours à égalité : ${who} avec ${continents(figure)} (CF-4.9).`;
      return `Toujours à égalité : ${who} avec ${coins(figure)} (CF-4.9).`;
    },
    tieShared: (names) => `${list(names)} sont à égalité sur tout ce qui compte et partagent la place (CF-4.9).`,
    joke: 'Partager ne vous suffit pas ? Le livret a une solution : prenez chacun un sac et allez au parc le plus proche ; qui remplit le sien de déchets en premier, et le jette comme il faut, a gagné.',
    revenueChart: 'Le revenu tour par tour',
    revenueChartNote: 'Seul le dernier tour décide.',
    coinsChart: 'Les pièces au fil de la partie',
    coinsChartNote: 'À la fin de chaque tour.',
    rounds: 'Tour',
    coins: 'Pièces',
    revenue: 'Revenu',
    turningPoints: 'Moments décisifs',
    lead: (round, names, revenue) =>
      `Tour ${round} : ${list(names)} ${names.length === 1 ? 'prend' : 'prennent'} la tête avec un revenu de ${revenue}.`,
    kept: (names) => `${list(names)} ${names.length === 1 ? 'mène' : 'mènent'} du premier tour au dernier.`,
    bestRound: (round, name, revenue) => `Le plus en un seul tour : ${name}, ${coins(revenue)} au tour ${round}.`,
    dearest: (name, card, paid) => `La carte la plus chère : ${card}, ${coins(paid)}, pour ${name}.`,
    identitiesTitle: 'Identités secrètes',
    claimed: (round, got) => `révélée au tour ${round} pour ${coins(got)}`,
    neverClaimed: 'jamais révélée',
    rejected: (card) => `carte écartée : ${card}`,
    networkTitle: 'Les derniers vols',
    lastFlights: flights,
  },
  list: {
    title: 'Le plateau en liste',
    filter: 'Continent',
    allContinents: 'Tous les continents',
    onlyPossible: 'Seulement ce qui est possible maintenant',
    cities: 'Aéroports',
    players: 'Joueurs',
    airport: (number, price, rights) => `${stars(number)} ; aéroport ${price}, droits d’atterrissage ${rights}`,
    supply: (left) => `${cards(left)} en réserve`,
    owner: (name) => `propriétaire : ${name}`,
    rights: (name) => `droits d’atterrissage : ${name}`,
    outOfPlay: 'hors jeu',
    fuelTo: (continent, fuel) => `${continent} : ${fuel} de carburant`,
    possible: (number) => `${number} possible${number < 2 ? '' : 's'} maintenant`,
    none: 'Rien sur le plateau ne répond à votre choix ci-dessus.',
  },
};
