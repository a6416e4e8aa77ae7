import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { deciderInRole } from '../authority/decider.ts'
import { may } from '../authority/may.ts'
import { currentRound } from '../kinds/phase.ts'
import { isPlayed, isUnopposed, seatsOf } from '../kinds/seats.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { acted, actOf, aTeamEvent, withTeams } from '../testing/a-team-event.ts'
import { after, aTournamentOf, playerId, started, withResults } from '../testing/a-tournament.ts'
import type { Match, PlayedMatch, PlayerId, WholeTournament } from '../tournament.ts'
import { answerJudgeCall, callJudge, withdrawJudgeCall } from './call-judge.ts'
import { goerOf } from './goer-of.ts'
import { judgeCallAt, openJudgeCalls } from './judge-calls.ts'

const at = (minute: number) => new Date(Date.UTC(2030, 1, 1, 18, minute))
const SACHA = { role: 'judge', holderId: 'sacha' } as const
const DOMINIQUE = { role: 'judge', holderId: 'dominique' } as const
const CAMILLE = { role: 'head-judge', holderId: 'camille' } as const

function tableOf(event: WholeTournament, place = 0): PlayedMatch {
  const match = event.matches.filter(isPlayed).filter(({ round }) => round === currentRound(event))[place]
  if (!match) throw new Error('no table')
  return match
}

function playerAt(match: Match | undefined, seat = 0): PlayerId {
  const player = match && seatsOf(match)[seat]
  if (!player) throw new Error('nobody there')
  return player
}

const called = (event: WholeTournament, match: PlayedMatch, minute = 0) =>
  after(event, callJudge(event, playerAt(match), at(minute)))

test('JUDG-5 a table calls once, whoever of it calls, and either of it takes the call back', () => {
  const event = started(aTournamentOf(4))
  const match = tableOf(event)
  const calling = called(event, match)
  expect(openJudgeCalls(calling)).toMatchObject([{ matchId: match.id, playerId: playerAt(match), takenBy: null }])
  expect(callJudge(calling, playerAt(match, 1), at(1))).toEqual({ accepted: true, value: [] })
  const back = after(calling, withdrawJudgeCall(calling, playerAt(match, 1)))
  expect(openJudgeCalls(back)).toEqual([])
  expect(back.judgeCalls.answered).toBe(0)
})

test('JUDG-5 who has no table, before the start and without one in the round, is sent to the staff', () => {
  const waiting = aTournamentOf(4)
  expect(callJudge(waiting, playerId('p1'), at(0))).toEqual(refuse('tournament_not_running'))
  const odd = started(aTournamentOf(5))
  expect(callJudge(odd, playerAt(odd.matches.find(isUnopposed)), at(0))).toEqual(refuse('judge_call_needs_table'))
})

test('JUDG-5 one judge goes, others do not take it from them; closing counts the wait until it was taken', () => {
  let event = started(aTournamentOf(4))
  const { id: matchId } = tableOf(event)
  event = called(event, tableOf(event))
  event = after(event, answerJudgeCall(event, { matchId, answer: 'take', by: SACHA, now: at(4) }))
  expect(answerJudgeCall(event, { matchId, answer: 'take', by: DOMINIQUE, now: at(5) })).toEqual(
    refuse('judge_call_taken'),
  )
  expect(answerJudgeCall(event, { matchId, answer: 'take', by: SACHA, now: at(5) })).toEqual({
    accepted: true,
    value: [],
  })
  event = after(event, answerJudgeCall(event, { matchId, answer: 'close-ruled', by: SACHA, now: at(9) }))
  expect(event.judgeCalls).toEqual({ open: [], answered: 1, ruled: 1, appealed: 0, waitedMs: 4 * 60_000 })
  expect(answerJudgeCall(event, { matchId, answer: 'close', by: SACHA, now: at(9) })).toEqual(refuse('judge_call_gone'))
})

test('JUDG-5 an appeal is for the head judge and those who run the tournament', () => {
  let event = started(aTournamentOf(4))
  const { id: matchId } = tableOf(event)
  event = called(event, tableOf(event))
  event = after(event, answerJudgeCall(event, { matchId, answer: 'take', by: SACHA, now: at(1) }))
  event = after(event, answerJudgeCall(event, { matchId, answer: 'appeal', by: SACHA, now: at(2) }))
  expect(judgeCallAt(event, matchId)).toMatchObject({ isAppealed: true, takenBy: null })
  expect(answerJudgeCall(event, { matchId, answer: 'take', by: SACHA, now: at(3) })).toEqual(
    refuse('judge_call_appealed'),
  )
  event = after(event, answerJudgeCall(event, { matchId, answer: 'take', by: CAMILLE, now: at(6) }))
  event = after(event, answerJudgeCall(event, { matchId, answer: 'close', by: CAMILLE, now: at(8) }))
  expect(event.judgeCalls).toMatchObject({ answered: 1, ruled: 0, appealed: 1, waitedMs: 60_000 })
})

