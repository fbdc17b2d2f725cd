/** Every word of the terminal that is not a game's own, in each language. */

import type { Level } from '@tarmac/bots';
import type { TerminalLanguage } from './languages.ts';
import type { Screen } from './screen.ts';

/** What can be typed, and what it does. */
export type Help = readonly (readonly [typed: string, means: string])[];

export interface Phrases {
  /** The person at the keyboard and the others, as sentences call them. */
  readonly you: string;
  readonly others: readonly string[];
  /** What stands in brackets after a name. */
  readonly levels: Readonly<Record<Level, string>>;
  /** `others` with their levels. */
  readonly welcome: (game: string, you: string, others: readonly string[]) => string;
  readonly commitment: (hash: string) => string;
  /** With a clock only the deal is the same. */
  readonly seeded: (seed: number, clock: boolean) => string;
  readonly howTo: string;
  readonly help: (rules: Screen['rules']) => Help;
  /** Only where a game has optional actions. */
  readonly helpOptional: Help;
  /** Only where there is somebody to ask. */
  readonly helpHint: Help;
  readonly hintTitle: string;
  readonly prompt: (most: number) => string;
  /** At a stop for optional actions. */
  readonly promptOptional: (most: number) => string;
  readonly optional: string;
  readonly optionalExists: string;
  readonly stopping: (on: boolean) => string;
  readonly noSuchChoice: (typed: string, most: number) => string;
  readonly notUnderstood: (typed: string) => string;
  readonly notAnAction: (problem: string) => string;
  readonly noSuchRule: (typed: string, rules: Screen['rules']) => string;
  readonly refused: (rule: string, why: string) => string;
  readonly undone: string;
  readonly noUndo: string;
  readonly emptyLog: string;
  readonly endOfInput: string;
  readonly quit: string;
  readonly saved: (path: string, over: boolean) => string;
  readonly revealed: (secret: string) => string;
}

const listInEnglish = new Intl.ListFormat('en');
const listInFrench = new Intl.ListFormat('fr');

const EN: Phrases = {
  you: 'Amelia',
  others: ['Bessie', 'Hubert', 'Jacqueline', 'Louis', 'Maryse'],
  levels: { random: 'plays at random', trainee: 'trainee', pilot: 'pilot', captain: 'captain' },
  welcome: (game, you, others) => {
    if (others.length === 0) return `${game}. You are ${you} and play alone.`;
    return `${game}. You are ${you}; you play with ${listInEnglish.format(others)}.`;
  },
  commitment: (hash) =>
    `The deal is already settled: SHA-256 of the secret is ${hash}. The secret is shown when the match is over.`,
  seeded: (seed, clock) =>
    clock
      ? `Seed ${seed}: the same seed gives the same deal; against the clock the others may decide otherwise.`
      : `Seed ${seed}: the same seed and the same choices give the same game.`,
  howTo: 'Type a number, or ? for help.',
  help: ({ rule, section }) => [
    ['a number', 'that choice'],
    ['?', 'this help, and the choices again'],
    ['t', 'the table again'],
    ['b', 'the board as a list'],
    ['l', 'what has happened so far'],
    [`r ${rule}`, `a rule of the rulebook; r ${section} a whole section, r alone the list of them`],
    ['u', 'take your last decision back, while nothing new has been seen since'],
    ['q', 'quit'],
    ['{"type": …}', 'an action written as JSON, for those who know its form'],
  ],
  helpHint: [['h', 'a hint: what a captain would choose for you, and why']],
  hintTitle: 'What a captain would choose, the best first, with margins of 95 %:',
  helpOptional: [['o', 'stop, or no longer stop, where you could act without being asked']],
  prompt: (most) => `Your choice (1-${most}, ? for help): `,
  promptOptional: (most) => `Act now (1-${most}), Enter to go on, o to stop no more: `,
  optional: 'You are not asked, but you could act.',
  optionalExists: 'You could act now without being asked; o at your next choice makes the match stop for that.',
  stopping: (on) =>
    on ? 'From now on the match stops where you could act without being asked.' : 'The match stops for that no more.',
  noSuchChoice: (typed, most) => `There is no choice ${typed}: they run from 1 to ${most}.`,
  notUnderstood: (typed) => `“${typed}” means nothing here. ? shows what does.`,
  notAnAction: (problem) => `That is no action written as JSON (${problem}).`,
  noSuchRule: (typed, { rule, section }) =>
    `There is no rule “${typed}”. Rules look like ${rule}, sections like ${section}.`,
  refused: (rule, why) => `Not possible, ${rule}: ${why}`,
  undone: 'Taken back.',
  noUndo:
    'Nothing can be taken back: since your last decision something was drawn or shown, or somebody else has acted.',
  emptyLog: 'Nothing has happened yet.',
  endOfInput: 'No more input: the match stops here. Goodbye.',
  quit: 'The match stops here. Goodbye.',
  saved: (path, over) => `The ${over ? 'whole' : 'unfinished'} match is in ${path}; arena verify ${path} checks it.`,
  revealed: (secret) => `The secret behind every draw was ${secret}.`,
};

