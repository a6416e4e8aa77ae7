import * as z from 'zod/mini'

const notes = z.object({
  account: z.string(),
  /** As of the server's last answer. */
  kept: z.array(z.string()),
  /** To stay with this device alone. */
  left: z.array(z.string()),
})
type Notes = z.output<typeof notes>

/** A text shared by the whole browser. */
type Place = { readonly read: () => unknown; readonly write: (text: string) => void }

/** Quick tournaments run by the account signed in here. Proves nothing: its session does. */
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

  /** Notes for another account are dropped. */
  #of(account: string): Notes {
    const read = notes.safeParse(this.#place.read()).data
    return read?.account === account ? read : { account, kept: [], left: [] }
  }

  #write(noted: Notes): void {
    this.#place.write(JSON.stringify(noted))
  }
}
