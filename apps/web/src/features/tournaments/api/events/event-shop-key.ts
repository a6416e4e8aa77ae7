import { OWN_DATA_KEY } from '../../../../transport/own-data-key.ts'

/** The public organizer; an account also learns its own role there. */
export function eventShopKey(id: string, account: string | null): readonly (string | null)[] {
  return account === null ? ['event-shop', id] : [...OWN_DATA_KEY, 'event-shop', account, id]
}
