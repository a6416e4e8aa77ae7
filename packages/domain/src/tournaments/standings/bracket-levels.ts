import { bracketOf } from '../kinds/bracket.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'

type Played = Pick<Tournament, 'stages' | 'rounds' | 'matches'> & { readonly throughRound: RoundNumber }

/**
 * How far everybody of a bracket came, as numbers that only order them: who is still in it before whoever lost, and who lost
 * late before who lost early; whoever won the match for the third place before the other one. Empty where there is no bracket yet.
 */
export function bracketLevels(tournament: Played): ReadonlyMap<string, number> {
  const { stages, rounds, matches, throughRound } = tournament
  const played = rounds.filter(({ number }) => number <= throughRound)
  const bracket = bracketOf({ stages, rounds: played, matches })
  const levels = new Map<string, number>()
  if (!bracket || bracket.rounds.every(({ round }) => round === null)) return levels
  for (const seed of bracket.seeds) levels.set(seed, bracket.rounds.length + 1)
  for (const [index, { round, nodes }] of bracket.rounds.entries()) {
    for (const { seats, match, winner } of round === null ? [] : nodes) {
      // Where nobody was left to play, both left before it.
      if (match && winner === null) continue
      for (const seat of seats) if (seat !== null && seat !== winner) levels.set(seat, index + 1)
    }
  }
  const third = bracket.thirdPlace?.winner ?? null
  const level = third === null ? undefined : levels.get(third)
  // Between who lost a semifinal and who lost the final.
  if (third !== null && level !== undefined) levels.set(third, level + 0.5)
  return levels
}
