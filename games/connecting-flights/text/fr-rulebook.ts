/** The in-game rulebook in French, by rule id. */

import { FR_SHARED_RULES } from '@tarmac/flights/text/fr';
import type { Text } from './words.ts';

export const FR_SECTIONS: Text['sections'] = {
  ...FR_SHARED_RULES.sections,
  'CF-3': 'La mise en place',
  'CF-4': 'Le tour',
};

export const FR_RULEBOOK: Text['rulebook'] = {
  ...FR_SHARED_RULES.rulebook,
  'CF-1.2':
    'Il y a 35 cartes Aéroport. Un aéroport a de 1 à 3 étoiles ; ceux de 3 étoiles ont deux cartes, les autres une seule. L’autre face d’une carte porte ses droits d’atterrissage, moins chers. Seule une carte de la réserve peut être mise aux enchères ou louée. Vous pouvez posséder les deux cartes d’une ville, et autant d’aéroports que vous voulez.',
  'CF-1.6':
    'Il y a 10 cartes Joueur, avec un nom, un rang, un budget, une capacité et les nombres de joueurs auxquels elle convient ; 6 identités secrètes, chacune une tâche et sa récompense ; 17 événements en trois périodes ; et 9 cartes Sabotage.',
  'CF-1.7':
    'Personne n’a jamais moins de 0 pièce ni plus de 100 : le surplus est perdu, même dans un échange. Un paiement obligatoire prend ce que vous avez, et le reste est annulé. Un paiement volontaire demande toute la somme. Le revenu gagné compte en entier, même si les pièces sont plafonnées.',
  'CF-1.8':
    'Ce que tous choisissent en même temps reste caché jusqu’au dernier choix ; d’ici là, vous pouvez changer le vôtre, et reprendre un plan de vol. Là où rien d’autre ne fixe l’ordre, le premier joueur commence, puis on suit le sens des aiguilles d’une montre.',
  'CF-1.9':
    'Une pioche, ce sont ses cartes mélangées puis, dessous, les cartes remises, dans l’ordre où elles sont arrivées. Celles-ci ne viennent qu’une fois les autres épuisées, et chacun peut les regarder ; une carte Sabotage remise sans servir n’est connue que de son saboteur.',

  'CF-2.10':
    'Les vols s’enchaînent : là où l’un se termine, le suivant peut partir. Vous pouvez avoir autant de chaînes que vous voulez, de toute longueur ; une chaîne est ouverte, jamais une boucle. Une carte ou un camion-citerne sert à un seul vol par tour, mais un aéroport au milieu d’une chaîne termine un vol et commence le suivant. Un vol non valide ne compte pas et ne gâche aucun autre vol. Personne n’est obligé d’effectuer un vol, et tout peut être réorganisé à chaque tour.',

  'CF-3.1':
    'À 5 joueurs, tous les continents sont en jeu ; à 4, l’Océanie est retirée ; à 3, l’Asie et l’Océanie ; à 2, l’Amérique du Nord et l’Asie, aéroports et passagers compris.',
  'CF-3.2':
    'Les cartes Joueur qui ne conviennent pas au nombre de joueurs sont retirées. Vous recevez une identité secrète, un camion-citerne de 1 gratuit et deux cartes Joueur, dont vous gardez une ; tous choisissent en même temps.',
  'CF-3.3':
    'Du rang le plus bas au plus haut, chacun choisit un continent de départ, différent de ceux des autres. Puis, tous à la fois et en secret, chacun y achète un premier vol : deux aéroports, un avion non électrique et un passager, valide et dans le budget de sa carte Joueur. Ce qui reste du budget, ce sont vos pièces, 100 au plus.',
  'CF-3.4':
    'Quand la tâche de votre identité secrète est accomplie, vous pouvez montrer la carte pour sa récompense, une fois par partie ; la récompense n’est pas du revenu. Vous donnez une consigne cachée, révéler ou attendre, que vous pouvez changer à tout moment. Elle est suivie à la fin de chaque phase, à partir du premier joueur, pour la dernière fois après les vols du tour 10. Une tâche qui porte sur une phase doit être accomplie dans cette phase.',
  'CF-3.5':
    'Les passagers et les avions restants sont mélangés une fois pour toutes, de même que les événements de la période 1 et les cartes Sabotage. Les avions électriques sont face visible, les camions-citernes en réserve. Le rang le plus bas est premier joueur.',

  'CF-4.1':
    'Événement. On retourne le prochain événement de la période et on l’applique, aussitôt ou dans la phase qu’il nomme. Si plusieurs joueurs ont le moins de pièces, ou le plus faible revenu du tour précédent, il désigne le plus proche du premier joueur dans le sens des aiguilles d’une montre, premier joueur compris. Période 1 : tours 1 à 3 ; période 2 : tours 4 à 7 ; période 3 : tours 8 à 10.',
  'CF-4.2':
    'Enchères. On retourne un avion et un passager ; le premier joueur ajoute un aéroport de la réserve ; puis chacun des autres, dans le sens des aiguilles d’une montre, ajoute une carte d’une sorte permise à cette place, avions et passagers du dessus de leur pioche. Cela fait 2 cartes de plus que de joueurs. Avions électriques et droits d’atterrissage ne vont jamais aux enchères. Quand une pioche est épuisée, une place peut rester vide.',
  'CF-4.3':
    'Les cartes sont appelées dans l’ordre où elles ont été posées. À partir du premier joueur, misez plus que la dernière offre (la première offre atteint au moins le prix imprimé) et jamais plus que vos pièces ; ou passez définitivement pour cette carte. Vous avez 2 offres par carte. Le meilleur enchérisseur paie et prend la carte avant que la suivante soit appelée ; les pièces de la meilleure offre ne peuvent servir à rien d’autre. Une carte dont personne ne veut va sous sa pioche, un aéroport retourne à la réserve.',
  'CF-4.4':
    'Marché. À partir du premier joueur, achetez ce que vous voulez ou passez, jusqu’à ce que tous passent à la suite (après un achat, tous peuvent agir de nouveau) : droits d’atterrissage, 1 par tour et seulement là où un de vos passagers pourrait atterrir ; avions électriques ; camions-citernes. Vous pouvez aussi échanger (CF-4.10), même hors de votre tour ; qui a fait un échange peut agir de nouveau. La banque ne rachète rien, sauf capacité contraire, et jamais une carte sabotée ou prêtée.',
  'CF-4.5':
    'Vols. Tous préparent leur plan en même temps ; les plans restent cachés jusqu’au dernier. Un vol valide rapporte selon les étoiles de son passager (1 étoile 10, 2 étoiles 15, 3 étoiles 20 sur le plateau habituel), compte tenu des événements. La somme est votre revenu du tour ; il est marqué au classement et ajouté à vos pièces. Si aucun vol valide ne se termine sur des droits d’atterrissage loués à la banque, vous en payez ensuite le prix une seconde fois.',
  'CF-4.6':
    'Subventions et taxes, tours 1 à 9. La case du classement où vous êtes dit ce que vous recevez ou payez ; au-delà de la dernière case, c’est elle qui compte.',
  'CF-4.7':
    'Sabotage, tours 1 à 9. L’événement dit qui : personne, le plus faible revenu ou le moins de pièces, à ce moment ; l’autre des deux chiffres départage, et ceux qui restent à égalité agissent aussi, le rang le plus bas d’abord. Le saboteur prend 10 pièces, ou pioche une carte et l’utilise aussitôt contre un autre joueur ou la remet sous la pioche sans la montrer. Certaines cartes se posent sur une carte de la victime, une au plus sur chacune et jamais sur des droits d’atterrissage ou un prêt, jusqu’à ce que le propriétaire paie la somme indiquée ; il le peut à tout moment ; s’il a déjà validé son plan du tour, il le reprend d’abord.',
  'CF-4.8':
    'Fin du tour. Droits d’atterrissage et prêts sont rendus, le joueur suivant devient premier joueur, les événements changent après les tours 3 et 7, et les capacités qui rapportent à la fin d’un tour sont payées.',
  'CF-4.9':
    'La partie se termine avec les vols du tour 10. Le plus haut revenu de ce tour gagne. À égalité : le revenu hors vols terminés sur des droits d’atterrissage ou des prêts ; puis le nombre de continents touchés par les vols valides de ce tour ; puis les pièces ; puis la victoire est partagée.',
  'CF-4.10':
    'Un échange se fait entre deux joueurs, au marché seulement ; chacun donne quelque chose, et c’est fait aussitôt. Aéroports, avions, passagers, camions-citernes et pièces peuvent changer de mains ; une carte Sabotage suit sa carte. Un aéroport peut aussi être prêté : jusqu’à la fin du tour, il sert de droits d’atterrissage à l’emprunteur, ne sert plus à son propriétaire, et aucun des deux ne peut le passer à d’autres ; inutilisé, il ne coûte rien de plus. Un aéroport saboté ne se prête pas. Vous avez une seule proposition en cours à la fois, et ce qu’elle promet est réservé ; une contre-proposition en est une aussi, et un réglage de la table dit combien vous pouvez en faire par tour. Une proposition tombe quand un autre échange en retire quelque chose. Qui refuse une proposition, ou en fait une autre à la place, peut dire pourquoi, d’après une courte liste.',
  'CF-4.11':
    'Une carte l’emporte sur ces règles, et ce qui interdit sur ce qui permet. Un nombre est celui qui est imprimé, changé par l’événement, puis par une capacité, puis par un sabotage, jamais sous 0. Ce que rapporte une capacité n’est pas du revenu.',

  'CF-8.2':
    'Les prix sont les nôtres, mais deux aéroports 3 étoiles, un avion 3 étoiles et un passager 3 étoiles coûtent 105 ensemble, comme dans l’exemple du livret, et l’Ingénieur aéronautique a un budget de 110 et convient à deux joueurs. Des droits d’atterrissage coûtent moins que leur aéroport.',
  'CF-8.3':
    'Six des cartes Joueur sont nommées dans le livret : Ingénieur aéronautique, Comptable créatif, qui paie 5 quand la taxe est de 10, Courtier, Trader, Gestionnaire d’investissement et Pilote long-courrier. Les autres sont les nôtres.',
  'CF-8.4':
    'Le livret nomme un événement, du revenu en plus pour les vols longs, et montre des subventions de 5 et des taxes de 10 au classement. Le reste est le nôtre.',

  'CF-9.1':
    'Chacun voit les pièces, les revenus, les cartes, les camions-citernes, les droits d’atterrissage et les prêts, les cartes Joueur gardées, les enchères et leurs offres, les propositions et les échanges, les événements, les sabotages utilisés ou posés, les identités révélées, et combien de cartes restent dans les pioches.',
  'CF-9.2':
    'Vous seul voyez votre identité jusqu’à ce que vous la révéliez, vos deux cartes Joueur jusqu’à ce que tous aient choisi, celle que vous avez écartée, votre premier vol et votre plan jusqu’au dernier validé, votre consigne, et une carte Sabotage piochée sans être utilisée.',
  'CF-9.3':
    'Personne ne voit l’ordre des cartes mélangées, ni les identités et cartes Joueur non distribuées. À la fin, tout est montré.',
};
