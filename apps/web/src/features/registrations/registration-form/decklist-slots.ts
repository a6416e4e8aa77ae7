import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { ReactNode } from 'react'

export type EditedDecklist = {
  readonly value: Decklist
  readonly onChange: (value: Decklist) => void
  readonly isDisabled: boolean
  /** Why it cannot be sent. */
  readonly error: ReactNode
}

/** Provided by the app where decklists are entered or shown. */
export type DecklistSlots = {
  readonly editor: (edited: EditedDecklist) => ReactNode
  readonly view: (decklist: Decklist) => ReactNode
}
