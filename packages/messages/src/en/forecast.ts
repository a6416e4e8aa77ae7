import type { forecast as french } from '../fr/forecast.ts'
import type { Translation } from '../translation.ts'

export const forecast: Translation<typeof french> = {
  round: 'Round ends {when}',
  last: 'Last planned round ends {when}',
  lastPart: 'Part {part} ends {when}',
  lastCut: 'Final bracket ends {when}',
  both: 'Round ends {round} · {last}',
  ofLast: 'last planned one {when}',
  ofPart: 'part {part} {when}',
  ofCut: 'final bracket {when}',
  around: 'around {time}',
  between: 'between {from} and {to}',
  onLastResult: 'Round ends with its last result',
  bothOnLastResult: 'Round ends with its last result · {last}',
  unknown: 'End of the round: no estimate yet',
  unknownLast: 'End of the tournament: no estimate yet',
  slow_one: '{count} slow table',
  slow_other: '{count} slow tables',
  title: 'Finishing time',
  slowTitle: 'Slow tables',
  slowHelp: 'Their time is up, or three quarters of the tables have finished.',
  noneSlow: 'No table is running late.',
  open: 'Table {table}: {players}',
  howTitle: 'How the time is estimated',
  how: 'From today’s earlier rounds and the tables still playing; in the first round, from the clock and the extra turns. Eight times out of ten, the end falls between the two times. Later rounds are expected to take as long as those already played, breaks included: an estimate for the last one appears with the second round.',
  howParts:
    'Planned parts are counted, each with its own rounds and minutes, and a draft with the time to pick and to build.',
  howCut:
    'The planned final bracket is counted, each of its rounds with its own minutes; a final without a clock like the round before it.',
}
