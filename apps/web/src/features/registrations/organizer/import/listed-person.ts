import type { ImportedPerson } from '@tablee/domain/registrations/read-import'
import { NOTES_MAX_LENGTH } from '@tablee/domain/registrations/registration'
import type { ListedPerson } from '../../api/bulk-registration-acts.ts'

type Said = {
  /** Of those of whom the list does not say it. */
  readonly isThere: boolean
  /** What the notes say of a deck that has a name alone: it is no decklist. */
  readonly deckNote: (name: string) => string
}

/** Somebody of a list as the server takes them in; what the list leaves open is left out. */
export function listedPerson(person: ImportedPerson, { isThere, deckNote }: Said): ListedPerson {
  const { playerName, firstName, lastName, email, phone, location, hasPaid, isPresent } = person
  const { deckName, decklistText, deckAddress } = person
  const hasDeck = decklistText !== '' || deckAddress !== ''
  const notes = [person.notes, deckName === '' || hasDeck ? '' : deckNote(deckName)].filter(Boolean).join('\n')
  const texts = { firstName, lastName, email, phone, location, notes: notes.slice(0, NOTES_MAX_LENGTH) }
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  const decklist = { decklistText, urlOfDecklist: deckAddress, deckName }
  return {
    ...{ playerName, ...given, isPresent: isPresent ?? isThere },
    ...(hasPaid ? { hasPaid } : {}),
    ...(hasDeck ? { decklist } : {}),
  }
}

/** Bytes of a list that is sent at once: with what stands around it, it is still a request that the server takes. */
const LARGEST_LIST_BYTES = 1_000_000

export function isTooMuch(people: readonly ListedPerson[]): boolean {
  // A call travels as a text within a text.
  const sent = JSON.stringify(JSON.stringify(people))
  return new TextEncoder().encode(sent).length > LARGEST_LIST_BYTES
}
