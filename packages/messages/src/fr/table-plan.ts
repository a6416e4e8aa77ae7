/** Which numbers the tables have, for who runs the tournament. */
export const tablePlan = {
  title: 'Numéros des tables',
  fromNextRound: 'Vaut à partir de la prochaine ronde ; les tables déjà tirées gardent leur numéro.',
  first: 'Première table',
  fewer: 'Un numéro de moins',
  more: 'Un numéro de plus',
  leftOut: 'Tables écartées',
  leftOutHint: 'Par exemple 5, 8-10. Personne n’y joue.',
  leftOutWrong: 'Indiquez des numéros et des suites, par exemple 5, 8-10.',
  random: 'Tirer les tables au hasard, sans suivre le classement',
  fixed: 'Tables fixes',
  fixedHelp:
    'Le joueur reste à sa table, son adversaire vient à lui. Si deux joueurs fixes se rencontrent, le plus petit numéro l’emporte.',
  free: 'Retirer la table fixe de {name}',
  player: 'Joueur',
  choose: 'Choisissez un joueur',
  table: 'Table',
  add: 'Fixer la table',
  save: 'Enregistrer les tables',
  saved: 'Numéros des tables enregistrés',
  failed: 'Les numéros des tables ne sont pas enregistrés',
} as const
