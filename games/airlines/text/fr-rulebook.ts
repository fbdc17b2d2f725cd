/** The in-game rulebook in French, by rule id. */

import type { Text } from './words.ts';

export const FR_SECTIONS: Text['sections'] = {
  'AL-1': 'Ce qu’il y a dans le jeu',
  'AL-2': 'La mise en place',
  'AL-3': 'Votre tour',
  'AL-4': 'Les cartes Vol',
  'AL-5': 'Fonder une compagnie',
  'AL-6': 'Agrandir un réseau, ou jouer des actions',
  'AL-7': 'Les actions et les compagnies inactives',
  'AL-8': 'Le sabotage',
  'AL-9': 'Les décomptes et la fin de la partie',
  'AL-10': 'Les variantes',
  'AL-11': 'Qui voit quoi',
};

export const FR_RULEBOOK: Text['rulebook'] = {
  'AL-1.1':
    'Neuf nouvelles compagnies veulent voler en Amérique du Nord. Chacune a un sigle de trois lettres, comme BOI, ITA ou HIT, et de 7 à 12 cartes Action, appelées actions tout court ; leur nombre y est imprimé. Cela fait 84 actions.',
  'AL-1.2':
    'Il y a 135 marqueurs aux couleurs des compagnies. Chaque compagnie en a un nombre déterminé. Un marqueur se pose côté sans pastille pour un vol, côté pastille pour un sabotage.',
  'AL-1.3':
    'Il y a 42 cartes Vol. Chacune a une valeur de 1 à 14 et un motif parmi cinq : ondulé, pointillé, à tirets, double ou continu. Deux cartes qui se ressemblent restent deux cartes : chacun peut voir laquelle est jouée ou montrée.',
  'AL-1.4': 'Trois cartes Score interrompent la partie pour un décompte. De dos, elles ressemblent aux actions.',
  'AL-1.5':
    'Le plateau montre des villes, les sièges des neuf compagnies et des liaisons. Une liaison est dessinée selon un des cinq motifs et a un à trois cercles qui portent des nombres, chacun plus grand que le précédent. Les liaisons ondulées font le tour du continent, les pointillées sont à l’est, celles à tirets au nord-ouest, les doubles au sud-ouest et les continues au nord-est.',
  'AL-1.6':
    'La carte Information montre quels motifs sont permis à chaque compagnie, et combien elle a d’actions et de marqueurs. Regardez-la quand vous voulez.',

  'AL-2.1':
    'Chacun reçoit 3 cartes Vol et 5 actions. C’est votre main, et elle est secrète. On retourne 5 autres actions, face visible : la rangée.',
  'AL-2.2':
    'Les trois cartes Score sont mélangées au reste des actions, qui forme la pioche, face cachée. (Avec les décomptes retardés, elles arrivent plus tard, voir AL-10.3.) Le reste des cartes Vol forme aussi une pioche, face cachée.',
  'AL-2.3':
    'Le premier joueur est tiré au sort, à moins que l’hôte ne l’ait désigné. On joue dans le sens des aiguilles d’une montre. Dans le jeu imprimé, le premier joueur note aussi les points ; ici, cela se fait tout seul.',

  'AL-3.1':
    'À votre tour, faites un seul choix parmi trois : fonder une compagnie (AL-5.1), agrandir un réseau (AL-6.1) ou jouer des actions (AL-6.2).',
  'AL-3.2':
    'Avant cela, tout au début de votre tour, vous pouvez échanger des cartes Vol devenues inutilisables (AL-4.6) et retirer de la rangée une carte d’une compagnie inactive (AL-7.3). Une fois votre choix commencé, il est trop tard pour l’un comme pour l’autre.',

  'AL-4.1':
    'On joue une carte Vol sur une liaison, pour une compagnie. Tout ceci doit être vrai : la carte a le motif de la liaison ; ce motif est permis à la compagnie ; la liaison a un cercle libre ; la valeur de la carte est au moins égale au plus petit nombre libre ; la liaison touche une liaison où la compagnie vole, ou son siège ; et il reste un marqueur à la compagnie. Deux liaisons se touchent quand elles se rejoignent dans une ville ou à un siège, quel qu’il soit : pour les autres compagnies, un siège est une ville comme les autres.',
  'AL-4.2': 'Un marqueur de la compagnie va sur le cercle libre de la liaison au plus petit nombre.',
  'AL-4.3':
    'Une compagnie ne peut voler qu’une fois sur une liaison. Un marqueur de sabotage n’est pas un vol : il ne relie pas sa compagnie et ne lui ferme pas non plus la liaison.',
  'AL-4.4':
    'La carte jouée va à la défausse. S’il faut piocher une carte Vol et que la pioche est vide, la défausse est mélangée et forme la nouvelle pioche. Si la défausse est vide aussi, on ne pioche rien.',
  'AL-4.5': 'Le nombre de cartes en main n’est pas limité.',
  'AL-4.6':
    'Une carte Vol devenue inutilisable peut être échangée contre une carte de la pioche, autant de fois que vous voulez, et une carte ainsi piochée peut être échangée à son tour. L’ancienne carte quitte le jeu. Une carte est inutilisable quand elle est trop faible pour toutes les liaisons de son motif encore ouvertes à au moins une compagnie (AL-4.7), ou quand il n’en reste aucune. Sans carte Vol à piocher, il n’y a pas d’échange.',
  'AL-4.7':
    'Une liaison est ouverte à une compagnie fondée, ou qui peut encore l’être, si tout ceci est vrai : son motif est permis à la compagnie ; la plus forte carte Vol imprimée de ce motif atteint son plus petit nombre libre ; la compagnie n’y vole pas encore ; la liaison touche le réseau ou le siège de la compagnie, ou s’atteint de là par des liaisons qui lui sont ouvertes ; et il reste à la compagnie un marqueur pour elle et un pour chaque liaison à franchir jusque-là (et un de plus pour son siège si elle n’est pas fondée). Une liaison fermée à une compagnie le reste.',

  'AL-5.1':
    'Posez, face visible, une ou plusieurs actions d’une même compagnie dont personne n’a encore posé d’action, et jouez une carte Vol sur une liaison qui touche son siège (AL-4.1). Un marqueur va sur le siège et un autre sur la liaison : il faut donc qu’il en reste deux à la compagnie.',
  'AL-5.2': 'Prenez ensuite une action (AL-7.1), puis piochez une carte Vol. L’un et l’autre sont obligatoires.',

  'AL-6.1':
    'Pour agrandir un réseau, piochez d’abord une carte Vol. Puis jouez, si vous voulez, une carte Vol, la nouvelle ou une autre, pour n’importe quelle compagnie fondée ; vous n’avez pas besoin d’avoir des actions de cette compagnie. Si vous en avez joué une, vous devez ensuite prendre une action (AL-7.1) ; sinon, vous n’en recevez pas. Ce choix est toujours possible, même si aucune compagnie n’est encore fondée ou s’il ne reste pas de carte Vol à piocher.',
  'AL-6.2':
    'Pour jouer des actions, posez face visible des actions d’une même compagnie déjà fondée, autant que vous voulez, mais au moins une. Si vous en posez exactement une, vous pouvez aussi saboter (AL-8.1). Vous ne piochez rien.',
  'AL-6.3': 'Les actions posées restent face visible, et tout le monde peut les regarder.',

  'AL-7.1':
    'Quand vous prenez une action, choisissez une carte de la rangée, aussitôt remplacée depuis la pioche, ou la première carte de la pioche. Quand la pioche est vide, il ne reste que la rangée, et rien n’est remplacé.',
  'AL-7.2':
    'Une compagnie qui n’est pas encore fondée devient inactive quand toutes les liaisons de son siège qu’elle pourrait utiliser sont complètes, ou quand il lui reste moins de deux marqueurs. Les marqueurs de sabotage occupent aussi des cercles, et une liaison compte comme complète quand son plus petit nombre libre dépasse toutes les cartes Vol imprimées de son motif. Une compagnie inactive ne pourra plus être fondée : ses actions ne valent rien et restent en main. Vous pouvez quand même en prendre une dans la rangée.',
  'AL-7.3':
    'Si la rangée montre des cartes de compagnies inactives, vous pouvez en retirer une au début de votre tour ; elle quitte le jeu et est remplacée depuis la pioche. Une par tour, pas davantage. Quand la pioche est vide, ces cartes quittent la rangée sur-le-champ et sans que personne les retire, même au milieu d’un tour.',

  'AL-8.1':
    'Si vous avez joué des actions et n’en avez posé qu’une, vous pouvez saboter, mais jamais en fondant une compagnie. Prenez un marqueur de n’importe quelle compagnie qui en a en réserve, même inactive ou pas encore fondée, et posez-le côté pastille sur un cercle libre qui porte 5 ou plus. Ce peut être le dernier cercle libre de la liaison.',
  'AL-8.2':
    'Une liaison ne peut porter qu’un marqueur de sabotage. Il va sur n’importe quel cercle libre de 5 ou plus, pas seulement sur le plus petit.',
  'AL-8.3':
    'Le cercle reste couvert jusqu’à la fin de la partie. Le marqueur ne compte pour personne, et sa compagnie en a un de moins pour grandir.',

  'AL-9.1':
    'Si vous piochez ou retournez une carte Score, il y a aussitôt un décompte. La carte quitte le jeu et la carte suivante de la pioche prend sa place ; si c’est encore une carte Score, il y a un autre décompte. Si la pioche est vide ensuite, vous prenez une carte de la rangée au lieu de piocher, et, dans la rangée, la place vide n’est pas comblée. Pendant la première manche, jusqu’à la fin du premier tour du dernier joueur, on ne compte rien : la carte Score retourne dans la pioche, on mélange et on pioche une autre carte.',
  'AL-9.2':
    'Chaque compagnie vaut autant de points qu’elle a de marqueurs sur le plateau, celui de son siège compris, les marqueurs de sabotage non compris. Seules comptent les actions posées. Qui en a le plus reçoit tous les points, le deuxième en reçoit la moitié. Si un seul joueur en a, il reçoit les deux. Si plusieurs joueurs en ont le plus, ils partagent à parts égales les points de la première et de la deuxième place, et personne d’autre ne reçoit rien. Si plusieurs joueurs sont deuxièmes, ils partagent la moitié à parts égales. Chaque moitié et chaque part est arrondie à l’inférieur. Quelques exemples : 3 marqueurs et un seul joueur avec des actions : 4 points. 11 marqueurs et 3, 2 et 1 actions : 11, 5 et 0 points. 11 marqueurs et 3, 3 et 3 actions : 5 points chacun. 11 marqueurs et 3, 3 et 1 actions : 8, 8 et 0 points. 11 marqueurs et 5, 3, 3 et 1 actions : 11, 2, 2 et 0 points. 16 marqueurs et 3, 2, 2 et 2 actions : 16, 2, 2 et 2 points.',
  'AL-9.3':
    'La partie finit aussitôt que la pioche et la rangée sont toutes deux vides, qu’on ait pris ou retiré (AL-7.3) la dernière carte. Vient alors le dernier décompte, le quatrième. Qui a le plus de points gagne ; à égalité, on partage la victoire.',
  'AL-9.4':
    'À deux, la partie finit avec la troisième carte Score. Avant ce décompte, la pioche et la rangée sont dévoilées : ce sont les actions d’un troisième joueur, fictif, qui occupe des places et partage des égalités comme un vrai, mais ne peut pas gagner. Les cartes retirées du jeu n’en font pas partie. Aucune carte ne remplace la carte Score, et il n’y a pas de quatrième décompte. La dernière manche (AL-10.2) n’y change rien.',
  'AL-9.5':
    'La partie finit aussi, avec un dernier décompte, quand elle n’avance plus. Un tour compte pour rien si aucune action n’y a été posée ni prise et si, à la fin, il ne reste aucune carte Vol à piocher, pas même dans la défausse. La partie finit après autant de ces tours de suite qu’il y a de joueurs, si plus aucune liaison n’est ouverte à la moindre compagnie (AL-4.7), et sinon après trois fois autant. On le constate à la fin d’un tour, mais pas pendant les tours supplémentaires (AL-10.2). Les cartes Score qui ne sont pas venues ne donnent pas lieu à décompte. À deux, le troisième joueur fictif y prend part.',

  'AL-10.1':
    'Bonus de place : le premier joueur reçoit 0 point de plus, le suivant dans le sens des aiguilles d’une montre 1, celui d’après 2, et ainsi de suite. On les ajoute à la fin.',
  'AL-10.2':
    'Dernière manche : quand la dernière action a été prise, on finit le tour en cours, puis chacun joue encore un tour, celui qui l’a prise étant le dernier. Vient alors le dernier décompte. Pendant ces tours supplémentaires, on ne prend pas d’action. Si la rangée a été vidée en retirant une carte, elle compte comme prise par le joueur dont c’était le tour. Il n’y a pas de dernière manche après une fin selon AL-9.5.',
  'AL-10.3':
    'Décomptes retardés : les cartes Score restent à part et ne sont mélangées à la pioche qu’après 5 manches complètes à 2 joueurs, 4 manches à 3 joueurs, 3 manches à 4 joueurs, 2 manches à 5 ou 6 joueurs. Cela se fait à la fin de cette manche, avant le tour suivant.',

  'AL-11.1':
    'Tout le monde voit le plateau, les marqueurs restants, toutes les actions posées, la rangée et qui y a pris quelle carte, le nombre de cartes de chaque main et de chaque pioche, les cartes Vol de la défausse, les cartes qui ont quitté le jeu, les points, et quels décomptes ont eu lieu.',
  'AL-11.2':
    'Personne d’autre que vous ne voit les cartes de votre main ni ce que vous piochez. Personne ne connaît l’ordre des pioches. Qui ne fait que regarder ne voit aucune main.',
  'AL-11.3':
    'Une carte Vol échangée est montrée à tous avant de quitter le jeu. Quand la partie est finie, tout est dévoilé.',
};
