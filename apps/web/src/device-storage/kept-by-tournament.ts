/** Of so many tournaments; nobody plays or runs more of them at a time. */
const MOST_KEPT = 20

/** Where they are kept, as a text that the whole browser sees. */
type Place = { readonly read: () => unknown; readonly write: (text: string | null) => void }

/** What somebody began and did not send yet, one thing a tournament: it outlives a reload and a closed tab. */
export class KeptByTournament {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  /** As it was kept, by this version or another; undefined where there is none. */
  find(tournamentId: string): unknown {
    return this.#all().find(([id]) => id === tournamentId)?.[1]
  }

  keep(tournamentId: string, begun: unknown): void {
    this.#write([...this.#others(tournamentId), [tournamentId, begun] as const].slice(-MOST_KEPT))
  }

  forget(tournamentId: string): void {
    const others = this.#others(tournamentId)
    if (others.length < this.#all().length) this.#write(others)
  }

  /** Keeps those of these tournaments alone. */
  keepOnly(isKept: (tournamentId: string) => boolean): void {
    const all = this.#all()
    const kept = all.filter(([id]) => isKept(id))
    if (kept.length < all.length) this.#write(kept)
  }

  #others(tournamentId: string) {
    return this.#all().filter(([id]) => id !== tournamentId)
  }

  #all(): readonly (readonly [string, unknown])[] {
    const kept = this.#place.read()
    return Array.isArray(kept) ? kept.flatMap((each) => (isEntry(each) ? [each] : [])) : []
  }

  #write(entries: readonly (readonly [string, unknown])[]): void {
    this.#place.write(entries.length === 0 ? null : JSON.stringify(entries))
  }
}

function isEntry(value: unknown): value is readonly [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string'
}
