import type { departure as french } from '../fr/departure.ts'
import type { Translation } from '../translation.ts'

export const departure: Translation<typeof french> = {
  title: 'Departures to note',
  help: 'Somebody left the tournament during their match. If you do nothing, the result their opponent gives is enough.',
  mark: '· dropped',
  win: '{score} win for {name}',
  bothLost: 'Double loss',
  ofTable: 'Table {table}: {result}',
  toNote_one: '{count} departure to note',
  toNote_other: '{count} departures to note',
  opponent: '{name} has left the tournament: the organizer is recording your win',
  opponentReports: 'Nobody at the desk? Record it yourself below; it counts at once.',
  tabTitle: '{name} has left the tournament',
  backAtTable: 'You are back: your match is waiting for you.',
  ownTitleByStaff: 'You are no longer in the tournament',
  ownTitle: 'You have left the tournament',
}