const FR: Phrases = {
  you: 'Amelia',
  others: ['Bessie', 'Hubert', 'Jacqueline', 'Louis', 'Maryse'],
  levels: { random: 'joue au hasard', trainee: 'élève pilote', pilot: 'pilote', captain: 'commandant de bord' },
  welcome: (game, you, others) => {
    if (others.length === 0) return `${game}. Vous êtes ${you} et jouez en solitaire.`;
    return `${game}. Vous êtes ${you} ; vous jouez avec ${listInFrench.format(others)}.`;
  },
  commitment: (hash) =>
    `Le tirage est déjà fixé : le SHA-256 du secret est ${hash}. Le secret sera montré à la fin de la partie.`,
  seeded: (seed, clock) =>
    clock
      ? `Graine ${seed} : la même graine donne le même tirage ; avec une horloge, les autres peuvent décider autrement.`
      : `Graine ${seed} : la même graine et les mêmes choix donnent la même partie.`,
  howTo: 'Tapez un numéro, ou ? pour l’aide.',
  help: ({ rule, section }) => [
    ['un numéro', 'ce choix'],
    ['?', 'cette aide, et de nouveau les choix'],
    ['t', 'de nouveau la table'],
    ['b', 'le plateau, sous forme de liste'],
    ['l', 'ce qui s’est passé jusqu’ici'],
    [`r ${rule}`, `une règle du livret ; r ${section} toute une section, r seul leur liste`],
    ['u', 'reprendre votre dernière décision, tant que rien de nouveau n’a été vu'],
    ['q', 'quitter'],
    ['{"type": …}', 'une action écrite en JSON, pour qui en connaît la forme'],
  ],
  helpHint: [['h', 'un conseil : ce que choisirait pour vous un commandant de bord, et pourquoi']],
  hintTitle: 'Ce que choisirait un commandant de bord, le meilleur d’abord, avec des marges à 95 % :',
  helpOptional: [['o', 'vous arrêter, ou non, là où vous pourriez agir sans qu’on vous le demande']],
  prompt: (most) => `Votre choix (1-${most}, ? pour l’aide) : `,
  promptOptional: (most) => `Agir (1-${most}), Entrée pour continuer, o pour ne plus vous arrêter : `,
  optional: 'On ne vous demande rien, mais vous pourriez agir.',
  optionalExists:
    'Vous pourriez agir sans qu’on vous le demande ; o à votre prochain choix vous arrête en pareil moment.',
  stopping: (on) =>
    on
      ? 'La partie s’arrêtera désormais là où vous pourriez agir sans qu’on vous le demande.'
      : 'La partie ne s’arrêtera plus pour cela.',
  noSuchChoice: (typed, most) => `Il n’y a pas de choix ${typed} : ils vont de 1 à ${most}.`,
  notUnderstood: (typed) => `« ${typed} » ne veut rien dire ici. ? montre ce qui est possible.`,
  notAnAction: (problem) => `Ce n’est pas une action écrite en JSON (${problem}).`,
  noSuchRule: (typed, { rule, section }) =>
    `Il n’y a pas de règle « ${typed} ». Une règle s’écrit comme ${rule}, une section comme ${section}.`,
  refused: (rule, why) => `Impossible, ${rule} : ${why}`,
  undone: 'C’est repris.',
  noUndo:
    'Rien ne peut être repris : depuis votre dernière décision, une carte a été tirée ou montrée, ou quelqu’un d’autre a joué.',
  emptyLog: 'Il ne s’est encore rien passé.',
  endOfInput: 'Plus rien à lire : la partie s’arrête ici. Au revoir.',
  quit: 'La partie s’arrête ici. Au revoir.',
  saved: (path, over) =>
    `La partie ${over ? 'entière' : 'inachevée'} est dans ${path} ; arena verify ${path} la vérifie.`,
  revealed: (secret) => `Le secret de tous les tirages était ${secret}.`,
};

export const PHRASES: Readonly<Record<TerminalLanguage, Phrases>> = { en: EN, fr: FR };
