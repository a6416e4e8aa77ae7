/** Whether players may rename themselves after the start, for the organizer of a quick tournament. */
export const ownNames = {
  title: 'Noms des joueurs',
  help: 'Jusqu’au début, chaque joueur change son nom sur son téléphone. Ensuite, c’est vous, sauf si vous l’autorisez ici.',
  allow: 'Chaque joueur peut changer son nom jusqu’à la fin',
  failed: 'Le réglage n’a pas changé',
} as const
