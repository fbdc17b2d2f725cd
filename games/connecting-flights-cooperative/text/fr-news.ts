/** The log in French. */

import type { Action, DemandKind } from '@tarmac/connecting-flights-cooperative/rules';
import type { Continent } from '@tarmac/flights/rules';
import { small } from '@tarmac/flights/text';
import { coins, de, list, plural, theContinent, truck } from '@tarmac/flights/text/fr';
import { FR_ACTIONS } from './fr-actions.ts';
import { at, flightCards, forHand, load, pawns, placed } from './fr-grammar.ts';
import { aboard, route } from './grammar.ts';
import type { Names, Text } from './words.ts';

const DEMAND: Readonly<Record<DemandKind, string>> = { low: 'demande faible', high: 'demande forte' };
const DECKS = { departure: 'Départ', low: 'Demande faible', high: 'Demande forte' } as const;
const DRAWN = {
  setup: 'Mise en place',
  round: 'Nouveaux pions',
  further: 'Une paire de plus',
  extra: 'Encore une paire après le tour 8',
} as const;

export const FR_NEWS: Text['news'] = {
  began: () => 'La partie commence : les six continents sont en jeu, et l’équipe a 100 pièces.',
  pair: ({ for: why, demandKind, placed: where, missing }, names) => {
    const come = where.length === 0 ? 'personne n’arrive' : placed(where, names);
    return `${DRAWN[why]} (${DEMAND[demandKind]}) : ${come}.${notPlaced(missing, names)}`;
  },
  renewedDeck: ({ deck }) => `Les cartes ${DECKS[deck]} sont épuisées : on les mélange de nouveau.`,
  placed: ({ seat, city, pawn }, names) =>
    `${names.seat(seat)} pose un pion pour ${theContinent(names, pawn)} ${at(names.city(city))}.`,
  first: ({ seat, hand, from, to, plane, passenger }, names) =>
    `${names.seat(seat)} choisit un vol de départ${whose(seat, hand, names)} : ${names.airport(from)}–${names.airport(to)}, ${names.aCard(plane)} et ${names.aCard(passenger)}.`,
  took: ({ seat, hand, card }, names) => `${names.seat(seat)} prend${whose(seat, hand, names)} ${names.aCard(card)}.`,
  display: ({ cards }, names) => `L’étal : ${cardList(cards, names)}.`,
  roundBegan: ({ round }) => `Le tour ${round} commence.`,
  bought: ({ seat, hand, card, coins: paid }, names) =>
    `${names.seat(seat)} achète${whose(seat, hand, names)} ${bought(card, names)} (${coins(paid)}).`,
  rented: ({ seat, hand, card, coins: paid }, names) =>
    `${names.seat(seat)} loue${whose(seat, hand, names)} les droits d’atterrissage ${de(names.airport(card))} (${coins(paid)}).`,
  boughtTruck: ({ seat, hand, capacity, coins: paid }, names) =>
    `${names.seat(seat)} achète${whose(seat, hand, names)} un ${truck(capacity)} (${coins(paid)}).`,
  refilled: ({ card }, names) => `Nouveau à l’étal : ${names.aCard(card)}.`,
  renewed: ({ seat, coins: paid, cards }, names) =>
    `${names.seat(seat)} renouvelle l’étal (${coins(paid)}) : ${cardList(cards, names)}.`,
  marketClosed: ({ seat }, names) => `${names.seat(seat)} ferme le marché.`,
  flew: ({ seat, flight, home, fee }, names) => {
    const came = aboard(home);
    const arrived =
      came === 0 ? 'personne n’est encore arrivé' : `${pawns(came)} ${plural(came, 'arrive', 'arrivent')}`;
    const paid = fee === 0 ? '' : ` Les places vides coûtent ${coins(fee)}.`;
    return `${names.seat(seat)} effectue${whose(seat, flight.hand, names)} le vol ${route(flight, names)} (${flightCards(flight, names)}) avec ${load(flight.pawns, names)} : ${arrived}.${paid}`;
  },
  chartered: ({ seat, pawn, from, to, coins: paid }, names) =>
    `${names.seat(seat)} affrète un vol ${de(names.city(from))} ${at(names.city(to))} pour un pion qui va vers ${theContinent(names, pawn)} (${coins(paid)}).`,
  flightsClosed: ({ seat, home, left }, names) =>
    `${names.seat(seat)} met fin aux vols : ${pawns(home)} ${plural(home, 'arrivé', 'arrivés')} ce tour-ci, ${left} encore sur le plateau.`,
  fullPlanesBonus: ({ coins: got }) => `Tant de pions sont arrivés en un tour que l’équipe reçoit ${coins(got)}.`,
  further: ({ seat, draw, coins: got }, names) =>
    draw
      ? `${names.seat(seat)} fait piocher une paire de plus : l’équipe reçoit ${coins(got)}.`
      : `${names.seat(seat)} en reste à une paire.`,
  games: ({ city, placed: where, missing }, names) => {
    const come =
      where.length === 0
        ? 'personne n’arrive'
        : `des pions pour ${list(where.map(({ pawn }) => theContinent(names, pawn)))} arrivent`;
    return `Les Jeux sont finis : ${come} ${at(names.city(city))}.${notPlaced(missing, names)}`;
  },
  interest: ({ coins: paid }) => `Les intérêts négatifs prennent ${coins(paid)}.`,
  income: ({ coins: got }) => `Revenus : l’équipe reçoit ${coins(got)}.`,
  carbon: ({ trucks, coins: paid }) =>
    `Taxe carbone : ${coins(paid)} pour ${trucks} ${plural(trucks, 'gros camion-citerne', 'gros camions-citernes')}.`,
  penalties: ({ crowded, full, unequal, due, paid }, names) => {
    const why = [
      ...(crowded.length === 0 ? [] : [`trop de monde ${list(crowded.map((city) => at(names.city(city))))}`]),
      ...(full.length === 0
        ? []
        : [`tous les pions pour ${list(full.map((pawn) => theContinent(names, pawn)))} sur le plateau`]),
      ...(unequal ? ['des mains inégales'] : []),
    ];
    const short = paid === due ? '' : `, mais l’équipe n’en a ${paid === 0 ? 'aucune' : `que ${paid}`}`;
    return `Pénalités : ${why.join(' ; ')}. Cela coûte ${coins(due)}${short}.`;
  },
  proposed: ({ seat, action }, names) => `${names.seat(seat)} propose : ${small(label(action, names))}.`,
  agreed: ({ seat }, names) => `${names.seat(seat)} accepte.`,
  disagreed: ({ seat, by }, names) => `${names.seat(seat)} refuse la proposition ${de(names.seat(by))}.`,
  withdrawn: ({ seat }, names) => `${names.seat(seat)} retire sa proposition.`,
  ended: ({ won, round, home, left }) =>
    won
      ? `La partie est gagnée au tour ${round} (CF-6.6) : tout le monde est rentré, ${pawns(home)} en tout.`
      : `La partie est perdue (CF-6.6) : ${pawns(left)} encore sur le plateau après les vols du tour ${round} ; ${home} ${plural(home, 'est rentré', 'sont rentrés')}.`,
};

/** Of a proposal, as its button says it. */
function label(action: Action, names: Names): string {
  return (FR_ACTIONS[action.type] as (action: Action, names: Names, context: object) => string)(action, names, {});
}

/** An airport by its city, without which of its cards it is. */
function bought(card: number, names: Names): string {
  return names.face(card)?.kind === 'airport' ? `l’aéroport ${de(names.airport(card))}` : names.aCard(card);
}

function whose(seat: number, hand: number, names: Names): string {
  return names.isOwn(seat, hand) ? '' : forHand(hand, names);
}

function cardList(cards: readonly number[], names: Names): string {
  return cards.length === 0 ? 'il ne reste rien' : list(cards.map((card) => names.aCard(card)));
}

function notPlaced(missing: readonly Continent[], names: Names): string {
  return missing.length === 0
    ? ''
    : ` Il n’y a plus de pion à poser pour ${list(missing.map((pawn) => theContinent(names, pawn)))}.`;
}
