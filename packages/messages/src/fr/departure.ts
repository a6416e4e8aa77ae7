/** Somebody left during their match of the round. */
export const departure = {
  title: 'Départs à noter',
  help: 'Une personne a quitté le tournoi pendant son match. Sans votre avis, le résultat que donne son adversaire suffit.',
  mark: '· a abandonné',
  win: 'Victoire {score} pour {name}',
  bothLost: 'Double défaite',
  ofTable: 'Table {table} : {result}',
  toNote_one: 'dont {count} départ à noter',
  toNote_other: 'dont {count} départs à noter',
  opponent: '{name} a quitté le tournoi : l’organisation note votre victoire',
  opponentReports: 'Personne au comptoir ? Notez-la vous-même ci-dessous, elle compte aussitôt.',
  tabTitle: '{name} a quitté le tournoi',
  backAtTable: 'Vous êtes de retour : votre match vous attend.',
  ownTitleByStaff: 'Vous n’êtes plus dans le tournoi',
  ownTitle: 'Vous avez quitté le tournoi',
} as const
