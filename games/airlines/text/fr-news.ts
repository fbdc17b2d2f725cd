/** News in French: a sentence or two for each kind. */

import { placings, times } from '@tarmac/kit/words';
import { cards, list, markers, plural, points, stock, stockOf, turns } from './fr-grammar.ts';
import { AIRLINE_ORDER } from './orders.ts';
import type { Text } from './words.ts';

export const FR_NEWS: Text['news'] = {
  began: ({ startSeat, row }, names) =>
    `${names.seat(startSeat)} commence. La rangée s’ouvre avec ${cards(row, names)}.`,
  exchanged: ({ seat, flight }, names) =>
    `${names.seat(seat)} échange la carte Vol ${names.flight(flight)}, devenue inutilisable : elle quitte le jeu.`,
  removed: ({ seat, airlines }, names) =>
    seat === null
      ? `La pioche est vide : ${cards(airlines, names)}, ${plural(airlines.length, 'inactive, quitte', 'inactives, quittent')} la rangée pour de bon.`
      : `${names.seat(seat)} retire ${cards(airlines, names)} de la rangée pour de bon : la compagnie est inactive.`,
  founded: ({ seat, airline, count, headquarters }, names) =>
    `${names.seat(seat)} fonde ${names.airline(airline)} avec ${stock(count)} ; un marqueur va sur son siège, ${names.city(headquarters)}.`,
  flew: ({ seat, airline, route, number, flight }, names) =>
    `${names.seat(seat)} joue la carte Vol ${names.flight(flight)} pour ${names.airline(airline)} sur ${names.route(route)} et couvre le ${number}.`,
  expanding: ({ seat }, names) => `${names.seat(seat)} choisit d’agrandir un réseau.`,
  stayed: ({ seat }, names) => `${names.seat(seat)} ne joue pas de carte Vol et ne prend donc pas d’action.`,
  drewFlight: ({ seat, flight }, names) =>
    flight === null
      ? `${names.seat(seat)} pioche une carte Vol.`
      : `${names.seat(seat)} pioche la carte Vol ${names.flight(flight)}.`,
  noFlightLeft: ({ seat }, names) => `Il ne reste pas de carte Vol à piocher pour ${names.seat(seat)}.`,
  flightsShuffled: ({ count }) =>
    `La pioche des cartes Vol est vide : ${plural(count, `${count} carte de la défausse forme la nouvelle pioche`, `${count} cartes de la défausse sont mélangées et forment la nouvelle pioche`)}.`,
  laid: ({ seat, airline, count }, names) => `${names.seat(seat)} joue ${stockOf(count, names.airline(airline))}.`,
  sabotaged: ({ seat, airline, route, number }, names) =>
    `${names.seat(seat)} sabote ${names.route(route)} : un marqueur ${names.airline(airline)} couvre le ${number} pour de bon.`,
  inactive: ({ airline }, names) =>
    `${names.airline(airline)} ne pourra plus être fondée : elle est inactive et ses actions ne valent rien.`,
  took: ({ seat, airline }, names) => `${names.seat(seat)} prend une action ${names.airline(airline)} dans la rangée.`,
  drew: ({ seat, airline }, names) =>
    airline === null
      ? `${names.seat(seat)} pioche une action.`
      : `${names.seat(seat)} pioche une action ${names.airline(airline)}.`,
  turnedUp: ({ airline }, names) => `Nouvelle carte dans la rangée : ${names.airline(airline)}.`,
  pileEmpty: () => 'La pioche est vide : la rangée n’est plus complétée.',
  scoringCardsIn: ({ round }) => `La manche ${round} est finie : les cartes Score sont mélangées à la pioche.`,
  scoringCard: ({ seat, number }, names) => `${names.seat(seat)} découvre la carte Score ${number} sur 3.`,
  shuffledBack: ({ seat }, names) =>
    `${names.seat(seat)} découvre une carte Score dès la première manche : elle retourne dans la pioche, sans décompte.`,
  scoringBegan: ({ number }) => `Le décompte ${number} commence.`,
  thirdPlayer: ({ stock: held }, names) => {
    const parts = AIRLINE_ORDER.flatMap((airline, at) => {
      const count = held[at] ?? 0;
      return count === 0 ? [] : [times(count, names.airline(airline))];
    });
    return parts.length === 0
      ? 'Le troisième joueur fictif n’a aucune action.'
      : `Les actions du troisième joueur fictif sont dévoilées : ${list(parts)}.`;
  },
  scored: ({ airline, markers: worth, held, third, points: paid }, names) => {
    const parts = held.flatMap((count, seat) =>
      count === 0 ? [] : [`${names.seat(seat)} reçoit ${points(paid[seat] ?? 0)} pour ${stock(count)}`],
    );
    if (third !== null && third > 0) parts.push(`le troisième joueur fictif en a ${third}`);
    return `${names.airline(airline)} a ${markers(worth)} sur le plateau : ${parts.length === 0 ? 'personne n’a posé d’action de cette compagnie' : parts.join(' ; ')}.`;
  },
  scoringEnded: ({ number, points: gained }, names) =>
    `Le décompte ${number} est fini. Il rapporte ${list(gained.map((count, seat) => `${points(count)} à ${names.seat(seat)}`))}.`,
  lastRound: ({ seat }, names) =>
    `Il ne reste plus d’action à prendre : chacun joue encore un tour, ${names.seat(seat)} en dernier.`,
  stalemate: ({ turns: idle, routesOpen }) =>
    `Aucune action posée ni prise en ${turns(idle)}${routesOpen ? '' : ', et plus aucune liaison ouverte à la moindre compagnie'} : la partie s’arrête, avec un dernier décompte.`,
  bonus: ({ points: gained }, names) => {
    const parts = gained.flatMap((count, seat) => (count === 0 ? [] : [`${points(count)} à ${names.seat(seat)}`]));
    return parts.length === 0 ? 'Personne ne reçoit de bonus de place.' : `Le bonus de place rapporte ${list(parts)}.`;
  },
  ended: ({ rule, ranks, scores }, names) => {
    const order = placings(ranks, scores);
    const winners = order.filter(({ rank }) => rank === 1);
    const won = `${list(winners.map(({ seat }) => names.seat(seat)))} ${winners.length === 1 ? 'gagne' : 'partagent la victoire'}`;
    const places = order.map(({ rank, seat, score }) => `${rank}. ${names.seat(seat)} avec ${points(score)}`);
    return `La partie est finie (${rule}) : ${won}. ${places.join(' ; ')}.`;
  },
};
