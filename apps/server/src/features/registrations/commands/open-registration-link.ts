import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { openRegistrationLink as call } from '@tablee/contract/registrations/registration-link'
import type { Acting } from '@tablee/contract/serving/caller'
import { readEmail } from '@tablee/domain/accounts/email'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { linkedRegistrationOf } from '../linked-registration.ts'
import { hashOf, hashOfLink, isGoodLink, registrationMeant } from '../personal-link.ts'
import { findLinkable, letDeviceIn } from '../personal-link-store.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { findRegistration, listPending } from '../registration-store.ts'
import { catchUpByMail } from './catch-up-by-mail.ts'

/** Opening the link proves that the address is read, and gives the device access. */
export async function openRegistrationLink(
  acting: Acting<RegistrationGround>,
  { token, secret }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const { database } = acting
  const id = registrationMeant(token)
  const email = await database.inTransaction(async (tx) => {
    const linkable = await findLinkable(tx.db, id)
    const linkHash = linkable && isGoodLink(acting, linkable, token) ? hashOfLink(acting, linkable) : null
    const to = linkable && readEmail(linkable.email)
    if (linkHash === null || to === null) return null
    await letDeviceIn(tx.db, { registrationId: id, hash: hashOf(secret), linkHash, at: acting.now().toISOString() })
    await acting.confirmAddress(tx, to)
    return to
  })
  // The same answer for forged and expired links, so that registrations cannot be probed.
  if (email === null) return refuse('registration_link_invalid')
  await catchUpByMail(acting, email)
  const registration = await database.read((db) => findRegistration(db, id))
  const event = registration && (await acting.seeEvent(acting.caller, registration.tournamentId))
  if (!registration || !event) return refuse('registration_link_invalid')
  const pending = await database.read((db) => listPending(db, event.tournament.id))
  return accept({ data: linkedRegistrationOf(acting, { event, registration, pending }) })
}
