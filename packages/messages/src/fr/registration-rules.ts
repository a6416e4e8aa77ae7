/** How people come into an announced event, as its organizer decides it. */
export const registrationRules = {
  title: 'Règles d’inscription',
  closes: 'Fin des inscriptions (facultatif)',
  closesTime: 'Heure de fin des inscriptions',
  automatic: 'Accepter les inscriptions automatiquement',
  automaticHelp:
    'Tant qu’il reste des places, chaque inscription est confirmée aussitôt. Une place qui se libère avant le départ revient au premier de la liste d’attente.',
  save: 'Enregistrer les règles',
  saved: 'Règles d’inscription enregistrées',
  failed: 'Les règles d’inscription n’ont pas été enregistrées',
  term: 'Inscriptions',
  until: 'Jusqu’au {date}',
  openUntil: 'Inscriptions jusqu’au {date}',
  closed: 'Inscriptions closes',
  closedSince: 'Closes depuis le {date}',
  closedHelp:
    'Les inscriptions étaient ouvertes jusqu’au {date}. Pour participer, demandez à l’organisateur de vous ajouter.',
} as const
