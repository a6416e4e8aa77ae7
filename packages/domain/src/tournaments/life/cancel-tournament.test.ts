import { expect, test } from 'vitest'
import { acceptRegistration } from '../../registrations/accept-registration.ts'
import type { RegistrationId } from '../../registrations/registration.ts'
import { evolveAll } from '../evolve.ts'
import { setScore } from '../results/set-score.ts'
import { startTournament } from '../rounds/start-round.ts'
import {
  after,
  anAnnouncement,
  anEmptyTournament,
  aTournamentOf,
  firstOpenMatch,
  started,
  twoNil,
} from '../testing/a-tournament.ts'
import type { PlayerId } from '../tournament.ts'
import { cancelTournament } from './cancel-tournament.ts'
import { publishDecklists } from './publish-decklists.ts'
import { reopenTournament } from './reopen-tournament.ts'

const event = anEmptyTournament({ announcement: anAnnouncement })
const refusal = (outcome: ReturnType<typeof cancelTournament>) => (outcome.accepted ? null : outcome.refusal.code)

test('AUTH-11 an event that is called off is over: nobody enters, starts it or shows decklists', () => {
  const outcome = cancelTournament(event)
  const cancelled = evolveAll(event, outcome.accepted ? outcome.value : [])
  expect(cancelled).toMatchObject({ isCancelled: true, phase: { kind: 'finished', rounds: 0, standings: [] } })
  const person = { id: 'r1' as RegistrationId, playerId: 'p1' as PlayerId, name: 'Ana' }
  const registration = { ...person, shownAs: null, state: { kind: 'pending' } as const }
  const accepting = acceptRegistration(cancelled, { registration, publicId: null })
  expect(accepting).toMatchObject({ refusal: { code: 'tournament_finished' } })
  expect(refusal(startTournament(cancelled, 'seed'))).toBe('tournament_already_started')
  expect(refusal(publishDecklists(cancelled, true))).toBe('tournament_cancelled')
})

test('AUTH-11 calling off twice changes nothing more; a finished event is not called off', () => {
  const cancelled = evolveAll(event, [{ kind: 'tournament_cancelled' }])
  expect(cancelTournament(cancelled)).toEqual({ accepted: true, value: [] })
  const finished = evolveAll(event, [{ kind: 'tournament_finished', standings: [] }])
  expect(refusal(cancelTournament(finished))).toBe('tournament_finished')
})

test('STAK-3 a quick tournament is called off under way: no score counts any more, nobody is ranked, and it does not come back', () => {
  const running = started(aTournamentOf(4))
  const cancelled = after(running, cancelTournament(running))
  expect(cancelled).toMatchObject({ isCancelled: true, phase: { kind: 'finished', rounds: 1, standings: [] } })
  expect(cancelled.matches).toEqual(running.matches)
  expect(refusal(setScore(cancelled, { matchId: firstOpenMatch(running).id, score: twoNil }))).toBe(
    'tournament_finished',
  )
  expect(refusal(reopenTournament(cancelled))).toBe('tournament_cancelled')
  expect(cancelTournament(cancelled)).toEqual({ accepted: true, value: [] })
})
