import type { DecidedActName } from '@tablee/domain/tournaments/acts/act'
import type { ActInputs } from '@tablee/domain/tournaments/acts/act-inputs'
import { DECIDERS } from '@tablee/domain/tournaments/acts/deciders'
import type { KeptBeside } from '@tablee/domain/tournaments/acts/kept-beside'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { keptEvening } from '@tablee/domain/tournaments/testing/kept-evening'
import type { MatchId, PlayerId, PublicId } from '@tablee/domain/tournaments/tournament'
import { describe, expect, test } from 'vitest'
import { STAFF_ACTS, type StaffActName } from '../staff-acts.ts'
import { readKeptAct } from './read-kept-act.ts'

const matchId = '1-a-b' as MatchId
const playerId = 'a' as PlayerId
const penaltyId = 'p' as PenaltyId
const score = { wins1: 2, wins2: 0, draws: 0 }
const reference = { playerKey: playerId }
const pairing = { player1: playerId, player2: 'b' as PlayerId }
const given = { at: '2030-01-31T18:00:00.000Z', seed: 'seed', ids: ['x1'] }

type OneOfEach = { readonly [Name in Exclude<DecidedActName, StaffActName>]: ActInputs[Name] } & {
  readonly [Name in StaffActName]?: ActInputs[Name]
}

/** All that each input can hold; `STAFF_ACTS` are read like their calls. */
const ONE_OF_EACH: OneOfEach = {
  'allow-own-names': { areAllowed: true },
  'report-at-table': { matchId, table: 4, score },
  'cancel-tournament': {},
  'finish-tournament': {},
  'reopen-tournament': {},
  'change-settings': {
    name: 'Samedi',
    capacity: null,
    announcement: { game: 'magic', format: 'limited', formatName: null, startsAt: given.at, location: null },
    registrationRules: { fee: '5 €', closesAt: given.at, deck: 'none' },
    password: '',
    structure: 'swiss',
  },
  'publish-decklists': { arePublic: true },
  'lock-decklists': { isLocked: true },
  'add-anonymous-player': { playerName: '' },
  'add-players-quick-tournament': { playerNames: ['', ''] },
  'delete-quick-tournament-player': reference,
  'restore-quick-tournament-player': reference,
  'update-quick-tournament-player': { ...reference, newPlayerName: '' },
  'mark-youth': { isYouth: true },
  'hide-player-name': { ...reference, isHidden: true },
  'join-quick-tournament': { playerName: '' },
  'rename-own-player': { newPlayerName: '' },
  'leave-quick-tournament': {},
  'return-to-quick-tournament': {},
  'forget-player': { playerId },
  'join-team': { team: { code: 'ABCD' } },
  'leave-team': {},
  'call-judge': {},
  'withdraw-judge-call': {},
  'answer-judge-call': { matchId, answer: 'take' },
  'agree-match-date': { matchId, at: '2026-12-03T18:30:00.000Z' },
  'form-team': { captain: null, name: '', members: [playerId] },
  'part-team': { captain: playerId },
  'remove-team': { captain: playerId },
  'start-quick-tournament': {},
  'start-next-round': { roundNumber: 2 },
  'generate-advanced-pairings': { roundNumber: 2 },
  'start-cut': { roundNumber: 4, size: 4, thirdPlace: true },
  'open-stage': {
    ...{ roundNumber: 4, structure: 'pods', plannedRounds: 3, carriesPoints: false, playing: 16 },
    rules: { bestOf: 1 },
  },
  'undo-round': { roundNumber: 2 },
  'set-round-pairings': {
    roundNumber: 2,
    pairings: [
      { ...pairing, table: 3 },
      { player1: playerId, loss: true },
      { ...pairing, sides: [[playerId], ['b' as PlayerId], ['c' as PlayerId]] },
    ],
    dropped: [playerId],
    from: [
      { ...pairing, result: score },
      { ...pairing, result: 'contested' },
      { ...pairing, result: null },
    ],
  },
  'seat-late-player': { ...reference, roundNumber: 2, opponent: null },
  'repair-round': { roundNumber: 2, pairings: [pairing] },
  'correct-and-pair-again': { roundNumber: 2, matchId, score, over: null },
  'correct-bye': { matchId, as: 'loss', roundNumber: 2 },
  'rule-left-matches': { playerId, matches: 'annulled' },
  'add-pairing': { roundNumber: 2, ...pairing },
  'remove-pairing': { matchId },
  'plan-rounds': { rounds: 4 },
  'plan-cut': { size: 8 },
  'seed-by-season': { places: [{ playerId, place: 2 }] },
  'move-to-group': { playerId, group: 2, instead: null },
  'draw-pods': { sizes: [8, 6], cards: 15, ranksByPod: true, knockout: false },
  'take-back-pods': { stage: 1 },
  'set-draft-timer': { course: 'skip', toMs: 40_000 },
  'plan-clock': { minutes: 40, startsWithRound: true },
  'plan-tables': { prefix: 'B', first: 3, leftOut: [5], fixed: [{ playerId, table: 4 }], order: 'rank' },
  'start-clock': { roundNumber: 2 },
  'pause-clock': {},
  'resume-clock': {},
  'remove-clock': {},
  'extend-clock': { roundNumber: 2, minutes: -5 },
  'give-extra-time': { matchId, minutes: 3 },
  'send-score-quick-tournament': { matchId, score, placings: { drawn: [0, 2] }, contest: true },
  'update-score-quick-tournament': { matchId, score: { ...score, isDoubleLoss: true }, over: score },
  'submit-advanced-score': { matchId, score },
  'erase-result': { matchId, over: score },
  'give-no-show': { ...reference, over: score },
  'give-penalty': { ...reference, penalty: 'warning' },
  'take-back-no-show': { penaltyId },
  'take-back-penalty': { penaltyId },
}

