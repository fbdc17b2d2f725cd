/** News in French: a sentence or two for each kind. */

import type { News, Share } from '@tarmac/airlines-europe/rules';
import { placings, tally, times } from '@tarmac/kit/words';
import { cards, list, money, points, shares, sharesOf, spaces, unseenCards } from './fr-grammar.ts';
import { SHARE_NAMES, SHARE_ORDER } from './share-names.ts';
import type { Names, Text } from './words.ts';

export const FR_NEWS: Text['news'] = {
  began: ({ startSeat, market }, names) =>
    `${names.seat(startSeat)} commence. Le marché s’ouvre avec ${cards(market)}.`,
  redealt: ({ seat }, names) =>
    `${names.seat(seat)} a reçu huit actions d’une seule et même compagnie : elles retournent dans la pioche et huit autres sont distribuées.`,
  opened: ({ shares }, names) =>
    `Les premiers portefeuilles sont dévoilés : ${shares.map((pair, seat) => `${names.seat(seat)} avec ${cards(pair)}`).join(' ; ')}.`,
  bought: ({ seat, airline, route, cost, track }, names) =>
    `${names.seat(seat)} achète pour ${SHARE_NAMES[airline]} une licence sur ${names.route(route)} à ${money(cost)} ; le marqueur avance jusqu’à la case ${track}.`,
  bonus: ({ airline, target, spaces: forward, track }, names) =>
    `Liaison bonus : ${SHARE_NAMES[airline]} rejoint ${names.city(target)} et avance encore de ${spaces(forward)}, jusqu’à la case ${track}.`,
  allBlocked: () =>
    'Plus aucune compagnie ne peut obtenir de licence : la partie s’arrête aussitôt, avec une dernière évaluation.',
  took: ({ seat, airline }, names) => `${names.seat(seat)} prend une action ${SHARE_NAMES[airline]} au marché.`,
  drew: ({ seat, airline }, names) =>
    airline === null
      ? `${names.seat(seat)} pioche une carte.`
      : `${names.seat(seat)} pioche une action ${SHARE_NAMES[airline]}.`,
  wentWithout: ({ seat }, names) => `Il ne reste pas de carte pour ${names.seat(seat)}.`,
  turnedUp: ({ airlines }) =>
    airlines.length === 0
      ? 'La pioche est vide : aucune carte n’arrive au marché.'
      : `${airlines.length === 1 ? 'Nouvelle carte' : 'Nouvelles cartes'} au marché : ${cards(airlines)}.`,
  scoringCard: ({ seat, holder, number }, names) =>
    `${names.seat(seat)} découvre la carte d’évaluation ${number} sur 3 ; elle va à ${names.seat(holder)}.`,
  played: ({ seat, shares: played }, names) => `${names.seat(seat)} pose ${playedShares(played)}.`,
  paid: ({ seat, amount, reason }, names) =>
    reason === 'dividend'
      ? `${names.seat(seat)} touche un dividende de ${money(amount)}.`
      : `${names.seat(seat)} prend ${money(amount)} à la banque.`,
  exchanged: (news, names) =>
    `${names.seat(news.seat)} échange ${givenUp(news)} contre ${sharesOf(news.acquired, 'abacus')}.`,
  bankBroke: ({ returned }, names) => `La banque saute. ${returnedMoney(returned, names)}`,
  marketCleared: ({ airlines }) =>
    `${airlines.length === 1 ? 'Carte retirée' : 'Cartes retirées'} du marché : ${cards(airlines)}.`,
  scoringBegan: ({ number }) =>
    `Une évaluation commence. Air ABACUS rapporte selon sa ${number}${number === 1 ? 're' : 'e'} répartition.`,
  thirdPortfolio: ({ shares: held }) => {
    const parts = SHARE_ORDER.flatMap((share, at) => {
      const count = held[at] ?? 0;
      return count === 0 ? [] : [times(count, SHARE_NAMES[share])];
    });
    return parts.length === 0
      ? 'Le troisième joueur fictif n’a aucune action.'
      : `Le portefeuille du troisième joueur fictif est dévoilé : ${list(parts)}.`;
  },
  scored: ({ share, row, held, third, points: paid }, names) => {
    const parts = held.flatMap((count, seat) =>
      count === 0 ? [] : [`${names.seat(seat)} reçoit ${points(paid[seat] ?? 0)} pour ${shares(count)}`],
    );
    if (third !== null && third > 0) parts.push(`le troisième joueur fictif en a ${third}`);
    return `${SHARE_NAMES[share]} rapporte ${row.join('-')} : ${parts.length === 0 ? 'personne n’en a dans son portefeuille' : parts.join(' ; ')}.`;
  },
  scoringEnded: ({ points: gained }, names) =>
    `L’évaluation est finie. Elle rapporte ${list(gained.map((count, seat) => `${points(count)} à ${names.seat(seat)}`))}.`,
  wentOn: ({ seat }, names) => `La carte d’évaluation quitte le jeu ; c’est à ${names.seat(seat)} de jouer.`,
  banned: ({ seat, route, licence }, names) =>
    `${names.seat(seat)} pose un marqueur d’interdiction : la licence ${licence + 1} sur ${names.route(route)} est interdite jusqu’à la fin de la partie.`,
  passed: ({ seat }, names) => `${names.seat(seat)} passe et ne pose plus d’interdiction cette fois-ci.`,
  ended: ({ rule, ranks, scores }, names) => {
    const order = placings(ranks, scores);
    const winners = order.filter(({ rank }) => rank === 1);
    const won = `${list(winners.map(({ seat }) => names.seat(seat)))} ${winners.length === 1 ? 'gagne' : 'partagent la victoire'}`;
    const places = order.map(({ rank, seat, score }) => `${rank}. ${names.seat(seat)} avec ${points(score)}`);
    return `La partie est finie (${rule}) : ${won}. ${places.join(' ; ')}.`;
  },
};

function playedShares(played: readonly Share[]): string {
  return list(tally(played).map(([share, count]) => sharesOf(count, share)));
}

/** Eyes that may not see the hand cards hear the number of each back. */
function givenUp({ fromPortfolio, fromHand, backs }: Extract<News, { kind: 'exchanged' }>): string {
  const parts: string[] = [];
  if (fromPortfolio.length > 0) parts.push(`${cards(fromPortfolio)} de son portefeuille`);
  if (fromHand !== null) {
    if (fromHand.length > 0) parts.push(`${cards(fromHand)} de sa main`);
  } else if (backs.ordinary + backs.abacus > 0) {
    const seen: string[] = [];
    if (backs.ordinary > 0) seen.push(unseenCards(backs.ordinary));
    if (backs.abacus > 0) seen.push(times(backs.abacus, SHARE_NAMES.abacus));
    parts.push(`${list(seen)} de sa main`);
  }
  return parts.join(', et ');
}

function returnedMoney(returned: readonly number[], names: Names): string {
  const parts = returned.flatMap((amount, seat) => (amount === 0 ? [] : [`${names.seat(seat)} rend ${money(amount)}`]));
  return parts.length === 0
    ? `Personne n’a plus de ${money(8)} : rien n’est rendu.`
    : `Ce qui dépasse ${money(8)} est rendu : ${list(parts)}.`;
}
