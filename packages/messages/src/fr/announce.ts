export const announce = {
  title: 'Annoncer un tournoi',
  more: 'Plus d’options et aperçu',
  wrongThere: 'Il reste quelque chose à corriger sous « Plus d’options et aperçu ».',
  like: {
    title: 'Comme la dernière fois',
    done: 'Rempli comme « {name} »',
    undo: 'Annuler',
    failed: '« {name} » n’a pas pu être lu',
  },
  parts: {
    entry: 'Inscriptions',
    deck: 'Decklists',
    decks: { none: 'aucune demandée', wanted: 'facultatives', required: 'obligatoires' },
    fewest_one: 'au moins {count} carte',
    fewest_other: 'au moins {count} cartes',
    day: 'Jour J',
    several: '{count} parties',
    until: 'jusqu’au {date}',
    checkIn: 'arrivées signalées par les joueurs',
    description: 'avec description',
  },
  preview: {
    title: 'Aperçu',
    help: 'La page du tournoi, telle que les joueurs la verront.',
    noName: 'Nom du tournoi',
    noDate: 'Date à choisir',
  },
} as const
