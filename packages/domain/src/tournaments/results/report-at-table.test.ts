import { describe, expect, test } from 'vitest'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { decideAct } from '../acts/decide-act.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import { givePenalty } from '../conduct/give-penalty.ts'
import type { PenaltyId } from '../conduct/penalty.ts'
import { resultOf } from '../kinds/match-result.ts'
import { isPodTable } from '../kinds/pod-table.ts'
import { games } from '../kinds/result.ts'
import { pairOf, seatsOf } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { removePlayer } from '../players/remove-player.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { tablesInUse } from '../tables/tables-in-use.ts'
import {
  after,
  aTournamentOf,
  firstOpenMatch,
  publicId,
  started,
  twoNil,
  twoOne,
  withResults,
} from '../testing/a-tournament.ts'
import type { PlayerId, WholeTournament } from '../tournament.ts'
import { eraseResult } from './erase-result.ts'
import { fewestAtTable, MOST_WRONG_AT_TABLE, reportAtTable, type ShownAtTable } from './report-at-table.ts'
import type { Score } from './score.ts'
import { setScore } from './set-score.ts'
import { submitScore } from './submit-score.ts'
import { readTableCharacters, TABLE_CHARACTERS_LENGTH, tableCharactersFrom } from './table-characters.ts'

const running = started(aTournamentOf(4))
const match = firstOpenMatch(running)
const [first, second] = pairOf(match)
const anybody: Author = { publicId: publicId('the table'), role: 'everybody', holderId: '', label: null }
const right: ShownAtTable = { hasTableCode: true, areBoth: true, wrongBefore: 0 }

function report(
  tournament: WholeTournament,
  score: Score,
  { table = match.table, ...shown }: Partial<ShownAtTable> & { readonly table?: number } = {},
): Outcome<readonly Change[]> {
  const act = { name: 'report-at-table', input: { matchId: match.id, table, score } } as const
  const given = { at: new Date('2030-01-31T18:00:00.000Z'), seed: '', ids: [] }
  return decideAct(tournament, act, { ...given, author: anybody, beside: { ...right, ...shown } })
}

const stateIn = (tournament: WholeTournament) => {
  const found = tournament.matches.find(({ id }) => id === match.id)
  return found?.kind === 'played' ? found.state : null
}
const bySelf = (tournament: WholeTournament, by: typeof first, score: Score) =>
  after(tournament, submitScore(tournament, { matchId: match.id, by, score, contest: false }))

