import { seededRandom } from '@tablee/domain/seeded-random'
import { mirrorScore, type Score } from '@tablee/domain/tournaments/results/score'

type Meeting = { readonly seed: string; readonly round: number; readonly names: readonly [string, string] }

const DRAW_RATE = 0.04
const THIRD_GAME_RATE = 0.45
const STEEPNESS = 4

/** The stronger player wins more often, and a match always ends the same, whoever asks. */
export function likelyScore({ seed, round, names: [one, other] }: Meeting, isDrawAllowed: boolean): Score {
  if (one > other) return mirrorScore(likelyScore({ seed, round, names: [other, one] }, isDrawAllowed))
  const random = seededRandom([seed, round, one, other].join('\n'))
  if (random() < DRAW_RATE && isDrawAllowed) return { wins1: 1, wins2: 1, draws: 0 }
  const lead = strength(seed, one) - strength(seed, other)
  const lost = random() < THIRD_GAME_RATE ? 1 : 0
  const won: Score = { wins1: 2, wins2: lost, draws: 0 }
  return random() < 1 / (1 + Math.exp(-STEEPNESS * lead)) ? won : mirrorScore(won)
}

function strength(seed: string, name: string): number {
  return seededRandom(`${seed}\n${name}`)()
}
