import { bracketOf } from '../kinds/bracket.ts'
import { structureOf } from '../kinds/stage.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { bracketLevels } from './bracket-levels.ts'

/** How many were left when somebody lost, 2 in the final; or that nobody has beaten them. */
export type Reach = number | 'still' | 'winner'

type Played = Pick<Tournament, 'stages' | 'rounds' | 'matches'> & { readonly throughRound: RoundNumber }

/** How far everybody came where that alone ranks them; null where points do. */
export function bracketReach(tournament: Played): ReadonlyMap<PlayerId, Reach> | null {
  if (structureOf(tournament) !== 'elimination') return null
  const rounds = bracketOf(tournament)?.rounds ?? []
  const levels = bracketLevels(tournament)
  const isDecided = rounds.every(
    ({ round, nodes }) => round !== null && nodes.every(({ match, winner }) => !match || winner),
  )
  const best = isDecided && tournament.throughRound >= rounds.length ? 'winner' : 'still'
  return new Map([...levels].map(([id, level]) => [id as PlayerId, rounds[Math.floor(level) - 1]?.places ?? best]))
}
