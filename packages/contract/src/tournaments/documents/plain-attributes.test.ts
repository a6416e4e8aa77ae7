import { aTournamentOf, playerId, started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { SeriesId, TournamentCode } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { eachPlain, PLAIN_ATTRIBUTES, plainAttributesOf, readPlainAttributes } from './plain-attributes.ts'
import { tournamentDocument } from './tournament-document.ts'

const tournament = {
  ...started(aTournamentOf(4)),
  areDecklistsPublic: true,
  decksLockedAt: '2026-11-27T18:00:00.000Z',
  hasPassword: true,
  isCancelled: true,
  cancelReason: 'Salle fermée',
  restartedAs: 'QFHK9Z' as TournamentCode,
  allowsOwnNames: true,
  registrationRules: {
    ...{ closesAt: '2027-01-14T18:00:00.000Z', acceptsAutomatically: true },
    ...{ deck: 'required' as const, fewestCards: 60 },
    ...{ checkInMinutes: 60, checksInByCode: true, fee: '5 €', bring: 'Deck', dataDays: 90 as const },
    guardianBelow: 16,
  },
  plannedCut: 8 as const,
  clockPlan: { minutes: 35, startsWithRound: true },
  isImported: true,
  series: 'freitag00001' as SeriesId,
  awardedByes: [{ playerId: playerId('p1'), byes: 2 }],
  tablePlan: { prefix: 'B', first: 21, leftOut: [25], fixed: [], order: 'random' as const },
}

test('API-2 a plain attribute is in the schema of the document, and comes back as it was written', () => {
  const written = plainAttributesOf(tournament)
  expect(written).toEqual(eachPlain((name) => tournament[name]))
  expect(readPlainAttributes(written)).toEqual(written)
  expect(Object.keys(tournamentDocument.shape)).toEqual(expect.arrayContaining(Object.keys(PLAIN_ATTRIBUTES)))
})

test('API-2 a document kept before there were words for it was neither called off nor begun again, and kept its names', () => {
  const {
    isCancelled: _,
    cancelReason: ____________,
    restartedAs: __,
    allowsOwnNames: ___,
    clockPlan: ____,
    isImported: _____,
    tablePlan: ______,
    penalties: _______,
    registrationRules: ________,
    plannedCut: _________,
    awardedByes: __________,
    series: ___________,
    ...earlier
  } = plainAttributesOf(tournament)
  expect(readPlainAttributes(earlier)).toEqual({
    ...plainAttributesOf(tournament),
    isCancelled: false,
    cancelReason: null,
    restartedAs: null,
    allowsOwnNames: false,
    plannedCut: null,
    clockPlan: { minutes: null, startsWithRound: false },
    isImported: false,
    tablePlan: { prefix: '', first: 1, leftOut: [], fixed: [], order: 'rank' },
    penalties: [],
    awardedByes: [],
    series: null,
    registrationRules: {
      ...{ closesAt: null, acceptsAutomatically: false, deck: 'wanted', fewestCards: null },
      ...{ checkInMinutes: null, checksInByCode: false, fee: null, bring: null, dataDays: null },
      guardianBelow: null,
    },
  })
})

test('STAK-8 tables that were planned before there was a prefix have none, and the document keeps the number apart', () => {
  const { prefix: _, ...tablePlan } = tournament.tablePlan
  const earlier = { ...plainAttributesOf(tournament), tablePlan }
  expect(readPlainAttributes(earlier).tablePlan).toEqual({ ...tablePlan, prefix: '' })
})
