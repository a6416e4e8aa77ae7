import type { checkErasureProof as call } from '@tablee/contract/accounts/check-erasure-proof'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import { readErasureProof } from '@tablee/domain/erasures/erasure-proof'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { isSignedErasure } from '../../../database/erasures/erasure-key.ts'
import type { AccountGround } from '../account-ground.ts'

/** By the signature alone: a proof counts even where a backup from before it was restored. */
export async function checkErasureProof(
  { database }: Pick<AccountGround, 'database'>,
  { proof }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const read = readErasureProof(proof)
  if (!read) return refuse('erasure_proof_unreadable')
  const { text, signature, statement } = read
  const isGenuine = await database.inTransaction(({ db }) => isSignedErasure(db, text, signature))
  return accept({ data: { isGenuine, ...statement } })
}
