/** `freshAt` is when the screen was last known to be current. */
export type LiveStatus =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  | { readonly kind: 'reconnecting' | 'offline'; readonly freshAt: number | null }
