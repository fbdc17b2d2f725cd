/** The ids of all cards with a text. The tables beside this file have their effects. */

export const EVENT_IDS = [
  'start-up-grant',
  'holiday-season',
  'cheap-fuel',
  'city-breaks',
  'registration',
  'long-haul-demand',
  'airport-charges',
  'regional-aid',
  'controllers-strike',
  'sealed-offers',
  'business-boom',
  'green-incentive',
  'carbon-levy',
  'hub-traffic',
  'fare-war',
  'world-fair',
  'open-skies',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

export const IDENTITY_IDS = [
  'globetrotter',
  'connector',
  'green-pioneer',
  'first-class',
  'hub-owner',
  'bargain-hunter',
] as const;
export type IdentityId = (typeof IDENTITY_IDS)[number];

export const PLAYER_CARD_IDS = [
  'trader',
  'broker',
  'creative-accountant',
  'investment-manager',
  'fuel-merchant',
  'long-haul-pilot',
  'slot-coordinator',
  'aircraft-engineer',
  'estate-agent',
  'security-chief',
] as const;
export type PlayerCardId = (typeof PLAYER_CARD_IDS)[number];

export const SABOTAGE_IDS = [
  'engine-failure',
  'runway-works',
  'visa-trouble',
  'bad-press',
  'fuel-leak',
  'fine',
  'poached-crew',
  'wildcat-strike',
  'slot-refused',
] as const;
export type SabotageId = (typeof SABOTAGE_IDS)[number];
