import type { ParsedInput } from '@tablee/contract/call'
import type { addPlayersAtDesk as call } from '@tablee/contract/registrations/add-players-at-desk'
import type { Acting } from '@tablee/contract/serving/caller'
import { readEmail } from '@tablee/domain/accounts/email'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import { isTooMuchForADay } from '@tablee/domain/registrations/event-offer'
import type { BulkAnswer } from '../on-many.ts'
import type { OrganizerDay } from '../organizer-day-store.ts'
import { keepSetOff, lockSetOff } from '../organizer-day-store.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { writeInAtDesk } from './write-in-at-desk.ts'

/** Organizers with an account can have those with an address notified by mail. */
export async function addPlayersAtDesk(
  acting: Acting<RegistrationGround>,
  { players: people, tellsByMail = false, ...act }: ParsedInput<typeof call>,
): Promise<Outcome<BulkAnswer>> {
  const entries = { ...act, name: 'add-players-at-desk' as const, people }
  if (!tellsByMail) return writeInAtDesk(acting, entries)
  const { caller, database, now } = acting
  if (!caller) return refuse('account_required')
  const day: OrganizerDay = { accountId: caller.accountId, now: now() }
  const count = people.filter(({ email }) => readEmail(email ?? '') !== null).length
  // In its own transaction, so that only simultaneous lists of one account wait for each other.
  const charge = (letters: number) =>
    database.inTransaction(async (tx) => {
      const before = await lockSetOff(tx, day)
      const setOff = { ...before, letters: before.letters + letters }
      if (letters > 0 && isTooMuchForADay(setOff)) return false
      await keepSetOff(tx.db, day, setOff)
      return true
    })
  if (!(await charge(count))) return refuse('too_many_letters')
  let isAdded = false
  const outcome = await writeInAtDesk(acting, {
    ...entries,
    isToldByMail: true,
    onAdded: () => {
      isAdded = true
    },
  })
  // A refused or repeated list sends nothing.
  if (!isAdded) await charge(-count)
  return outcome
}
