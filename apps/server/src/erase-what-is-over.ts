import { reportsErasedBy } from '@tablee/domain/tournaments/life/hidden-page'
import type { Database } from './database/database.ts'
import { forgetUnanswered } from './features/accounts/commands/forget-unanswered.ts'
import { forgetOldInvitations } from './features/shops/commands/forget-old-invitations.ts'
import { dropEndedSubscriptions } from './features/tournaments/commands/drop-ended-subscriptions.ts'
import { eraseDeletedTournaments } from './features/tournaments/commands/erase-deleted-tournaments.ts'
import { eraseReportsBy } from './features/tournaments/page-report-store.ts'

type Erasing = { readonly database: Database; readonly now: () => Date }

/** Erases what has passed its retention; at start and once a day. */
export async function eraseWhatIsOver(erasing: Erasing): Promise<void> {
  await eraseDeletedTournaments(erasing)
  await dropEndedSubscriptions(erasing)
  await forgetUnanswered(erasing)
  await forgetOldInvitations(erasing)
  const reported = reportsErasedBy(erasing.now())
  await erasing.database.inTransaction(({ db }) => eraseReportsBy(db, reported))
}
