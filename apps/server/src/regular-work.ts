import type { Config } from './config.ts'
import { daily, regularly } from './daily.ts'
import type { Database } from './database/database.ts'
import { eraseWhatIsOver } from './erase-what-is-over.ts'
import { type Reminding, remindRegistered } from './features/registrations/commands/remind-registered.ts'
import { fillJournalColumns } from './features/tournaments/commands/fill-journal-columns.ts'
import type { Troubles } from './troubles.ts'

/** So late a reminder comes at most, while a server runs. */
const REMINDED_EVERY_MS = 5 * 60 * 1000

/** Entries that an older server writes beside this one wait so long for their columns; meanwhile they are read as they are. */
const FILLED_EVERY_MS = 60 * 60 * 1000

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
  let isStopped = false
  const stopFilling = regularly(
    FILLED_EVERY_MS,
    async () => void (await fillJournalColumns(database, () => isStopped)),
    (error) => troubles.noteDefect('the journal was not filled', error),
  )
  return {
    stopErasing,
    stopRepeating: async () => {
      isStopped = true
      await Promise.all([stopReminding(), stopFilling()])
    },
  }
}
