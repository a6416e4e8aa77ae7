/** How fresh the screen is; `freshAt` is the last moment it was known to be up to date. */
export type LiveStatus =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  | { readonly kind: 'reconnecting' | 'offline'; readonly freshAt: number | null }
