import type { Standing } from '../standings/standing.ts'
import type { Phase, RoundNumber, Tournament } from '../tournament.ts'

type InPhase = Pick<Tournament, 'phase'>

/** The tournament's phase. */
export function phaseOf({ phase }: InPhase): Phase['kind'] {
  return phase.kind
}

/** Nothing is paired yet. */
export function isWaiting({ phase }: InPhase): boolean {
  return phase.kind === 'waiting'
}

export function isRunning({ phase }: InPhase): boolean {
  return phase.kind === 'running'
}

/** Closed for good, ranked or cancelled. */
export function isFinished({ phase }: InPhase): boolean {
  return phase.kind === 'finished'
}

/** The current or last round; 0 before the start. */
export function currentRound({ phase }: InPhase): RoundNumber {
  switch (phase.kind) {
    case 'waiting':
      return 0
    case 'running':
      return phase.round
    case 'finished':
      return phase.rounds
    default:
      return phase satisfies never
  }
}

/** The final standings; null before the finish. */
export function finalStandings({ phase }: InPhase): readonly Standing[] | null {
  switch (phase.kind) {
    case 'waiting':
    case 'running':
      return null
    case 'finished':
      return phase.standings
    default:
      return phase satisfies never
  }
}
