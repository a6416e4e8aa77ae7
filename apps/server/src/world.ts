import type { Migrations } from './database/migrations/migration.ts'
import type { PasswordCost } from './features/accounts/password-hasher.ts'
import type { Chance } from './features/tournaments/chance.ts'
import type { Network } from './hooks/send-request.ts'
import type { Patience } from './wire/documents/open-lines.ts'
import type { WaitingRoom } from './wire/pages/waiting-room.ts'

/** Replaced by tests: clock, randomness, log, web folder, mail pauses, time limits, costs of passwords and of a minute's requests. */
export type World = {
  readonly now?: () => Date
  readonly chance?: Chance
  readonly logTo?: { readonly write: (line: string) => void }
  readonly webFolder?: string
  readonly mailPausesMs?: readonly number[]
  readonly patience?: Patience
  readonly passwordCost?: PasswordCost | undefined
  /** Of the server's own work, per address and minute. */
  readonly mostCostMs?: number
  /** Answers on the server's port while the database is away at start; omitted: nothing does. */
  readonly whileAway?: () => Promise<WaitingRoom>
  /** Replaces this version's migrations, so that the database sees another version. */
  readonly migrations?: Migrations
  /** Of a local push service. */
  readonly pushCertificate?: string
  /** Where webhooks find hosts. */
  readonly hookNetwork?: Omit<Network, 'internal'>
}
