import { expect, test } from 'vitest'
import { createdTournament, evolveAll } from '../evolve.ts'
import { createTournament } from '../life/create-tournament.ts'
import { anEmptyTournament, aTournamentOf, started } from '../testing/a-tournament.ts'
import { ATTRIBUTE_NAMES, INITIAL } from './attributes.ts'
import { settle, wishedAgain } from './settle.ts'

test('ACTS-30 a tournament has the attributes that are described, and no others', () => {
  expect(Object.keys(started(aTournamentOf(4))).toSorted()).toEqual(ATTRIBUTE_NAMES.toSorted())
})

test('ACTS-30 right after its creation it is what is said of it, and else as every tournament begins', () => {
  const { id, code, lot, organizer, name, capacity, rules, announcement } = anEmptyTournament()
  const said = { id, code, lot, organizer, name, capacity, rules, announcement }
  expect(createdTournament(createTournament(said))).toEqual({ ...INITIAL, ...said })
})

test('ACTS-30 what is refused of a wish stops it, or leaves the attribute as usual', () => {
  const created = anEmptyTournament()
  const wishes = { ...wishedAgain(created), allowsOwnNames: true, clockPlan: { minutes: 0, startsWithRound: true } }
  expect(settle(created, wishes)).toMatchObject({ accepted: false, refusal: { code: 'clock_minutes_invalid' } })
  const named = settle(created, wishes, {
    refused: (_, field) => ({ code: 'import_invalid', details: { field } }),
  })
  expect(named).toMatchObject({ refusal: { code: 'import_invalid', details: { field: 'clockPlan' } } })
  const settled = settle(created, wishes, { refused: () => null })
  if (!settled.accepted) throw new Error(settled.refusal.code)
  expect(evolveAll(created, settled.value)).toEqual({ ...created, allowsOwnNames: true })
})
