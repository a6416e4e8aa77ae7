/** Of so many tournaments; nobody pairs more of them by hand at a time. */
const MOST_KEPT = 20

/** Where they are kept, as a text that the whole browser sees. */
type Place = { readonly read: () => unknown; readonly write: (text: string | null) => void }

/** Rounds being paired by hand and not saved yet, one a tournament: they outlive a reload and a closed tab. */
export class KeptArrangements {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  /** As it was kept, by this version or another; undefined where there is none. */
  find(tournamentId: string): unknown {
    return this.#all().find(([id]) => id === tournamentId)?.[1]
  }

  keep(tournamentId: string, arrangement: unknown): void {
    this.#write([...this.#others(tournamentId), [tournamentId, arrangement] as const].slice(-MOST_KEPT))
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

  #write(arrangements: readonly (readonly [string, unknown])[]): void {
    this.#place.write(arrangements.length === 0 ? null : JSON.stringify(arrangements))
  }
}

function isEntry(value: unknown): value is readonly [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string'
}
