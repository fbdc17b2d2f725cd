/** The labels of buttons, in French. */

import { coins, de, flights, inContinent, list, stars, theContinent, truck } from '@tarmac/flights/text/fr';
import type { FrameKind } from './dues.ts';
import { because } from './fr-answers.ts';
import { bundle } from './fr-bundle.ts';
import { chainsOf, flightsIn } from './plans.ts';
import type { Text } from './words.ts';

const PASSED: Readonly<Partial<Record<FrameKind, string>>> = {
  bid: 'Passer sur cette carte',
  market: 'Ne rien acheter de plus pour l’instant',
};

export const FR_ACTIONS: Text['actions'] = {
  keep: ({ player }, names) => `Garder la carte ${names.player(player)}`,
  start: ({ continent }, names) => `Commencer ${inContinent(names, continent)}`,
  first: ({ from, to, plane, passenger }, names) =>
    `Acheter ${names.city(from)}–${names.city(to)} avec un avion ${stars(plane)} et un passager ${stars(passenger)}`,
  name: ({ continent }, names) => `Nommer ${theContinent(names, continent)}`,
  add: ({ kind }) =>
    kind === 'plane' ? 'Ajouter le premier avion de la pioche' : 'Ajouter le premier passager de la pioche',
  addAirport: ({ city }, names) => `Ajouter ${names.city(city)}`,
  bid: ({ coins: bid }) => `Miser ${bid}`,
  pass: (_, __, { frame }) => (frame && PASSED[frame]) ?? 'Passer',
  rent: ({ city }, names) => `Louer les droits d’atterrissage ${de(names.city(city))}`,
  buyElectric: ({ stars: count }) => `Acheter un avion électrique ${stars(count)}`,
  buyTruck: ({ capacity }) => `Acheter un ${truck(capacity)}`,
  sell: ({ card }, names) => `Vendre ${names.theCard(card)} à la banque`,
  sellTruck: ({ capacity }) => `Vendre un ${truck(capacity)} à la banque`,
  offer: ({ to, give, take }, names) =>
    `Proposer à ${names.seat(to)} ${bundle(give, names)} contre ${bundle(take, names)}`,
  withdraw: () => 'Retirer votre proposition',
  answer: ({ from, accept, reason }, names) =>
    `${accept ? 'Accepter' : 'Refuser'} la proposition ${de(names.seat(from))}${because(reason, names)}`,
  counter: ({ from, give, take, reason }, names) =>
    `Proposer plutôt à ${names.seat(from)} ${bundle(give, names)} contre ${bundle(take, names)}${because(reason, names)}`,
  fly: ({ chains }, names, { revenue }) => {
    const count = flightsIn(chains);
    const earned = revenue === undefined ? '' : `, pour ${coins(revenue)}`;
    return count === 0
      ? 'N’effectuer aucun vol'
      : `Effectuer ${count === 1 ? 'le vol' : 'les vols'} ${list(chainsOf(chains, names))} (${flights(count)}${earned})`;
  },
  recall: () => 'Reprendre votre plan de vol',
  takeCoins: () => 'Prendre 10 pièces',
  drawSabotage: () => 'Piocher une carte Sabotage',
  sabotage: ({ victim, on }, names) =>
    on === null ? `Saboter ${names.seat(victim)}` : `Saboter ${names.theCard(on)} chez ${names.seat(victim)}`,
  bury: () => 'Remettre la carte sous la pioche sans l’utiliser',
  deflect: ({ pay }) => (pay ? 'Payer pour y échapper' : 'Laisser faire'),
  lift: ({ sabotage }, names) => {
    const lift = names.board.sabotages.find(({ id }) => id === sabotage)?.lift ?? 0;
    return `Lever le sabotage ${names.sabotage(sabotage)} pour ${coins(lift)}`;
  },
  order: ({ claim }) =>
    claim
      ? 'Révéler votre identité secrète dès que sa tâche est accomplie'
      : 'Attendre pour révéler votre identité secrète',
};
