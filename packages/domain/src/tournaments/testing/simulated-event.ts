import { type SeededRandom, seededRandom } from '../../seeded-random.ts'
import { pairRound } from '../pairing/pair-round.ts'
import type { Pair, PairingPlayer } from '../pairing/pairing-field.ts'

/** A random event, deterministic per plan. */
export type EventPlan = {
  readonly players: number
  readonly rounds: number
  readonly seed: string
  readonly dropRate?: number
  /** Late players, one before each round from the second on. */
  readonly lateEntries?: number
  readonly drawRate?: number
}

/** A paired round: the active players before it, its seed and pairs. */
export type SimulatedRound = {
  readonly number: number
  readonly seed: string
  readonly players: readonly PairingPlayer[]
  readonly pairs: readonly Pair[]
}

/** Plays a Swiss event where the stronger player wins more often, and byes count as wins. */
export function* simulatedEvent(plan: EventPlan): Generator<SimulatedRound> {
  const random = seededRandom(`event ${plan.seed}`)
  let players = Array.from({ length: plan.players }, (_, index) => newcomer(index))
  const strengths = new Map<string, number>()
  const lastDown = new Map<string, number>()
  for (let number = 1; number <= plan.rounds; number++) {
    if (number > 1 && number - 2 < (plan.lateEntries ?? 0)) {
      players.push(newcomer(plan.players + number - 2))
    }
    for (const { id } of players) if (!strengths.has(id)) strengths.set(id, random())
    players = players.map((player) => ({ ...player, pairedDown: number - (lastDown.get(player.id) ?? -1) <= 2 }))
    const seed = `${plan.seed} round ${number}`
    const pairs = pairRound(players, seed)
    yield { number, seed, players, pairs }
    const played = new Map(players.map((player) => [player.id, player]))
    for (const pair of pairs) for (const id of downIn(played, pair)) lastDown.set(id, number)
    for (const pair of pairs) playMatch(played, pair, { random, strengths, drawRate: plan.drawRate ?? 0.05 })
    players = [...played.values()].filter(() => random() >= (plan.dropRate ?? 0))
  }
}

function downIn(players: ReadonlyMap<string, PairingPlayer>, [one, other]: Pair): readonly string[] {
  const first = players.get(one)
  const second = other === null ? undefined : players.get(other)
  if (!first || !second || first.points === second.points) return []
  return [first.points > second.points ? first.id : second.id]
}

function newcomer(index: number): PairingPlayer {
  return { id: `player ${index + 1}`, points: 0, opponents: [], byes: 0 }
}

type Chances = {
  readonly random: SeededRandom
  readonly strengths: ReadonlyMap<string, number>
  readonly drawRate: number
}

function playMatch(played: Map<string, PairingPlayer>, [firstId, secondId]: Pair, chances: Chances): void {
  const first = played.get(firstId)
  if (first === undefined) return
  if (secondId === null) {
    played.set(firstId, { ...first, points: first.points + 3, byes: first.byes + 1 })
    return
  }
  const second = played.get(secondId)
  if (second === undefined) return
  const [earned, conceded] = matchPoints(firstId, secondId, chances)
  played.set(firstId, { ...first, points: first.points + earned, opponents: [...first.opponents, secondId] })
  played.set(secondId, { ...second, points: second.points + conceded, opponents: [...second.opponents, firstId] })
}

function matchPoints(firstId: string, secondId: string, chances: Chances): readonly [number, number] {
  if (chances.random() < chances.drawRate) return [1, 1]
  const lead = (chances.strengths.get(firstId) ?? 0) - (chances.strengths.get(secondId) ?? 0)
  return chances.random() < 1 / (1 + Math.exp(-4 * lead)) ? [3, 0] : [0, 3]
}
