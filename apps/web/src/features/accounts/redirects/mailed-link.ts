/** As far as it arrived. */
export function readMailedLink({ userId, secret }: Readonly<Record<string, unknown>>): {
  readonly userId?: string
  readonly secret?: string
} {
  return {
    ...(typeof userId === 'string' && userId !== '' ? { userId } : {}),
    ...(typeof secret === 'string' && secret !== '' ? { secret } : {}),
  }
}

/** For an address confirmation; `change` for a new address. */
export function readConfirmationLink(search: Readonly<Record<string, unknown>>) {
  return { ...readMailedLink(search), ...(search.change === undefined ? {} : { change: 1 }) }
}
