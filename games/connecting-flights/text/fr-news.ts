/** The log in French. */

import { coins, de, either, inContinent, KINDS, list, stars, theContinent, truck } from '@tarmac/flights/text/fr';
import { placings } from '@tarmac/kit/words';
import { because } from './fr-answers.ts';
import { bundle } from './fr-bundle.ts';
import { FR_CARDS } from './fr-cards.ts';
import { chainsOf, flightsIn } from './plans.ts';
import type { Names, Text } from './words.ts';

export const FR_NEWS: Text['news'] = {
  began: ({ continentsOut }, names) =>
    continentsOut.length === 0
      ? 'Chacun a deux cartes Joueur et une identité secrète. Les six continents sont en jeu.'
      : `Chacun a deux cartes Joueur et une identité secrète. Hors jeu : ${list(continentsOut.map((id) => theContinent(names, id)))}.`,
  playersShown: ({ players }, names) =>
    `Les cartes Joueur sont montrées : ${list(players.map((player, seat) => `${names.seat(seat)} (${names.player(player)})`))}.`,
  startChosen: ({ seat, continent }, names) => `${names.seat(seat)} commence ${inContinent(names, continent)}.`,
  firstFlights: ({ flights, coins: left }, names) =>
    `Les premiers vols : ${flights
      .map(
        ({ from, to, plane, passenger }, seat) =>
          `${names.seat(seat)} effectue le vol ${names.city(from)}–${names.city(to)} (avion ${stars(plane)}, passager ${stars(passenger)}) et garde ${coins(left[seat] ?? 0)}`,
      )
      .join(' ; ')}.`,
  roundBegan: ({ round, firstSeat }, names) => `Le tour ${round} commence. Premier joueur : ${names.seat(firstSeat)}.`,
  event: ({ event }, names) => {
    const card = names.board.events.find(({ id }) => id === event);
    const effect = card === undefined ? '' : ` ${FR_CARDS.events[event].effect(card)}`;
    return `Événement : ${names.event(event)}.${effect}`;
  },
  eventCoins: ({ event, coins: moved }, names) => {
    const parts = changes(moved, names);
    return parts.length === 0
      ? `${names.event(event)} : aucune pièce ne change de mains.`
      : `${names.event(event)} : ${list(parts)}.`;
  },
  named: ({ seat, continent }, names) => `${names.seat(seat)} nomme ${theContinent(names, continent)}.`,
  added: ({ seat, card }, names) =>
    seat === null
      ? `Pour les enchères, on retourne ${names.aCard(card)}.`
      : `${names.seat(seat)} ajoute ${names.aCard(card)} aux enchères.`,
  slotEmpty: ({ seat, kinds }, names) => {
    const kind = either(kinds.map((each) => KINDS[each]));
    return seat === null
      ? `Une place des enchères reste vide : la pioche n’a plus rien pour elle (${kind}).`
      : `${names.seat(seat)} n’ajoute rien : il ne reste plus rien pour cette place (${kind}).`;
  },
  called: ({ card, price }, names) => `Aux enchères : ${names.card(card)}, à partir de ${coins(price)}.`,
  bid: ({ seat, card, coins: bid }, names) => `${names.seat(seat)} mise ${coins(bid)} pour ${names.theCard(card)}.`,
  outbid: ({ seat, card, forced }, names) =>
    forced
      ? `${names.seat(seat)} ne peut plus surenchérir pour ${names.theCard(card)}.`
      : `${names.seat(seat)} passe pour ${names.theCard(card)}.`,
  sold: ({ seat, card, coins: paid }, names) =>
    `${names.seat(seat)} remporte ${names.theCard(card)} pour ${coins(paid)}.`,
  unsold: ({ card }, names) => `Personne ne veut ${names.aCard(card)} : la carte reste invendue.`,
  marketOpened: () => 'Le marché est ouvert.',
  rented: ({ seat, card, coins: paid }, names) =>
    `${names.seat(seat)} loue les droits d’atterrissage ${de(names.airport(card))} pour ${coins(paid)}.`,
  boughtElectric: ({ seat, card, coins: paid }, names) =>
    `${names.seat(seat)} achète ${names.aCard(card)} pour ${coins(paid)}.`,
  boughtTruck: ({ seat, capacity, coins: paid }, names) =>
    `${names.seat(seat)} achète un ${truck(capacity)} pour ${coins(paid)}.`,
  soldCard: ({ seat, card, coins: paid }, names) =>
    `${names.seat(seat)} vend ${names.theCard(card)} à la banque pour ${coins(paid)}.`,
  soldTruck: ({ seat, capacity, coins: paid }, names) =>
    `${names.seat(seat)} vend un ${truck(capacity)} à la banque pour ${coins(paid)}.`,
  passedMarket: ({ seat }, names) => `${names.seat(seat)} n’achète rien de plus pour l’instant.`,
  offered: ({ from, to, give, take }, names) =>
    `${names.seat(from)} propose à ${names.seat(to)} ${bundle(give, names)} contre ${bundle(take, names)}.`,
  countered: ({ from, to, give, take, reason }, names) =>
    `${names.seat(to)} refuse et propose plutôt à ${names.seat(from)} ${bundle(give, names)} contre ${bundle(take, names)}${because(reason, names)}.`,
  withdrawn: ({ from, to }, names) => `${names.seat(from)} retire sa proposition à ${names.seat(to)}.`,
  declined: ({ from, to, reason }, names) =>
    `${names.seat(to)} refuse la proposition ${de(names.seat(from))}${because(reason, names)}.`,
  lapsed: ({ from, to }, names) => `La proposition ${de(names.seat(from))} à ${names.seat(to)} tombe.`,
  traded: ({ from, to, give, take }, names) =>
    `${names.seat(from)} et ${names.seat(to)} font un échange : ${names.seat(from)} donne ${bundle(give, names)} et reçoit ${bundle(take, names)}.`,
  flew: ({ seat, plan, revenue, coins: now }, names) => {
    const chains = chainsOf(plan, names);
    return chains.length === 0
      ? `${names.seat(seat)} n’effectue aucun vol, ne gagne rien et a ${coins(now)}.`
      : `${names.seat(seat)} effectue ${flightsIn(plan) === 1 ? 'le vol' : 'les vols'} ${list(chains)}, gagne ${revenue} et a maintenant ${coins(now)}.`;
  },
  penalty: ({ seat, card, coins: paid }, names) =>
    `${names.seat(seat)} paie encore ${coins(paid)} pour les droits d’atterrissage inutilisés ${de(names.airport(card))}.`,
  taxed: ({ coins: moved }, names) => {
    const parts = changes(moved, names);
    return parts.length === 0
      ? 'Subventions et taxes : personne ne reçoit ni ne paie rien.'
      : `Subventions et taxes : ${list(parts)}.`;
  },
  saboteurs: ({ seats }, names) =>
    seats.length === 0
      ? 'Personne ne peut saboter ce tour-ci.'
      : `${seats.length === 1 ? 'Peut' : 'Peuvent'} saboter ce tour-ci : ${list(seats.map((seat) => names.seat(seat)))}.`,
  tookCoins: ({ seat, coins: got }, names) => `${names.seat(seat)} prend ${coins(got)} et ne sabote personne.`,
  drewSabotage: ({ seat, sabotage }, names) =>
    sabotage === null
      ? `${names.seat(seat)} pioche une carte Sabotage.`
      : `${names.seat(seat)} pioche la carte Sabotage ${names.sabotage(sabotage)}.`,
  buried: ({ seat, sabotage }, names) =>
    sabotage === null
      ? `${names.seat(seat)} remet la carte Sabotage sous la pioche sans la montrer.`
      : `${names.seat(seat)} remet la carte ${names.sabotage(sabotage)} sous la pioche sans la montrer.`,
  sabotaged: ({ seat, victim, sabotage, on }, names) =>
    on === null
      ? `${names.seat(seat)} utilise la carte ${names.sabotage(sabotage)} contre ${names.seat(victim)}.`
      : `${names.seat(seat)} pose la carte ${names.sabotage(sabotage)} sur ${names.theCard(on)} chez ${names.seat(victim)}.`,
  deflected: ({ seat, sabotage, coins: paid }, names) =>
    `${names.seat(seat)} paie ${coins(paid)} et la carte ${names.sabotage(sabotage)} reste sans effet.`,
  struck: ({ seat, victim, sabotage, paid, gained, truck: swapped }, names) => {
    if (swapped > 0) {
      return `${names.sabotage(sabotage)} : ${names.seat(victim)} échange un ${truck(swapped)} contre un ${truck(swapped - 1)}.`;
    }
    const got = gained === 0 ? '' : ` ; ${names.seat(seat)} reçoit ${coins(gained)}`;
    return `${names.sabotage(sabotage)} : ${names.seat(victim)} paie ${coins(paid)}${got}.`;
  },
  lifted: ({ seat, sabotage, card, coins: paid }, names) =>
    `${names.seat(seat)} paie ${coins(paid)} et lève le sabotage ${names.sabotage(sabotage)} sur ${names.theCard(card)}.`,
  wornOff: ({ seat, sabotage }, names) => `La carte ${names.sabotage(sabotage)} n’agit plus sur ${names.seat(seat)}.`,
  claimed: ({ seat, identity, coins: got }, names) =>
    `${names.seat(seat)} révèle son identité secrète, ${names.identity(identity)} : tâche accomplie, pour ${coins(got)}.`,
  ordered: ({ claim }) =>
    claim
      ? 'Votre identité secrète sera révélée dès que sa tâche sera accomplie.'
      : 'Votre identité secrète attend, même si sa tâche est accomplie.',
  abilityPaid: ({ seat, player, coins: got }, names) =>
    `${names.seat(seat)} (${names.player(player)}) reçoit ${coins(got)}.`,
  nextStage: ({ stage }) => `Les événements de la période ${stage} entrent en jeu.`,
  ended: ({ rule, ranks, scores, identities }, names) => {
    const order = placings(ranks, scores);
    const winners = order.filter(({ rank }) => rank === 1);
    const won = `${list(winners.map(({ seat }) => names.seat(seat)))} ${winners.length === 1 ? 'gagne' : 'partagent la victoire'}`;
    const places = order.map(({ rank, seat, score }) => `${rank}. ${names.seat(seat)} avec un revenu de ${score}`);
    const hidden = identities.map((identity, seat) => `${names.seat(seat)} (${names.identity(identity)})`);
    return `La partie est finie (${rule}) : ${won}. ${places.join(' ; ')}. Les identités secrètes : ${list(hidden)}.`;
  },
};

/** 'Anna reçoit 10 pièces', 'Ben paie 5 pièces'. */
function changes(moved: readonly number[], names: Names): string[] {
  return moved.flatMap((count, seat) =>
    count === 0 ? [] : [`${names.seat(seat)} ${count > 0 ? `reçoit ${coins(count)}` : `paie ${coins(-count)}`}`],
  );
}
