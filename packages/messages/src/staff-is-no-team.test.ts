import { expect, test } from 'vitest'
import { atTable } from './fr/at-table.ts'
import { conduct } from './fr/conduct.ts'
import { journal } from './fr/journal.ts'
import { refusals } from './fr/refusals.ts'
import { replaceResult } from './fr/replace-result.ts'
import { roundCheck } from './fr/round-check.ts'
import { staff } from './fr/staff.ts'
import { whyPaired } from './fr/why-paired.ts'

const OF_STAFF = { atTable, conduct, journal, replaceResult, roundCheck, staff, whyPaired }

const sentencesIn = (words: unknown): readonly string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(sentencesIn)

test('TEAM-64 where teams play, words about who runs the tournament do not call them one', () => {
  expect(sentencesIn(OF_STAFF).filter((text) => /l’équipe(?! d’organisation)/i.test(text))).toEqual([])
  expect(refusals.result_decided_by_organizer).toContain('par l’organisation')
  expect(journal.openPublic).toBe('Journal de l’organisation')
})
