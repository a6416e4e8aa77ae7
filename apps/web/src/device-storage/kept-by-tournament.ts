/** More tournaments than anyone runs or plays at once. */
const MOST_KEPT = 20

/** A text shared by the whole browser. */
type Place = { readonly read: () => unknown; readonly write: (text: string | null) => void }

/** Started and not sent yet, one thing per tournament; survives a reload and a closed tab. */
export class KeptByTournament {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  /** Perhaps written by another version; undefined where there is none. */
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
