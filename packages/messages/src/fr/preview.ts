import { description } from './description.ts'

/** What a link says of the page behind it, in a chat or to a search engine, and what stands in its picture. */
export const preview = {
  title: 'Tablée : tournois de jeux de cartes, sans compte',
  description,
  pageTitle: '{name} · Tablée',
  /** Name of an event, when and where; each part only where it is known. */
  eventTitle: '{name} · {when}',
  eventTitleAt: '{name} · {when} · {where}',
  waitingNone: 'Les places attendent.',
  waiting_one: '{count} personne a déjà sa place.',
  waiting_other: '{count} personnes ont déjà leur place.',
  join: 'Rejoignez le tournoi avec le code {code}.',
  seats_one: '{count} place libre sur {of}',
  seats_other: '{count} places libres sur {of}',
  seatsNone: 'Complet, liste d’attente',
  organizedBy: 'Organisé par {name}',
  open: 'Inscription ouverte',
  closed: 'Inscription close',
  cancelled: 'Tournoi annulé',
  round: 'Ronde {round}/{of}',
  roundAlone: 'Ronde {round}',
  players_one: '{count} joueur',
  players_other: '{count} joueurs',
  live: 'Tables, scores et classement en direct',
  finished: 'Terminé',
  podium: '{rank}. {name}',
  ranking: 'Classement final et tous les matchs',
  image: 'Image du lien : {title}',
  homeImage: 'Six cartes sur un tapis : {words}',
  homeWords: 'Prenez place.',
  unknownTitle: 'Aucun tournoi trouvé avec ce code',
} as const
