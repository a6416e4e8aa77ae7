import type { ImportedPerson } from '@tablee/domain/registrations/read-import'
import { NOTES_MAX_LENGTH } from '@tablee/domain/registrations/registration'
import type { ListedPerson } from '../../api/bulk-registration-acts.ts'

type Said = {
  /** For those the list says nothing about. */
  readonly isThere: boolean
  /** The note for a deck with only a name: that is no decklist. */
  readonly deckNote: (name: string) => string
}

/** As the server expects; what the list leaves open is omitted. */
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

/** In bytes; with the rest of the request, below the server's limit. */
const LARGEST_LIST_BYTES = 1_000_000

export function isTooMuch(people: readonly ListedPerson[]): boolean {
  // A call's input is JSON within JSON.
  const sent = JSON.stringify(JSON.stringify(people))
  return new TextEncoder().encode(sent).length > LARGEST_LIST_BYTES
}
