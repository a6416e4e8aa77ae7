import type { checkIn as french } from '../fr/check-in.ts'
import type { Translation } from '../translation.ts'

export const checkIn: Translation<typeof french> = {
  open: 'Check players in',
  count_one: '{done} / {count} here',
  count_other: '{done} / {count} here',
  search: 'Search for a name',
  list: 'People expected',
  nobody: 'No registration to check in.',
  everybody: 'Everybody is here',
  everybodyNoted_one: '{count} person checked in',
  everybodyNoted_other: '{count} people checked in',
  takeBack: 'Undo',
}
