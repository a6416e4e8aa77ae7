import type { Brand } from '@tablee/domain/brand'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import * as z from 'zod/mini'
import { DamagedRowError, readStoredJson } from '../../database/damaged-row.ts'

/** The JSON of a decklist as its row holds it: whether it is damaged shows when it is read. */
export type StoredDecklist = Brand<'StoredDecklist'>

const member = z.pipe(
  z.nullish(z.string()),
  z.transform((text: string | null | undefined) => text ?? null),
)

/** Whatever limits a decklist had when it was handed in, it has kept them. */
const stored = z.object({
  decklistText: member,
  urlOfDecklist: member,
  moxfieldId: member,
  otherUrlSource: member,
  generalName: member,
  partnerName: member,
  companionName: member,
  deckName: member,
} satisfies Record<keyof Decklist, z.ZodMiniType<string | null>>)

/** `isByOrganizer`: handed in for somebody else, who is told so until they hand in one themselves. */
export function storedDecklist(decklist: Decklist, { isByOrganizer = false } = {}): StoredDecklist {
  return JSON.stringify(isByOrganizer ? { ...decklist, isByOrganizer } : decklist) as StoredDecklist
}

type WithDecklist = { readonly id: RegistrationId; readonly decklist: StoredDecklist | null }

/** Nobody but the player handed in what versions before kept. */
const storedMark = z.object({ isByOrganizer: z.optional(z.boolean()) })

/** Whether the organizer handed it in for the player; a damaged one is nobody's. */
export function isDeckByOrganizer({ decklist: text }: Pick<WithDecklist, 'decklist'>): boolean {
  if (!text?.includes('"isByOrganizer"')) return false
  try {
    return storedMark.safeParse(JSON.parse(text)).data?.isByOrganizer === true
  } catch {
    return false
  }
}

/** Throws `DamagedRowError` for what no version has written. */
export function readDecklist({ id, decklist: text }: WithDecklist): Decklist | null {
  return text === null ? null : readStoredJson({ table: 'registrations', id, schema: stored, text }, 'decklist')
}

/** For lists, and for what is told of an act: null, and a note for the operator, in place of a damaged one. */
export function undamagedDecklist(
  noteDamage: (error: DamagedRowError) => void,
  registration: WithDecklist,
): Decklist | null {
  try {
    return readDecklist(registration)
  } catch (error) {
    if (!(error instanceof DamagedRowError)) throw error
    noteDamage(error)
    return null
  }
}
