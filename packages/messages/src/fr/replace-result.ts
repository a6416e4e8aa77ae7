/** Another device's result arrived while somebody here was choosing one. */
export const replaceResult = {
  title: 'Un résultat vient d’arriver',
  by: '{name} vient de saisir : {result}',
  byTable: 'Résultat envoyé par la table : {result}',
  byOrganizer: 'L’organisation vient de saisir : {result}',
  byTeam: 'Quelqu’un de l’organisation vient de saisir : {result}',
  replace: 'Remplacer par {result}',
  erase: 'Effacer {result}',
} as const
