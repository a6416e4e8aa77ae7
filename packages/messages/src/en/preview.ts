import type { preview as source } from '../fr/preview.ts'
import type { Translation } from '../translation.ts'
import { description } from './description.ts'

/** What a link says of the page behind it, in a chat or to a search engine. */
export const preview: Translation<typeof source> = {
  title: 'Tablée: card game tournaments, no account needed',
  description,
  pageTitle: '{name} · Tablée',
  waiting_one: '{count} player already has a seat. Join the tournament with the code {code}.',
  waiting_other: '{count} players already have a seat. Join the tournament with the code {code}.',
  runningBracket_one: '{name} under way in a tournament of {count} player: tables, scores and live standings.',
  runningBracket_other: '{name} under way in a tournament of {count} players: tables, scores and live standings.',
  running_one: 'Round {round} under way with {count} player: tables, scores and live standings.',
  running_other: 'Round {round} under way with {count} players: tables, scores and live standings.',
  finished_one: 'A finished tournament with {count} player: the final ranking and all matches.',
  finished_other: 'A finished tournament with {count} players: the final ranking and all matches.',
  image: 'Six cards on a playmat: the code {code} of the tournament',
  unknownTitle: 'No tournament found with this code',
}
