import type { AccountEventPart, AnnounceAccount } from '@tablee/contract/serving/account-happening'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Bus } from '../ports/bus.ts'

/** The protocol's channels of one account; only the account itself hears them. */
function accountChannels(id: AccountId): readonly string[] {
  return ['account', `account.${id}`]
}

/** From the exact event to the most general one: every id may be left open, and every tail left out. */
export function accountEvents(id: AccountId, path: readonly AccountEventPart[]): readonly string[] {
  const parts: readonly AccountEventPart[] = ['users', { id }, ...path]
  const lengths = parts.map((_, index) => parts.length - index).filter((length) => length >= 2)
  const events = lengths.flatMap((length) => eventNames(parts.slice(0, length)))
  return [...new Set(events)]
}

/** Every way to write a path with some of its ids left open, the exact one first. */
export function eventNames([first, ...rest]: readonly AccountEventPart[]): readonly string[] {
  if (first === undefined) return ['']
  const heads = typeof first === 'string' ? [first] : [first.id, '*']
  return heads.flatMap((head) => eventNames(rest).map((tail) => (tail === '' ? head : `${head}.${tail}`)))
}

/** Tells an account's own screens what changed, and lets go of whoever listened by a session that ended. */
export function createAnnounceAccount(bus: Bus): AnnounceAccount {
  return ({ accountId, path, payload, ended = [] }) => {
    const audience = [accountId]
    bus.publish(accountChannels(accountId), () => ({ events: accountEvents(accountId, path), payload, audience }))
    bus.endSessions(ended)
  }
}
