/** Re-pairing tables of the current round so that somebody without one meets somebody. */
export const repair = {
  title_one: 'Asseoir maintenant : {count} table à refaire',
  title_other: 'Asseoir maintenant : {count} tables à refaire',
  nothing: 'Asseoir maintenant : aucune table à refaire',
  seat: 'Asseoir maintenant',
  others: 'Asseoir aussi',
  before: 'Avant',
  after: 'Après',
  bye: 'Ne joue pas',
  without: 'Sans table',
  note: 'Rien d’autre ne change dans la ronde.',
  impossible: 'Personne de nouveau à rencontrer, même en refaisant {count} tables. À la ronde suivante.',
  renewed: 'La ronde a changé entre-temps : voici ce qui est possible maintenant.',
  seated_one: '{count} personne a sa place dans la ronde {round}.',
  seated_other: '{count} personnes ont leur place dans la ronde {round}.',
} as const
