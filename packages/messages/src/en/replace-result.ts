import type { replaceResult as french } from '../fr/replace-result.ts'
import type { Translation } from '../translation.ts'

export const replaceResult: Translation<typeof french> = {
  title: 'A result has just come in',
  by: '{name} has just entered {result}',
  byTable: 'Sent from the table: {result}',
  byOrganizer: 'The organizers have just entered {result}',
  byTeam: 'The staff has just entered {result}',
  replace: 'Replace with {result}',
  erase: 'Erase {result}',
}