test('JUDG-5 what is given back waits on since it was called, and calls lapse with their round', () => {
  let event = started(aTournamentOf(4))
  const match = tableOf(event)
  event = called(event, match)
  event = after(event, answerJudgeCall(event, { matchId: match.id, answer: 'take', by: SACHA, now: at(1) }))
  event = after(event, answerJudgeCall(event, { matchId: match.id, answer: 'give-back', by: SACHA, now: at(2) }))
  expect(judgeCallAt(event, match.id)).toMatchObject({ takenBy: null, takenAt: null, calledAt: at(0).toISOString() })
  const next = after(withResults(event), startNextRound(withResults(event), { wished: null, seed: 'two' }))
  expect(openJudgeCalls(next)).toEqual([])
  const again = called(next, tableOf(next, 1), 60)
  expect(again.judgeCalls.open).toHaveLength(1)
})

test('JUDG-5 a head judge may all that a judge may, and results say judge, which older apps read', () => {
  for (const act of ['give-penalty', 'answer-judge-call', 'get-conduct', 'update-score-quick-tournament'] as const) {
    expect([act, may(act, 'head-judge')]).toEqual([act, may(act, 'judge')])
  }
  expect(deciderInRole('head-judge')).toEqual(deciderInRole('judge'))
})

test('JUDG-5 each of a team calls to the table of the team, and one call is for all of it', () => {
  const call = { name: 'call-judge', input: {} } as const
  const waiting = withTeams(aTeamEvent('two-headed-giant'), [1, 2])
  const event = acted(waiting, { name: 'start-quick-tournament', input: {} })
  const [captain, partner] = [playerId('t1A'), playerId('t1B')]
  const calling = acted(event, call, { by: partner })
  expect(openJudgeCalls(calling)).toMatchObject([{ matchId: tableOf(event).id, playerId: partner }])
  expect(actOf(calling, call, { by: captain })).toEqual({ accepted: true, value: [] })
})

test('JUDG-46 a call taken by whose role ends by itself waits again from then on, and whoever is still there takes it', () => {
  let event = started(aTournamentOf(4))
  const { id: matchId } = tableOf(event)
  event = called(event, tableOf(event))
  const untilTen = { ...SACHA, until: at(10).toISOString() }
  event = after(event, answerJudgeCall(event, { matchId, answer: 'take', by: untilTen, now: at(4) }))
  const by = DOMINIQUE
  expect(answerJudgeCall(event, { matchId, answer: 'take', by, now: at(9) })).toEqual(refuse('judge_call_taken'))
  const goer = (minute: number) => openJudgeCalls(event).map((call) => goerOf(call, at(minute).getTime()))
  expect([goer(9), goer(10)]).toEqual([['sacha'], [null]])
  event = after(event, answerJudgeCall(event, { matchId, answer: 'take', by, now: at(10) }))
  expect([goer(11), goer(600)]).toEqual([['dominique'], ['dominique']])
  event = after(event, answerJudgeCall(event, { matchId, answer: 'close', by, now: at(12) }))
  expect(event.judgeCalls).toMatchObject({ answered: 1, waitedMs: 10 * 60_000 })
})

test('JUDG-46 a head judge who takes a call over keeps since when somebody goes there', () => {
  let event = started(aTournamentOf(4))
  const { id: matchId } = tableOf(event)
  event = called(event, tableOf(event))
  const untilTen = { ...SACHA, until: at(10).toISOString() }
  event = after(event, answerJudgeCall(event, { matchId, answer: 'take', by: untilTen, now: at(4) }))
  event = after(event, answerJudgeCall(event, { matchId, answer: 'take', by: CAMILLE, now: at(6) }))
  expect(judgeCallAt(event, matchId)).toMatchObject({ takenBy: 'camille', takenAt: at(4).toISOString() })
  event = after(event, answerJudgeCall(event, { matchId, answer: 'give-back', by: CAMILLE, now: at(7) }))
  expect(judgeCallAt(event, matchId)).not.toHaveProperty('takenUntil')
})
