import type { Database } from '../../../database/database.ts'
import { dropSubscriptionsOfEnded } from '../call-subscription-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A finish that is taken back calls again. */
const KEPT_AFTER_FINISH_MS = 3 * DAY_MS
/** Tournaments that nobody finished. */
const KEPT_IN_SILENCE_MS = 60 * DAY_MS

type Dropping = { readonly database: Database; readonly now: () => Date }

/** Where nobody is called any more, nothing is kept of whom to call. */
export async function dropEndedSubscriptions({ database, now }: Dropping): Promise<void> {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  const ended = { finishedBy: ago(KEPT_AFTER_FINISH_MS), silentBy: ago(KEPT_IN_SILENCE_MS) }
  await database.inTransaction(({ db }) => dropSubscriptionsOfEnded(db, ended))
}
