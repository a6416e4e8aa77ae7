/** One of the ids that an act was given: too few are a defect of who gave them. */
export function idAt(ids: readonly string[], place: number): string {
  const id = ids[place]
  if (id === undefined) throw new Error('An act was given fewer ids than it takes')
  return id
}
