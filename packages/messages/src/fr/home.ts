export const home = {
  page: 'Accueil',
  title: 'Prenez place.',
  lead: 'Rejoignez un tournoi avec son code, ou ouvrez votre propre table. Sans compte.',
  join: {
    title: 'Rejoindre un tournoi',
    label: "Le code affiché par l'organisateur",
    cell: 'Caractère {position} sur {length}',
    submit: 'Rejoindre',
    searching: 'Recherche…',
    required: 'Entrez le code du tournoi.',
    invalid: 'Le code doit comporter 6 caractères.',
    notFound: 'Aucun tournoi trouvé avec ce code',
    notFoundHelp: "Vérifiez les caractères avec l'organisateur : il n'y a ni zéro, ni un, ni O, ni I, ni L.",
    failed: "Le tournoi n'a pas pu être cherché. Vérifiez la connexion et réessayez.",
  },
  becomeOrganizer: 'Devenir organisateur',
  becomeOrganizerHelp: 'Pour les boutiques et les clubs : inscriptions, decklists, statistiques.',
} as const
