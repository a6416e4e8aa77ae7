import { description } from './description.ts'

/** What a link says of the page behind it, in a chat or to a search engine. */
export const preview = {
  title: 'Tablée : tournois de jeux de cartes, sans compte',
  description,
  pageTitle: '{name} · Tablée',
  waiting_one: '{count} joueur a déjà sa place. Rejoignez le tournoi avec le code {code}.',
  waiting_other: '{count} joueurs ont déjà leur place. Rejoignez le tournoi avec le code {code}.',
  runningBracket_one: '{name} en cours d’un tournoi de {count} joueur : tables, scores et classement en direct.',
  runningBracket_other: '{name} en cours d’un tournoi de {count} joueurs : tables, scores et classement en direct.',
  running_one: 'Round {round} en cours avec {count} joueur : tables, scores et classement en direct.',
  running_other: 'Round {round} en cours avec {count} joueurs : tables, scores et classement en direct.',
  finished_one: 'Tournoi terminé avec {count} joueur : le classement final et tous les matchs.',
  finished_other: 'Tournoi terminé avec {count} joueurs : le classement final et tous les matchs.',
  image: 'Six cartes sur un tapis : le code {code} du tournoi',
  unknownTitle: 'Aucun tournoi trouvé avec ce code',
} as const
