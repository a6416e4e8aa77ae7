import { expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { isBye, sidesOf } from '../kinds/seats.ts'
import { lateSeats } from '../players/late-seats.ts'
import { mirrorScore, type Score } from '../results/score.ts'
import { recomputeRound } from '../rounds/recompute-round.ts'
import { smallestRepair } from '../rounds/smallest-repair.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { explainStanding } from '../standings/explain-standing.ts'
import { acted, aTeamEvent, withTeams } from '../testing/a-team-event.ts'
import type { Match, PlayerId, WholeTournament } from '../tournament.ts'
import { entrantOf } from './entrants.ts'

const SEED = Number(process.env.TEAM_SEED ?? Math.floor(Math.random() * 1e9))
const RUNS = 40
const POSSIBLE: readonly Score[] = [
  { wins1: 2, wins2: 0, draws: 0 },
  { wins1: 2, wins2: 1, draws: 0 },
  { wins1: 1, wins2: 1, draws: 1 },
  { wins1: 0, wins2: 0, draws: 3 },
  { wins1: 1, wins2: 2, draws: 0 },
  { wins1: 0, wins2: 2, draws: 0 },
]
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const latest = (event: WholeTournament): readonly Match[] =>
  event.matches.filter(({ round }) => round === event.rounds.length)

type Random = ReturnType<typeof seededRandom>
const oneOf = <Each>(random: Random, all: readonly Each[]): Each => all[Math.floor(random() * all.length)] as Each

/** Two to four rounds of teams, of which some drop between. */
function randomEvent(random: Random, teams: number): WholeTournament {
  let event = acted(withTeams(aTeamEvent('trios'), numbers(teams)), { name: 'start-quick-tournament', input: {} })
  const rounds = 2 + Math.floor(random() * 3)
  for (let round = 1; round <= rounds; round++) {
    for (const match of latest(event).filter((each) => !isBye(each))) {
      const scores = [0, 1, 2].map((seat) => (seat === 2 && random() < 0.2 ? null : oneOf(random, POSSIBLE)))
      const input = { matchId: match.id, seats: { scores, ended: true } }
      event = acted(event, { name: 'update-score-quick-tournament', input })
    }
    if (round === rounds) break
    const there = event.players.filter(({ droppedAfter }) => droppedAfter === null)
    if (random() < 0.3 && there.length > 9) {
      event = acted(event, { name: 'leave-quick-tournament', input: {} }, { by: oneOf(random, there).id })
    }
    event = acted(event, { name: 'start-next-round', input: {} }, { seed: `seed ${random()}` })
  }
  return event
}

type Total = { points: number; played: number; won: number; drawn: number; games: number; met: PlayerId[] }

/** By the rules as they are written: 3-1-0 a match, 33 % at least, the members' matches as games, byes 2-0. */
function stated(event: WholeTournament): ReadonlyMap<PlayerId, readonly number[]> {
  const totals = new Map<PlayerId, Total>()
  for (const { members } of event.teams) {
    totals.set(members[0] as PlayerId, { points: 0, played: 0, won: 0, drawn: 0, games: 0, met: [] })
  }
  for (const match of event.matches) {
    const sides = sidesOf(match).map(([captain]) => captain)
    const own = sides.map((id) => totals.get(id) as Total)
    for (const [side, total] of own.entries()) {
      const [won, lost, drawn] = countOf(match, side)
      total.points += won > lost ? 3 : won === lost ? 1 : 0
      total.played++
      total.won += won
      total.drawn += drawn
      total.games += won + lost + drawn
      if (sides.length === 2) total.met.push(sides[1 - side] as PlayerId)
    }
  }
  const atLeast = (share: number) => Math.max(share, 0.33)
  const matchWin = ({ points, played }: Total) => atLeast(played === 0 ? 0 : points / (3 * played))
  const gameWin = ({ won, drawn, games }: Total) => atLeast(games === 0 ? 0 : (3 * won + drawn) / (3 * games))
  const mean = ({ met }: Total, of: (total: Total) => number) =>
    met.length === 0 ? 0.33 : met.reduce((sum, id) => sum + of(totals.get(id) as Total), 0) / met.length
  return new Map(
    [...totals].map(([id, total]) => [id, [total.points, mean(total, matchWin), gameWin(total), mean(total, gameWin)]]),
  )
}

function countOf(match: Match, side: number): readonly [number, number, number] {
  if (match.kind !== 'played') return [2, 0, 0]
  const { state } = match
  if (state.kind !== 'terminated' || state.result.kind !== 'seats') throw new Error('not over')
  const own = state.result.scores.flatMap((score) => (score === null ? [] : [side === 0 ? score : mirrorScore(score)]))
  const won = own.filter(({ wins1, wins2 }) => wins1 > wins2).length
  const lost = own.filter(({ wins1, wins2 }) => wins1 < wins2).length
  return [won, lost, own.length - won - lost]
}

test(`TEAM-12 standings of teams are as the rules say, recomputed by themselves (TEAM_SEED=${SEED})`, () => {
  for (let run = 0; run < RUNS; run++) {
    const random = seededRandom(`teams ${SEED} ${run}`)
    const event = randomEvent(random, 4 + Math.floor(random() * 6))
    const figures = stated(event)
    const standings = computeStandings({ ...event, throughRound: event.rounds.length })
    expect(standings).toHaveLength(event.teams.length)
    for (const row of standings) {
      const [points, opponents, games, opponentGames] = figures.get(row.playerId) ?? []
      expect(row.points).toBe(points)
      expect(row.opponentMatchWin).toBeCloseTo(opponents ?? Number.NaN, 9)
      expect(row.gameWin).toBeCloseTo(games ?? Number.NaN, 9)
      expect(row.opponentGameWin).toBeCloseTo(opponentGames ?? Number.NaN, 9)
    }
    const inOrder = standings.map(({ playerId }) => figures.get(playerId) ?? [])
    for (const [place, row] of inOrder.entries()) {
      const above = inOrder[place - 1]
      const first = above?.findIndex((figure, index) => Math.abs(figure - (row[index] ?? 0)) > 1e-9) ?? -1
      if (above && first >= 0) expect(above[first]).toBeGreaterThan(row[first] ?? Number.NaN)
    }
  }
})

test(`TEAM-12 every team plays once a round, whole and seated in order, and nobody meets again (TEAM_SEED=${SEED})`, () => {
  for (let run = 0; run < RUNS; run++) {
    const random = seededRandom(`rounds ${SEED} ${run}`)
    const event = randomEvent(random, 8)
    for (const { number } of event.rounds) {
      const sides = event.matches.filter(({ round }) => round === number).flatMap(sidesOf)
      const entrants = sides.map(([captain]) => captain)
      expect(new Set(entrants).size).toBe(entrants.length)
      for (const side of sides) {
        if (side.length > 1) expect(event.teams.map(({ members }) => members)).toContainEqual(side)
      }
      expect(recomputeRound(event, number)?.others).toBe(0)
    }
    const met = event.matches
      .filter(({ kind }) => kind === 'played')
      .map((match) =>
        sidesOf(match)
          .map(([id]) => id)
          .toSorted()
          .join(' '),
      )
    expect(new Set(met).size).toBe(met.length)
  }
})

test(`TEAM-12 with one game a match, an event of two-headed giants is the same event of single people (TEAM_SEED=${SEED})`, () => {
  for (let run = 0; run < RUNS; run++) {
    const random = seededRandom(`twin ${SEED} ${run}`)
    const teams = 4 + Math.floor(random() * 7)
    const giants = withTeams(aTeamEvent('two-headed-giant'), numbers(teams))
    const alone = withTeams(aTeamEvent(null), numbers(teams))
    const rules = {
      ...alone.rules,
      bestOf: 1 as const,
      scoresAllowed: [
        [1, 0],
        [0, 0],
      ] as const,
    }
    const tiebreakers = ['opponent-match-win'] as const
    const one = { ...rules, tiebreakers, byeGames: [1, 0, 0] as const }
    let pair: readonly [WholeTournament, WholeTournament] = [giants, { ...alone, rules: one }]
    const both = (act: (event: WholeTournament) => WholeTournament) => {
      pair = [act(pair[0]), act(pair[1])]
    }
    both((event) => acted(event, { name: 'start-quick-tournament', input: {} }))
    for (let round = 1; round <= 3; round++) {
      const [team, single] = [latest(pair[0]), latest(pair[1])]
      expect(team.map((match) => sidesOf(match).map(([id]) => id))).toEqual(
        single.map((match) => sidesOf(match).map(([id]) => id)),
      )
      for (const [place, match] of team.entries()) {
        const score = oneOf<Score>(random, [
          { wins1: 1, wins2: 0, draws: 0 },
          { wins1: 0, wins2: 1, draws: 0 },
          { wins1: 0, wins2: 0, draws: 1 },
        ])
        if (isBye(match)) continue
        const set = (event: WholeTournament, matchId: Match['id']) =>
          acted(event, { name: 'update-score-quick-tournament', input: { matchId, score } })
        pair = [set(pair[0], match.id), set(pair[1], single[place]?.id as Match['id'])]
      }
      const ranked = pair.map((event) =>
        computeStandings({ ...event, throughRound: round }).map(({ rank, playerId, points, opponentMatchWin }) => [
          ...[rank, playerId, points, opponentMatchWin],
        ]),
      )
      expect(ranked[0]).toEqual(ranked[1])
      if (round < 3)
        both((event) => acted(event, { name: 'start-next-round', input: {} }, { seed: `seed ${run} ${round}` }))
    }
  }
})

test('TEAM-12 a late team takes the bye’s opponent, and a row is explained to each of its people', () => {
  let event = acted(withTeams(aTeamEvent('trios'), [1, 2, 3]), { name: 'start-quick-tournament', input: {} })
  event = withTeams(event, [4])
  const bye = sidesOf(event.matches.find(isBye) as Match)[0]?.[0] as PlayerId
  expect(lateSeats(event, 't4B' as PlayerId)?.opponents).toMatchObject([{ playerId: bye }])
  expect(smallestRepair(event, ['t4C' as PlayerId])?.broken).toBe(0)
  const input = { playerKey: 't4C', roundNumber: 1, opponent: bye }
  const seated = acted(event, { name: 'seat-late-player', input })
  const match = seated.matches.find((each) => sidesOf(each).some((side) => side.includes('t4A' as PlayerId))) as Match
  expect(sidesOf(match)).toEqual([
    event.teams.find(({ members: [first] }) => first === bye)?.members,
    ['t4A', 't4B', 't4C'],
  ])
  expect(seated.matches.filter(isBye)).toEqual([])
  const through = { ...seated, throughRound: 1 }
  expect(explainStanding(through, 't4B' as PlayerId)).toEqual(
    explainStanding(through, entrantOf(seated, 't4B' as PlayerId)),
  )
})

test('TEAM-12 the best teams play on until one is left, and a drop in the bracket gives the match to the other', () => {
  let event = acted(withTeams(aTeamEvent('trios'), numbers(6)), { name: 'start-quick-tournament', input: {} })
  const won = [POSSIBLE[0], POSSIBLE[0], null] as const
  const finishRound = () => {
    for (const match of latest(event).filter(({ kind }) => kind === 'played')) {
      const input = { matchId: match.id, seats: { scores: won as readonly (Score | null)[] } }
      event = acted(event, { name: 'update-score-quick-tournament', input })
    }
  }
  finishRound()
  event = acted(event, { name: 'start-cut', input: { roundNumber: 1, size: 4 } })
  expect(latest(event).map((match) => sidesOf(match).map((side) => side.length))).toEqual([
    [3, 3],
    [3, 3],
  ])
  const [first] = latest(event)
  const leaver = sidesOf(first as Match)[1]?.[2] as PlayerId
  event = acted(event, { name: 'leave-quick-tournament', input: {} }, { by: leaver })
  expect(latest(event)[0]).toMatchObject({ state: { kind: 'terminated', result: { kind: 'seats' } } })
  finishRound()
  event = acted(event, { name: 'start-next-round', input: {} })
  finishRound()
  event = acted(event, { name: 'finish-tournament', input: {} })
  expect(event.phase).toMatchObject({ kind: 'finished', standings: [{ rank: 1 }, {}, {}, {}, {}, {}] })
})
