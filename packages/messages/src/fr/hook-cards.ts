/** Cards on Discord about a shop's events. */
export const hookCards = {
  ping: 'Tablée est bien reliée à ce salon.',
  game: 'Jeu',
  date: 'Date',
  place: 'Lieu',
  by: 'Organisé par',
  seats: 'Places',
  states: {
    waiting: 'Inscriptions et liste sur la page du tournoi.',
    running: 'En cours : tables, scores et classement en direct.',
    finished: 'Terminé : classement final et tous les matchs.',
    cancelled: '**Tournoi annulé.**',
  },
  free: 'Reste {free} sur {capacity}',
  full: 'Complet, liste d’attente',
  taken: 'Prises : {players}',
  round: 'Ronde {number}',
  table: 'Table {table} : {names}',
  alone: 'Sans adversaire : {names}',
  more: '… et {left} de plus sur la page du tournoi',
  podium: 'Podium',
  rank: '{rank}. {name}',
} as const
