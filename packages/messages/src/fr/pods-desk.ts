/** Tables of three to five, as the staff enters their results. */
export const podsDesk = {
  ask: 'Qui a gagné à la table {table} ?',
  wins: 'Table {table} : {name} gagne',
  calling: 'Table {table} : {names}',
  draw: 'Nulle',
  drawOf: 'Table {table} : nulle',
  keep: 'Enregistrer : {result}',
  erase: 'Effacer le résultat',
  said: '{name} : {result}',
} as const
