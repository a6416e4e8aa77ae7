/** The end as a moment: who stands on the podium, how it went for whoever looks, and what comes next. */
export const ending = {
  share: 'Partager',
  again: 'Recommencer',
  wins_one: '{count} victoire',
  wins_other: '{count} victoires',
  bestWin: 'meilleur coup : {name}',
} as const
