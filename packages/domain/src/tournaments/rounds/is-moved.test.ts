import { expect, test } from 'vitest'
import type { Announcement } from '../life/announcement.ts'
import { anEmptyTournament } from '../testing/a-tournament.ts'
import { isMoved } from './is-moved.ts'

const now = new Date('2030-03-01T12:00:00.000Z')
const announced: Announcement = {
  game: 'magic',
  format: 'modern',
  formatName: null,
  startsAt: '2030-03-02T13:00:00.000Z',
  endsAt: null,
  description: '',
  location: '69003 Lyon',
}
const event = (changed: Partial<Announcement> = {}) => anEmptyTournament({ announcement: { ...announced, ...changed } })
const before = event()

test.each<[string, Partial<Announcement>]>([
  ['another day', { startsAt: '2030-03-03T13:00:00.000Z' }],
  ['another hour', { startsAt: '2030-03-02T14:00:00.000Z' }],
  ['another place', { location: '69007 Lyon' }],
  ['no place any more', { location: null }],
])('FIND-5 an event has moved: %s', (_what, changed) => {
  expect(isMoved({ before, after: event(changed) }, now)).toBe(true)
})

test.each<[string, Partial<Announcement>]>([
  ['nothing', {}],
  ['another name for what is played', { description: 'Lots', format: 'standard' }],
  ['the same moment, written otherwise', { startsAt: '2030-03-02T13:00:00Z' }],
  ['a blank beside the place', { location: ' 69003 Lyon ' }],
  ['into the past', { startsAt: '2030-02-01T13:00:00.000Z' }],
])('FIND-5 nobody has to come otherwise: %s', (_what, changed) => {
  expect(isMoved({ before, after: event(changed) }, now)).toBe(false)
})

test('FIND-5 of an event that is called off nobody hears that it moves', () => {
  const after = { ...event({ location: 'Paris' }), isCancelled: true }
  expect(isMoved({ before, after }, now)).toBe(false)
  expect(isMoved({ before: anEmptyTournament(), after: before }, now)).toBe(false)
})
