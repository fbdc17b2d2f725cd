/** Every word of the terminal that is not a game's own, in each language. */

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Words {
  /** The person at the keyboard and the others, as sentences call them. */
  readonly you: string;
  readonly others: readonly string[];
  readonly welcome: (game: string, you: string, others: string) => string;
  readonly commitment: (hash: string) => string;
  readonly seeded: (seed: number) => string;
  readonly hint: string;
  readonly help: string;
  readonly prompt: (most: number) => string;
  readonly noSuchChoice: (typed: string, most: number) => string;
  readonly notUnderstood: (typed: string) => string;
  readonly notAnAction: (problem: string) => string;
  readonly noSuchRule: (typed: string) => string;
  readonly refused: (rule: string, why: string) => string;
  readonly undone: string;
  readonly noUndo: string;
  readonly emptyLog: string;
  readonly endOfInput: string;
  readonly quit: string;
  readonly saved: (path: string, over: boolean) => string;
  readonly revealed: (secret: string) => string;
  readonly screen: ScreenWords;
}

/** The headings of the tables a board game needs; the sentences come from the game's own texts. */
export interface ScreenWords {
  /** With the space before it that French wants. */
  readonly colon: string;
  readonly market: string;
  readonly emptyMarket: string;
  readonly deck: string;
  readonly bank: string;
  readonly airline: string;
  readonly space: string;
  readonly pays: string;
  readonly airplanes: string;
  readonly hand: string;
  readonly home: string;
  readonly bonus: string;
  readonly cash: string;
  readonly handCards: string;
  readonly points: string;
  readonly secret: string;
  readonly banMarkers: string;
  readonly scorings: (done: number) => string;
  readonly buy: string;
  readonly buySecond: string;
  readonly play: string;
  readonly exchange: string;
  readonly takeCash: string;
  readonly shares: string;
  readonly give: string;
  readonly open: string;
  readonly ban: string;
  readonly otherwise: string;
  readonly free: string;
  readonly banned: string;
  readonly remote: string;
  readonly boardLegend: string;
  readonly buyUsage: string;
  readonly noSuchAirline: (typed: string) => string;
  readonly noSuchCities: (typed: string) => string;
  readonly severalRoutes: (routes: string) => string;
}

const EN: Words = {
  you: 'Captain',
  others: ['Bessie', 'Hubert', 'Jacqueline', 'Louis'],
  welcome: (game, you, others) => `${game}. You are ${you}; you play against ${others}, who decide at random.`,
  commitment: (hash) =>
    `The deal is already settled: SHA-256 of the secret is ${hash}. The secret is shown when the match is over.`,
  seeded: (seed) => `Seed ${seed}: the same seed and the same choices give the same game.`,
  hint: 'Type a number, or ? for help.',
  help: [
    'a number     that choice',
    '?            this help, and the choices again',
    't            the table: market, airlines, players',
    'b            the board as a list of routes',
    'l            what has happened so far',
    'r AE-4.3     a rule of the rulebook; r AE-4 a whole section, r alone the list of them',
    'u            take your last decision back, while nothing new has been seen since',
    'q            quit',
  ].join('\n'),
  prompt: (most) => `Your choice (1-${most}, ? for help): `,
  noSuchChoice: (typed, most) => `There is no choice ${typed}: they run from 1 to ${most}.`,
  notUnderstood: (typed) => `“${typed}” means nothing here. ? shows what does.`,
  notAnAction: (problem) => `That is no action written as JSON (${problem}).`,
  noSuchRule: (typed) => `There is no rule “${typed}”. Rules look like AE-4.3, sections like AE-4.`,
  refused: (rule, why) => `Not possible, ${rule}: ${why}`,
  undone: 'Taken back.',
  noUndo:
    'Nothing can be taken back: since your last decision something was drawn or shown, or somebody else has acted.',
  emptyLog: 'Nothing has happened yet.',
  endOfInput: 'No more input: the match stops here. Goodbye.',
  quit: 'The match stops here. Goodbye.',
  saved: (path, over) => `The ${over ? 'whole' : 'unfinished'} match is in ${path}; arena verify ${path} checks it.`,
  revealed: (secret) => `The secret behind every draw was ${secret}.`,
  screen: {
    colon: ': ',
    market: 'Market',
    emptyMarket: 'empty',
    deck: 'deck',
    bank: 'bank',
    airline: 'airline',
    space: 'space',
    pays: 'pays',
    airplanes: 'airplanes',
    hand: 'hand',
    home: 'home',
    bonus: 'bonus',
    cash: 'cash',
    handCards: 'hand cards',
    points: 'points',
    secret: 'secret',
    banMarkers: 'ban markers',
    scorings: (done) => `${done} of 3 scorings done`,
    buy: 'Buy a licence, then perhaps a second, then take a share',
    buySecond: 'Buy a second licence',
    play: 'Play shares from your hand',
    exchange: 'Acquire Air ABACUS',
    takeCash: 'Take cash',
    shares: 'Take a share',
    give: 'Give up a share',
    open: 'Your first portfolio',
    ban: 'Place a ban marker',
    otherwise: 'Or',
    free: 'free',
    banned: 'banned',
    remote: 'remote',
    boardLegend: 'Each route with its licences, cheapest first: who flies there, or the cost of a free one.',
    buyUsage: 'buy red london paris   ask for a licence by name, and hear why not if not',
    noSuchAirline: (typed) => `No airline is called “${typed}”: use its colour, such as red.`,
    noSuchCities: (typed) => `No route fits “${typed}”: name two cities, or b shows all routes.`,
    severalRoutes: (routes) => `Several routes fit: ${routes}.`,
  },
};

