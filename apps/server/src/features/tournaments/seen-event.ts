import type { Caller } from '@tablee/contract/serving/caller'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import type { AccountId } from '@tablee/domain/accounts/account'
import { isInForce } from '@tablee/domain/tournaments/authority/author-of'
import { type ActName, may } from '@tablee/domain/tournaments/authority/may'
import { shownPassword, type TypedPassword } from './compare-password.ts'
import type { HeldTournament } from './held-tournament.ts'
import { accountOfHolder, isSameHash, publicIdOfHolder, subjectOf } from './secret.ts'
import { mayStaff, publicIdOfPlayer } from './tournament-policy.ts'

type Seeing = { readonly caller: Caller; readonly now: Date }

export function seen(held: HeldTournament, { caller, now }: Seeing, typed: TypedPassword = null): SeenEvent {
  const { tournament, sequence, holders } = held
  return {
    tournament,
    sequence,
    password: shownPassword(held, typed),
    may: (act, secret) => mayStaff(act, held, { secret, caller, now }),
    accountsThatMay: (act) => accountsThatMay(act, held, now),
    publicIdOf: (playerId) => publicIdOfPlayer(held, playerId),
    playersUnder: (publicId) =>
      [...holders.players].filter(([, { hash }]) => publicIdOfHolder(hash) === publicId).map(([playerId]) => playerId),
    playersHeldBy: (secret) => {
      const { hash } = subjectOf(secret, caller)
      return [...holders.players].filter(([, kept]) => isSameHash(kept.hash, hash)).map(([playerId]) => playerId)
    },
    publicIdOfSender: (secret) => subjectOf(secret, caller).publicId,
  }
}

function accountsThatMay(act: ActName, { holders }: HeldTournament, now: Date): readonly AccountId[] {
  const able = holders.staff.filter((holder) => may(act, holder.role) && isInForce(holder, now))
  return able.flatMap(({ hash }) => accountOfHolder(hash) ?? [])
}
