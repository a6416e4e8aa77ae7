/** What the query of a mailed link holds, as far as it arrived. */
export function readMailedLink({ userId, secret }: Readonly<Record<string, unknown>>): {
  readonly userId?: string
  readonly secret?: string
} {
  return {
    ...(typeof userId === 'string' && userId !== '' ? { userId } : {}),
    ...(typeof secret === 'string' && secret !== '' ? { secret } : {}),
  }
}

/** The same of a link that confirms an address; `change` where it is a new one. */
export function readConfirmationLink(search: Readonly<Record<string, unknown>>) {
  return { ...readMailedLink(search), ...(search.change === undefined ? {} : { change: 1 }) }
}
