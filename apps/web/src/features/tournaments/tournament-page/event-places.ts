import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import type { DeckNames } from '../standings-table/row-names.tsx'

/** Provided by another feature for announced events. */
export type EventPlaces = {
  /** The registration's state in a line; `otherwise` without one, and until known. */
  readonly ownLine: (tournament: Tournament, otherwise: ReactNode) => ReactNode
  /** The registration; `otherwise` without one, or after it ended. */
  readonly ownRegistration: (tournament: Tournament, otherwise: ReactNode) => ReactNode
  /** `invitedTo`: code of the team whose link was opened. */
  readonly registration: (tournament: Tournament, invitedTo: string | null) => ReactNode
  /** When, where and how; `waiting` stands beside the free seats. */
  readonly details: (tournament: Tournament, waiting?: ReactNode) => ReactNode
  /** Next to the players: how many still wait. */
  readonly waiting: (tournament: Tournament) => ReactNode
  readonly decklists: (tournament: Tournament) => ReactNode
  /** Deck names by player; called without them until known. */
  readonly deckNames: (tournament: Tournament, show: (decks: DeckNames | null) => ReactNode) => ReactNode
  /** What it counts for. */
  readonly seasons: (tournament: Tournament) => ReactNode
  /** After the end. */
  readonly statistics: (tournament: Tournament) => ReactNode
}
