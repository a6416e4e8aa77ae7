import type { podsDesk as french } from '../fr/pods-desk.ts'
import type { Translation } from '../translation.ts'

export const podsDesk: Translation<typeof french> = {
  ask: 'Who won at table {table}?',
  wins: 'Table {table}: {name} wins',
  calling: 'Table {table}: {names}',
  draw: 'Draw',
  drawOf: 'Table {table}: draw',
  keep: 'Save: {result}',
  erase: 'Erase the result',
  said: '{name}: {result}',
}
