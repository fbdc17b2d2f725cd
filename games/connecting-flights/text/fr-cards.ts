/** The cards that are read, in French. */

import { coins, plural } from '@tarmac/flights/text/fr';
import type { CardTexts } from './words.ts';

export const FR_CARDS: CardTexts = {
  players: {
    trader: {
      name: 'Trader',
      effect: () =>
        'Vous pouvez vendre cartes et camions-citernes à la banque à moitié prix, arrondi à l’unité inférieure.',
    },
    broker: { name: 'Courtier', effect: () => 'Vous avez une offre de plus sur chaque carte.' },
    'creative-accountant': {
      name: 'Comptable créatif',
      effect: ({ amount }) => `Votre taxe est réduite de ${coins(amount)}.`,
    },
    'investment-manager': {
      name: 'Gestionnaire d’investissement',
      effect: ({ amount, most }) =>
        `À la fin d’un tour, vous recevez ${coins(amount)} pour chaque tranche entière de 10 pièces${upTo(most)}.`,
    },
    'fuel-merchant': {
      name: 'Négociant en carburant',
      effect: ({ amount }) => `Les camions-citernes vous coûtent ${coins(amount)} de moins.`,
    },
    'long-haul-pilot': {
      name: 'Pilote long-courrier',
      effect: ({ amount, most }) =>
        `À la fin d’un tour, vous recevez ${coins(amount)} pour chacun de vos vols qui demandait 3 ou 4 de carburant${upTo(most)}.`,
    },
    'slot-coordinator': {
      name: 'Coordinateur de créneaux',
      effect: () =>
        'Vous pouvez louer un droit d’atterrissage de plus par tour, et un droit inutilisé ne vous coûte rien de plus.',
    },
    'aircraft-engineer': {
      name: 'Ingénieur aéronautique',
      effect: () => 'À chaque tour, un de vos avions compte une étoile de plus.',
    },
    'estate-agent': {
      name: 'Agent immobilier',
      effect: ({ amount }) =>
        `Si vous faites la première offre sur un aéroport, votre offre peut être inférieure de ${coins(amount)} à son prix.`,
    },
    'security-chief': {
      name: 'Chef de la sûreté',
      effect: ({ amount }) => `Payez ${coins(amount)} et un sabotage qui vous vise reste sans effet.`,
    },
  },
  identities: {
    globetrotter: {
      name: 'Globe-trotter',
      task: (goal) => `Touchez ${goal} ${plural(goal, 'continent', 'continents')} avec les vols d’un seul tour.`,
    },
    connector: {
      name: 'As des correspondances',
      task: (goal) => `Assurez ${goal} ${plural(goal, 'vol valide', 'vols valides')} de suite dans une même chaîne.`,
    },
    'green-pioneer': {
      name: 'Pionnier vert',
      task: (goal) => `Possédez ${goal} ${plural(goal, 'avion électrique', 'avions électriques')}.`,
    },
    'first-class': {
      name: 'Première classe',
      task: (goal) => `Transportez ${goal} ${plural(goal, 'passager', 'passagers')} 3 étoiles en un seul tour.`,
    },
    'hub-owner': {
      name: 'Maître du hub',
      task: (goal) => `Possédez des aéroports dans ${goal} ${plural(goal, 'ville', 'villes')} d’un même continent.`,
    },
    'bargain-hunter': {
      name: 'Chasseur d’aubaines',
      task: (goal) =>
        `Remportez ${goal} ${plural(goal, 'carte', 'cartes')} au prix imprimé ou au-dessous en une seule phase d’enchères.`,
    },
  },
  reward: (count) => `Récompense : ${coins(count)}`,
  events: {
    'start-up-grant': {
      name: 'Aide au démarrage',
      effect: ({ amount }) => `Le joueur qui a le moins de pièces reçoit ${coins(amount)}.`,
    },
    'holiday-season': {
      name: 'Saison des vacances',
      effect: ({ amount }) => `Les vols d’un passager 1 étoile rapportent ${amount} de plus ce tour-ci.`,
    },
    'cheap-fuel': {
      name: 'Carburant bon marché',
      effect: ({ amount }) => `Les camions-citernes coûtent ${coins(amount)} de moins ce tour-ci.`,
    },
    'city-breaks': {
      name: 'Escapades urbaines',
      effect: ({ amount }) => `Les vols à l’intérieur d’un continent rapportent ${amount} de plus ce tour-ci.`,
    },
    registration: { name: 'Immatriculation', effect: ({ amount }) => `Chacun paie ${coins(amount)}.` },
    'long-haul-demand': {
      name: 'Demande long-courrier',
      effect: ({ amount }) => `Les vols qui demandent 3 ou 4 de carburant rapportent ${amount} de plus ce tour-ci.`,
    },
    'airport-charges': {
      name: 'Redevances aéroportuaires',
      effect: ({ amount }) => `Chacun paie ${coins(amount)} par aéroport au-delà de ses deux premiers.`,
    },
    'regional-aid': {
      name: 'Aide régionale',
      effect: ({ amount }) => `Le joueur au plus faible revenu du tour précédent reçoit ${coins(amount)}.`,
    },
    'controllers-strike': {
      name: 'Grève des contrôleurs',
      effect: () => 'La banque ne loue aucun droit d’atterrissage ce tour-ci.',
    },
    'sealed-offers': {
      name: 'Offres sous pli',
      effect: () => 'Chacun a une offre de moins sur chaque carte ce tour-ci.',
    },
    'business-boom': {
      name: 'Essor des affaires',
      effect: ({ amount }) => `Les vols d’un passager 3 étoiles rapportent ${amount} de plus ce tour-ci.`,
    },
    'green-incentive': {
      name: 'Prime verte',
      effect: ({ amount }) => `Les avions électriques coûtent ${coins(amount)} de moins ce tour-ci.`,
    },
    'carbon-levy': {
      name: 'Taxe carbone',
      effect: ({ amount }) => `Chacun paie ${coins(amount)} pour chacun de ses camions-citernes de 3 ou 4.`,
    },
    'hub-traffic': {
      name: 'Trafic de correspondance',
      effect: ({ amount }) => `Les vols qui suivent le premier d’une chaîne rapportent ${amount} de plus ce tour-ci.`,
    },
    'fare-war': {
      name: 'Guerre des tarifs',
      effect: ({ amount }) => `Les vols d’un passager 1 étoile rapportent ${amount} de moins ce tour-ci.`,
    },
    'world-fair': {
      name: 'Exposition universelle',
      effect: ({ amount }) =>
        `Le premier joueur nomme un continent : les vols qui s’y terminent rapportent ${amount} de plus ce tour-ci.`,
    },
    'open-skies': {
      name: 'Ciel ouvert',
      effect: () => 'Chacun peut louer un droit d’atterrissage de plus ce tour-ci.',
    },
  },
  saboteurs: {
    nobody: 'Personne ne peut saboter.',
    'lowest-revenue': 'Le joueur au plus faible revenu peut saboter.',
    'fewest-coins': 'Le joueur qui a le moins de pièces peut saboter.',
  },
  sabotages: {
    'engine-failure': {
      name: 'Panne de moteur',
      effect: ({ lift }) => `Se pose sur un avion, cloué au sol tant que son propriétaire n’a pas payé ${coins(lift)}.`,
    },
    'runway-works': {
      name: 'Travaux sur la piste',
      effect: ({ lift }) => `Se pose sur un aéroport, fermé tant que son propriétaire n’a pas payé ${coins(lift)}.`,
    },
    'visa-trouble': {
      name: 'Problème de visa',
      effect: ({ lift }) =>
        `Se pose sur un passager, qui ne vole plus tant que son propriétaire n’a pas payé ${coins(lift)}.`,
    },
    'bad-press': {
      name: 'Mauvaise presse',
      effect: ({ amount, lift }) =>
        `Se pose sur un aéroport : les vols qui s’y terminent rapportent ${amount} de moins tant que son propriétaire n’a pas payé ${coins(lift)}.`,
    },
    'fuel-leak': {
      name: 'Fuite de carburant',
      effect: () =>
        'La victime échange son plus gros camion-citerne contre un autre de capacité inférieure d’une unité, s’il en reste en réserve.',
    },
    fine: { name: 'Amende', effect: ({ amount }) => `La victime paie ${coins(amount)} à la banque.` },
    'poached-crew': {
      name: 'Équipage débauché',
      effect: ({ amount }) => `La victime paie ${coins(amount)} au saboteur.`,
    },
    'wildcat-strike': {
      name: 'Grève sauvage',
      effect: () => 'La victime a une offre de moins sur chaque carte de ses prochaines enchères.',
    },
    'slot-refused': {
      name: 'Créneau refusé',
      effect: () => 'La victime n’obtient aucun droit d’atterrissage de la banque à son prochain marché.',
    },
  },
};

function upTo(most: number): string {
  return most === 0 ? '' : `, ${most} au plus`;
}
