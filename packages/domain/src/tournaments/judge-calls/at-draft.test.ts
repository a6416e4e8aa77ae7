import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { seatAtDraft } from '../draft/draft-seats.ts'
import { drawPods } from '../draft/draw-pods.ts'
import { changeSettings } from '../life/change-settings.ts'
import { removePlayer } from '../players/remove-player.ts'
import { startTournament } from '../rounds/start-round.ts'
import { after, aTournamentOf, playerId } from '../testing/a-tournament.ts'
import { answerJudgeCall, callJudge, withdrawJudgeCall } from './call-judge.ts'
import { giveBackCalls } from './give-back-calls.ts'
import { draftCallOf, openCalls, openJudgeCalls } from './judge-calls.ts'
import { judgeNews } from './judge-news.ts'

const at = (minute: number) => new Date(Date.UTC(2030, 1, 1, 18, minute))
const SACHA = { role: 'judge', holderId: 'sacha' } as const
const DOMINIQUE = { role: 'judge', holderId: 'dominique' } as const
const CAMILLE = { role: 'head-judge', holderId: 'camille' } as const
const CALLER = playerId('p3')

function waiting() {
  const tournament = aTournamentOf(8)
  return after(tournament, changeSettings(tournament, { structure: 'draft' }))
}

function drafting() {
  const wish = { sizes: null, cards: 15, ranksByPod: false, knockout: false } as const
  return after(waiting(), drawPods(waiting(), wish, 'draw'))
}

const called = (event = drafting()) => after(event, callJudge(event, CALLER, at(0)))

test('JUDG-47 DRFT-26 somebody calls from their seat while they draft, once, and takes it back; others of the pod call by themselves', () => {
  const event = called()
  expect(openCalls(event)).toMatchObject([{ playerId: CALLER, takenBy: null, calledAt: at(0).toISOString() }])
  expect(callJudge(event, CALLER, at(1))).toEqual({ accepted: true, value: [] })
  const second = after(event, callJudge(event, playerId('p4'), at(1)))
  expect(openCalls(second).map((call) => call.playerId)).toEqual([CALLER, 'p4'])
  expect(openCalls(after(second, withdrawJudgeCall(second, CALLER))).map((call) => call.playerId)).toEqual(['p4'])
})

test('JUDG-47 before the draw nobody has a seat to call from', () => {
  expect(callJudge(waiting(), CALLER, at(0))).toEqual(refuse('tournament_not_running'))
})

test('JUDG-47 judges answer a seat as they answer a table, and it is counted with the others', () => {
  let event = called()
  const answer = (given: 'take' | 'appeal' | 'close-ruled', by: typeof SACHA | typeof DOMINIQUE | typeof CAMILLE) =>
    answerJudgeCall(event, { caller: CALLER, answer: given, by, now: at(5) })
  event = after(event, answer('take', SACHA))
  expect(answer('take', DOMINIQUE)).toEqual(refuse('judge_call_taken'))
  event = after(event, answer('appeal', SACHA))
  expect(answer('take', SACHA)).toEqual(refuse('judge_call_appealed'))
  event = after(event, answer('take', CAMILLE))
  event = after(event, answer('close-ruled', CAMILLE))
  expect(openCalls(event)).toEqual([])
  expect(event.judgeCalls).toMatchObject({ answered: 1, ruled: 1, appealed: 1, waitedMs: 5 * 60_000 })
  expect(answer('take', CAMILLE)).toEqual(refuse('tournament_not_running'))
})

test('JUDG-47 who leaves gives calls of seats back as well', () => {
  const event = called()
  const taken = after(event, answerJudgeCall(event, { caller: CALLER, answer: 'take', by: SACHA, now: at(1) }))
  const back = after(taken, { accepted: true, value: giveBackCalls(taken, ['sacha'], at(2)) })
  expect(draftCallOf(back, CALLER)).toMatchObject({ takenBy: null, takenAt: null })
})

test('JUDG-47 a call lapses with the first round, where tables call, and with a seat that is left', () => {
  const event = called()
  expect(openCalls(after(event, removePlayer(event, CALLER)))).toEqual([])
  const playing = after(event, startTournament(event, '8-one'))
  expect(openCalls(playing)).toEqual([])
  const atTable = after(playing, callJudge(playing, CALLER, at(60)))
  expect(openJudgeCalls(atTable)).toMatchObject([{ playerId: CALLER, round: 1 }])
})

test('JUDG-47 judges are told pod and seat, and of an appeal as well', () => {
  const event = drafting()
  const call = callJudge(event, CALLER, at(0))
  const { pod, seat } = seatAtDraft(event, CALLER) ?? {}
  expect(judgeNews(after(event, call), call.accepted ? call.value : [])).toEqual([
    { kind: 'judgeCalledAtDraft', pod, seat },
  ])
  const calling = after(event, call)
  const appeal = answerJudgeCall(calling, { caller: CALLER, answer: 'appeal', by: SACHA, now: at(1) })
  expect(judgeNews(after(calling, appeal), appeal.accepted ? appeal.value : [])).toEqual([
    { kind: 'judgeAppealedAtDraft', pod, seat },
  ])
})
