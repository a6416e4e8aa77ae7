import type { AnnounceSeatQueue } from '@tablee/contract/serving/committed-act'
import type { CallPlayers, TellJudges } from '@tablee/contract/serving/player-calling'
import { pastOfAccounts } from './features/past/past-data.ts'
import { followTeam } from './features/registrations/consequences/follow-team.ts'
import { type PromotionGround, promoteRegistered } from './features/registrations/consequences/promote-registered.ts'
import { shortenRegistered } from './features/registrations/consequences/shorten-registered.ts'
import { tellMoved } from './features/registrations/consequences/tell-moved.ts'
import { freezeAtLock } from './features/registrations/frozen/freeze-at-lock.ts'
import type { Keeping } from './features/registrations/frozen/freeze-locked.ts'
import { tellHooks } from './features/shops/hooks/tell-hooks.ts'
import { ratedResults } from './features/shops/rating-data.ts'
import { seasonResults } from './features/shops/season-data.ts'
import { listSeatAccounts } from './features/shops/seasons/season-event-store.ts'
import { callsToJudges } from './features/tournaments/consequences/calls-to-judges.ts'
import { callsToTables } from './features/tournaments/consequences/calls-to-tables.ts'
import type { Consequences } from './features/tournaments/consequences/consequences.ts'
import { namesOfTeams } from './features/tournaments/consequences/names-of-teams.ts'
import { realNames } from './features/tournaments/consequences/real-names.ts'
import { roleUse } from './features/tournaments/consequences/role-use.ts'
import { serveSeatQueue } from './features/tournaments/consequences/serve-seat-queue.ts'
import { wordsOfSearch } from './features/tournaments/consequences/words-of-search.ts'

type Parts = PromotionGround &
  Parameters<typeof tellMoved>[0] &
  Parameters<typeof serveSeatQueue>[0] &
  Parameters<typeof tellHooks>[0] &
  Keeping & {
    readonly announceSeatQueue: AnnounceSeatQueue
    readonly callPlayers: CallPlayers
    readonly tellJudges: TellJudges
    readonly now: () => Date
    readonly markOf: (text: string) => string
  }

/** New consequences of acts are added here. */
export function consequencesOfActs(parts: Parts): Consequences {
  return {
    adding: [
      ...[serveSeatQueue(parts), followTeam(parts), promoteRegistered(parts), shortenRegistered(parts)],
      // After all that seat people in teams.
      namesOfTeams,
    ],
    following: [
      roleUse(parts),
      realNames,
      freezeAtLock(parts),
      wordsOfSearch,
      tellMoved(parts),
      callsToTables(parts.callPlayers),
      callsToJudges(parts.tellJudges),
      seasonResults(parts),
      ratedResults(parts),
      tellHooks(parts),
      pastOfAccounts({ ...parts, listSeatAccounts }),
    ],
  }
}
