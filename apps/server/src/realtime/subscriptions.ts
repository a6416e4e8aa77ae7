import type { Caller } from '@tablee/contract/serving/caller'

/** A socket's named groups of channels; newer clients get the name back. */
export type Subscriptions = ReadonlyMap<string, readonly string[]>

export const MOST_CHANNELS = 100
const LONGEST_CHANNEL = 256

/** Only for the account itself. */
const ACCOUNT_CHANNEL = /^account(\.|$)/

/** The channels in the URL: `channels[]=…`, and for newer clients `<channel>[<slot>][]=…`. Without slots, all are in slot 0. */
export function readAddressChannels(search: URLSearchParams): Subscriptions {
  const plain: string[] = []
  const slots = new Map<string, string[]>()
  for (const [name, value] of search) {
    if (/^channels(\[\d*\])?$/.test(name)) {
      plain.push(value)
      continue
    }
    const match = /^(.+)\[(\d{1,3})\]\[\d*\]$/.exec(name)
    if (!match) continue
    const [, channel = '', slot = ''] = match
    slots.set(slot, [...(slots.get(slot) ?? []), channel])
  }
  if (slots.size === 0) return plain.length > 0 ? new Map([['0', plain]]) : new Map()
  return slots
}

/** What a listener hears of its request: no duplicates, and only its own account channels. */
export function audible(wanted: Subscriptions, caller: Caller): Subscriptions {
  return new Map([...wanted].map(([id, channels]) => [id, [...new Set(channels.flatMap(heard))]]))

  function heard(channel: string): readonly string[] {
    if (!ACCOUNT_CHANNEL.test(channel)) return channel === '' ? [] : [channel]
    if (!caller) return []
    const own = `account.${caller.accountId}`
    if (channel === 'account') return ['account', own]
    return channel === own ? [own] : []
  }
}

export function allChannels(subscriptions: Subscriptions): readonly string[] {
  return [...new Set([...subscriptions.values()].flat())]
}

/** The number of channels, counted per mention; an empty subscription counts as one. */
export function sizeOf(subscriptions: Iterable<readonly string[]>): number {
  let size = 0
  for (const channels of subscriptions) size += Math.max(1, channels.length)
  return size
}

/** One socket's limit, however its request is split. */
export function isTooMuch(subscriptions: Subscriptions, size: number): boolean {
  if (size > MOST_CHANNELS) return true
  for (const channels of subscriptions.values()) {
    if (channels.some((channel) => channel.length > LONGEST_CHANNEL)) return true
  }
  return false
}
