/** The in-game rulebook in French, by rule id. */

import { FR_SHARED_RULES } from '@tarmac/flights/text/fr';
import type { Text } from './words.ts';

export const FR_SECTIONS: Text['sections'] = {
  ...FR_SHARED_RULES.sections,
  'CF-5': 'La mise en place',
  'CF-6': 'Le tour',
  'CF-7': 'Les scénarios',
};

export const FR_RULEBOOK: Text['rulebook'] = {
  ...FR_SHARED_RULES.rulebook,
  'CF-1.2':
    'Il y a 35 cartes Aéroport. Un aéroport a de 1 à 3 étoiles ; ceux de 3 étoiles ont deux cartes, les autres une seule. L’autre face d’une carte porte ses droits d’atterrissage, moins chers. Seule une carte de la réserve peut être achetée ou louée. Une main peut posséder les deux cartes d’une ville, et autant d’aéroports qu’on veut.',
  'CF-1.6':
    'Il y a 13 cartes Départ, 14 cartes Demande (6 de demande faible, 8 de forte) et 30 pions, 5 de la couleur de chaque continent : bleu pour l’Amérique du Nord, jaune pour l’Europe, rose pour l’Asie, violet pour l’Amérique du Sud, rouge pour l’Afrique et vert pour l’Océanie.',
  'CF-1.7':
    'L’équipe a une seule bourse. Elle ne contient jamais moins de 0 pièce ni plus de 100 : le surplus est perdu. Un paiement obligatoire prend ce qu’il y a, et le reste est annulé. Un paiement volontaire demande toute la somme.',
  'CF-1.8':
    'Chacun agit pour l’équipe. Une table peut demander l’accord de tous : ce qui coûte des pièces est alors d’abord proposé, et n’est fait que si tous acceptent. L’auteur d’une proposition peut la retirer. Après 10 propositions refusées ou retirées dans un tour, on n’y propose plus rien qui coûte des pièces.',
  'CF-1.9':
    'La pioche des avions et celle des passagers, ce sont leurs cartes mélangées puis, dessous, les cartes remises, dans l’ordre où elles étaient à l’étal. Celles-ci ne viennent qu’une fois les autres épuisées, et chacun peut les regarder.',

  'CF-2.10':
    'Les vols s’enchaînent : là où l’un se termine, le suivant peut partir. Une main peut avoir autant de chaînes qu’on veut, de toute longueur ; une chaîne est ouverte, jamais une boucle. Une carte ou un camion-citerne sert à un seul vol par tour, mais un aéroport au milieu d’une chaîne termine un vol et commence le suivant. Un vol prend les cartes et le camion-citerne d’une seule main. Personne n’est obligé d’effectuer un vol, et tout peut être réorganisé à chaque tour.',

  'CF-5.1':
    'Tous les continents sont en jeu. On mélange les cartes Départ et les cartes Demande, faible et forte. On pioche 3 paires d’une carte Départ et d’une carte Demande forte, 4 avec trois mains : ligne par ligne, un pion de la couleur de la carte Demande va à l’aéroport de la carte Départ. Une carte de demande forte pose 5 pions, une de demande faible 3. Les cartes utilisées sont défaussées.',
  'CF-5.2':
    'Les passagers de 3 étoiles sortent du jeu. Chaque main reçoit un camion-citerne de 4 et choisit sans payer un vol de départ : deux aéroports, un avion non électrique et un passager qui font un vol valide. L’équipe a 100 pièces et choisit la difficulté : facile, moyen ou difficile.',
  'CF-5.3':
    'Les avions et les passagers restants sont mélangés. On retourne 4 passagers et 2 avions : c’est l’étal. Les avions électriques et les camions-citernes sont en réserve.',
  'CF-5.4':
    'Seul, vous pouvez jouer deux mains ; elles comptent en tout comme deux joueurs, sauf pour la pénalité des mains inégales, et rien ne passe de l’une à l’autre. Dans une première partie, les mains se partagent 6 passagers de 1 étoile au lieu d’un seul chacune : 6 pour une main, 3 chacune à deux, 2 chacune à trois, dont un dans chaque vol de départ.',

  'CF-6.1':
    'Marché. Tout passager de l’étal coûte 10 pièces ; les avions de l’étal, les aéroports, les avions électriques, les camions-citernes et les droits d’atterrissage coûtent leur prix. Une carte achetée à l’étal est aussitôt remplacée, tant que sa pioche n’est pas épuisée. Pour 2 pièces, les 6 cartes de l’étal vont sous leur pioche et on en retourne 6 nouvelles, aussi souvent qu’on veut. Vous dites dans quelle main va une carte ou un camion-citerne ; il y reste : rien ne s’échange, ne se donne ni ne se vend. Des droits d’atterrissage inutilisés ne coûtent rien de plus.',
  'CF-6.2':
    'Vols. Un vol valide emmène des pions de toutes couleurs, au plus autant que son avion a d’étoiles, une fois, de son origine à sa destination. Les pions sont dans les villes, peu importe quelles cartes les y ont amenés. Vous volez dans l’ordre que vous voulez, en passant aussi d’une main à l’autre ; une chaîne s’effectue de gauche à droite, et un vol se pose quand il part, comme une nouvelle chaîne ou au bout droit d’une autre. Un vol sans personne à bord ne part pas. Un pion qui atteint le continent de sa couleur est rentré : il quitte aussitôt le plateau, et peut être posé de nouveau plus tard.',
  'CF-6.3':
    'Vols charters. À tout moment des vols, même entre deux vols d’une chaîne, un pion peut aller d’un aéroport à un autre du même continent, quel qu’en soit le propriétaire. Chaque vol charter d’un tour coûte ce que dit la case suivante de la rangée, qui dépend de la difficulté et du nombre de mains ; au bout, il n’y en a plus ce tour-ci. Un même pion peut reprendre un charter. Le livret imprime une rangée par difficulté ; ces rangées et leurs prix sont les nôtres.',
  'CF-6.4':
    'Nouvelle demande. On pioche une carte Départ et une carte Demande, faible aux tours 1 à 3, forte aux tours 4 à 7, faible aux tours 8 et 9, et on pose les pions comme en CF-5.1. Un pion dont la couleur est épuisée n’est pas posé. Une pioche vide est reformée avec sa défausse.',
  'CF-6.5':
    'Fin du tour. L’équipe reçoit 45 pièces, les droits d’atterrissage sont rendus, et les vols charters repartent du début. Après le tour 8, on pioche une paire de plus, de demande faible en difficulté moyenne, de demande forte en difficulté élevée. Puis les pénalités : 5 pièces par aéroport avec 4 pions ou plus ; 10 par couleur dont les 5 pions sont sur le plateau ; 5 si la plus grande main a au moins 4 cartes de plus que la plus petite (les aéroports, les avions et les passagers comptent, pas les camions-citernes), mais pas pour un joueur seul.',
  'CF-6.6':
    'Vous gagnez dès qu’il n’y a plus de pion sur le plateau, à n’importe quel tour. Vous perdez s’il en reste un après les vols du tour 10.',

  'CF-7.1':
    'Créer la demande. La mise en place est celle de CF-5.1. Après la paire de chaque tour, l’équipe peut piocher une paire de plus de la même sorte, pour 24 pièces en demande faible ou 40 en forte, payées en entier même si un pion ne peut pas être posé.',
  'CF-7.2':
    'Compagnies aériennes à bas coûts. La mise en place est celle de CF-5.1, sans avions électriques. Si 6 pions ou plus arrivent pendant les vols d’un tour, l’équipe reçoit 5 pièces quand ils finissent. Un vol qui emmène moins de pions que son avion a d’étoiles coûte 2 pièces au départ, et ne peut pas partir si on ne peut pas les payer. Les vols charters ne comptent pas comme des vols.',
  'CF-7.3':
    'Les Jeux olympiques. L’équipe pose d’abord les 5 pions jaunes sur des aéroports de son choix, un sur chaque continent sauf l’Europe ; puis on pioche 1 paire forte et 1 faible, 2 faibles avec trois mains, en sautant les lignes jaunes. Il n’y a pas d’avions électriques. Au début de la fin du tour 5, 5 pions arrivent à Athènes, un de chaque couleur sauf le jaune ; une couleur épuisée n’est pas posée. Les pénalités de ce tour en tiennent compte.',
  'CF-7.4':
    'Le bon vieux temps. La mise en place est celle de CF-5.1, mais chaque main commence avec un camion-citerne de 3 au lieu de 4, et il n’y a ni avions électriques ni camions-citernes de 4. Les camions-citernes coûtent 5 pièces de moins, mais jamais moins de 0.',
  'CF-7.5':
    'Éruption du volcan Eyjafjallajökull. On pioche 2 paires fortes et 1 faible, 2 faibles avec trois mains. Pendant la mise en place et les tours 1 à 4, on n’achète en Europe ni aéroport, ni droits d’atterrissage, ni vol charter, et aucun vol de départ n’y touche.',
  'CF-7.6':
    'Le futur. La mise en place est celle de CF-5.1. À la fin du tour, l’équipe paie 3 pièces pour chaque tranche complète de 10 qu’elle possède, avant les revenus, et, après les revenus, 1 pièce par camion-citerne de 3 ou 4 dans les mains.',
  'CF-7.7':
    'Un scénario ne remplace que ce qu’il nomme : les vols charters et la paire après le tour 8 sont ceux de la difficulté. Ce qu’un scénario retire du jeu n’est pas à vendre.',

  'CF-8.2':
    'Les prix sont les nôtres, mais deux aéroports 3 étoiles, un avion 3 étoiles et un passager 3 étoiles coûtent 105 ensemble, comme dans l’exemple du livret. Des droits d’atterrissage coûtent moins que leur aéroport.',
  'CF-8.5':
    'Les cartes Départ et Demande sont les nôtres, sauf la paire de l’exemple du livret : La Havane, Rio de Janeiro, Moscou, Nairobi, Tokyo et Fidji, avec une demande forte de vert, rien, rouge, bleu, jaune et violet. Les aéroports avec plus d’étoiles sont nommés plus souvent. Les prix des vols charters sont les nôtres aussi : ils ne baissent jamais le long d’une rangée, ni quand la difficulté augmente.',

  'CF-9.4': 'Tout est ouvert à tous, sauf l’ordre des cartes mélangées, que personne ne voit.',
};
