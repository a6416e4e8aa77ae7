import type { podsDesk as french } from '../fr/pods-desk.ts'
import type { Translation } from '../translation.ts'

export const podsDesk: Translation<typeof french> = {
  ask: 'Who won at table {table}?',
  wins: 'Table {table}: {name} wins',
  calling: 'Table {table}: {names}',
  plan: {
    title: 'Tables that are not full',
    label: 'Where the number is no multiple of 4',
    remainders: {
      'pods-of-3-low': 'Tables of 3, with the lowest scores',
      'pods-of-3-high': 'Tables of 3, with the highest scores',
      byes: 'Byes',
      'pods-of-5-low': 'Tables of 5, with the lowest scores',
    },
    pointsFirst: 'Seat equal scores together first',
    pointsFirstHelp: 'Otherwise the draw first avoids meeting again, and then looks at points.',
    help: 'For the next rounds: a round that is drawn keeps its tables.',
    saved: 'The next tables are drawn this way.',
  },
  draw: 'Draw',
  drawOf: 'Table {table}: draw',
  keep: 'Save: {result}',
  erase: 'Erase the result',
  said: '{name}: {result}',
}
