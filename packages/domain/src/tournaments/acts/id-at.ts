/** One of the ids given; too few is the caller's bug. */
export function idAt(ids: readonly string[], place: number): string {
  const id = ids[place]
  if (id === undefined) throw new Error('An act was given fewer ids than it takes')
  return id
}
