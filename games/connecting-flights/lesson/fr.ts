/** The lesson in French. */

import type { LessonWords } from '@tarmac/kit/words';
import type { StepId } from './steps.ts';

export const FR: LessonWords<StepId> = {
  goals: [
    'Achetez aéroports, avions, passagers et camions-citernes, aux enchères et au marché.',
    'Assemblez-les en vols : un aéroport, un avion et son camion, un passager, et un aéroport où atterrir.',
    'Les vols rapportent des pièces pour acheter encore. Le plus haut revenu du dixième tour l’emporte.',
  ],
  steps: {
    keep: {
      title: 'Qui êtes-vous ?',
      todo: 'Gardez le Négociant en carburant.',
      why: 'Vous avez reçu deux cartes Joueur, et vous en gardez une. Elle dit combien vous pouvez dépenser pour votre premier vol, et ce que vous savez faire mieux que les autres. Le Négociant en carburant paie chaque camion-citerne 4 pièces de moins.',
      after: 'Elle reste devant vous pendant toute la partie.',
      press: ['Négociant en carburant'],
      others: [
        'Amelia garde le Pilote long-courrier. Votre rang est le plus bas : vous choisissez en premier et vous êtes premier joueur.',
      ],
    },
    start: {
      title: 'Où commencer ?',
      todo: 'Choisissez l’Europe.',
      why: 'Votre premier vol part et arrive sur un même continent, que personne d’autre ne peut prendre. Ensuite, vous pourrez acheter des aéroports partout.',
      after: 'L’Europe est à vous pour commencer.',
      press: ['Europe'],
      others: ['Amelia commence en Afrique. Son premier vol reste secret jusqu’à votre choix.'],
    },
    first: {
      title: 'Votre premier vol',
      first: {
        todo: 'Essayez d’emmener d’Athènes à Moscou un passager 2 étoiles dans un avion 1 étoile.',
        press: ['Départ · Athènes', 'Arrivée · Moscou', 'Avion · 1 étoile', 'Passager · 2 étoiles'],
        met: 'La table nomme la règle qui l’interdit, CF-2.2, et la toucher ouvre le livret : il faut à un avion autant d’étoiles qu’à son passager.',
      },
      todo: 'Achetez un vol d’Athènes à Moscou, avec un avion 2 étoiles et un passager 1 étoile.',
      why: 'Un vol, c’est un aéroport, un avion, un passager et un autre aéroport. La destination, elle aussi, a au moins autant d’étoiles que le passager. Ces quatre cartes coûtent 64 sur votre budget de 100, et le camion-citerne de capacité 1 est offert.',
      after:
        'Il vous reste 36 pièces. Un événement est retourné : la Saison des vacances. À ce tour, chaque vol avec un passager 1 étoile rapporte 3 de plus.',
      press: ['Départ · Athènes', 'Arrivée · Moscou', 'Avion · 2 étoiles', 'Passager · 1 étoile'],
    },
    add: {
      title: 'Les enchères',
      todo: 'Mettez Bogotá aux enchères.',
      why: 'Un avion et un passager sont retournés, puis chacun ajoute une carte. Le premier joueur ajoute toujours un aéroport. Vous gardez vos pièces pour l’avion et le passager : ajoutez-en un qui restera invendu. Bogotá coûte 22, Amelia a 20 pièces, et il vous en restera 16.',
      after: 'Bogotá est aux enchères.',
      press: ['Bogotá ★★'],
      others: [
        'Amelia ajoute l’avion suivant de la pioche : un avion 3 étoiles. Les cartes sont maintenant appelées une par une.',
      ],
    },
    bid: {
      title: 'Enchérir sur une carte',
      todo: 'Misez 10 pour l’avion.',
      why: 'La première offre atteint au moins le prix imprimé, et vous faites deux offres au plus sur une carte. Une offre ne se reprend pas. Vous préparez un deuxième vol, et il lui faut un avion.',
      after: 'Une offre engage : Amelia peut maintenant monter, ou passer.',
      press: ['Miser 10'],
      others: ['Amelia passe, et l’avion est à vous.'],
    },
    bargain: {
      title: 'Votre identité secrète',
      todo: 'Misez 10 pour le passager.',
      why: 'Vous êtes le Chasseur d’aubaines : deux cartes obtenues à leur prix imprimé dans une même phase d’enchères vous rapportent 12 pièces. Et ce passager va en Europe, où sont vos aéroports.',
      after: 'Amelia peut de nouveau monter.',
      press: ['Miser 10'],
      others: [
        'Amelia passe, et le passager est à vous aussi. Personne n’enchérit pour Bogotá ni pour le gros avion, qui retournent d’où ils viennent. Votre mission est remplie, et votre consigne est de la réclamer aussitôt : 12 pièces.',
      ],
    },
    truck: {
      title: 'Acheter au marché',
      todo: 'Achetez un camion-citerne de capacité 1.',
      why: 'Chaque vol a besoin de son camion-citerne, sauf si l’avion est électrique. À l’intérieur d’un continent, une capacité de 1 suffit. Les autres le paient 5, vous le payez 1.',
      after: 'Les camions-citernes se gardent et servent à chaque tour.',
      press: ['camion-citerne de 1'],
    },
    another: {
      title: 'Encore un camion',
      todo: 'Achetez un autre camion de capacité 1.',
      why: 'Deux petits camions n’en font pas un grand : chaque vol est ravitaillé par un seul camion. Mais à ce prix, quelqu’un voudra peut-être un des vôtres.',
      after: 'Deux avions, deux passagers, trois camions. Il ne manque qu’un endroit où atterrir.',
      press: ['camion-citerne de 1'],
    },
    rent: {
      title: 'Droits d’atterrissage',
      todo: 'Louez les droits d’atterrissage de Paris.',
      why: 'Vous avez deux aéroports, et une chaîne de deux vols en demande trois. Les droits d’atterrissage coûtent moins qu’un aéroport, mais ils valent pour un tour, seulement au bout d’une chaîne, et qui ne s’en sert pas paie leur prix une seconde fois.',
      after: 'Paris est à vous pour ce tour.',
      press: ['Paris ★★★'],
    },
    done: {
      title: 'En rester là',
      todo: 'Terminez votre tour de marché.',
      why: 'Le marché ferme quand tous ont passé à la suite. Qui avait passé peut agir de nouveau quand quelqu’un achète, ou après un échange de sa part.',
      after: 'Vous pourrez revenir au marché si quelqu’un achète quelque chose.',
      press: ['Fini pour'],
      others: ['Amelia a vu combien vos camions vous coûtent peu, et vous fait une offre.'],
    },
    trade: {
      title: 'Une proposition pour vous',
      todo: 'Acceptez : 3 pièces contre un de vos camions.',
      why: 'Au marché, tout peut changer de mains si les deux sont d’accord, sauf les cartes Joueur et les identités. Elle économise 2 pièces, et vous en gagnez 2.',
      after: 'C’est fait aussitôt. Vous auriez pu aussi refuser, ou faire vous-même une offre.',
      press: ['Accepter'],
      others: ['Amelia a ce qu’elle voulait, et passe.'],
    },
    close: {
      title: 'Après un échange',
      todo: 'Terminez encore une fois votre tour de marché.',
      why: 'Un échange permet aux deux d’agir de nouveau, et l’on vous redemande. Vous avez tout ce qu’il vous faut.',
      after: 'Tous ont passé, le marché est fermé. Maintenant, tous préparent leurs vols en même temps, en secret.',
      press: ['Fini pour'],
    },
    fly: {
      title: 'Des vols avec correspondance',
      todo: 'Posez les deux vols à la main : Athènes, l’avion 2 étoiles, un passager, un camion, Moscou, puis l’autre avion, un passager, un camion et Paris. Comparez avec « Montrer les meilleurs vols », puis validez.',
      why: 'Une carte touchée se pose là où un vol l’attend. D’Athènes à Moscou, puis de Moscou à Paris : là où un vol finit, le suivant commence, et deux vols demandent trois aéroports au lieu de quatre. Chacun rapporte 10, et 3 pour les vacances.',
      after: 'Vous avez gagné 26, et Amelia 15. Ce qui compte à la fin, c’est le revenu du tour 10, pas les pièces.',
      press: [
        'Athènes',
        'avion 2 étoiles',
        '2 × passager 1 étoile',
        '2 × camion-citerne de 1',
        'Moscou',
        'avion 1 étoile',
        'passager 1 étoile',
        'camion-citerne de 1',
        'Paris',
      ],
      others: [
        'Avec le plus bas revenu, Amelia peut saboter : elle tire une panne de moteur et cloue votre petit avion au sol. Puis le tour 2 commence, et elle met Sydney aux enchères.',
      ],
    },
    lift: {
      title: 'Payer pour réparer',
      todo: 'Ouvrez « Mes cartes », à côté de « Vos vols », et payez 8 pièces pour lever la panne de moteur.',
      why: 'Un sabotage reste sur votre carte jusqu’à ce que vous payiez, et vous pouvez payer à tout moment (un plan déjà validé se reprend d’abord). Sans cet avion, vous avez un vol de moins.',
      after: 'L’avion vole de nouveau.',
      press: ['Mes cartes', 'Lever pour'],
    },
  },
  learnt: [
    'Un vol, c’est un aéroport, un avion et son camion, un passager, un aéroport ; les vols s’enchaînent.',
    'À chaque tour : événement, enchères, marché, vols, subventions et taxes, sabotage.',
    'On fait deux offres au plus sur une carte, et toute offre engage.',
    'Au marché, on achète à la banque et on échange avec tous.',
    'Le plus haut revenu du dixième tour l’emporte ; les pièces n’en sont que le moyen.',
  ],
};
