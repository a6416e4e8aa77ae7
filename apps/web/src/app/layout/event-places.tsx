import type { EventPlaces } from '../../features/tournaments/tournament-page/tournament-page.tsx'
import { later } from '../../ui/later.tsx'

// Most pages of tournaments are of quick ones, which have none of it.
export const drawnEventPlace = later(async () => (await import('./drawn-event-place.tsx')).DrawnEventPlace)

/** The places of an announced event; empty until their code has come. */
export const eventPlaces: EventPlaces = {
  ownLine: (tournament, href) => <drawnEventPlace.Component place="ownLine" tournament={tournament} href={href} />,
  registration: (tournament) => <drawnEventPlace.Component place="registration" tournament={tournament} />,
  waiting: (tournament) => <drawnEventPlace.Component place="waiting" tournament={tournament} />,
  decklists: (tournament) => <drawnEventPlace.Component place="decklists" tournament={tournament} />,
}
