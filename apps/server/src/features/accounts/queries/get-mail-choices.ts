import type { getMailChoices as call } from '@tablee/contract/accounts/mail-choices'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { type Choosing, findChosen } from '../chosen-address.ts'

export async function getMailChoices(
  ground: Choosing,
  caller: Caller,
  { token }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const chosen = await ground.database.read((db) => findChosen(ground, db, { token, caller }))
  if (!chosen.accepted) return chosen
  const { address, isConfirmed } = chosen.value
  return accept({
    data: { off: [...(address?.off ?? [])], isConfirmed, isRefused: (address?.refusedAt ?? null) !== null },
  })
}
