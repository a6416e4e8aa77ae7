/** The list by which the desk notes before the start who has come. */
export const checkIn = {
  open: 'Pointer les présents',
  count_one: '{done} / {count} présent',
  count_other: '{done} / {count} présents',
  search: 'Chercher un nom',
  list: 'Personnes attendues',
  nobody: 'Aucune inscription à pointer.',
  everybody: 'Tous présents',
  everybodyNoted_one: '{count} personne notée présente',
  everybodyNoted_other: '{count} personnes notées présentes',
  takeBack: 'Annuler',
} as const
