import { describe, expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import type { Author } from '../../tournaments/authority/holder.ts'
import { evolveAll } from '../../tournaments/evolve.ts'
import {
  anAnnouncement,
  anEmptyTournament,
  playerId,
  publicId,
  started,
} from '../../tournaments/testing/a-tournament.ts'
import type { Tournament } from '../../tournaments/tournament.ts'
import type { Registration, RegistrationId } from '../registration.ts'
import { toldStanding } from '../registration-state.ts'
import { decideRegistrationAct, isForCancelledEvent } from './decide-registration-act.ts'
import type { PlainRegistrationAct, RegistrationActName } from './registration-act.ts'
import { REGISTRATION_DECIDERS } from './registration-deciders.ts'

const at = '2030-01-31T12:00:00.000Z'
const by = (role: Author['role']): Author => ({ publicId: publicId(role), role, holderId: '', label: null })
const event = (more: Partial<Parameters<typeof anEmptyTournament>[0]> = {}) =>
  anEmptyTournament({ capacity: 2, announcement: anAnnouncement, ...more })
const pending = (number: number): Registration => ({
  id: `r${number}` as RegistrationId,
  playerId: playerId(`p${number}`),
  name: `Joueur ${number}`,
  shownAs: null,
  state: { kind: 'pending' },
})

type Evening = { readonly tournament: Tournament; readonly registrations: readonly Registration[] }

type Step = readonly [act: PlainRegistrationAct, by: Author['role'], on?: readonly number[]]

function after({ tournament, registrations }: Evening, [act, role, ids]: Step) {
  const meant = registrations
    .filter(({ id }) => !ids || ids.some((number) => id === `r${number}`))
    .map((registration) => ({ registration, publicId: publicId(`phone of ${registration.id}`) }))
  const decided = decideRegistrationAct(tournament, act, { author: by(role), at, meant, registrations })
  if (!decided.accepted) return decided.refusal.code
  const news = new Map(decided.value.map(({ registration }) => [registration.id, registration]))
  return {
    tournament: evolveAll(
      tournament,
      decided.value.flatMap(({ changes }) => changes),
    ),
    registrations: registrations.map((one) => news.get(one.id) ?? one),
  }
}

describe('ACTS-13 acts on registrations are decided by their table alone', () => {
  test('an event fills, a seat is given up and taken, and who did not come goes, without a server', () => {
    const evening: Evening = { tournament: event(), registrations: [1, 2, 3].map(pending) }
    const steps: readonly Step[] = [
      [{ name: 'accept-registrations', input: {} }, 'organizer'],
      [{ name: 'cancel-registration', input: {} }, 'player', [1]],
      [{ name: 'accept-registration', input: {} }, 'organizer', [3]],
      [{ name: 'undo-cancel-registration', input: {} }, 'organizer', [1]],
      [{ name: 'check-in-players', input: { isPresent: true } }, 'organizer', [1, 3]],
      [{ name: 'award-byes', input: { byes: 1 } }, 'organizer', [3]],
      [{ name: 'drop-absent-players', input: {} }, 'organizer'],
    ]
    const played = steps.reduce((so: Evening, step) => {
      const next = after(so, step)
      if (typeof next === 'string') throw new Error(`${step[0].name}: ${next}`)
      return next
    }, evening)
    expect(played.tournament.players.map(({ id }) => id)).toEqual(['p3', 'p1'])
    expect(played.tournament.awardedByes).toEqual([{ playerId: 'p3', byes: 1 }])
    expect(played.tournament.capacity).toBe(3)
    expect(played.registrations.map(({ state }) => toldStanding(state))).toMatchObject([
      { status: 'confirmed', checkedIn: true },
      { status: 'confirmed', dropped: true },
      { status: 'confirmed', checkedIn: true },
    ])
  })

  test('who may is asked first, then whether the event takes it, then the line of the table', () => {
    const act = { name: 'accept-registrations', input: {} } as const
    const so = (tournament: Tournament, role: Author['role']) => after({ tournament, registrations: [] }, [act, role])
    const cancelled = { ...event(), isCancelled: true }
    expect(so(cancelled, 'player')).toBe('not_organizer')
    expect(so({ ...cancelled, announcement: null }, 'organizer')).toBe('wrong_tournament_type')
    expect(so(cancelled, 'organizer')).toBe('tournament_cancelled')
    expect(so(event(), 'organizer')).toMatchObject({ registrations: [] })
  })

  test('an event that was called off takes only what needs no play', () => {
    const names = Object.keys(REGISTRATION_DECIDERS) as RegistrationActName[]
    expect(names.filter(isForCancelledEvent)).toEqual([
      'note-payment',
      'note-payments',
      'hide-player-name',
      'erase-registration',
      'forget-registration',
    ])
  })

  test('an act on one that is about nobody is refused, one on many changes nothing', () => {
    const nobody = { author: by('organizer'), at, meant: [], registrations: [] }
    const one = { name: 'check-in-player', input: { isPresent: true } } as const
    expect(decideRegistrationAct(event(), one, nobody)).toEqual(refuse('registration_not_found'))
    const many = { name: 'check-in-players', input: { isPresent: true } } as const
    expect(decideRegistrationAct(event(), many, nobody)).toEqual({ accepted: true, value: [] })
  })

  test('whose hand it was follows from who acts: a departure says so', () => {
    const four = [1, 2, 3, 4].map(pending)
    const registered = { tournament: event({ capacity: 4 }), registrations: four }
    const so = after(registered, [{ name: 'accept-registrations', input: {} }, 'organizer'])
    if (typeof so === 'string') throw new Error(so)
    const running = { ...so, tournament: started(so.tournament) }
    const hand = (role: Author['role']) => {
      const left = after(running, [{ name: 'drop-registration', input: {} }, role, [1]])
      if (typeof left === 'string') throw new Error(left)
      return left.tournament.players.find(({ id }) => id === 'p1')?.droppedBy
    }
    expect((['player', 'organizer', 'co-organizer'] as const).map(hand)).toEqual(['player', 'staff', 'staff'])
  })
})
