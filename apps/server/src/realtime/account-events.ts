import type { AccountEventPart, AnnounceAccount } from '@tablee/contract/serving/account-happening'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Bus } from '../ports/bus.ts'

/** Heard only by the account itself. */
function accountChannels(id: AccountId): readonly string[] {
  return ['account', `account.${id}`]
}

/** From the exact event to the most general: each id may be a wildcard, and each tail omitted. */
export function accountEvents(id: AccountId, path: readonly AccountEventPart[]): readonly string[] {
  const parts: readonly AccountEventPart[] = ['users', { id }, ...path]
  const lengths = parts.map((_, index) => parts.length - index).filter((length) => length >= 2)
  const events = lengths.flatMap((length) => eventNames(parts.slice(0, length)))
  return [...new Set(events)]
}

/** All variants of a path with some ids as wildcards, the exact one first. */
export function eventNames([first, ...rest]: readonly AccountEventPart[]): readonly string[] {
  if (first === undefined) return ['']
  const heads = typeof first === 'string' ? [first] : [first.id, '*']
  return heads.flatMap((head) => eventNames(rest).map((tail) => (tail === '' ? head : `${head}.${tail}`)))
}

export function createAnnounceAccount(bus: Bus): AnnounceAccount {
  return ({ accountId, path, payload, ended = [] }) => {
    const audience = [accountId]
    bus.publish(accountChannels(accountId), () => ({ events: accountEvents(accountId, path), payload, audience }))
    bus.endSessions(ended)
  }
}