describe('CAVE-1 one phone says the result for both players of its table', () => {
  test('it stands as reported by both, and neither of them replaces it alone', () => {
    const reported = after(running, report(running, twoOne))
    const reports = [first, second].map((by) => ({ by, result: games(twoOne) }))
    expect(stateIn(reported)).toEqual({ kind: 'terminated', result: games(twoOne), decidedBy: 'player', reports })
    const alone = submitScore(reported, { matchId: match.id, by: first, score: twoNil, contest: false })
    expect(alone).toMatchObject({ accepted: true, value: [{ kind: 'match_contested' }] })
    expect(report(reported, twoOne)).toEqual(accept([]))
  })

  test('what one of them had said before, and what both contradicted, is settled by it', () => {
    for (const by of [first, second]) {
      const said = bySelf(running, by, twoNil)
      expect(stateIn(after(said, report(said, twoOne)))).toMatchObject({ kind: 'terminated', result: games(twoOne) })
    }
    const contested = bySelf(bySelf(running, first, twoNil), second, twoOne)
    expect(stateIn(contested)?.kind).toBe('contested')
    for (const score of [twoNil, twoOne]) {
      expect(stateIn(after(contested, report(contested, score)))).toMatchObject({
        kind: 'terminated',
        result: games(score),
      })
    }
  })

  test('both may correct what both said', () => {
    const reported = after(running, report(running, twoOne))
    expect(stateIn(after(reported, report(reported, twoNil)))).toMatchObject({
      kind: 'terminated',
      result: games(twoNil),
    })
  })

  test('what the staff decided stands, and a round that is over takes nothing', () => {
    const decided = after(running, setScore(running, { matchId: match.id, score: twoNil }))
    expect(report(decided, twoOne)).toEqual(refuse('result_decided_by_organizer'))
    expect(report(decided, twoNil)).toEqual(accept([]))
    const played = withResults(running)
    expect(report(after(played, startNextRound(played, { wished: null, seed: 's' })), twoOne)).toEqual(
      refuse('match_not_current'),
    )
    expect(report(after(played, finishTournament(played)), twoOne)).toEqual(refuse('tournament_finished'))
    expect(report(aTournamentOf(4), twoOne)).toEqual(refuse('match_not_found'))
    expect(report({ ...running, isCancelled: true }, twoOne)).toEqual(refuse('tournament_cancelled'))
  })

  test('nothing said is no result, and the characters of one are those of one, which is no wrong attempt', () => {
    const shown = { ...right, shownBy: [first, second] }
    const at = { matchId: match.id, table: match.table }
    expect(reportAtTable(running, at, shown)).toEqual(refuse('score_invalid'))
    expect(reportAtTable(running, { ...at, placings: { winner: 1 } }, shown)).toEqual(refuse('score_invalid'))
    expect(report(running, twoOne, { shownBy: [second] })).toEqual(refuse('table_characters_invalid'))
    expect(report(running, twoOne, { shownBy: [first, second] })).toEqual(report(running, twoOne))
  })

  test('a match that is not of this table, a score that the rules have not, and a player who left', () => {
    expect(report(running, twoOne, { table: match.table + 1 })).toEqual(refuse('match_not_current'))
    expect(report(running, { wins1: 3, wins2: 0, draws: 0 })).toEqual(refuse('score_invalid'))
    const left = after(running, removePlayer(running, second, 'player'))
    expect(report(left, twoOne)).toEqual(refuse('table_needs_staff'))
  })
})

describe('CAVE-2 wrong characters', () => {
  test('without the code of the table nothing is decided, whatever else is right', () => {
    expect(report(running, twoOne, { hasTableCode: false })).toEqual(refuse('table_code_invalid'))
  })

  test('so many tries are left; then the match is the staff’s, with right characters too', () => {
    const tries = [0, 1].map((wrongBefore) => report(running, twoOne, { areBoth: false, wrongBefore }))
    expect(tries).toEqual([2, 1].map((left) => refuse('table_characters_wrong', { left })))
    const last = report(running, twoOne, { areBoth: false, wrongBefore: 2 })
    expect(last).toEqual(accept([{ kind: 'match_contested', matchId: match.id, reports: [] }]))
    const guarded = after(running, last)
    expect(report(guarded, twoOne, { wrongBefore: MOST_WRONG_AT_TABLE })).toEqual(refuse('table_needs_staff'))
    // Their own phones prove more than three characters.
    expect(stateIn(bySelf(bySelf(guarded, first, twoOne), second, twoOne))).toMatchObject({ kind: 'terminated' })
  })

  test('the staff’s own entry ends it, and once that is erased the table counts anew', () => {
    const guarded = after(running, report(running, twoOne, { areBoth: false, wrongBefore: 2 }))
    const decided = after(guarded, setScore(guarded, { matchId: match.id, score: twoNil }))
    expect(report(decided, twoOne, { wrongBefore: 3 })).toEqual(refuse('result_decided_by_organizer'))
    const erased = after(decided, eraseResult(decided, { matchId: match.id, over: twoNil }))
    expect(report(erased, twoOne, { wrongBefore: 3 }).accepted).toBe(true)
    expect(report(erased, twoOne, { areBoth: false, wrongBefore: 3 })).toEqual(
      refuse('table_characters_wrong', { left: 2 }),
    )
  })

  test('a result that stands is not taken away by them', () => {
    const reported = bySelf(running, first, twoOne)
    expect(report(reported, twoOne, { areBoth: false, wrongBefore: 2 })).toEqual(
      refuse('table_characters_wrong', { left: 0 }),
    )
  })
})

