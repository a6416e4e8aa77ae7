import { describe, expect, test } from 'vitest'
import type { Outcome } from '../outcome.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { finishTournament } from '../tournaments/finish-tournament.ts'
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

function newcomer(name: string) {
  return { id: `r-${name}` as RegistrationId, playerId: playerId(name), name }
}

function addAll(tournament: Tournament, names: readonly string[], registrations: readonly Registration[] = []) {
  return addAtDesk(tournament, { newcomers: names.map(newcomer), registrations })
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
    expect(decisions.map(({ registration }) => registration)).toMatchObject([{ status: 'confirmed', checkedIn: true }])
    expect(seated(event(), decisions).players).toMatchObject([{ name: 'Ana', publicId: null, firstRound: 1 }])
    expect(addAll(anEmptyTournament(), ['Ana'])).toMatchObject({ refusal: { code: 'wrong_tournament_type' } })
  })

  test('STAK-12 a list seats everybody in its order, there already before the start', () => {
    const decisions = decided(addAll(event(), ['Zoé', 'Ana', 'Bob']))
    expect(seated(event(), decisions).players.map(({ name }) => name)).toEqual(['Zoé', 'Ana', 'Bob'])
    expect(decisions.map(({ registration }) => registration)).toMatchObject([
      { name: 'Zoé', status: 'confirmed', checkedIn: true },
      { name: 'Ana', status: 'confirmed', checkedIn: true },
      { name: 'Bob', status: 'confirmed', checkedIn: true },
    ])
  })

  test('STAK-12 a list is refused as a whole for a name that somebody has, or that it holds twice', () => {
    const taken = { refusal: { code: 'player_name_taken', details: { name: 'ana' } } }
    expect(addAll(event(), ['Bob', 'Ana', 'ana'])).toMatchObject(taken)
    const registrations = decided(addAll(event(), ['Ana'])).map(({ registration }) => registration)
    expect(addAll(event(), ['Bob', 'ana'], registrations)).toMatchObject(taken)
    const gone = registrations.map((one): Registration => ({ ...one, status: 'cancelled' }))
    expect(addAll(event(), ['Bob', 'ana'], gone).accepted).toBe(true)
  })

  test('STAK-12 a list is refused as a whole when there are not enough seats', () => {
    expect(addAll(event(2), ['Ana', 'Bob']).accepted).toBe(true)
    expect(addAll(event(2), ['Ana', 'Bob', 'Cléo'])).toMatchObject({ refusal: { code: 'tournament_full' } })
  })

  test('STAK-4 after the start everybody on it is a late entry; after the finish there is none', () => {
    const playing = started(seated(event(), decided(addAll(event(), ['Ana', 'Bob']))))
    const late = seated(playing, decided(addAll(playing, ['Cléo', 'Dan'])))
    expect(late.players.map(({ firstRound }) => firstRound)).toEqual([1, 1, 2, 2])
    const over = after(withResults(playing), finishTournament(withResults(playing)))
    expect(addAll(over, ['Cléo'])).toMatchObject({ refusal: { code: 'tournament_finished' } })
  })
})
