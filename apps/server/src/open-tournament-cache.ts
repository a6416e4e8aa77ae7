import type { KeptRoom } from '@tablee/contract/serving/kept-room'
import { createTournamentCache, type TournamentCache } from './features/tournaments/tournament-cache.ts'
import type { Meters } from './metrics/meters.ts'
import { noteWork } from './request-in-hand.ts'
import type { Troubles } from './troubles.ts'

type Opening = { readonly troubles: Troubles; readonly meters: Meters; readonly room: KeptRoom }

/** Cached tournament states; reading is charged to the current request. */
export function openTournamentCache({ troubles, meters, room }: Opening): TournamentCache {
  return createTournamentCache((error) => troubles.noteDefect('stored data', error), {
    noteUse: (isHit) => meters.read('tournaments', isHit),
    noteWork,
    room,
  })
}
