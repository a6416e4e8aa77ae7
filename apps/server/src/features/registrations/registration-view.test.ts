import type { SeenEvent } from '@tablee/contract/serving/event-act'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { RegistrationState } from '@tablee/domain/registrations/registration-state'
import { anAnnouncement, anEmptyTournament } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Player, PlayerId, PublicId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import type { KeptRegistration } from './registration-store.ts'
import { eventView, viewOf } from './registration-view.ts'

const SEATS = 50

/** Counts every access to a member. */
function counted<Value extends object>(value: Value, count: () => void): Value {
  return new Proxy(value, {
    get: (target, member, receiver): unknown => {
      count()
      return Reflect.get(target, member, receiver)
    },
  })
}

function aPlayer(number: number): Player {
  const name = `Player ${number}`
  return { id: `p${number}` as PlayerId, name, publicId: null, firstRound: 1, droppedAfter: null, droppedBy: null }
}

function aRegistration(number: number): KeptRegistration {
  const state: RegistrationState = number < SEATS ? { kind: 'confirmed', isPresent: false } : { kind: 'pending' }
  return {
    ...{ id: `r${number}` as RegistrationId, playerId: `p${number}` as PlayerId, name: `Player ${number}`, state },
    tournamentId: anEmptyTournament().id,
    details: { firstName: '', lastName: '', email: '', phone: '', location: '', notes: '' },
    ...{
      shownAs: null,
      guardian: null,
      wishesFixedSeat: false,
      accountId: null,
      decklist: null,
      hasPaid: false,
      language: null,
    },
    ...{ registeredAt: '2031-02-03T10:00:00.000Z', updatedAt: '2031-02-03T10:00:00.000Z' },
  }
}

function shown(count: number) {
  let steps = 0
  const step = () => {
    steps += 1
  }
  const players = Array.from({ length: SEATS }, (_, number) => counted(aPlayer(number), step))
  const event: SeenEvent = {
    tournament: { ...anEmptyTournament({ capacity: SEATS, announcement: anAnnouncement }), players },
    may: () => false,
    accountsThatMay: () => [],
    sequence: 1,
    publicIdOf: () => {
      step()
      return null
    },
    playersUnder: () => [],
    playersHeldBy: () => [],
    publicIdOfSender: () => '' as PublicId,
    password: undefined,
  }
  const registrations = Array.from({ length: count }, (_, number) => counted(aRegistration(number), step))
  const noteDamage = () => {}
  const nobody = { own: new Set<PlayerId>(), isAtDesk: false, isAtTill: false, isAtTables: false }
  const viewing = { ...eventView({ noteDamage }, event, registrations), ...nobody }
  const rows = registrations.map((registration) => viewOf(viewing, registration))
  return { rows, steps }
}

test('STAK-15 who waits is told the place in the order of arrival', () => {
  const { rows } = shown(SEATS + 3)
  expect(rows.slice(-4).map(({ waitingPosition }) => waitingPosition)).toEqual([null, 1, 2, 3])
})

test('STAK-15 twice as many registrations are twice the work', () => {
  const [some, twice] = [shown(1000), shown(2000)]
  expect(some.rows).toHaveLength(1000)
  expect(twice.steps).toBeLessThan(2.2 * some.steps)
})
