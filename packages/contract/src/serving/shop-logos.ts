import type { Outcome } from '@tablee/domain/outcome'
import type { Caller } from './caller.ts'

/** In bytes, of an image as it is sent. */
export const LARGEST_LOGO = 1_048_576
/** What a logo may be sent as; it is kept as PNG. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
/** Where a logo is read, before its id and `.png`. */
export const LOGO_PATH = '/v1/preview/shops/'
/** Where the logo of one's own shop is put and taken away. */
export const OWN_LOGO_PATH = '/v1/shops/logo'

/** The logos of shops, made by who keeps shops. */
export type ShopLogos = {
  /** Draws it anew out of what was sent, and answers its id; null takes it away. */
  readonly keep: (caller: Caller, sent: Uint8Array | null) => Promise<Outcome<{ readonly logo: string | null }>>
  /** PNG; null where there is none. */
  readonly find: (id: string) => Promise<Uint8Array | null>
}
