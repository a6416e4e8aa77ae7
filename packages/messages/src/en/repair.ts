import type { repair as french } from '../fr/repair.ts'
import type { Translation } from '../translation.ts'

export const repair: Translation<typeof french> = {
  title_one: 'Seat now: {count} table to change',
  title_other: 'Seat now: {count} tables to change',
  nothing: 'Seat now: no table to change',
  seat: 'Seat now',
  others: 'Seat as well',
  before: 'Before',
  after: 'After',
  bye: 'Bye',
  without: 'No table',
  note: 'Nothing else changes in this round.',
  impossible: 'Nobody new to meet, even with {count} tables changed. From the next round on.',
  renewed: 'The round has changed in the meantime: this is what is possible now.',
  seated_one: '{count} person has a place in round {round}.',
  seated_other: '{count} people have a place in round {round}.',
}
