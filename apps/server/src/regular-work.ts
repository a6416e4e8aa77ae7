import type { Config } from './config.ts'
import { daily, regularly } from './daily.ts'
import type { Database } from './database/database.ts'
import { eraseWhatIsOver } from './erase-what-is-over.ts'
import { type Reminding, remindRegistered } from './features/registrations/commands/remind-registered.ts'
import { createOperatorFollower, type OperatorFollowing } from './features/tournaments/commands/follow-operator.ts'
import type { Troubles } from './troubles.ts'

/** So late the phones of this process hear of what a command of the operator did. */
const OPERATED_WITHIN_MS = 5000

/** So late a reminder comes at most, while a server runs. */
const REMINDED_EVERY_MS = 5 * 60 * 1000

type RegularWork = {
  readonly config: Config
  readonly database: Database
  readonly now: () => Date
  readonly registrations: Reminding
  readonly ground: OperatorFollowing
  readonly troubles: Troubles
}

/** What a server does though nobody asks. */
export function startRegularWork({ config, database, now, registrations, ground, troubles }: RegularWork) {
  const stopErasing = daily(
    () => eraseWhatIsOver({ database, now }),
    (error) => troubles.noteDefect('what is over was not erased', error),
  )
  const stopReminding = regularly(
    REMINDED_EVERY_MS,
    async () => (config.mail.kind === 'none' ? undefined : remindRegistered(registrations)),
    (error) => troubles.noteDefect('nobody was reminded', error),
  )
  const stopFollowing = regularly(OPERATED_WITHIN_MS, createOperatorFollower(ground), (error) =>
    troubles.noteDefect('commands of the operator were not looked for', error),
  )
  return { stopErasing, stopReminding, stopFollowing }
}
