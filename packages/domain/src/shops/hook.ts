import type { Brand } from '../brand.ts'

/** An address that is told what happens at a shop's events. */
export type HookId = Brand<'HookId'>

/** What such an address may be told. */
export const HOOK_EVENTS = ['announced', 'changed', 'full', 'paired', 'finished'] as const
export type HookEvent = (typeof HOOK_EVENTS)[number]

/** Signed JSON for programs, or one card on Discord that is kept up to date. */
export const HOOK_KINDS = ['json', 'discord'] as const
export type HookKind = (typeof HOOK_KINDS)[number]

/** Of a shop. */
export const MOST_HOOKS = 5
export const HOOK_ADDRESS_MAX_LENGTH = 500

/** How a delivery stands; `merged` is told by another one of the same event. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'merged'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why an attempt failed. */
export const DELIVERY_FAILURES = [
  'unreachable',
  'too_slow',
  'private_address',
  'redirected',
  'refused',
  'busy',
  'nothing_to_tell',
  'switched_off',
] as const
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number]

/** Who switched an address off. */
export const HOOK_ENDS = ['by_hand', 'given_up', 'gone'] as const
export type HookEnd = (typeof HOOK_ENDS)[number]

const ADDRESS = /^https:\/\/([^/?#:@\\]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?((?:[/?#].*)?)$/i
const DISCORD_HOST = /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/
const DISCORD_PATH = /^\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{5,25})\/([\w-]{20,200})\/?(?:\?.*)?$/

export type HookAddress = { readonly kind: HookKind; readonly address: string }

/** Null unless it is https; without a name and a password, and without what follows `#`. */
export function readHookAddress(typed: string): HookAddress | null {
  const text = typed.trim()
  if (text.length > HOOK_ADDRESS_MAX_LENGTH || /[\s\p{C}"<>\\^`{|}]/u.test(text)) return null
  const [, host = '', port, rest = ''] = ADDRESS.exec(text) ?? []
  if (host === '' || Number(port ?? 443) > 65_535 || Number(port ?? 443) === 0) return null
  const [path = ''] = rest.split('#')
  const isDiscord = DISCORD_HOST.test(host.toLowerCase())
  const [, id, token] = DISCORD_PATH.exec(path) ?? []
  if (isDiscord) {
    return id === undefined || port !== undefined
      ? null
      : { kind: 'discord', address: `https://discord.com/api/webhooks/${id}/${token}` }
  }
  return { kind: 'json', address: `https://${host.toLowerCase()}${port === undefined ? '' : `:${port}`}${path || '/'}` }
}

/** As screens show it: whoever reads it cannot use it. */
export function shownHookAddress({ kind, address }: HookAddress): string {
  switch (kind) {
    case 'discord':
      return address.replace(/\/[\w-]+$/, '/…')
    case 'json':
      return address.replace(/\?.*$/, '?…')
    default:
      return kind satisfies never
  }
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** For so long an address is tried again. */
const HOOK_PATIENCE_MS = 24 * HOUR_MS
const PAUSES_MS = [
  ...[5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
  ...[HOUR_MS, 2 * HOUR_MS, 4 * HOUR_MS],
]

type Tried = { readonly attempts: number; readonly since: Date; readonly now: Date; readonly askedMs: number | null }

/** When to try again, the last time just after a day; null: enough was tried. `askedMs` is the pause that the other side asked for. */
export function nextTry({ attempts, since, now, askedMs }: Tried): Date | null {
  const end = since.getTime() + HOOK_PATIENCE_MS
  if (now.getTime() >= end) return null
  const pause = PAUSES_MS[attempts - 1] ?? 4 * HOUR_MS
  return new Date(Math.min(now.getTime() + Math.max(pause, askedMs ?? 0), end))
}
