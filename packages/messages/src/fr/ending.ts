/** The end as a moment: the podium, one's own day, and what comes next. */
export const ending = {
  share: 'Partager',
  again: 'Recommencer',
  wins_one: '{count} victoire',
  wins_other: '{count} victoires',
  bestWin: 'meilleur coup : {name}',
} as const