describe('CAVE-3 three characters', () => {
  test('are read in any case, with blanks, and what looks like another one is taken for it', () => {
    expect(['k7m', ' K 7-M', 'O0Q', '6cc'].map(readTableCharacters)).toEqual(['K7M', 'K7M', 'DDD', 'GCC'])
    expect(['', 'K7', 'K7MP', 'K7é'].map(readTableCharacters)).toEqual([null, null, null, null])
  })

  test('come from secret bytes, none of them more often than another, and are read as they are written', () => {
    const drawn = Array.from({ length: 256 }, (_, byte) => tableCharactersFrom(new Uint8Array([byte, byte, byte])))
    const counts = Map.groupBy(
      drawn.filter((one) => one !== null),
      (one) => one,
    )
    expect(new Set([...counts.values()].map(({ length }) => length))).toEqual(new Set([12]))
    expect(counts.size).toBe(20)
    for (const one of counts.keys()) expect([one, readTableCharacters(one)]).toEqual([one, one])
    expect(tableCharactersFrom(new Uint8Array([1, 255, 2]))).toBeNull()
    expect(tableCharactersFrom(new Uint8Array([255, 0, 1, 2]))).toHaveLength(TABLE_CHARACTERS_LENGTH)
  })
})

test('CAVE-5 codes are for the tables that players sit at, fixed ones too, before the start as well', () => {
  const plan = { ...running.tablePlan, first: 5, leftOut: [6], fixed: [{ playerId: first, table: 40 }] }
  expect(tablesInUse({ ...aTournamentOf(5), tablePlan: plan })).toEqual([5, 7, 8, 40])
  expect(tablesInUse(running)).toEqual([1, 2])
  expect(tablesInUse(aTournamentOf(0))).toEqual([])
})

describe('PODS-27 one phone at a table of four', () => {
  const waiting = aTournamentOf(8)
  const four = started(after(waiting, changeSettings(waiting, { structure: 'pods' })))
  const pod = four.matches[0]
  if (!pod || !isPodTable(pod)) throw new Error('no table of four')
  const seats = seatsOf(pod)
  const said = { matchId: pod.id, table: pod.table, placings: { winner: 2 } } as const
  const by = (count: number, more: Partial<ShownAtTable> = {}) =>
    reportAtTable(four, said, { ...right, shownBy: seats.slice(0, count), ...more })

  test('more than half of the table have to show their characters, and all of them count as having said so', () => {
    expect(by(2)).toEqual(refuse('table_characters_invalid'))
    const reported = after(four, by(3)).matches[0]
    expect(reported && resultOf(reported)).toMatchObject({
      result: { kind: 'placings', outcome: { winner: 2 } },
      decidedBy: 'player',
      reports: seats.slice(0, 3).map((each) => ({ by: each })),
    })
  })

  test('whoever left counts neither among the table nor among those who confirm', () => {
    const left = after(four, removePlayer(four, seats[3] as PlayerId))
    expect(fewestAtTable(left, pod)).toBe(2)
    expect(reportAtTable(left, said, { ...right, shownBy: seats.slice(2) })).toEqual(refuse('table_characters_invalid'))
  })

  test('whoever is noted absent counts as little: two of the three who play are enough', () => {
    const given = {
      id: 'c-1' as PenaltyId,
      penalty: 'no-show',
      playerId: seats[3] as PlayerId,
      by: 'organizer',
    } as const
    const absent = after(four, givePenalty(four, given))
    expect(fewestAtTable(absent, pod)).toBe(2)
    const shown = (from: number) => ({ ...right, shownBy: seats.slice(from, from + 2) })
    expect(reportAtTable(absent, said, shown(2))).toEqual(refuse('table_characters_invalid'))
    expect(reportAtTable(absent, said, shown(0)).accepted).toBe(true)
  })

  test('the third wrong attempt makes it the staff’s', () => {
    expect(by(3, { areBoth: false, wrongBefore: 1 })).toEqual(refuse('table_characters_wrong', { left: 1 }))
    expect(by(3, { areBoth: false, wrongBefore: 2 })).toMatchObject({
      value: [{ kind: 'match_contested', reports: [] }],
    })
  })
})
