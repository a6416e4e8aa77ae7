/** Tables of three to five, as the staff enters their results. */
export const podsDesk = {
  ask: 'Qui a gagné à la table {table} ?',
  wins: 'Table {table} : {name} gagne',
  calling: 'Table {table} : {names}',
  plan: {
    title: 'Tables incomplètes',
    label: 'Quand le nombre ne se divise pas par 4',
    remainders: {
      'pods-of-3-low': 'Tables de 3, avec les derniers scores',
      'pods-of-3-high': 'Tables de 3, avec les premiers scores',
      byes: 'Exemptions',
      'pods-of-5-low': 'Tables de 5, avec les derniers scores',
    },
    pointsFirst: 'Réunir d’abord les mêmes scores',
    pointsFirstHelp: 'Sinon le tirage évite d’abord de rejouer ensemble, puis regarde les points.',
    help: 'Vaut pour les prochaines rondes : une ronde tirée garde ses tables.',
    saved: 'Les prochaines tables se tirent ainsi.',
  },
  draw: 'Nulle',
  drawOf: 'Table {table} : nulle',
  keep: 'Enregistrer : {result}',
  erase: 'Effacer le résultat',
  said: '{name} : {result}',
} as const
