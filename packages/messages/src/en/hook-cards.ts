import type { hookCards as source } from '../fr/hook-cards.ts'
import type { Translation } from '../translation.ts'

export const hookCards: Translation<typeof source> = {
  ping: 'Tablée is connected to this channel.',
  game: 'Game',
  date: 'Date',
  place: 'Where',
  by: 'Organized by',
  seats: 'Seats',
  states: {
    waiting: 'Registration and list on the page of the tournament.',
    running: 'Under way: tables, scores and standings live.',
    finished: 'Finished: final standings and every match.',
    cancelled: '**Tournament cancelled.**',
  },
  free: '{free} free of {capacity}',
  full: 'Full, waiting list',
  taken: '{players} taken',
  round: 'Round {number}',
  table: 'Table\u00a0{table}: {names}',
  team: '{team} ({names})',
  alone: 'Without an opponent: {names}',
  more: '… and {left} more on the page of the tournament',
  podium: 'Podium',
  rank: '{rank}. {name}',
}
