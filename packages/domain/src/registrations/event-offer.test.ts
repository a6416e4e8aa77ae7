import { expect, test } from 'vitest'
import type { AccountId } from '../accounts/account.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { handOverTournament } from '../tournaments/life/hand-over-tournament.ts'
import { anAnnouncement, anEmptyTournament } from '../tournaments/testing/a-tournament.ts'
import type { PublicId, TournamentId } from '../tournaments/tournament.ts'
import { answerOffer, type EventOffer } from './event-offer.ts'

const offer: EventOffer = {
  id: 'offer',
  tournamentId: 'event' as TournamentId,
  from: 'shop' as AccountId,
  email: 'rival@exemple.fr',
  to: 'rival' as AccountId,
  state: 'open',
  createdAt: '2030-01-01T00:00:00.000Z',
  expiresAt: '2030-01-15T00:00:00.000Z',
}
const answering = { by: 'rival' as AccountId, organizer: 'shop', now: new Date('2030-01-02T00:00:00.000Z') }

test('AUTH-11 the account that was named accepts, in time', () => {
  expect(answerOffer(offer, answering)).toMatchObject({ accepted: true, value: { to: 'rival' } })
})

test.each([
  ['somebody else', offer, { ...answering, by: 'stranger' as AccountId }],
  ['whoever offered it', offer, { ...answering, by: 'shop' as AccountId }],
  ['nobody', { ...offer, to: null }, answering],
  ['who said no', { ...offer, state: 'declined' as const }, answering],
  ['who comes too late', offer, { ...answering, now: new Date(offer.expiresAt) }],
  ['whose giver is no longer the organizer', offer, { ...answering, organizer: 'another' }],
  ['where there is no offer', null, answering],
])('AUTH-11 an offer is not for %s', (_, kept, by) => {
  expect(answerOffer(kept, by)).toMatchObject({ refusal: { code: 'offer_not_found' } })
})

test('AUTH-11 an announced event that is not over changes hands', () => {
  const event = anEmptyTournament({ announcement: anAnnouncement })
  const to = 'rival' as PublicId
  const outcome = handOverTournament(event, to)
  expect(evolveAll(event, outcome.accepted ? outcome.value : []).organizer).toBe('rival')
  const cancelled = evolveAll(event, [{ kind: 'tournament_cancelled' }])
  const finished = evolveAll(event, [{ kind: 'tournament_finished', standings: [] }])
  for (const [tournament, code] of [
    [cancelled, 'tournament_cancelled'],
    [finished, 'tournament_finished'],
    [anEmptyTournament(), 'wrong_tournament_type'],
  ] as const)
    expect(handOverTournament(tournament, to)).toMatchObject({ refusal: { code } })
})
