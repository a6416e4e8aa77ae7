import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import type { DeckNames } from '../standings-table/row-names.tsx'

/** Places of an announced event that another feature fills. */
export type EventPlaces = {
  /** How one's own registration stands, in one line; `otherwise` for who has none, and until it is known. */
  readonly ownLine: (tournament: Tournament, otherwise: ReactNode) => ReactNode
  /** One's own registration; `otherwise` for who has none, or none any more. */
  readonly ownRegistration: (tournament: Tournament, otherwise: ReactNode) => ReactNode
  /** The way in for who is not registered. */
  readonly registration: (tournament: Tournament) => ReactNode
  /** Beside the players who are in: how many still wait to be. */
  readonly waiting: (tournament: Tournament) => ReactNode
  /** The decklists, once everybody may read them. */
  readonly decklists: (tournament: Tournament) => ReactNode
  /** What is shown with the names of those decks, each by its player; without them until they are known. */
  readonly deckNames: (tournament: Tournament, show: (decks: DeckNames | null) => ReactNode) => ReactNode
  /** What was played, once all of it was. */
  readonly statistics: (tournament: Tournament) => ReactNode
}
