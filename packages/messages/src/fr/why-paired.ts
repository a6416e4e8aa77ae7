/** Why two players meet, for one of them. */
export const whyPaired = {
  ask: 'Pourquoi cet adversaire ?',
  byHand: 'L’organisation a fait cet appariement à la main.',
  roundByHand:
    'Des tables de cette ronde ont été changées à la main ; cet appareil ne sait pas si celle-ci en fait partie.',
  firstRound: 'Première ronde : personne n’a de points, le tirage au sort décide.',
  samePoints_one:
    'Vous aviez le même nombre de points : {count}. Parmi les {players} à ce score, le tirage au sort décide, sans revanche.',
  samePoints_other:
    'Vous aviez le même nombre de points : {count}. Parmi les {players} à ce score, le tirage au sort décide, sans revanche.',
  otherPoints: 'Vous aviez {points}, votre adversaire {opponent}.',
  oddGroup_one: 'Une seule personne avait {points} : elle joue avec le score le plus proche.',
  oddGroup_other:
    '{count} personnes avaient {points}, un nombre impair : l’une d’elles joue avec le score le plus proche.',
  allMet_one: 'Une seule personne avait {points} : elle joue avec le score le plus proche.',
  allMet_other:
    'Les {count} personnes à {points} ne pouvaient pas toutes se rencontrer sans revanche : le score le plus proche complète.',
  ownDownAgain:
    'Vous jouiez déjà contre moins de points que vous (ronde {rounds}) : aucun appariement aussi bon ne l’évitait.',
  theirDownAgain:
    'La personne en face jouait déjà contre moins de points qu’elle (ronde {rounds}) : aucun appariement aussi bon ne l’évitait.',
  rematch: 'Vous vous étiez déjà rencontrés (ronde {rounds}) : aucune ronde sans revanche n’était possible.',
  bye_one:
    'Le nombre de joueurs est impair. L’exemption revient au score le plus bas possible, à qui en a eu le moins : vous aviez {count} point.',
  bye_other:
    'Le nombre de joueurs est impair. L’exemption revient au score le plus bas possible, à qui en a eu le moins : vous aviez {count} points.',
  same: 'Recalculée sur cet appareil, la ronde donne les mêmes tables.',
  others_one: 'Recalculée avec les résultats corrigés depuis, la ronde donnerait {count} autre table.',
  others_other: 'Recalculée avec les résultats corrigés depuis, la ronde donnerait {count} autres tables.',
  seed: 'Graine : {seed}',
} as const
