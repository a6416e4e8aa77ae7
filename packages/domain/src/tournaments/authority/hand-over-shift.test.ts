import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import {
  endedWith,
  handOverShift,
  MOST_STAND_INS,
  openStandIn,
  type StandIn,
  takeBackShift,
} from './hand-over-shift.ts'
import type { Holder } from './holder.ts'
import type { HelperRole } from './invite-staff.ts'

const NOW = new Date('2030-01-31T16:00:00.000Z')
const [AT_17, AT_18, AT_19] = ['2030-01-31T17:00:00.000Z', '2030-01-31T18:00:00.000Z', '2030-01-31T19:00:00.000Z']

const helper = (id: string, role: HelperRole, more: Partial<Holder> = {}): Holder => ({
  ...{ id, role, label: `Name of ${id}`, expiresAt: AT_18, revokedAt: null },
  ...more,
})
const DOMINIQUE = helper('dominique', 'judge')
const SACHA = helper('sacha', 'scorekeeper')
const CAMILLE = helper('camille', 'head-judge')
const STAFF: readonly Holder[] = [CAMILLE, DOMINIQUE, SACHA]
const asOneself = { role: 'judge', ids: ['dominique'] } as const

type Wish = Parameters<typeof handOverShift>[1]['wish']
const handedOver = (
  more: Partial<Wish> = {},
  by: Parameters<typeof handOverShift>[1]['by'] = asOneself,
  standing: { readonly staff?: readonly Holder[]; readonly standIns?: readonly StandIn[] } = {},
) => {
  const wish = { id: 'new', giver: 'dominique', standIn: { helper: 'sacha' }, expiresAt: AT_17, ...more }
  return handOverShift({ staff: STAFF, standIns: [], ...standing }, { wish, by, now: NOW })
}

test('JUDG-26 somebody who helps stands in with the role of the giver under their own name, until then', () => {
  const stands = { id: 'new', role: 'judge', label: 'Name of sacha', expiresAt: AT_17, revokedAt: null }
  expect(handedOver()).toEqual({ accepted: true, value: stands })
  expect(handedOver({ standIn: { label: 'Alix' } })).toEqual({ accepted: true, value: { ...stands, label: 'Alix' } })
  expect(handedOver({ expiresAt: AT_18 })).toMatchObject({ accepted: true })
})

test('JUDG-26 never for longer than the role, and never once it is over or was begun in the past', () => {
  expect(handedOver({ expiresAt: AT_19 })).toEqual(refuse('shift_too_long'))
  expect(handedOver({ expiresAt: NOW.toISOString() })).toEqual(refuse('helper_end_invalid'))
  const staff = [helper('dominique', 'judge', { revokedAt: NOW.toISOString() }), SACHA]
  expect(handedOver({}, asOneself, { staff })).toEqual(refuse('helper_not_found'))
})

test('JUDG-26 the organizer hands over for anybody, a head judge for judges, the others for themselves', () => {
  const may = (giver: string, by: Parameters<typeof handOverShift>[1]['by']) =>
    handedOver({ giver, standIn: { label: 'Alix' } }, by).accepted
  expect(STAFF.map(({ id }) => may(id, { role: 'organizer', ids: [] }))).toEqual([true, true, true])
  expect(STAFF.map(({ id }) => may(id, { role: 'head-judge', ids: ['camille'] }))).toEqual([true, true, false])
  expect(STAFF.map(({ id }) => may(id, asOneself))).toEqual([false, true, false])
  expect(STAFF.map(({ id }) => may(id, { role: 'co-organizer', ids: ['x'] }))).toEqual([false, false, false])
})

test('JUDG-26 one stands in at a time, and hands nothing on', () => {
  const staff = [...STAFF, helper('new', 'judge', { expiresAt: AT_17 })]
  const standIns = [{ id: 'new', replaces: 'dominique' }]
  const organizer = { role: 'organizer', ids: [] } as const
  expect(handedOver({ id: 'other' }, organizer, { staff, standIns })).toEqual(refuse('shift_handed_over'))
  expect(handedOver({ giver: 'new' }, organizer, { staff, standIns })).toEqual(refuse('shift_of_stand_in'))
  expect(handedOver({ giver: 'camille', standIn: { helper: 'new' } }, organizer, { staff, standIns })).toEqual(
    refuse('helper_not_found'),
  )
  expect(handedOver({ standIn: { helper: 'dominique' } })).toEqual(refuse('helper_not_found'))
  const ended = Array.from({ length: MOST_STAND_INS }, (_, index) => ({ id: `${index}`, replaces: 'dominique' }))
  expect(handedOver({}, asOneself, { standIns: ended })).toEqual(refuse('too_many_stand_ins', { max: MOST_STAND_INS }))
})

test('JUDG-26 either of the two ends it, and it ends with the role of the giver', () => {
  const staff = [...STAFF, helper('new', 'judge', { expiresAt: AT_17 })]
  const standIns = [{ id: 'new', replaces: 'dominique' }]
  const standing = { staff, standIns }
  const back = (by: Parameters<typeof takeBackShift>[1]['by'], now = NOW) =>
    takeBackShift(standing, { wish: 'new', by, now })
  for (const ids of [['dominique'], ['sacha', 'new']])
    expect(back({ role: 'judge', ids })).toMatchObject({ value: { id: 'new', revokedAt: NOW.toISOString() } })
  expect(back({ role: 'judge', ids: ['else'] })).toEqual(refuse('shift_of_others'))
  expect(takeBackShift(standing, { wish: 'dominique', by: asOneself, now: NOW })).toEqual(refuse('helper_not_found'))
  expect(back(asOneself, new Date(AT_17))).toEqual({ accepted: true, value: null })
  expect(endedWith(standing, 'dominique', NOW)).toMatchObject([{ id: 'new', revokedAt: NOW.toISOString() }])
  expect(endedWith(standing, 'camille', NOW)).toEqual([])
  expect([openStandIn(standing, 'dominique', NOW)?.id, openStandIn(standing, 'dominique', new Date(AT_17))]).toEqual([
    'new',
    null,
  ])
})
