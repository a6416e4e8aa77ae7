import type { Outcome } from '@tablee/domain/outcome'
import type { Caller } from './caller.ts'

/** In bytes, as sent. */
export const LARGEST_LOGO = 1_048_576
/** Accepted types; stored as PNG. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
/** Where a logo is read, before its id and `.png`. */
export const LOGO_PATH = '/v1/preview/shops/'
/** Where one's own shop's logo is set and removed. */
export const OWN_LOGO_PATH = '/v1/shops/logo'

/** The store of shops' logos. */
export type ShopLogos = {
  /** Redraws what was sent and returns its id; null removes it. */
  readonly keep: (caller: Caller, sent: Uint8Array | null) => Promise<Outcome<{ readonly logo: string | null }>>
  readonly find: (id: string) => Promise<Uint8Array | null>
}
