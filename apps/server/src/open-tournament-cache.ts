import { createTournamentCache, type TournamentCache } from './features/tournaments/tournament-cache.ts'
import type { Meters } from './metrics/meters.ts'
import { noteWork } from './request-in-hand.ts'
import type { Troubles } from './troubles.ts'

/** The states of tournaments that this process keeps; what is read for them is charged to the request in hand. */
export function openTournamentCache(troubles: Troubles, meters: Meters): TournamentCache {
  return createTournamentCache((error) => troubles.noteDefect('stored data', error), {
    noteUse: (isHit) => meters.read('tournaments', isHit),
    noteWork,
  })
}
