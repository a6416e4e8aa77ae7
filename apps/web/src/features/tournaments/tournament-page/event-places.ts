import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import type { DeckNames } from '../standings-table/standings-table.tsx'

/** Places of an announced event that another feature fills. */
export type EventPlaces = {
  /** How the registration stands of somebody who has no seat, in one line that leads to it by this link within the page. */
  readonly ownLine: (tournament: Tournament, href: string) => ReactNode
  /** One's own registration, or the way to it. */
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
