import fc from 'fast-check'
import { type SeededRandom, seededRandom } from '../../../seeded-random.ts'
import { shuffled } from '../../../shuffled.ts'
import { games } from '../../kinds/result.ts'
import { FIRST_STAGE } from '../../kinds/stage.ts'
import type { Score } from '../../results/score.ts'
import { LORCANA } from '../../rule-packs/lorcana.ts'
import { MAGIC } from '../../rule-packs/magic.ts'
import { POKEMON } from '../../rule-packs/pokemon.ts'
import { YUGIOH } from '../../rule-packs/yugioh.ts'
import type { Match, MatchId, Player, PlayerId } from '../../tournament.ts'
import type { StandingsInput } from '../compute-standings.ts'

const PACKS = [MAGIC, LORCANA, POKEMON, YUGIOH]
const SCORES: readonly Score[] = [
  { wins1: 2, wins2: 0, draws: 0 },
  { wins1: 2, wins2: 1, draws: 0 },
  { wins1: 1, wins2: 0, draws: 1 },
  { wins1: 1, wins2: 1, draws: 0 },
  { wins1: 0, wins2: 0, draws: 0 },
  { wins1: 1, wins2: 2, draws: 0 },
  { wins1: 0, wins2: 2, draws: 0 },
]

/** Up to 24 players with drops, late entries, byes, losses and unfinished matches. */
export const someEvent = fc
  .record({ seed: fc.string(), count: fc.integer({ min: 1, max: 24 }), rounds: fc.integer({ min: 1, max: 9 }) })
  .map(({ seed, count, rounds }) => event(seededRandom(seed), count, rounds))

function event(random: SeededRandom, count: number, rounds: number): StandingsInput {
  const players: Player[] = Array.from({ length: count }, (_, index) => ({
    id: `p${index}` as PlayerId,
    name: `p${index}`,
    publicId: null,
    firstRound: random() < 0.1 ? 2 : 1,
    droppedAfter: random() < 0.2 ? Math.floor(random() * rounds) : null,
    droppedBy: null,
  }))
  const matches = Array.from({ length: rounds }, (_, index) => roundOf(random, players, index + 1)).flat()
  const rules = PACKS[Math.floor(random() * PACKS.length)] ?? MAGIC
  const stages = { stages: [FIRST_STAGE], rounds: [], teamKind: null, teams: [] }
  return { rules, players, matches, ...stages, lot: `lot${random()}`, throughRound: rounds }
}

function roundOf(random: SeededRandom, players: readonly Player[], round: number): Match[] {
  const present = players.filter((player) => player.firstRound <= round && round <= (player.droppedAfter ?? round))
  const order = shuffled(present, random)
  const matches: Match[] = []
  for (let index = 0; index < order.length; index += 2) {
    const [first, second] = [order[index]?.id, order[index + 1]?.id]
    const id = `r${round}-${index}` as MatchId
    if (!first) continue
    if (!second) matches.push({ kind: random() < 0.8 ? 'bye' : 'loss', id, round, player: first })
    else {
      const score = SCORES[Math.floor(random() * SCORES.length)] ?? { wins1: 2, wins2: 0, draws: 0 }
      const terminated = { kind: 'terminated', result: games(score), decidedBy: 'player', reports: [] } as const
      const state = random() < 0.05 ? ({ kind: 'pending' } as const) : terminated
      matches.push({ kind: 'played', id, round, table: index / 2 + 1, sides: [[first], [second]], state })
    }
  }
  return matches
}
