/** What another staff device removed while it was open here. */
export const gone = {
  table: 'La table {table} n’existe plus',
  tableHelp: 'Les tables de cette ronde viennent de changer sur un autre appareil. Rien n’a été enregistré ici.',
  player: '{name} n’est plus dans la liste : ce nom vient d’être retiré sur un autre appareil.',
} as const
