import type {
  AnnounceAct,
  AnnounceDeleted,
  AnnounceRestored,
  AnnounceRoleEnded,
  AnnounceSeatQueue,
} from '@tablee/contract/serving/committed-act'
import type { TellFollowers } from '@tablee/contract/serving/letter'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Database, Transaction } from '../../database/database.ts'
import type { Chance } from './chance.ts'
import type { Consequences } from './consequences/consequences.ts'
import type { EntryPasswords } from './entry-passwords.ts'
import type { PairApart, PodsApart, RepairApart } from './pairing/pairing-thread.ts'
import type { SealedSeedOf } from './sealed-seeds.ts'
import type { TableCodes } from './table-codes.ts'
import type { TournamentCache } from './tournament-cache.ts'

/** Clock, randomness and announcements come from outside. */
export type TournamentGround = {
  readonly database: Database
  readonly now: () => Date
  readonly chance: Chance
  readonly cache: TournamentCache
  readonly entryPasswords: EntryPasswords
  readonly announce: AnnounceAct
  readonly announceDeleted: AnnounceDeleted
  readonly announceRestored: AnnounceRestored
  readonly announceRoleEnded: AnnounceRoleEnded
  readonly announceSeatQueue: AnnounceSeatQueue
  readonly consequences: Consequences
  readonly tellFollowers: TellFollowers<Transaction>
  /** The operator must trust the push service. */
  readonly isCallable: (endpoint: string) => boolean
  /** For fields that would block others too long. */
  readonly pairApart: PairApart
  readonly podsApart: PodsApart
  readonly repairApart: RepairApart
  readonly tableCodes: TableCodes
  readonly sealedSeedOf: SealedSeedOf
  /** By which whoever runs a tournament shows that they have a line. */
  readonly deskWordOf: (id: TournamentId) => string
}
