import { HELPER_ROLES } from '@tablee/domain/tournaments/authority/role'
import * as z from 'zod/mini'

const helpingNote = z.object({
  code: z.string(),
  secret: z.string(),
  role: z.enum(HELPER_ROLES),
  /** As the organizer invited them. */
  name: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  /** As the server answered; null while it holds. */
  ended: z.nullable(z.enum(['expired', 'revoked'])),
})

export type HelpingNote = z.output<typeof helpingNote>

/** A text shared by the whole browser. */
type Place = { readonly read: () => unknown; readonly write: (text: string) => void }

export class HelpingNotes {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  find(tournamentId: string): HelpingNote | null {
    return this.#all().get(tournamentId) ?? null
  }

  findByCode(code: string): HelpingNote | null {
    return [...this.#all().values()].find((note) => note.code === code) ?? null
  }

  keep(tournamentId: string, note: HelpingNote): void {
    const notes = this.#all().set(tournamentId, note)
    this.#place.write(JSON.stringify(Object.fromEntries(notes)))
  }

  /** As the server answers of the role now. */
  renew(tournamentId: string, { role, expiresAt }: Pick<HelpingNote, 'role' | 'expiresAt'>): void {
    const note = this.find(tournamentId)
    if (!note || (note.role === role && note.expiresAt === expiresAt && note.ended === null)) return
    this.keep(tournamentId, { ...note, role, expiresAt, ended: null })
  }

  /** The note stays: the screen explains why it shows nothing more. */
  end(tournamentId: string, ended: NonNullable<HelpingNote['ended']>): void {
    const note = this.find(tournamentId)
    if (note && note.ended !== ended) this.keep(tournamentId, { ...note, ended })
  }

  #all(): Map<string, HelpingNote> {
    const read = z.record(z.string(), z.unknown()).safeParse(this.#place.read())
    const entries = Object.entries(read.data ?? {}).flatMap(([id, value]) => {
      const note = helpingNote.safeParse(value).data
      return note ? [[id, note] as const] : []
    })
    return new Map(entries)
  }
}
