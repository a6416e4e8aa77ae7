import { erasedWhenDeletedBy } from '@tablee/domain/tournaments/life/delete-tournament'
import type { Database } from '../../../database/database.ts'
import { eraseDeletedBy } from '../deleted-tournament-store.ts'

/** Lets other writers in. */
const ERASED_TOGETHER = 50

type Erasing = { readonly database: Database; readonly now: () => Date }

/** Includes players, results, registrations and secrets. */
export async function eraseDeletedTournaments({ database, now }: Erasing): Promise<void> {
  const at = now()
  const moment = erasedWhenDeletedBy(at)
  for (;;) {
    const erased = await database.inTransaction(({ db }) => eraseDeletedBy(db, { moment, at, most: ERASED_TOGETHER }))
    if (erased < ERASED_TOGETHER) return
  }
}
