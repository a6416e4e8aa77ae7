import { bracketOf } from '../kinds/bracket.ts'
import { podBracketOf, podLevels } from '../kinds/pod-bracket.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'

type Played = Pick<Tournament, 'stages' | 'rounds' | 'matches'> & { readonly throughRound: RoundNumber }

/**
 * How far each player came in the bracket, as ordinals: those still in, then losers, later ones first, third place before fourth. Empty
 * before a bracket.
 */
export function bracketLevels(tournament: Played): ReadonlyMap<string, number> {
  const { stages, rounds, matches, throughRound } = tournament
  const played = rounds.filter(({ number }) => number <= throughRound)
  const pods = podBracketOf({ stages, rounds: played, matches })
  if (pods) return podLevels(pods)
  const bracket = bracketOf({ stages, rounds: played, matches })
  const levels = new Map<string, number>()
  if (!bracket || bracket.rounds.every(({ round }) => round === null)) return levels
  for (const seed of bracket.seeds) levels.set(seed, bracket.rounds.length + 1)
  for (const [index, { round, nodes }] of bracket.rounds.entries()) {
    for (const { seats, match, winner } of round === null ? [] : nodes) {
      // Nobody was left to play: both had left.
      if (match && winner === null) continue
      for (const seat of seats) if (seat !== null && seat !== winner) levels.set(seat, index + 1)
    }
  }
  const third = bracket.thirdPlace?.winner ?? null
  const level = third === null ? undefined : levels.get(third)
  if (third !== null && level !== undefined) levels.set(third, level + 0.5)
  return levels
}
