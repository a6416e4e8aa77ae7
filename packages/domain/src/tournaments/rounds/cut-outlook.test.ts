import { expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { currentRound } from '../kinds/phase.ts'
import { isMeeting, pairOf } from '../kinds/seats.ts'
import { matchPoints } from '../results/match-points.ts'
import { setScore } from '../results/set-score.ts'
import { MAGIC } from '../rule-packs/magic.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import { YUGIOH } from '../rule-packs/yugioh.ts'
import { after, openMatches, twoNil, withResults } from '../testing/a-tournament.ts'
import { playedTournament } from '../testing/played-tournament.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { type CutChance, cutOutlooks } from './cut-outlook.ts'
import { matchesOfRound } from './round-progress.ts'
import { startNextRound } from './start-round.ts'

const RUNS = 40
const SEED = process.env.SEED ?? String(Date.now())

type Points = ReadonlyMap<PlayerId, number>
type Tables = readonly (readonly [PlayerId, PlayerId])[]

function tournamentOf(
  run: string,
  plan: { players: number; rounds: number; planned: number; size: number; rules: RulePack },
) {
  const random = seededRandom(`cut outlook ${run}`)
  const played = playedTournament({ players: plan.players, rounds: plan.rounds, seed: run })
  const rules = { ...plan.rules, topCut: [{ players: 2, size: plan.size }] }
  let tournament: Tournament = { ...played, rules, stages: [{ kind: 'swiss', plannedRounds: plan.planned }] }
  for (const { id } of openMatches(tournament)) {
    if (random() < 0.4) tournament = after(tournament, setScore(tournament, { matchId: id, score: twoNil }))
  }
  return tournament
}

const openTables = (tournament: Tournament): Tables =>
  matchesOfRound(tournament, currentRound(tournament)).flatMap((match) =>
    isMeeting(match) && match.state.kind !== 'terminated' ? [pairOf(match)] : [],
  )

function* endings(points: Points, [table, ...rest]: Tables, rules: RulePack): Generator<Points> {
  if (!table) return yield points
  const { win, draw, loss } = rules.points
  const ends = [[win, loss], ...(draw > loss ? [[draw, draw]] : []), [loss, win]] as const
  for (const [one = 0, other = 0] of ends) {
    const next = new Map(points)
    next.set(table[0], (next.get(table[0]) ?? 0) + one)
    next.set(table[1], (next.get(table[1]) ?? 0) + other)
    yield* endings(next, rest, rules)
  }
}

/** Every seating of a round; an odd number leaves one with the bye. */
function* pairings(players: readonly PlayerId[]): Generator<{ tables: Tables; bye: PlayerId | null }> {
  const [first, ...others] = players
  if (first === undefined) return yield { tables: [], bye: null }
  if (players.length % 2 === 1) {
    for (const bye of players) {
      for (const { tables } of pairings(players.filter((player) => player !== bye))) yield { tables, bye }
    }
    return
  }
  for (const other of others) {
    for (const { tables, bye } of pairings(others.filter((player) => player !== other))) {
      yield { tables: [[first, other], ...tables], bye }
    }
  }
}

type Seen = { most: number; fewestAbove: number; fewest: number }

function enumerated(tournament: Tournament, hasLater: boolean): Map<string, Seen> {
  const { rules } = tournament
  const start = matchPoints(tournament)
  const ids = [...start.keys()]
  const seen = new Map<string, Seen>()
  const note = (now: Points, final: Points) => {
    for (const id of ids) {
      const own = final.get(id) ?? 0
      const others = ids.filter((other) => other !== id).map((other) => final.get(other) ?? 0)
      const [level, above] = [others.filter((each) => each >= own).length, others.filter((each) => each > own).length]
      const key = `${id} ${(now.get(id) ?? 0) - (start.get(id) ?? 0)}`
      const before = seen.get(key) ?? {
        most: 0,
        fewestAbove: Number.POSITIVE_INFINITY,
        fewest: Number.POSITIVE_INFINITY,
      }
      seen.set(key, {
        most: Math.max(before.most, level),
        fewestAbove: Math.min(before.fewestAbove, above),
        fewest: Math.min(before.fewest, level),
      })
    }
  }
  for (const now of endings(start, openTables(tournament), rules)) {
    if (!hasLater) note(now, now)
    else {
      for (const { tables, bye } of pairings(ids)) {
        const seated = new Map(now)
        if (bye !== null) seated.set(bye, (seated.get(bye) ?? 0) + rules.points.win)
        for (const final of endings(seated, tables, rules)) note(now, final)
      }
    }
  }
  return seen
}

function byResult(tournament: Tournament) {
  const { win, draw, loss } = tournament.rules.points
  return (cutOutlooks(tournament)?.players ?? []).flatMap(({ playerId, chance, after }) =>
    after === null
      ? [{ key: `${playerId} 0`, chance }]
      : [
          { key: `${playerId} ${win}`, chance: after.won },
          ...(after.drawn === null ? [] : [{ key: `${playerId} ${draw}`, chance: after.drawn }]),
          { key: `${playerId} ${loss}`, chance: after.lost },
        ],
  )
}

function exactly({ most, fewestAbove, fewest }: Seen, size: number): CutChance {
  if (most < size) return 'in'
  if (fewestAbove >= size) return 'out'
  return fewest >= size ? 'tiebreakers' : 'open'
}

test.each([
  ['Magic', MAGIC],
  ['Yu-Gi-Oh!', YUGIOH],
])(`NONE-9 %s: in the last round it says what every way to end it says (SEED=${SEED})`, (_, rules) => {
  const said = new Set<CutChance>()
  for (let run = 0; run < RUNS; run++) {
    const size = 2 + (run % 4)
    const tournament = tournamentOf(`${SEED} ${run}`, { players: 7 + (run % 4), rounds: 3, planned: 3, size, rules })
    if (openTables(tournament).length === 0) continue
    const seen = enumerated(tournament, false)
    for (const { key, chance } of byResult(tournament)) {
      const facts = seen.get(key)
      expect([run, key, chance]).toEqual([run, key, facts && exactly(facts, size)])
      said.add(chance)
    }
  }
  expect(said).toEqual(new Set(['in', 'out', 'tiebreakers', 'open']))
})

test(`NONE-9 with a round still to be paired, in and out are certain, and often known (SEED=${SEED})`, () => {
  let certain = 0
  let known = 0
  for (let run = 0; run < 12; run++) {
    const size = 2 + (run % 2)
    const plan = { players: 5 + (run % 2), rounds: 3, planned: 4, size, rules: run % 3 ? MAGIC : YUGIOH }
    const tournament = tournamentOf(`${SEED} later ${run}`, plan)
    expect(cutOutlooks(tournament)?.isExact).toBe(false)
    const seen = enumerated(tournament, true)
    for (const { key, chance } of byResult(tournament)) {
      const facts = seen.get(key)
      if (!facts) throw new Error(key)
      if (chance === 'in') expect([run, key, facts.most < size]).toEqual([run, key, true])
      if (chance === 'out') expect([run, key, facts.fewestAbove >= size]).toEqual([run, key, true])
      if (chance === 'tiebreakers') expect([run, key, facts.fewest >= size]).toEqual([run, key, true])
      if (facts.most < size || facts.fewestAbove >= size) certain++
      if (chance === 'in' || chance === 'out') known++
    }
  }
  expect(known).toBeGreaterThan(0)
  expect(known).toBeLessThanOrEqual(certain)
})

test('NONE-9 nothing is said earlier, without a cut, with places for everybody, and once all is played', () => {
  const plan = { players: 8, rounds: 2, planned: 4, size: 4, rules: MAGIC }
  expect(cutOutlooks(tournamentOf('early', plan))).toBeNull()
  expect(cutOutlooks(tournamentOf('last', { ...plan, rounds: 4 }))?.players).toHaveLength(8)
  expect(cutOutlooks(tournamentOf('all', { ...plan, rounds: 4, size: 8 }))).toBeNull()
  const noCut = tournamentOf('none', { ...plan, rounds: 4 })
  expect(cutOutlooks({ ...noCut, rules: { ...noCut.rules, topCut: [] } })).toBeNull()
  expect(cutOutlooks(withResults(noCut))).toBeNull()
})

test('NONE-9 who has left takes no place, and between the rounds everybody is told', () => {
  const tournament = withResults(tournamentOf('between', { players: 9, rounds: 3, planned: 4, size: 4, rules: MAGIC }))
  const told = cutOutlooks(tournament)
  expect(told?.players.every(({ after }) => after === null)).toBe(true)
  const [first] = tournament.players
  const without = {
    ...tournament,
    players: tournament.players.map((player) => (player === first ? { ...player, droppedAfter: 3 } : player)),
  }
  expect(cutOutlooks(without)?.players.map(({ playerId }) => playerId)).not.toContain(first?.id)
  const last = after(tournament, startNextRound(tournament, { seed: 'last', wished: null }))
  expect(cutOutlooks(last)?.isExact).toBe(true)
})
