import { expect, test } from 'vitest'
import {
  cameBack,
  droppedFrom,
  holdsName,
  type RegistrationState,
  statusOf,
  toldStanding,
} from './registration-state.ts'

const CANCELLED = { kind: 'cancelled', from: 'confirmed' } as const

type Told = ReturnType<typeof toldStanding>
const told = (status: Told['status'], flags: Partial<Told> = {}): Told => {
  return { status, dropped: false, checkedIn: false, ...flags }
}

test.each<readonly [RegistrationState, Told]>([
  [{ kind: 'pending' }, told('pending')],
  [{ kind: 'confirmed', isPresent: false }, told('confirmed')],
  [{ kind: 'confirmed', isPresent: true }, told('confirmed', { checkedIn: true })],
  [CANCELLED, told('cancelled')],
  [{ kind: 'dropped', from: { kind: 'pending' } }, told('pending', { dropped: true })],
  [{ kind: 'dropped', from: { kind: 'confirmed' } }, told('confirmed', { dropped: true })],
  [{ kind: 'dropped', from: CANCELLED }, told('cancelled', { dropped: true })],
])('REGI-5 %o is told outside as %o, and keeps its name unless cancelled', (state, standing) => {
  expect(toldStanding(state)).toEqual(standing)
  expect(statusOf(state)).toBe(standing.status)
  expect(holdsName(state)).toBe(standing.status !== 'cancelled')
})

test('REGI-5 who leaves and comes back stands as decided, and shows up at the desk again', () => {
  const left = droppedFrom({ kind: 'confirmed', isPresent: true })
  expect(left).toEqual({ kind: 'dropped', from: { kind: 'confirmed' } })
  expect(cameBack({ kind: 'confirmed' })).toEqual({ kind: 'confirmed', isPresent: false })
  expect(cameBack({ kind: 'pending' })).toEqual({ kind: 'pending' })
})
