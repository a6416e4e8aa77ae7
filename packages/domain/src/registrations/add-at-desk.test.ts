import { describe, expect, test } from 'vitest'
import type { Outcome } from '../outcome.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { firstStageOf } from '../tournaments/kinds/stage.ts'
import { finishTournament } from '../tournaments/life/finish-tournament.ts'
import {
  after,
  anAnnouncement,
  anEmptyTournament,
  playerId,
  started,
  withResults,
} from '../tournaments/testing/a-tournament.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { addAtDesk } from './add-at-desk.ts'
import type { Registration, RegistrationId } from './registration.ts'
import type { RegistrationDecision } from './registration-decision.ts'

const event = (capacity: number | null = null) => anEmptyTournament({ announcement: anAnnouncement, capacity })

const onTheDay = anAnnouncement.startsAt

function newcomer(name: string) {
  return { id: `r-${name}` as RegistrationId, playerId: playerId(name), name }
}

function addAll(tournament: Tournament, names: readonly string[], registrations: readonly Registration[] = []) {
  return addAtDesk(tournament, { newcomers: names.map(newcomer), registrations, now: onTheDay })
}

function decided(outcome: Outcome<readonly RegistrationDecision[]>): readonly RegistrationDecision[] {
  if (!outcome.accepted) throw new Error(outcome.refusal.code)
  return outcome.value
}

function seated(tournament: Tournament, decisions: readonly RegistrationDecision[]): Tournament {
  return evolveAll(
    tournament,
    decisions.flatMap(({ changes }) => changes),
  )
}

describe('at the desk', () => {
  test('STAK-4 a walk-in is confirmed at once, without a device', () => {
    const decisions = decided(addAll(event(), ['Ana']))
    expect(decisions.map(({ registration }) => registration)).toMatchObject([
      { state: { kind: 'confirmed', isPresent: true } },
    ])
    expect(seated(event(), decisions).players).toMatchObject([{ name: 'Ana', publicId: null, firstRound: 1 }])
    expect(addAll(anEmptyTournament(), ['Ana'])).toMatchObject({ refusal: { code: 'wrong_tournament_type' } })
  })

  test('SHOP-66 whoever is written in is awarded byes in the same act, or not at all', () => {
    const wish = { ...newcomer('Ana'), byes: 2 }
    const add = (tournament: Tournament) =>
      addAtDesk(tournament, { newcomers: [newcomer('Zoé'), wish], registrations: [], now: onTheDay })
    expect(seated(event(), decided(add(event()))).awardedByes).toEqual([{ playerId: wish.playerId, byes: 2 }])
    const circle = event()
    const roundRobin = { ...circle, stages: [firstStageOf('round-robin')] }
    expect(add(roundRobin)).toMatchObject({ refusal: { code: 'byes_need_swiss' } })
  })

  test('STAK-12 a list seats everybody in its order, there already before the start', () => {
    const decisions = decided(addAll(event(), ['Zoé', 'Ana', 'Bob']))
    expect(seated(event(), decisions).players.map(({ name }) => name)).toEqual(['Zoé', 'Ana', 'Bob'])
    expect(decisions.map(({ registration }) => registration)).toMatchObject([
      { name: 'Zoé', state: { kind: 'confirmed', isPresent: true } },
      { name: 'Ana', state: { kind: 'confirmed', isPresent: true } },
      { name: 'Bob', state: { kind: 'confirmed', isPresent: true } },
    ])
  })

  test('STAK-12 a list is refused as a whole for a name that somebody has, or that it holds twice', () => {
    const taken = { refusal: { code: 'player_name_taken', details: { name: 'ana' } } }
    expect(addAll(event(), ['Bob', 'Ana', 'ana'])).toMatchObject(taken)
    const registrations = decided(addAll(event(), ['Ana'])).map(({ registration }) => registration)
    expect(addAll(event(), ['Bob', 'ana'], registrations)).toMatchObject(taken)
    const gone = registrations.map((one): Registration => ({ ...one, state: { kind: 'cancelled', from: 'confirmed' } }))
    expect(addAll(event(), ['Bob', 'ana'], gone).accepted).toBe(true)
  })

  test('STAK-12 a list raises the capacity once, by as many seats as are missing', () => {
    const decisions = decided(addAll(event(2), ['Ana', 'Bob', 'Cléo', 'Dan']))
    const raised = decisions.flatMap(({ changes }) => changes).filter(({ kind }) => kind === 'settings_changed')
    expect(raised).toEqual([
      { kind: 'settings_changed', name: event().name, capacity: 4, announcement: event().announcement },
    ])
    expect(seated(event(2), decisions)).toMatchObject({ capacity: 4, players: { length: 4 } })
    expect(seated(event(4), decided(addAll(event(4), ['Ana', 'Bob']))).capacity).toBe(4)
    expect(seated(event(null), decided(addAll(event(null), ['Ana']))).capacity).toBeNull()
  })

  test('STAK-4 a walk-in raises a full event by one, after the start as well', () => {
    const full = seated(event(2), decided(addAll(event(2), ['Ana', 'Bob'])))
    expect(seated(full, decided(addAll(full, ['Cléo']))).capacity).toBe(3)
    expect(seated(started(full), decided(addAll(started(full), ['Cléo']))).capacity).toBe(3)
  })

  test('SHOP-51 before the day of the event nobody is there; on it whoever the list does not call absent', () => {
    const startsAt = '2026-11-27T23:30:00.000Z'
    const friday = anEmptyTournament({ announcement: { ...anAnnouncement, startsAt } })
    const people = [newcomer('Ana'), { ...newcomer('Bob'), isPresent: true }, { ...newcomer('Cléo'), isPresent: false }]
    const presentAt = (now: string) =>
      decided(addAtDesk(friday, { newcomers: people, registrations: [], now })).map(({ registration: { state } }) =>
        state.kind === 'confirmed' ? state.isPresent : state.kind,
      )
    const there = decided(addAll(event(), ['Zoé'])).map(({ registration }) => registration)
    const walkIn = { newcomers: [newcomer('Dan')], registrations: there, now: '2020-01-01T12:00:00.000Z' }
    expect(decided(addAtDesk(friday, walkIn))).toMatchObject([{ registration: { state: { isPresent: true } } }])
    // In France it starts on the 28th at 00:30.
    expect(presentAt('2026-11-07T12:00:00.000Z')).toEqual([false, false, false])
    expect(presentAt('2026-11-27T22:59:59.999Z')).toEqual([false, false, false])
    expect(presentAt('2026-11-27T23:00:00.000Z')).toEqual([true, true, false])
  })

  test('STAK-4 after the start everybody on it is a late entry; after the finish there is none', () => {
    const playing = started(seated(event(), decided(addAll(event(), ['Ana', 'Bob']))))
    const late = seated(playing, decided(addAll(playing, ['Cléo', 'Dan'])))
    expect(late.players.map(({ firstRound }) => firstRound)).toEqual([1, 1, 2, 2])
    const over = after(withResults(playing), finishTournament(withResults(playing)))
    expect(addAll(over, ['Cléo'])).toMatchObject({ refusal: { code: 'tournament_finished' } })
  })
})
