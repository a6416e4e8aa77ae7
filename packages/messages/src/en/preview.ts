import type { preview as source } from '../fr/preview.ts'
import type { Translation } from '../translation.ts'
import { description } from './description.ts'

/** What a link says of the page behind it, in a chat or to a search engine, and what stands in its picture. */
export const preview: Translation<typeof source> = {
  searchTitle: '{text}: tournaments',
  title: 'Tablée: card game tournaments, no account needed',
  description,
  pageTitle: '{name} · Tablée',
  eventTitle: '{name} · {when}',
  eventTitleAt: '{name} · {when} · {where}',
  waitingNone: 'The seats are waiting.',
  waiting_one: '{count} person already has a seat.',
  waiting_other: '{count} people already have a seat.',
  join: 'Join the tournament with the code {code}.',
  seats_one: '{count} free seat of {of}',
  seats_other: '{count} free seats of {of}',
  seatsNone: 'Full, waiting list',
  organizedBy: 'Organized by {name}',
  open: 'Registration open',
  closed: 'Registration closed',
  cancelled: 'Tournament cancelled',
  round: 'Round {round}/{of}',
  roundAlone: 'Round {round}',
  players_one: '{count} player',
  players_other: '{count} players',
  live: 'Tables, scores and live standings',
  finished: 'Finished',
  podium: '{rank}. {name}',
  ranking: 'Final ranking and all matches',
  image: 'Picture of the link: {title}',
  homeImage: 'Six cards on a playmat: {words}',
  homeWords: 'Take a seat.',
  unknownTitle: 'No tournament found with this code',
  unknownShop: 'No venue found at this address',
  shopTitle: '{name} · {where}',
  shop: 'Upcoming tournaments and latest results',
}
