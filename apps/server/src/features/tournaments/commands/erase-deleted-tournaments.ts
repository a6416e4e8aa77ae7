import { erasedWhenDeletedBy } from '@tablee/domain/tournaments/life/delete-tournament'
import type { Database } from '../../../database/database.ts'
import { eraseDeletedBy } from '../deleted-tournament-store.ts'

/** Lets other writers in. */
const ERASED_TOGETHER = 50

type Erasing = { readonly database: Database; readonly now: () => Date }

/** Includes players, results, registrations and secrets. */
export async function eraseDeletedTournaments({ database, now }: Erasing): Promise<void> {
  const moment = erasedWhenDeletedBy(now())
  for (;;) {
    const erased = await database.inTransaction(({ db }) => eraseDeletedBy(db, moment, ERASED_TOGETHER))
    if (erased < ERASED_TOGETHER) return
  }
}
