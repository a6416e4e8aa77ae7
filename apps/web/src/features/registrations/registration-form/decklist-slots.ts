import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { ReactNode } from 'react'

export type EditedDecklist = {
  readonly value: Decklist
  readonly onChange: (value: Decklist) => void
  readonly isDisabled: boolean
  /** Why it cannot be sent. */
  readonly error: ReactNode
}

/** What the app puts in the places where a decklist is entered or shown. */
export type DecklistSlots = {
  readonly editor: (edited: EditedDecklist) => ReactNode
  readonly view: (decklist: Decklist) => ReactNode
}
