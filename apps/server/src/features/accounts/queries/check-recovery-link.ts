import type { checkRecoveryLink as call } from '@tablee/contract/accounts/check-recovery-link'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { AccountGround } from '../account-ground.ts'
import { findRight } from '../right-link.ts'

type Reading = Pick<AccountGround, 'database' | 'now'>

/** Same answer as for a wrong secret, so that ids cannot be probed. */
export async function checkRecoveryLink(
  reading: Reading,
  { userId: accountId, secret }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const token = await reading.database.read((db) => findRight(reading, db, { accountId, kind: 'recovery', secret }))
  return token ? accept({ data: { expiresAt: wireMoment(token.expiresAt) } }) : refuse('token_invalid')
}
