import { expect, test } from 'vitest'
import { DUTIES, dutiesOf } from './duties.ts'
import { type ActName, MAY, may } from './may.ts'
import { STAFF_ROLES } from './role.ts'

const rolesOf = (act: ActName) => STAFF_ROLES.filter((role) => may(act, role))
const isOfEverybody = (act: ActName) => may(act, 'everybody')

test('JUDG-10 each act of the staff is part of one duty, and what everybody may do of none', () => {
  const described = Object.values(DUTIES).flat().toSorted()
  const restricted = (Object.keys(MAY) as readonly ActName[]).filter((act) => rolesOf(act).length > 0)
  expect(described).toEqual(restricted.filter((act) => !isOfEverybody(act)).toSorted())
})

test('JUDG-10 whoever may do one act of a duty may do all, so that its sentence is true', () => {
  for (const [duty, acts] of Object.entries(DUTIES)) {
    const [first] = acts
    for (const act of acts) expect(rolesOf(act), `${duty}: ${act}`).toEqual(rolesOf(first))
  }
})

test('JUDG-10 a judge scores, judges and answers calls, and sets no clock and no rounds', () => {
  const judging = ['penalties', 'conduct', 'calls', 'deck-checks']
  const judged = ['scores', 'absences', 'table-time', 'journal', ...judging, 'shifts']
  expect(dutiesOf('judge')).toEqual(judged)
  expect(dutiesOf('head-judge')).toEqual(judged)
  expect(dutiesOf('scorekeeper')).toEqual(['scores', 'absences', 'table-time', 'journal', 'clock', 'shifts'])
  expect(dutiesOf('organizer')).toEqual(Object.keys(DUTIES))
})
