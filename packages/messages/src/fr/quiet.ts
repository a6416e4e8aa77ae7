/** Hours without sounds and motion. */
export const quiet = {
  event: 'Heure calme',
  own: 'Sans sons ni mouvements',
  device: {
    title: 'Sons et mouvements',
    on: 'Comme d’habitude',
    off: 'Sans sons ni mouvements',
  },
  never: 'jamais',
  allDay: 'toute la journée',
  hours: 'entre {from} et {to}',
  help: 'Écrans et téléphones qui suivent le tournoi n’émettent ni son ni vibration et rien n’y bouge. Les heures sont celles de la salle, chaque jour.',
  when: 'Quand ?',
  choice: {
    never: 'Jamais',
    allDay: 'Toute la journée',
    hours: 'À certaines heures',
  },
  from: 'De',
  to: 'À',
  save: 'Enregistrer l’heure calme',
  saved: 'Heure calme enregistrée.',
  failed: 'L’heure calme n’a pas changé',
} as const
