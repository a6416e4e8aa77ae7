import { expect, test } from 'vitest'
import type { Outcome } from '../../outcome.ts'
import type { StaffRole } from '../authority/role.ts'
import type { Change } from '../change.ts'
import { isPlayed, seatsOf } from '../kinds/seats.ts'
import { after, aTournamentOf, started } from '../testing/a-tournament.ts'
import { answerJudgeCall, callJudge, withdrawJudgeCall } from './call-judge.ts'
import { judgeNews, toldOf } from './judge-news.ts'

const NOW = new Date('2030-02-01T18:00:00.000Z')
const EVENT = started(aTournamentOf(4))
const [MATCH] = EVENT.matches.filter(isPlayed)
const [PLAYER] = MATCH ? seatsOf(MATCH) : []

function changesOf(outcome: Outcome<readonly Change[]>): readonly Change[] {
  if (!outcome.accepted) throw new Error('refused')
  return outcome.value
}

function calling() {
  if (!MATCH || !PLAYER) throw new Error('no table')
  const changes = changesOf(callJudge(EVENT, PLAYER, NOW))
  return { match: MATCH, player: PLAYER, changes, event: after(EVENT, callJudge(EVENT, PLAYER, NOW)) }
}

test('JUDG-32 a new call is told with its table as it is labelled; taking it, giving it back and calling twice is not', () => {
  const { match, player, changes, event } = calling()
  expect(judgeNews(event, changes)).toEqual([{ kind: 'judgeCalled', table: String(match.table) }])
  const labelled = { ...event, tablePlan: { ...event.tablePlan, prefix: 'B' } }
  expect(judgeNews(labelled, changes)).toEqual([{ kind: 'judgeCalled', table: `B${match.table}` }])
  expect(changesOf(callJudge(event, player, NOW))).toEqual([])
  for (const answer of ['take', 'give-back', 'close'] as const) {
    const by = { role: 'organizer', holderId: '' } as const
    const answered = answerJudgeCall(event, { matchId: match.id, answer, by, now: NOW })
    expect(judgeNews(after(event, answered), changesOf(answered))).toEqual([])
  }
})

test('JUDG-32 a call that is over when it is told is told nobody', () => {
  const { player, changes, event } = calling()
  expect(judgeNews(after(event, withdrawJudgeCall(event, player)), changes)).toEqual([])
  expect(judgeNews({ ...event, isCancelled: true }, changes)).toEqual([])
})

test('JUDG-33 calls go to who judges, appeals to the head judge, and to who runs the tournament without one', () => {
  const phone = (...roles: readonly StaffRole[]) => ({ roles })
  const desk = [phone('organizer'), phone('co-organizer'), phone('judge'), phone('scorekeeper')]
  const head = phone('judge', 'head-judge')
  const told = (kind: 'judgeCalled' | 'judgeAppealed', phones: readonly ReturnType<typeof phone>[]) =>
    toldOf({ kind, table: '1' }, phones).map(({ roles }) => roles.join(' '))
  expect(told('judgeCalled', [...desk, head])).toEqual(['organizer', 'co-organizer', 'judge', 'judge head-judge'])
  expect(told('judgeAppealed', [...desk, head])).toEqual(['judge head-judge'])
  expect(told('judgeAppealed', desk)).toEqual(['organizer', 'co-organizer'])
})
