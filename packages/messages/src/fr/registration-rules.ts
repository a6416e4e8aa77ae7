/** How people come into an announced event, as its organizer decides it. */
export const registrationRules = {
  title: 'Règles d’inscription',
  closes: 'Fin des inscriptions (facultatif)',
  closesTime: 'Heure de fin des inscriptions',
  automatic: 'Accepter les inscriptions automatiquement',
  automaticHelp:
    'Tant qu’il reste des places, chaque inscription est confirmée aussitôt. Une place qui se libère avant le départ revient au premier de la liste d’attente.',
  deck: 'Decklist',
  decks: { none: 'Aucune demandée', wanted: 'Facultative', required: 'Obligatoire' },
  deckHints: {
    none: 'Le formulaire d’inscription n’en parle pas.',
    wanted: 'Les joueurs la donnent en s’inscrivant ou plus tard, jusqu’au départ.',
    required: 'Personne ne s’inscrit sans decklist.',
  },
  fewestCards: 'Nombre de cartes minimum',
  fewestCardsHint: 'Un simple avertissement : une liste plus courte reste acceptée. Par exemple 60 ou 100.',
  deckFact: {
    required: 'Obligatoire à l’inscription',
    requiredOf_one: 'Obligatoire à l’inscription, au moins {count} carte',
    requiredOf_other: 'Obligatoire à l’inscription, au moins {count} cartes',
    wantedOf_one: 'Au moins {count} carte',
    wantedOf_other: 'Au moins {count} cartes',
  },
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
