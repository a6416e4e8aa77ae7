import { expect, test } from 'vitest'
import { evolveAll } from '../tournaments/evolve.ts'
import { changeSettings } from '../tournaments/life/change-settings.ts'
import {
  after,
  anAnnouncement,
  anEmptyTournament,
  playerId,
  publicId,
  started,
} from '../tournaments/testing/a-tournament.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { cancelRegistration, dropRegistration } from './leave-registration.ts'
import { promoteWaiting } from './promote-waiting.ts'
import { register } from './register.ts'
import type { Registration, RegistrationId } from './registration.ts'

const CLOSES = '2027-01-14T18:00:00.000Z'
const event = (rules: Partial<Tournament['registrationRules']>, capacity: number | null = 2) => {
  const empty = anEmptyTournament({ capacity, announcement: anAnnouncement })
  return { ...empty, registrationRules: { ...empty.registrationRules, ...rules } }
}
const newcomer = (number: number) => ({
  id: `r${number}` as RegistrationId,
  playerId: playerId(`p${number}`),
  name: `Joueur ${number}`,
})
const asking = (number: number, registrations: readonly Registration[] = [], now = CLOSES) => {
  const own = null
  return { newcomer: newcomer(number), own, registrations, publicId: publicId(`phone${number}`), now }
}

function registered(tournament: Tournament, count: number) {
  let state = tournament
  const registrations: Registration[] = []
  const happenings: (string | undefined)[] = []
  for (let number = 1; number <= count; number++) {
    const outcome = register(state, asking(number, registrations))
    if (!outcome.accepted) throw new Error(outcome.refusal.code)
    registrations.push(outcome.value.registration)
    happenings.push(outcome.value.happening)
    state = evolveAll(state, outcome.value.changes)
  }
  return { state, registrations, happenings }
}

const waiting = (registrations: readonly Registration[]) =>
  registrations
    .filter(({ state }) => state.kind === 'pending')
    .map((registration) => ({ registration, publicId: publicId(`phone of ${registration.id}`) }))

const ids = (decisions: ReturnType<typeof promoteWaiting>) => decisions.map(({ registration }) => registration.id)

test('FIND-6 an event that accepts by itself seats whoever comes while there are seats; the others wait', () => {
  const { state, registrations, happenings } = registered(event({ acceptsAutomatically: true }), 4)
  expect(registrations.map(({ state: { kind } }) => kind)).toEqual(['confirmed', 'confirmed', 'pending', 'pending'])
  expect(happenings).toEqual(['accepted', 'accepted', 'registered', 'registered'])
  expect(state.players).toMatchObject([{ publicId: 'phone1' }, { publicId: 'phone2' }])
  const byHand = registered(event({}), 2)
  expect([byHand.happenings, byHand.state.players]).toEqual([['registered', 'registered'], []])
  expect(registered(event({ acceptsAutomatically: true }, null), 5).state.players).toHaveLength(5)
})

test('FIND-6 a seat that frees before the start goes to the first who waits, where the event accepts by itself', () => {
  const { state, registrations } = registered(event({ acceptsAutomatically: true }), 4)
  const [first] = registrations
  const playing = started(state)
  if (!first) throw new Error('nobody is there')
  for (const leave of [cancelRegistration, dropRegistration]) {
    const left = leave(state, first)
    if (!left.accepted) throw new Error(left.refusal.code)
    const turn = { before: state, after: evolveAll(state, left.value.changes) }
    const promoted = promoteWaiting(turn, waiting(registrations))
    expect([ids(promoted), promoted[0]?.happening]).toEqual([['r3'], 'promoted'])
    const full = evolveAll(turn.after, promoted[0]?.changes ?? [])
    expect(full.players.map(({ id }) => id)).toEqual(['p2', 'p3'])
    const byHand = { ...state.registrationRules, acceptsAutomatically: false }
    const decided = {
      before: { ...turn.before, registrationRules: byHand },
      after: { ...turn.after, registrationRules: byHand },
    }
    expect(promoteWaiting(decided, waiting(registrations))).toEqual([])
    expect(promoteWaiting({ before: playing, after: { ...playing, capacity: 8 } }, waiting(registrations))).toEqual([])
  }
})

test('FIND-6 more seats, or accepting by itself from now on, let in as many as there are seats', () => {
  const { state, registrations } = registered(event({ acceptsAutomatically: true }), 6)
  const wider = after(state, changeSettings(state, { capacity: 5 }))
  expect(ids(promoteWaiting({ before: state, after: wider }, waiting(registrations)))).toEqual(['r3', 'r4', 'r5'])
  const unlimited = after(state, changeSettings(state, { capacity: null }))
  expect(promoteWaiting({ before: state, after: unlimited }, waiting(registrations))).toHaveLength(4)
  const byHand = registered(event({}), 3)
  const automatic = after(
    byHand.state,
    changeSettings(byHand.state, { registrationRules: { acceptsAutomatically: true } }),
  )
  const accepted = promoteWaiting({ before: byHand.state, after: automatic }, waiting(byHand.registrations))
  expect(accepted.map(({ registration, happening }) => [registration.id, happening])).toEqual([
    ['r1', 'accepted'],
    ['r2', 'accepted'],
  ])
  // An act that frees no seat promotes nobody.
  const renamed = after(automatic, changeSettings(automatic, { name: 'Samedi' }))
  expect(promoteWaiting({ before: automatic, after: renamed }, waiting(byHand.registrations))).toEqual([])
})

test('FIND-6 after the deadline nobody registers, whoever comes back included; who waits may still come in', () => {
  const closing = event({ closesAt: CLOSES })
  const late = '2027-01-14T18:00:01.000Z'
  const closed = { refusal: { code: 'registration_closed', details: { until: CLOSES } } }
  expect(register(closing, asking(1))).toMatchObject({ accepted: true })
  expect(register(closing, asking(1, [], late))).toMatchObject(closed)
  const own: Registration = { ...newcomer(1), shownAs: null, state: { kind: 'cancelled', from: 'confirmed' } }
  expect(register(closing, { ...asking(1, [own], late), own })).toMatchObject(closed)
})
