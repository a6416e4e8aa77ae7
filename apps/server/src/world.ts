import type { Chance } from './features/tournaments/chance.ts'
import type { Patience } from './wire/open-lines.ts'

/** What tests put in place of the world: clock, chance, the log, the web app's folder, the pauses of the mail, patience. */
export type World = {
  readonly now?: () => Date
  readonly chance?: Chance
  readonly logTo?: { readonly write: (line: string) => void }
  readonly webFolder?: string
  readonly mailPausesMs?: readonly number[]
  readonly patience?: Patience
  /** Of a push service on this machine. */
  readonly pushCertificate?: string
}
