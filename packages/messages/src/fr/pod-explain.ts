/** How a row of the standings came about where three to five meet at a table. */
export const podExplain = {
  won: 'Ronde {round} : victoire contre {names}, +{count}',
  drawn: 'Ronde {round} : nul avec {names}, +{count}',
  lost: 'Ronde {round} : défaite contre {names}, +{count}',
  placed: 'Ronde {round} : place {place} face à {names}, +{count}',
  bye: 'Ronde {round} : sans adversaires, ronde gagnée, +{count}',
  byes_one: '{count} ronde sans adversaires : compte comme {opponents} adversaires à {share}',
  byes_other: '{count} rondes sans adversaires : comptent comme {opponents} adversaires à {share}',
  beaten: 'Adversaires battus : {count}',
  beatenMeaning: 'chacun compte une fois',
  nobodyBeaten: 'Aucun adversaire battu',
  seat: 'Siège moyen : {value}',
  seatMeaning: 'à égalité, jouer plus tard à sa table passe devant',
  taken: 'Ronde {round} : siège {seat} sur {of}',
  noSeat: 'Aucune partie jouée à une table',
  start: 'Au départ : {points}',
  wagered: {
    won: 'Ronde {round} : victoire contre {names}, mise {stake}, pot {pot} : {gain}',
    drawn: 'Ronde {round} : nul avec {names}, mise {stake}, pot {pot} à partager : {gain}',
    lost: 'Ronde {round} : défaite contre {names}, mise perdue : {gain}',
    bye: 'Ronde {round} : sans adversaires, ni mise ni gain',
    alone: 'Ronde {round} : défaite sans match, mise perdue : {gain}',
    rule: 'Mise à chaque table : {share} des points de ce moment, arrondie au point supérieur. Le pot va à qui gagne ; une nulle le partage, arrondi de même. Pour les OMW, une victoire compte {win}, une nulle {draw}.',
  },
  source: 'addenda de TopDeck et des tournois multijoueurs (MTA), le reste selon l’usage',
  sourceOfWager:
    'mise d’après les tournois de Hareruya ; pour le reste, addenda de TopDeck et des tournois multijoueurs (MTA) et usage',
  practice:
    'OMW : points de chaque adversaire sur le plus qu’il pouvait gagner, au moins {floor}, une fois par table partagée. Aucun règlement publié ne donne ce calcul : c’est l’usage des tournois.',
} as const
