import { type SeededRandom, seededRandom } from '@tablee/domain/seeded-random'
import { shuffled } from '@tablee/domain/shuffled'
import { games } from '@tablee/domain/tournaments/kinds/result'
import { FIRST_STAGE } from '@tablee/domain/tournaments/kinds/stage'
import type { Score } from '@tablee/domain/tournaments/results/score'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { computeStandings, type StandingsInput } from '@tablee/domain/tournaments/standings/compute-standings'
import type { Match, MatchId, Player, PlayerId } from '@tablee/domain/tournaments/tournament'
import { type Figure, median } from './figure.ts'

const PLAYERS = 10_000
const ROUNDS = 14
const RUNS = 15
const MOST_TIMES_PARSING = 1.5

/** A large event's standings against `JSON.parse` of its matches, alternating. */
export function measure(): readonly Figure[] {
  const event = largeEvent(seededRandom('standings bench'))
  const written = JSON.stringify(event.matches)
  const standings: number[] = []
  const parsing: number[] = []
  for (let run = 0; run < RUNS; run++) {
    parsing.push(durationMs(() => JSON.parse(written)))
    standings.push(durationMs(() => computeStandings(event)))
  }
  // The first runs warm up the engine.
  const ratio = median(standings.slice(3)) / median(parsing.slice(3))
  const what = `standings of 10,000 players, ${ROUNDS} rounds, against JSON.parse`
  return [{ what, measured: ratio, limit: MOST_TIMES_PARSING, unit: 'x' }]
}

function largeEvent(random: SeededRandom): StandingsInput {
  const players = Array.from({ length: PLAYERS }, (): Player => {
    const id = Array.from({ length: 3 }, () => random().toString(36).slice(2, 6)).join('') as PlayerId
    return { id, name: id, publicId: null, firstRound: 1, droppedAfter: null, droppedBy: null }
  })
  const strengths = new Map(players.map(({ id }) => [id, random()]))
  const points = new Map(players.map(({ id }) => [id, 0]))
  const matches: Match[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const order = shuffled(players, random).sort(
      (one, other) => (points.get(other.id) ?? 0) - (points.get(one.id) ?? 0),
    )
    for (let index = 0; index + 1 < order.length; index += 2) {
      const [first, second] = [order[index]?.id, order[index + 1]?.id]
      if (first === undefined || second === undefined) continue
      const score = playedScore(random, (strengths.get(first) ?? 0) - (strengths.get(second) ?? 0))
      const difference = score.wins1 - score.wins2
      points.set(first, (points.get(first) ?? 0) + (difference > 0 ? 3 : Number(difference === 0)))
      points.set(second, (points.get(second) ?? 0) + (difference < 0 ? 3 : Number(difference === 0)))
      matches.push({
        kind: 'played',
        id: `r${round}-${first}-${second}` as MatchId,
        round,
        table: index / 2 + 1,
        sides: [[first], [second]],
        state: { kind: 'terminated', result: games(score), decidedBy: 'player', reports: [] },
      })
    }
  }
  const swiss = { stages: [FIRST_STAGE], rounds: [], teamKind: null, teams: [] }
  return { rules: rulePackFor('magic'), lot: 'bench', players, matches, ...swiss, throughRound: ROUNDS }
}

/** One match in twenty is drawn; the stronger player wins more often, half the time without losing a game. */
function playedScore(random: SeededRandom, advantage: number): Score {
  if (random() < 0.05) return { wins1: 1, wins2: 1, draws: random() < 0.5 ? 0 : 1 }
  const lost = random() < 0.5 ? 0 : 1
  const firstWins = random() < 0.5 + advantage / 3
  return firstWins ? { wins1: 2, wins2: lost, draws: 0 } : { wins1: lost, wins2: 2, draws: 0 }
}

function durationMs(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
