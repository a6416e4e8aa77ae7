import { expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { isOver } from '../kinds/match-result.ts'
import { placed } from '../kinds/result.ts'
import { isPlayed, seatsOf } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { matchPoints } from '../results/match-points.ts'
import { setResult } from '../results/set-score.ts'
import { customiseRules } from '../rule-packs/customise-rules.ts'
import { after, aTournamentOf } from '../testing/a-tournament.ts'
import type { Placings, PlayerId, Tournament } from '../tournament.ts'
import { type CutChance, cutOutlooks } from './cut-outlook.ts'
import { planCut } from './plan-cut.ts'
import { planRounds } from './plan-rounds.ts'
import { matchesOfRound } from './round-progress.ts'
import { startNextRound, startTournament } from './start-round.ts'

const RUNS = 25
const SEED = process.env.OUTLOOK_SEED ?? String(Date.now())

type Draws = 'survivors' | 'pod'
type Points = ReadonlyMap<PlayerId, number>

function playedOf(run: string, { players, draws }: { readonly players: number; readonly draws: Draws }): Tournament {
  const random = seededRandom(run)
  const waiting = aTournamentOf(players)
  const rules = customiseRules(waiting.rules, {
    placings: { points: { win: 5, draw: 1, loss: 0 }, places: null, drawCounts: draws },
  })
  if (!rules.accepted) throw new Error(rules.refusal.code)
  let tournament: Tournament = { ...waiting, rules: rules.value }
  tournament = after(tournament, changeSettings(tournament, { structure: 'pods' }))
  tournament = after(tournament, planRounds(tournament, { rounds: 2, reason: null }))
  tournament = after(tournament, planCut(tournament, 4))
  tournament = after(tournament, startTournament(tournament, run))
  const end = (round: number, share: number) => {
    for (const match of matchesOfRound(tournament, round).filter((each) => isPlayed(each))) {
      if (random() > share) continue
      const seats = seatsOf(match).length
      const outcome: Placings = random() < 0.25 ? { drawn: [0, 1] } : { winner: Math.floor(random() * seats) }
      tournament = after(tournament, setResult(tournament, { matchId: match.id, result: placed(outcome) }))
    }
  }
  end(1, 1)
  tournament = after(tournament, startNextRound(tournament, { wished: null, seed: run }))
  end(2, 0.3)
  return tournament
}

/** By every way in which the open tables can end, written without the domain's own list of them. */
function* endings(points: Points, tables: readonly (readonly PlayerId[])[], draws: Draws): Generator<Points> {
  const [table, ...rest] = tables
  if (!table) return yield points
  for (let bits = 1; bits < 2 ** table.length; bits++) {
    const still = table.filter((_, seat) => (bits & (1 << seat)) !== 0)
    if (still.length > 1 && draws === 'pod' && still.length < table.length) continue
    const next = new Map(points)
    for (const id of still) next.set(id, (next.get(id) ?? 0) + (still.length === 1 ? 5 : 1))
    yield* endings(next, rest, draws)
  }
}

function chancesByTrying(tournament: Tournament, draws: Draws): ReadonlyMap<PlayerId, CutChance> {
  const open = matchesOfRound(tournament, 2)
    .filter((match) => !isOver(match))
    .map(seatsOf)
  const seen = new Map<PlayerId, { isSure: boolean; mayBeSure: boolean; mayBeLevel: boolean }>()
  for (const points of endings(matchPoints(tournament), open, draws)) {
    const all = [...points.values()]
    for (const [id, own] of points) {
      const above = all.filter((each) => each > own).length
      const level = all.filter((each) => each >= own).length
      const before = seen.get(id) ?? { isSure: true, mayBeSure: false, mayBeLevel: false }
      seen.set(id, {
        isSure: before.isSure && level <= 4,
        mayBeSure: before.mayBeSure || level <= 4,
        mayBeLevel: before.mayBeLevel || (above < 4 && level > 4),
      })
    }
  }
  return new Map(
    [...seen].map(([id, { isSure, mayBeSure, mayBeLevel }]) => {
      const chance = mayBeSure ? 'open' : mayBeLevel ? 'tiebreakers' : 'out'
      return [id, isSure ? 'in' : chance]
    }),
  )
}

test.each(['survivors', 'pod'] as const)(
  'PODS-23 chances of a cut at tables of four are those of every way in which the last round can end (draws: %s)',
  (draws) => {
    for (let run = 0; run < RUNS; run++) {
      const name = `${SEED} ${run}`
      const tournament = playedOf(name, { players: 7 + (run % 6), draws })
      const outlooks = cutOutlooks(tournament)
      const expected = chancesByTrying(tournament, draws)
      if (outlooks === null) {
        expect(matchesOfRound(tournament, 2).every(isOver), name).toBe(true)
        continue
      }
      expect(outlooks.isExact).toBe(true)
      expect(new Map(outlooks.players.map(({ playerId, chance }) => [playerId, chance])), name).toEqual(expected)
    }
  },
)
