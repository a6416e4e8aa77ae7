/** Calls on the locked screen of a player or a judge. They are sent; phones never load these sentences. */
export const calls = {
  seated: 'Ronde {round} : table {table}, contre {opponent}',
  moved: 'Ronde {round} modifiée : table {table}, contre {opponent}',
  seatedAtPod: 'Ronde {round} : table {table}, siège {seat}, avec {others}',
  movedToPod: 'Ronde {round} modifiée : table {table}, siège {seat}, avec {others}',
  bye: 'Ronde {round} : vous ne jouez pas, le match est gagné',
  loss: 'Ronde {round} : défaite sans match',
  unseated: 'Ronde {round} modifiée : vous n’y jouez plus',
  undone: 'Ronde {round} annulée : attendez le nouvel appariement',
  judgeCalled: 'Un appel à la table {table}',
  judgeCalledAtDraft: 'Un appel au pod {pod}, siège {seat}',
  judgeAppealedAtDraft: 'Un recours au pod {pod}, siège {seat}',
  judgeAppealed: 'Un recours à la table {table}',
  finished: 'Tournoi terminé : votre place est la {rank}',
} as const
