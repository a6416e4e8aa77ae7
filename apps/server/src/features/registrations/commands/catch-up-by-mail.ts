import type { Email } from '@tablee/domain/accounts/email'
import { isWaitingListOpen } from '@tablee/domain/registrations/waiting-list'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { listToldAt, standingToldBy } from '../mailed-standing-store.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { type LetterKind, tellByMail } from '../registration-news.ts'
import { findRegistration, type KeptRegistration } from '../registration-store.ts'

type CatchingUp = Pick<RegistrationGround, 'database' | 'now' | 'seeUndamagedEvent' | 'keepNews' | 'pageOf'>

/**
 * A late confirmation brings the current state of the registrations, unless the last letter said the same. That state is stored with the
 * letter, so that no one gets it twice.
 */
export async function catchUpByMail(ground: CatchingUp, email: Email): Promise<void> {
  const now = ground.now().toISOString()
  const told = await ground.database.read((db) => listToldAt(db, { email, now }))
  for (const { id, tournamentId } of told) {
    const event = await ground.seeUndamagedEvent(null, tournamentId)
    if (!event) continue
    await ground.database.inTransaction(async (tx) => {
      const registration = await findRegistration(tx.db, id)
      const kind = registration && letterOfStanding(registration, event.tournament)
      const before = (await listToldAt(tx.db, { email, now })).find((one) => one.id === id)
      if (!kind || !before || before.mailedAs === standingToldBy(kind)) return
      await tellByMail(ground, tx, { registrations: [registration], kind, tournament: event.tournament })
    })
  }
}

/** Null when there is nothing to report. */
export function letterOfStanding({ state }: KeptRegistration, tournament: Tournament): LetterKind | null {
  switch (state.kind) {
    case 'confirmed':
      return 'registrationAccepted'
    case 'pending':
      return isWaitingListOpen(tournament) ? 'registrationWaiting' : 'registrationReceived'
    case 'cancelled':
    case 'dropped':
      return null
    default:
      return state satisfies never
  }
}
