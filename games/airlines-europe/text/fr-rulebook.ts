/** The in-game rulebook in French, by rule id. */

import type { Text } from './words.ts';

export const FR_SECTIONS: Text['sections'] = {
  'AE-1': 'Ce qu’il y a dans le jeu',
  'AE-2': 'La mise en place',
  'AE-3': 'Votre tour',
  'AE-4': 'Choix A : acheter des licences et prendre une action',
  'AE-5': 'Choix B : poser des actions',
  'AE-6': 'Choix C : acquérir des actions Air ABACUS',
  'AE-7': 'Choix D : prendre de l’argent, et ce qui arrive quand la banque saute',
  'AE-8': 'Les évaluations et la fin de la partie',
  'AE-9': 'Le jeu à deux',
  'AE-10': 'L’extension : interdiction de vol',
  'AE-11': 'Qui voit quoi',
};

export const FR_RULEBOOK: Text['rulebook'] = {
  'AE-1.1':
    'Dix compagnies sont en concurrence. Chacune a exactement autant d’actions que d’avions : Air Amigos (jaune) 16, Rio Grande Southern Europe (bleu) 15, Lucky Hans Airways (violet) 14, Days Of Flying Wonders (rouge) 13, Brooms Bewitched (noir) 11, Jolly Roger Airships (marron) 10, FF Flys (vert) 9, It’s Funagain To Fly (orange) 9, Flying Is Simply Fun (gris) 8 et White Winds (blanc) 7. Cela fait 112 actions et 112 avions.',
  'AE-1.2':
    'Air ABACUS est à part. Elle a 20 actions, mais ni avion ni marqueur sur l’indicateur des cours, et elle participe à toutes les parties. Ses actions ont un dos différent : tout le monde voit combien vous en avez en main.',
  'AE-1.3': 'Trois cartes d’évaluation se cachent dans la pioche. De dos, elles ressemblent aux actions ordinaires.',
  'AE-1.4':
    'Le plateau montre des villes reliées par des liaisons. Une liaison offre une à trois licences : des cercles qui portent un prix, chacun plus cher que le précédent. Quatre vols long-courriers quittent la carte ; chacun n’a qu’une licence, très chère, et son autre bout ne rejoint aucune autre liaison. L’aéroport d’attache d’une compagnie absente de la partie est une ville comme les autres.',
  'AE-1.5':
    'Chaque compagnie a un marqueur sur l’indicateur des cours. Il ne fait qu’avancer. L’indicateur est divisé en zones, et chaque zone porte cinq nombres, par exemple 6-3-2-1-0 : les points de l’actionnaire qui a le plus d’actions, puis du deuxième, et ainsi de suite.',
  'AE-1.6':
    'Chaque compagnie a un aéroport d’attache, où commence son réseau. It’s Funagain To Fly part d’Athènes, FF Flys de Stockholm, Flying Is Simply Fun de Londres et White Winds de Moscou ; le plateau indique les autres.',
  'AE-1.7':
    'Un marqueur qui dépasse la fin de l’indicateur continue de compter et reste dans la dernière zone. Les marqueurs d’une même case sont évalués dans l’ordre des compagnies donné en AE-1.1 ; cela ne change les points de personne. Les points et la petite monnaie ne manquent jamais.',

  'AE-2.1':
    'À cinq, toutes les compagnies participent. À quatre, Air Amigos reste dans la boîte ; à trois, Air Amigos et Lucky Hans Airways ; à deux, Air Amigos, Rio Grande Southern Europe et Lucky Hans Airways.',
  'AE-2.2':
    'Le premier joueur est tiré au sort, à moins que l’hôte ne l’ait désigné. Il commence avec 1 point, le suivant dans le sens des aiguilles d’une montre avec 2, et ainsi de suite. Les points restent face cachée, à retenir de mémoire ; l’hôte peut les laisser visibles à côté de chaque nom.',
  'AE-2.3':
    'Il y a 30 M€ par joueur dans le jeu. Chacun commence avec 8 M€ ; le reste forme la banque. L’argent de chacun est visible de tous.',
  'AE-2.4':
    'Chaque compagnie en jeu a un marqueur sur son aéroport d’attache et un autre sur sa case de départ de l’indicateur des cours.',
  'AE-2.5':
    'Les marqueurs bonus de quatre compagnies, It’s Funagain To Fly, FF Flys, Flying Is Simply Fun et White Winds, se trouvent dans leur ville de destination (voir AE-4.9).',
  'AE-2.6':
    'Les actions en jeu, sans Air ABACUS, sont mélangées. Cinq sont retournées et forment le marché. Puis chacun reçoit huit cartes. Votre main est secrète, mais tout le monde peut savoir combien de cartes vous tenez.',
  'AE-2.7':
    'Si vos huit cartes sont toutes de la même compagnie, elles retournent dans la pioche, on mélange et vous en recevez huit autres, autant de fois qu’il le faut ; si cela arrive à plusieurs joueurs, l’un après l’autre dans l’ordre des places. Les autres apprennent que c’est arrivé, mais pas de quelles cartes il s’agissait.',
  'AE-2.8':
    'Tous les joueurs choisissent alors en même temps, et en secret, deux cartes de leur main, de deux compagnies différentes. Quand tout le monde a choisi, on les dévoile : c’est votre premier portefeuille. Il vous reste six cartes en main. Tant que le dernier joueur n’a pas choisi, vous pouvez changer d’avis.',
  'AE-2.9':
    'La pioche cache les trois cartes d’évaluation. La troisième est n’importe où parmi les 11 dernières cartes. La première vient après environ un quart des cartes qui les précèdent, la deuxième vers le milieu de ce qui suit : à 5, 4, 3 ou 2 joueurs, après 14, 12, 11 ou 9 actions, puis après 21, 18, 16 ou 13 autres. Dans la pioche normale, le hasard raccourcit ou allonge chacune de ces deux distances de deux cartes au plus, si bien que personne ne peut compter jusqu’à une évaluation. Dans la pioche exacte, elles sont telles quelles.',
  'AE-2.10':
    'L’autre pioche est construite autrement. Dix actions viennent d’abord, sans carte d’évaluation. Le reste est divisé en trois parts à peu près égales (à 5, 4, 3 ou 2 joueurs : 19-19-19, 17-16-16, 15-14-14 ou 12-12-12 actions, de haut en bas), et chaque part cache une carte d’évaluation n’importe où.',

  'AE-3.1':
    'On joue dans le sens des aiguilles d’une montre, à partir du premier joueur. À votre tour, faites un seul choix parmi quatre : A acheter des licences, B poser des actions, C acquérir des actions Air ABACUS ou D prendre de l’argent.',
  'AE-3.2':
    'Vous ne pouvez choisir que ce que vous pouvez mener à bien. Pour acheter, il faut une licence permise et de quoi la payer ; pour poser des actions, une carte en main ; pour acquérir des actions Air ABACUS, une action en main ou dans le portefeuille et au moins une action Air ABACUS en réserve. Prendre de l’argent est toujours possible. Le nombre de cartes en main n’est pas limité.',

  'AE-4.1':
    'Choisissez une compagnie en jeu et une liaison qui lui est ouverte. Payez le prix de la licence à la banque, posez un avion de la compagnie sur le cercle et avancez son marqueur d’autant de cases que la licence a coûté de millions. Vous n’avez pas besoin de posséder des actions de cette compagnie.',
  'AE-4.2':
    'Un réseau grandit à partir de son aéroport d’attache : la liaison doit partir de là, ou d’une ville que la compagnie atteint déjà depuis son aéroport par ses propres licences. Un réseau peut se ramifier à volonté.',
  'AE-4.3': 'Sur une liaison, la licence libre la moins chère s’achète toujours en premier.',
  'AE-4.4': 'Une compagnie ne peut avoir qu’une licence par liaison.',
  'AE-4.5': 'Une liaison où plus aucune licence n’est libre est complète. Personne ne peut y acheter.',
  'AE-4.6': 'Quand une compagnie n’a plus d’avion en réserve, on ne peut plus acheter de licence pour elle.',
  'AE-4.7':
    'Après la première licence, vous pouvez en acheter une deuxième si vous le voulez et le pouvez. Les mêmes règles s’appliquent ; la compagnie et la liaison sont à votre choix.',
  'AE-4.8':
    'Pour finir, prenez une action en main, une seule même si vous avez acheté deux licences : soit une carte du marché, aussitôt remplacée depuis la pioche, soit la première carte de la pioche.',
  'AE-4.9':
    'Quatre petites compagnies touchent un bonus pour une longue liaison : It’s Funagain To Fly d’Athènes à Londres, FF Flys de Stockholm à Athènes, Flying Is Simply Fun de Londres à Ankara, White Winds de Moscou à Madrid. Dès que les licences de la compagnie forment une chaîne continue entre les deux villes, son marqueur avance aussi du nombre inscrit sur le marqueur bonus, en plus du prix de la licence. Chaque bonus ne se gagne qu’une fois.',
  'AE-4.10':
    'Les vols long-courriers, qui quittent la carte, s’achètent comme les autres liaisons. Ils sont chers, mais chacun n’a qu’une licence.',
  'AE-4.11':
    'Une compagnie qui a encore des avions mais plus aucune licence possible, quel que soit l’argent disponible, est bloquée et le reste. Si, après un achat et son bonus éventuel, toutes les compagnies sont bloquées ou sans avion, la partie s’arrête sur-le-champ : pas de deuxième licence, pas d’action à prendre. On fait une dernière évaluation sans vider le marché, avec Air ABACUS à 16-8-4-2-1 quel que soit le nombre d’évaluations déjà faites ; à deux, le troisième joueur fictif y prend part. Le vainqueur se trouve ensuite comme d’habitude (AE-8.7).',

  'AE-5.1':
    'Posez des actions de votre main dans votre portefeuille : soit autant que vous voulez d’une seule compagnie, au moins une, soit exactement une action de deux compagnies différentes. Air ABACUS compte ici comme une compagnie.',
  'AE-5.2': 'La banque vous verse ensuite un dividende de 2 M€ pour chaque action que vous venez de poser.',
  'AE-5.3': 'Les portefeuilles sont visibles. Chacun peut les regarder tous à tout moment.',

  'AE-6.1':
    'Faites un seul échange : donnez une action et recevez une action Air ABACUS, ou donnez-en exactement trois et recevez-en deux. Vous pouvez les prendre dans votre main, dans votre portefeuille ou dans les deux. Les nouvelles actions arrivent dans votre main ; vous ne pourrez les poser qu’à un tour suivant.',
  'AE-6.2':
    'Les actions données quittent le jeu face cachée (à deux, elles vont à la défausse, AE-9.1). Vous pouvez même donner des actions Air ABACUS.',
  'AE-6.3':
    'On ne peut pas recevoir plus que la réserve ne contient : s’il reste une seule action Air ABACUS, on ne peut échanger qu’une contre une ; s’il n’en reste plus, ce choix n’existe plus.',

  'AE-7.1': 'Prenez 8 M€ à la banque.',
  'AE-7.2':
    'Si vous devez recevoir plus que la banque ne possède, pour des actions posées ou en prenant de l’argent, la banque saute. Tous ceux qui ont plus de 8 M€, vous compris, rendent ce qui dépasse. Les cartes du marché quittent le jeu et cinq nouvelles sont retournées. Puis vous recevez tout de même votre argent. Si la banque a exactement ce qui vous est dû, rien de tout cela n’arrive. Une banque à court d’argent n’empêche jamais de poser des actions ni de prendre de l’argent. Si une carte d’évaluation apparaît parmi les nouvelles cartes, elle va aussitôt au joueur suivant, on la remplace, et l’évaluation vient après le paiement.',

  'AE-8.1':
    'Si vous piochez une carte d’évaluation, elle va au joueur suivant dans le sens des aiguilles d’une montre, face visible, et vous recevez à la place la carte suivante de la pioche, sans nouveau choix. Si vous en retournez une pour le marché, elle va aussi au joueur suivant, et le marché est complété à cinq cartes. Vous terminez ce que vous avez entrepris, puis vient une évaluation. Si une autre carte d’évaluation apparaît avant la fin de celle-ci, le même joueur la reçoit, on la remplace, et une deuxième évaluation complète suit aussitôt la première (avec les interdictions de vol, après la phase d’interdiction de la première).',
  'AE-8.2':
    'On commence par vider le marché. En partant du joueur qui a la carte d’évaluation, dans le sens des aiguilles d’une montre, chacun prend en main une carte du marché ; aucune n’est remplacée. Ce qui reste quitte le jeu, et cinq nouvelles cartes sont retournées.',
  'AE-8.3':
    'Puis on évalue les compagnies, en commençant par la plus avancée sur l’indicateur des cours. Regardez la zone où se trouve son marqueur : celui qui a le plus d’actions de cette compagnie dans son portefeuille reçoit le premier nombre en points, le deuxième reçoit le deuxième nombre, et ainsi de suite. Qui n’en a aucune ne reçoit rien. Les cartes en main ne comptent pas.',
  'AE-8.4':
    'Les joueurs qui ont le même nombre d’actions additionnent les points des places qu’ils occupent ensemble et les partagent à parts égales, chaque part étant arrondie au supérieur. Avec 6-3-2-1-0 et 3, 2, 2 et aucune action, les points sont 6, 3, 3 et 0. L’actionnaire suivant prend la place d’après : avec 2, 2 et 1 actions, cela donne 5, 5 et 2.',
  'AE-8.5':
    'Air ABACUS vient en dernier et vaut plus à chaque fois : 4-2-1-0-0 à la première évaluation, 8-4-2-1-0 à la deuxième, 16-8-4-2-1 à la troisième.',
  'AE-8.6': 'Après l’évaluation, c’est au joueur qui a la carte d’évaluation de jouer, et la carte quitte le jeu.',
  'AE-8.7':
    'La partie finit juste après la troisième évaluation. Qui a le plus de points gagne. En cas d’égalité, celui qui a le plus d’actions Air ABACUS dans son portefeuille passe devant ; si l’égalité demeure, la place est partagée. Il en va de même pour toutes les autres places.',
  'AE-8.8':
    'La pioche ne peut s’épuiser qu’une fois la troisième carte d’évaluation apparue : à deux, environ une partie sur deux ; à plus, environ une partie sur onze. Alors rien n’est remplacé : qui devait piocher s’en passe, et le marché reste incomplet, avec autant de nouvelles cartes qu’il y en a encore. Qui trouve le marché vide ne prend pas de carte.',
  'AE-8.9':
    'À trois, quatre ou cinq joueurs, personne ne prend de carte au marché lors de la troisième évaluation : les cartes en main ne pourraient plus compter.',

  'AE-9.1': 'À deux, les actions qui devraient quitter le jeu vont face cachée sur une pile de défausse.',
  'AE-9.2':
    'Un troisième joueur, fictif, prend part à la troisième évaluation. Vous prenez d’abord chacun une carte au marché ; puis le troisième portefeuille est dévoilé : les actions Air ABACUS que personne n’a acquises, les actions du marché, le reste de la pioche et la défausse. Il occupe des places et partage des égalités comme un vrai joueur, mais ses points sont perdus et il ne peut pas gagner. Les compagnies écartées au départ n’y figurent pas.',

  'AE-10.1': 'Chacun reçoit des marqueurs d’interdiction : 2 à cinq joueurs, 3 à quatre, 4 à trois ou à deux.',
  'AE-10.2':
    'Juste après la première et après la deuxième évaluation vient une phase d’interdiction. En partant du joueur qui a la carte d’évaluation, dans le sens des aiguilles d’une montre, posez un marqueur ou passez. On tourne jusqu’à ce que tout le monde ait passé ou n’ait plus de marqueur. Passer ne vous écarte que de cette phase : répartissez vos marqueurs entre les deux phases comme il vous plaît.',
  'AE-10.3':
    'Un marqueur d’interdiction couvre une licence libre, n’importe laquelle de la liaison et pas seulement la moins chère. Cette licence reste interdite jusqu’à la fin de la partie.',
  'AE-10.4': 'La dernière licence libre d’une liaison ne peut pas être interdite.',
  'AE-10.5': 'Les marqueurs d’interdiction inutilisés ne valent rien à la fin.',
  'AE-10.6':
    'Une licence interdite compte à tous égards comme prise. Une liaison peut porter plusieurs interdictions tant qu’une licence reste libre ; là où une seule est libre, comme sur tous les vols long-courriers, il ne peut pas y en avoir. Qui n’a plus de marqueur, ou aucun endroit où en poser, passe son tour. La carte d’évaluation quitte le jeu après la phase d’interdiction. Tout le monde voit combien de marqueurs il vous reste.',

  'AE-11.1':
    'Tout le monde voit le plateau, l’indicateur des cours, les avions restants, les marqueurs bonus et d’interdiction, le marché, tous les portefeuilles, l’argent de chacun, la banque, les actions Air ABACUS restantes, le nombre de cartes de la pioche et de la défausse, combien de cartes de chaque dos un joueur a en main, combien d’évaluations ont eu lieu et qui a une carte d’évaluation. Tout le monde voit aussi qui prend quelle carte au marché, et quelles cartes du marché quittent le jeu.',
  'AE-11.2':
    'Personne d’autre que vous ne voit vos cartes ordinaires en main, ce que vous piochez, vos deux premières actions jusqu’à ce que tout le monde ait choisi, ni les cartes de votre main que vous donnez pour des actions Air ABACUS. De celles-ci, les autres voient combien il y en a de chaque dos. Ce que vous donnez de votre portefeuille, tout le monde le voit.',
  'AE-11.3':
    'Personne ne connaît l’ordre de la pioche ni la place des cartes d’évaluation, et personne ne peut regarder dans la défausse.',
  'AE-11.4':
    'Ce que chaque compagnie rapporte lors d’une évaluation est visible, et se retrouve dans le journal. Seuls les totaux restent face cachée à côté des noms jusqu’à la fin, sauf si l’hôte a choisi les points visibles. Pour que personne n’ait à tenir le compte, le classement et la fin de chaque évaluation additionnent ce qui a été payé.',
  'AE-11.5':
    'Qui ne fait que regarder voit ce qui est visible de tous et ce que chaque évaluation a rapporté. Quand la partie est finie, tout est dévoilé.',
};
