import * as z from 'zod/mini'

const notes = z.object({
  account: z.string(),
  /** As of the server's last answer. */
  kept: z.array(z.string()),
  /** To stay with this device alone. */
  left: z.array(z.string()),
  /** In events of a shop, as of the server's last answer; older versions of the app drop it. */
  ofShop: z.optional(z.record(z.string(), z.enum(['organizer', 'co-organizer']))),
})
type Notes = z.output<typeof notes>

/** A text shared by the whole browser. */
type Place = { readonly read: () => unknown; readonly write: (text: string) => void }

type ShopRole = NonNullable<Notes['ofShop']>[string]

/** The latest ones: nobody runs more at a time. */
const MOST_OF_SHOP = 50

/** What the account signed in here runs: quick tournaments, and events as a member of their shop. Proves nothing: its session does. */
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

  /** As a member of the event's shop; null for none, or where the server has not said it here. */
  roleOfShop(account: string, tournamentId: string): ShopRole | null {
    return this.#of(account).ofShop?.[tournamentId] ?? null
  }

  noteRoleOfShop(account: string, tournamentId: string, role: ShopRole | null): void {
    if (this.roleOfShop(account, tournamentId) === role) return
    const known = this.#of(account)
    const others = Object.entries(known.ofShop ?? {}).filter(([id]) => id !== tournamentId)
    const all = role === null ? others : [...others, [tournamentId, role] as const]
    this.#write({ ...known, ofShop: Object.fromEntries(all.slice(-MOST_OF_SHOP)) })
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
