import type { RuleOverrides } from '@tablee/domain/tournaments/rule-packs/customise-rules'

/** What each variable rule requires, under the name used in calls. */
export const ruleFaults = {
  points:
    'Points (points) : des nombres entiers de 0 à 100 ; la victoire vaut plus que la défaite, et le nul ne vaut ni plus que la victoire ni moins que la défaite.',
  placings:
    'Tables de 3 à 5 (placings) : des points entiers de 0 à 100, des places qui ne rapportent jamais plus que la précédente, des fractions de 0 à 1, de 0 à 4 adversaires par exemption et de 1 à 600 minutes.',
  bestOf: 'Manches d’un match (bestOf) : un nombre entier de 1 à 9.',
  draws: 'Matchs nuls (draws) : true ou false.',
  scoresAllowed:
    'Scores possibles (scoresAllowed) : de 1 à 24 scores différents, le plus grand nombre d’abord, jamais plus de manches que n’en a le match, et une seule majorité.',
  tiebreakers: 'Départages (tiebreakers) : chacun une seule fois, parmi ceux que Tablée connaît.',
  matchWin:
    'Pourcentage de victoires (matchWin) : des fractions de 0 à 1 ; tieWeight, cap et droppedCap seulement là où les victoires sont comptées.',
  gameWin: 'Pourcentage de manches (gameWin) : un plancher de 0 à 1.',
  opponents: 'Adversaires (opponents) : each-round ou distinct.',
  byeGames: 'Manches d’une exemption (byeGames) : trois nombres entiers de 0 à 9.',
  lossGames: 'Manches d’une défaite sans match (lossGames) : trois nombres entiers de 0 à 9.',
  tableLossGames: 'Manches d’un match perdu à la table (tableLossGames) : trois nombres entiers de 0 à 9.',
  lateEntrants: 'Arrivées tardives (lateEntrants) : last ou as-others.',
  turnsAfterTime: 'Tours après le temps (turnsAfterTime) : de 0 à 10, ou null.',
  noShow: 'Absence à un match (noShow) : drops ou asks.',
  noOpponent: 'Sans adversaire (noOpponent) : une fraction de 0 à 1.',
  unplayedDrawGames: 'Manches nulles non jouées (unplayedDrawGames) : un nombre entier de 0 à 9.',
  missedRounds: 'Rondes manquées (missedRounds) : loss ou not-played.',
  disqualified: 'Disqualifications (disqualified) : unranked ou ranked.',
  defaultRounds: 'Nombre de rondes (defaultRounds) : recommended ou swiss.',
  roundRobin: 'Toutes rondes (roundRobin) : meetings ou tiebreakers.',
  roundMinutes: 'Minutes d’une ronde (roundMinutes) : un nombre entier de 1 à 600.',
  cutMinutes: 'Minutes d’un tour du tableau final (cutMinutes) : un nombre entier de 1 à 600, ou null sans horloge.',
  finalMinutes: 'Minutes de la finale (finalMinutes) : un nombre entier de 1 à 600, ou null sans horloge.',
} as const satisfies Readonly<Record<keyof RuleOverrides, string>>
