import type { Brand } from '@tablee/domain/brand'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import * as z from 'zod/mini'
import { DamagedRowError, readStoredJson } from '../../database/damaged-row.ts'

/** Damage shows only when it is read. */
export type StoredDecklist = Brand<'StoredDecklist'>

const member = z.pipe(
  z.nullish(z.string()),
  z.transform((text: string | null | undefined) => text ?? null),
)

/** Stored decklists keep the limits they were submitted under. */
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

/** `isByOrganizer`: shown to the player until they submit one themselves. */
export function storedDecklist(decklist: Decklist, { isByOrganizer = false } = {}): StoredDecklist {
  return JSON.stringify(isByOrganizer ? { ...decklist, isByOrganizer } : decklist) as StoredDecklist
}

type WithDecklist = { readonly id: RegistrationId; readonly decklist: StoredDecklist | null }

/** In older versions only players submitted. */
const storedMark = z.object({ isByOrganizer: z.optional(z.boolean()) })

/** False for a damaged one. */
export function isDeckByOrganizer({ decklist: text }: Pick<WithDecklist, 'decklist'>): boolean {
  if (!text?.includes('"isByOrganizer"')) return false
  try {
    return storedMark.safeParse(JSON.parse(text)).data?.isByOrganizer === true
  } catch {
    return false
  }
}

/** Throws `DamagedRowError` for what no version wrote. */
export function readDecklist({ id, decklist: text }: WithDecklist): Decklist | null {
  return text === null ? null : readStoredJson({ table: 'registrations', id, schema: stored, text }, 'decklist')
}

/** Null for a damaged one, with a note for the operator. */
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
