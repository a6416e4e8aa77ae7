import type { Config } from './config.ts'
import { daily, regularly } from './daily.ts'
import type { Database } from './database/database.ts'
import { eraseWhatIsOver } from './erase-what-is-over.ts'
import { type Reminding, remindRegistered } from './features/registrations/commands/remind-registered.ts'
import type { Troubles } from './troubles.ts'

/** So late a reminder comes at most, while a server runs. */
const REMINDED_EVERY_MS = 5 * 60 * 1000

type RegularWork = {
  readonly config: Config
  readonly database: Database
  readonly now: () => Date
  readonly registrations: Reminding
  readonly troubles: Troubles
}

/** What a server does though nobody asks. */
export function startRegularWork({ config, database, now, registrations, troubles }: RegularWork) {
  const stopErasing = daily(
    () => eraseWhatIsOver({ database, now }),
    (error) => troubles.noteDefect('what is over was not erased', error),
  )
  const stopReminding = regularly(
    REMINDED_EVERY_MS,
    async () => (config.mail.kind === 'none' ? undefined : remindRegistered(registrations)),
    (error) => troubles.noteDefect('nobody was reminded', error),
  )
  return { stopErasing, stopReminding }
}
