import type {
  AnnounceAct,
  AnnounceDeleted,
  AnnounceRestored,
  AnnounceRoleEnded,
} from '@tablee/contract/serving/committed-act'
import type { Database } from '../../database/database.ts'
import type { EntryPasswords } from './entry-passwords.ts'
import type { SeatQueueGround } from './serve-seat-queue.ts'
import type { TournamentCache } from './tournament-cache.ts'

/** What the commands of tournaments stand on; clock, chance and the announcement come from outside. */
export type TournamentGround = {
  readonly database: Database
  readonly cache: TournamentCache
  readonly entryPasswords: EntryPasswords
  readonly announce: AnnounceAct
  readonly announceDeleted: AnnounceDeleted
  readonly announceRestored: AnnounceRestored
  readonly announceRoleEnded: AnnounceRoleEnded
} & SeatQueueGround
