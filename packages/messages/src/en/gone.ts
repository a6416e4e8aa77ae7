import type { gone as french } from '../fr/gone.ts'
import type { Translation } from '../translation.ts'

export const gone: Translation<typeof french> = {
  table: 'Table {table} is gone',
  tableHelp: 'The tables of this round have just changed on another device. Nothing was saved here.',
  player: '{name} is no longer in the list: the name has just been removed on another device.',
}