const taken = {
  kept: { id: penaltyId, kind: 'warning', playerId, round: 1, isTakenBack: false },
  before: { kind: 'contested', reports: [{ by: playerId, score }] },
  isRegistered: true,
} as const

const BESIDE: KeptBeside = {
  'report-at-table': { hasTableCode: true, areBoth: true, wrongBefore: 0 },
  'join-quick-tournament': { shown: 'right' },
  'mark-youth': { isUsed: false },
  'hide-player-name': { kept: [{ playerId, shownAs: 'Nº 1' }] },
  'forget-player': { publicId: 'nobody' as PublicId },
  'take-back-no-show': taken,
  'take-back-penalty': taken,
  'rename-own-player': { hidden: [{ playerId, shownAs: 'Nº 1' }] },
  'return-to-quick-tournament': { leftBy: 'leave-quick-tournament' },
  'erase-result': { before: { kind: 'terminated', score, decidedBy: 'player', reports: [] } },
}

const besideOf = (name: string) =>
  Object.hasOwn(BESIDE, name) ? { beside: BESIDE[name as keyof KeptBeside] as unknown } : {}
const again = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('ACTS-50 a kept act is read by its schema', () => {
  test.each(Object.entries(ONE_OF_EACH))('%s comes back as it was kept', (name, input) => {
    const kept = { name, input, given: { ...given, ...besideOf(name) } }
    expect(readKeptAct(name, again(kept))).toEqual(kept)
  })

  test('those are all that the table decides', () => {
    const read = new Set([...Object.keys(ONE_OF_EACH), ...Object.keys(STAFF_ACTS)])
    expect([...read].toSorted()).toEqual(Object.keys(DECIDERS).toSorted())
  })

  test.each(['one', 'two'])('seed %s: each act of an evening', (seed) => {
    const { entries } = keptEvening(seed)
    for (const { kept } of entries) expect(readKeptAct(kept.name, again(kept))).toEqual(again(kept))
  })

  test('what an input may not hold is not taken: a secret beside it goes, a name in it makes it unreadable', () => {
    const secret = { input: { areAllowed: true, organizerId: 'secret' }, given: { ...given, secret: 'secret' } }
    expect(JSON.stringify(readKeptAct('allow-own-names', secret))).not.toContain('secret')
    expect(readKeptAct('add-anonymous-player', { input: { playerName: 'Zoé' }, given })).toBeNull()
    expect(readKeptAct('change-settings', { input: { password: 'sesame' }, given })).toBeNull()
    const byName = { input: { playerName: 'Zoé', playerId: 'phone' }, given }
    expect(readKeptAct('delete-quick-tournament-player', byName)).toMatchObject({ input: {} })
  })

  test('CAVE-12 that a device had decided it comes back too, and nothing else in its place', () => {
    const apart = { name: 'finish-tournament', input: {}, given: { ...given, apart: true } }
    expect(readKeptAct(apart.name, again(apart))).toEqual(apart)
    expect(readKeptAct(apart.name, { ...apart, given: { ...given, apart: 'Zoé' } })).toBeNull()
  })

  test('an act of a later version, or without what it was given, is null', () => {
    expect(readKeptAct('dance', { input: {}, given })).toBeNull()
    expect(readKeptAct('constructor', { input: {}, given })).toBeNull()
    expect(readKeptAct('finish-tournament', { input: {}, given: null })).toBeNull()
    expect(readKeptAct('erase-result', { input: { matchId }, given })).toBeNull()
  })
})
