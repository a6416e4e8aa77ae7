import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { getSeatQueue as call } from '@tablee/contract/tournaments/questions/get-seat-queue'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { Database } from '../../../database/database.ts'
import { notThere } from '../not-there.ts'
import { listSeatQueue } from '../seat-queue-store.ts'
import { findTournamentId } from '../tournament-store.ts'

type Reading = { readonly database: Database; readonly now: () => Date }

/** Public ids in order. */
export function getSeatQueue(
  { database, now }: Reading,
  { code }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return database.read(async (db) => {
    const id = await findTournamentId(db, code)
    if (id === null) return notThere(db, { code })
    const queue = await listSeatQueue(db, id, now())
    return accept({ data: { waiting: queue.map(({ publicId }) => publicId) } })
  })
}
