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
