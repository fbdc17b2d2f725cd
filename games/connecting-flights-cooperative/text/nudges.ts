/** What to look at, or to think of, before a hint tells its choice. In a file of their own: only hints load them. */

import type { Action } from '@tarmac/connecting-flights-cooperative/rules';
import type { Language, Nudge } from '@tarmac/kit/words';

const WORDS: Readonly<Record<Language, Readonly<Record<Action['type'], string>>>> = {
  en: {
    place: 'Look at the map: where do the fewest pawns wait?',
    first: 'Look at the pawns: between which two continents do most of them want to travel?',
    take: 'Which continent do most pawns want to reach?',
    buy: 'Look at the display.',
    buyAirport: 'Look at the map: where do the pawns wait that you cannot yet fetch?',
    rent: 'Look at the map: where is a place to land needed in this round alone?',
    buyElectric: 'Look at your trucks: is a plane that needs none worth its price?',
    buyTruck: 'Look at your trucks: does every flight have one that is large enough?',
    renew: 'Look at the display: is anything in it of use to you?',
    fly: 'Look at your airports: at which of them do most pawns wait that can be brought home?',
    charter: 'Look at the map: who waits close to one of your airports, but not at it?',
    pass: 'Think of what your coins are needed for later.',
    further: 'Think of how many seats fly in the next round.',
    consent: 'Does it bring more pawns home than it costs?',
    withdraw: 'Is what you proposed still the best for the team?',
  },
  fr: {
    place: 'Regardez la carte : où attendent le moins de pions ?',
    first: 'Regardez les pions : entre quels continents la plupart veulent-ils voyager ?',
    take: 'Quel continent la plupart des pions veulent-ils atteindre ?',
    buy: 'Regardez l’étal.',
    buyAirport: 'Regardez la carte : où attendent des pions que vous ne pouvez pas encore aller chercher ?',
    rent: 'Regardez la carte : où faut-il atterrir pour ce seul tour ?',
    buyElectric: 'Regardez vos camions-citernes : un avion qui s’en passe vaut-il son prix ?',
    buyTruck: 'Regardez vos camions-citernes : chaque vol en a-t-il un assez grand ?',
    renew: 'Regardez l’étal : quelque chose vous y sert-il ?',
    fly: 'Regardez vos aéroports : dans lequel attendent le plus de pions que l’on peut ramener ?',
    charter: 'Regardez la carte : qui attend près d’un de vos aéroports, mais pas dedans ?',
    pass: 'Pensez à ce que vos pièces devront payer plus tard.',
    further: 'Pensez au nombre de places que vos avions auront au prochain tour.',
    consent: 'Cela ramène-t-il plus de pions que cela ne coûte ?',
    withdraw: 'Votre proposition est-elle encore la meilleure pour l’équipe ?',
  },
};

export const nudge: Nudge = (language, _scene, action) => WORDS[language][(action as Action).type];