const FR: Words = {
  you: 'Capitaine',
  others: ['Bessie', 'Hubert', 'Jacqueline', 'Louis'],
  welcome: (game, you, others) => `${game}. Vous êtes ${you} ; vous jouez contre ${others}, qui décident au hasard.`,
  commitment: (hash) =>
    `Le tirage est déjà fixé : le SHA-256 du secret est ${hash}. Le secret sera montré à la fin de la partie.`,
  seeded: (seed) => `Graine ${seed} : la même graine et les mêmes choix donnent la même partie.`,
  hint: 'Tapez un numéro, ou ? pour l’aide.',
  help: [
    'un numéro    ce choix',
    '?            cette aide, et de nouveau les choix',
    't            la table : marché, compagnies, joueurs',
    'b            le plateau, sous forme de liste de lignes',
    'l            ce qui s’est passé jusqu’ici',
    'r AE-4.3     une règle du livret ; r AE-4 toute une section, r seul leur liste',
    'u            reprendre votre dernière décision, tant que rien de nouveau n’a été vu',
    'q            quitter',
  ].join('\n'),
  prompt: (most) => `Votre choix (1-${most}, ? pour l’aide) : `,
  noSuchChoice: (typed, most) => `Il n’y a pas de choix ${typed} : ils vont de 1 à ${most}.`,
  notUnderstood: (typed) => `« ${typed} » ne veut rien dire ici. ? montre ce qui est possible.`,
  notAnAction: (problem) => `Ce n’est pas une action écrite en JSON (${problem}).`,
  noSuchRule: (typed) => `Il n’y a pas de règle « ${typed} ». Une règle s’écrit comme AE-4.3, une section comme AE-4.`,
  refused: (rule, why) => `Impossible, ${rule} : ${why}`,
  undone: 'C’est repris.',
  noUndo:
    'Rien ne peut être repris : depuis votre dernière décision, une carte a été tirée ou montrée, ou quelqu’un d’autre a joué.',
  emptyLog: 'Il ne s’est encore rien passé.',
  endOfInput: 'Plus rien à lire : la partie s’arrête ici. Au revoir.',
  quit: 'La partie s’arrête ici. Au revoir.',
  saved: (path, over) =>
    `La partie ${over ? 'entière' : 'inachevée'} est dans ${path} ; arena verify ${path} la vérifie.`,
  revealed: (secret) => `Le secret de tous les tirages était ${secret}.`,
  screen: {
    colon: ' : ',
    market: 'Marché',
    emptyMarket: 'vide',
    deck: 'pioche',
    bank: 'banque',
    airline: 'compagnie',
    space: 'case',
    pays: 'rapporte',
    airplanes: 'avions',
    hand: 'main',
    home: 'base',
    bonus: 'bonus',
    cash: 'argent',
    handCards: 'cartes en main',
    points: 'points',
    secret: 'secret',
    banMarkers: 'marqueurs d’interdiction',
    scorings: (done) => `${done} évaluation${done > 1 ? 's' : ''} sur 3`,
    buy: 'Acheter une licence, puis peut-être une deuxième, puis prendre une action',
    buySecond: 'Acheter une deuxième licence',
    play: 'Poser des actions de votre main',
    exchange: 'Acquérir des actions Air ABACUS',
    takeCash: 'Prendre de l’argent',
    shares: 'Prendre une action',
    give: 'Donner une action',
    open: 'Votre premier portefeuille',
    ban: 'Poser un marqueur d’interdiction',
    otherwise: 'Ou bien',
    free: 'libre',
    banned: 'interdite',
    remote: 'lointaine',
    boardLegend: 'Chaque ligne avec ses licences, la moins chère d’abord : qui y vole, ou le prix d’une licence libre.',
    buyUsage: 'buy rouge londres paris   demander une licence par son nom, et apprendre pourquoi si elle est refusée',
    noSuchAirline: (typed) => `Aucune compagnie ne s’appelle « ${typed} » : donnez sa couleur, par exemple rouge.`,
    noSuchCities: (typed) =>
      `Aucune ligne ne répond à « ${typed} » : nommez deux villes, ou b montre toutes les lignes.`,
    severalRoutes: (routes) => `Plusieurs lignes conviennent : ${routes}.`,
  },
};

export const WORDS: Readonly<Record<Language, Words>> = { en: EN, fr: FR };
