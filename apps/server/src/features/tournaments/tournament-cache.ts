import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { HeldTournament } from './held-tournament.ts'

/** The last state seen of the tournaments in use. True only as far as its sequence equals the stored one. */
export type TournamentCache = {
  readonly find: (id: TournamentId, sequence: number) => HeldTournament | undefined
  readonly keep: (held: HeldTournament) => void
}

const TOURNAMENTS_KEPT = 200

export function createTournamentCache(): TournamentCache {
  const states = new Map<TournamentId, HeldTournament>()
  return {
    find: (id, sequence) => {
      const held = states.get(id)
      return held?.sequence === sequence ? held : undefined
    },
    keep: (held) => {
      const { id } = held.tournament
      const known = states.get(id)
      if (known && known.sequence > held.sequence) return
      // Deleted first, so that the map stays ordered by use.
      states.delete(id)
      states.set(id, held)
      const [oldest] = states.keys()
      if (states.size > TOURNAMENTS_KEPT && oldest !== undefined) states.delete(oldest)
    },
  }
}
