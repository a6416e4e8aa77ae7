import { erasedWhenDeletedBy } from '@tablee/domain/tournaments/life/delete-tournament'
import type { Database } from '../../../database/database.ts'
import { eraseDeletedBy } from '../deleted-tournament-store.ts'

/** How many are erased before others have their turn to write. */
const ERASED_TOGETHER = 50

type Erasing = { readonly database: Database; readonly now: () => Date }

/** What was deleted too long ago to come back goes, with its players, results, registrations and secrets. */
export async function eraseDeletedTournaments({ database, now }: Erasing): Promise<void> {
  const moment = erasedWhenDeletedBy(now())
  for (;;) {
    const erased = await database.inTransaction(({ db }) => eraseDeletedBy(db, moment, ERASED_TOGETHER))
    if (erased < ERASED_TOGETHER) return
  }
}
