import { createElement } from 'react'
import type { DashboardPlaces } from '../player-dashboard/player-dashboard.tsx'
import { EventDetails } from '../tournament-page/event-details.tsx'
import type { EventPlaces } from '../tournament-page/event-places.ts'

export const NO_EVENT: EventPlaces & DashboardPlaces = {
  ownLine: (_, otherwise) => otherwise,
  ownRegistration: (_, otherwise) => otherwise,
  registration: () => null,
  details: (tournament, waiting) => createElement(EventDetails, { tournament, waiting }),
  waiting: () => null,
  decklists: () => null,
  deckNames: (_, show) => show(null),
  seasons: () => null,
  statistics: () => null,
  withoutSeat: (_, otherwise) => otherwise,
  arrival: () => null,
  leave: () => null,
  rename: () => null,
}
