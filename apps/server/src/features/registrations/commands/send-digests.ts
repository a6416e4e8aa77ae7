import { DIGEST_EVERY_MS } from '@tablee/domain/registrations/organizer-digest'
import { claimDigest, listDueDigests } from '../organizer-digest-store.ts'
import { type OrganizerGround, registeredIn, writeToOrganizer } from '../organizer-letters.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { listRegistrationsBriefly } from '../registration-store.ts'

export type Digesting = OrganizerGround & Pick<RegistrationGround, 'database' | 'seeUndamagedEvent'>

const SENT_TOGETHER = 50

/** Once a day. One process claims and writes the letter in one transaction. */
export async function sendDigests(digesting: Digesting): Promise<void> {
  const now = digesting.now()
  const before = new Date(now.getTime() - DIGEST_EVERY_MS).toISOString()
  for (const due of await digesting.database.read((db) => listDueDigests(db, before, SENT_TOGETHER))) {
    const event = await digesting.seeUndamagedEvent(null, due.tournamentId)
    await digesting.database.inTransaction(async (tx) => {
      if (!(await claimDigest(tx.db, due, now.toISOString())) || !event || event.tournament.isCancelled) return
      const registered = registeredIn(await listRegistrationsBriefly(tx.db, due.tournamentId))
      const more = { registered, capacity: event.tournament.capacity }
      await writeToOrganizer(digesting, tx, { event, kind: 'registrationDigest', more })
    })
  }
}
