import type { Migrations } from './database/migrations/migration.ts'
import type { PasswordCost } from './features/accounts/password-hasher.ts'
import type { Chance } from './features/tournaments/chance.ts'
import type { Patience } from './wire/documents/open-lines.ts'
import type { WaitingRoom } from './wire/pages/waiting-room.ts'

/** What tests put in place of the world: clock, chance, the log, the web app's folder, the pauses of the mail, patience, the cost of a password and of a minute's requests. */
export type World = {
  readonly now?: () => Date
  readonly chance?: Chance
  readonly logTo?: { readonly write: (line: string) => void }
  readonly webFolder?: string
  readonly mailPausesMs?: readonly number[]
  readonly patience?: Patience
  readonly passwordCost?: PasswordCost | undefined
  /** Of the server's own work, for one address and minute. */
  readonly mostCostMs?: number
  /** What answers on the port of the server while the database is away at the start; nobody when left out. */
  readonly whileAway?: () => Promise<WaitingRoom>
  /** What this version does to the tables, in place of its own: another version, as far as the database can tell. */
  readonly migrations?: Migrations
  /** Of a push service on this machine. */
  readonly pushCertificate?: string
}
