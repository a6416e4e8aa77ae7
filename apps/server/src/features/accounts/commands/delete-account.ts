import type { deleteAccount as call } from '@tablee/contract/accounts/delete-account'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { AccountGround } from '../account-ground.ts'
import { findAccount } from '../account-store.ts'
import { eraseWithTraces } from './erase-with-traces.ts'

/** Coming events must be handed over or cancelled first. */
export async function deleteAccount(
  ground: AccountGround,
  caller: Caller,
  { password }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const { accountId } = caller
  const account = await ground.database.read((db) => findAccount(db, accountId))
  if (!account) return refuse('account_required')
  if (!(await ground.passwords.verify(account.passwordHash, password))) return refuse('password_wrong')
  const undecided = await ground.listUndecidedEvents(accountId)
  if (undecided.length > 0) return refuse('events_undecided', { events: undecided.join(', ') })
  if (await ground.isNeededInShop(accountId)) return refuse('shop_needs_organizer')
  const at = ground.now().toISOString()
  const proof = await eraseWithTraces(ground, { accountId, at, rule: 'own-request' })
  return accept({ data: { erasedAt: wireMoment(at), proof } })
}
