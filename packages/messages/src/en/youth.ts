import type { youth as french } from '../fr/youth.ts'
import type { Translation } from '../translation.ts'

export const youth: Translation<typeof french> = {
  short: 'youth',
  title: 'Youth event',
  mark: 'Youth event: names shortened in public',
  help: 'Everybody reads a first name and an initial (“Léa M.”), or a pseudonym of one word. The organizers read the full names.',
  on: 'names shortened in public',
  off: 'no',
  atOnce: 'Names that are shown already are shortened at once, and stay so.',
  stays: 'People registered already: their names stay shortened.',
  save: 'Save',
  saved: 'Youth setting saved.',
  failed: 'The setting did not change',
  preview: 'Others will see “{name}”.',
  inPublic: 'in public: {name}',
  othersRead: 'Youth event: others read “{name}”.',
  realName: 'Full name, read by the organizers alone: {name}',
  inShort: 'Names shortened: youth event',
  staffNames: 'Real names (staff only)',
  staffNamesHelp: 'In the list of players alone. Keep it off the wall, and destroy it after the tournament.',
  staffSheet: 'Staff only: real names',
  nameHint: 'First and last name, or a pseudonym of one word.',
}
