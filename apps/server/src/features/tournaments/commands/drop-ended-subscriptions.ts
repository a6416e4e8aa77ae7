import type { Database } from '../../../database/database.ts'
import { dropSubscriptionsOfEnded } from '../call-subscription-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A finish may be undone, and calls resume. */
const KEPT_AFTER_FINISH_MS = 3 * DAY_MS
const KEPT_IN_SILENCE_MS = 60 * DAY_MS

type Dropping = { readonly database: Database; readonly now: () => Date }

export async function dropEndedSubscriptions({ database, now }: Dropping): Promise<void> {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  const ended = { finishedBy: ago(KEPT_AFTER_FINISH_MS), silentBy: ago(KEPT_IN_SILENCE_MS) }
  await database.inTransaction(({ db }) => dropSubscriptionsOfEnded(db, ended))
}
