import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { reportPage as call } from '@tablee/contract/tournaments/report-page'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { MOST_REPORTS_OF_PAGE } from '@tablee/domain/tournaments/life/hidden-page'
import { notThere } from '../not-there.ts'
import { countReports, keepReport } from '../page-report-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findTournamentId } from '../tournament-store.ts'

const ID_BYTES = 10

/** The answer is the same when there are enough reports already. */
export function reportPage(
  { database, now, chance }: Pick<TournamentGround, 'database' | 'now' | 'chance'>,
  { code, text }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return database.inTransaction(async ({ db }) => {
    const tournamentId = await findTournamentId(db, code)
    if (tournamentId === null) return notThere(db, { code })
    if ((await countReports(db, tournamentId)) < MOST_REPORTS_OF_PAGE) {
      const id = Buffer.from(chance(ID_BYTES)).toString('hex')
      await keepReport(db, { id, tournamentId, text, at: now().toISOString() })
    }
    return accept({ data: { code } })
  })
}
