/** By account: whoever manages it is told more. Null: nobody signed in. */
export type OfSeason = { readonly slug: string; readonly account: string | null }

export function seasonKey({ slug, account }: OfSeason): readonly (string | null)[] {
  return ['season', slug.toLowerCase(), account]
}

export function wholeSeasonKey(of: OfSeason): readonly (string | null)[] {
  return [...seasonKey(of), 'whole']
}
