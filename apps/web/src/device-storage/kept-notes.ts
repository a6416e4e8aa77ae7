import * as z from 'zod/mini'

const notes = z.object({
  account: z.string(),
  /** The quick tournaments that the account keeps, as the server said last. */
  kept: z.array(z.string()),
  /** Those that are to stay with this device alone. */
  left: z.array(z.string()),
})
type Notes = z.output<typeof notes>

/** Where the notes are kept, as a text that the whole browser sees. */
type Place = { readonly read: () => unknown; readonly write: (text: string) => void }

/** Which quick tournaments the account runs that is signed in on this device. Proves nothing: its session does. */
export class KeptNotes {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  isKept(account: string, tournamentId: string): boolean {
    return this.#of(account).kept.includes(tournamentId)
  }

  note(account: string, kept: readonly string[]): void {
    const known = this.#of(account)
    const isSame = known.kept.length === kept.length && kept.every((id) => known.kept.includes(id))
    if (!isSame) this.#write({ ...known, kept: [...kept] })
  }

  isLeft(account: string, tournamentId: string): boolean {
    return this.#of(account).left.includes(tournamentId)
  }

  leave(account: string, tournamentIds: readonly string[]): void {
    const known = this.#of(account)
    this.#write({ ...known, left: [...new Set([...known.left, ...tournamentIds])] })
  }

  /** What was noted for another account is over. */
  #of(account: string): Notes {
    const read = notes.safeParse(this.#place.read()).data
    return read?.account === account ? read : { account, kept: [], left: [] }
  }

  #write(noted: Notes): void {
    this.#place.write(JSON.stringify(noted))
  }
}
