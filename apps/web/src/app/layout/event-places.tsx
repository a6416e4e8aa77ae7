import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { FormToCome } from '../../features/registrations/registration-form/form-to-come.tsx'
import type { EventPlaces } from '../../features/tournaments/tournament-page/event-places.ts'
import { later } from '../../ui/later.tsx'
import type { EventPlaceProps } from './drawn-event-place.tsx'

// Most pages are of quick tournaments, which have none of it.
export const drawnEventPlace = later(
  async () => (await import('./drawn-event-place.tsx')).DrawnEventPlace,
  (props: EventPlaceProps) => {
    if (props.place === 'deckNames') return props.show(null)
    if (props.place === 'registration' && isWaiting(props.tournament)) return <FormToCome />
    return 'otherwise' in props ? props.otherwise : null
  },
)
const eventStatistics = later(async () => (await import('./event-statistics.tsx')).PublicStatistics)

const seasonsOfEvent = later(
  async () => (await import('../../features/seasons/of-event/seasons-of-event.tsx')).SeasonsOfEvent,
)

/** Incomplete until their code has loaded. */
export const eventPlaces: EventPlaces = {
  ownLine: (tournament, otherwise) => (
    <drawnEventPlace.Component place="ownLine" tournament={tournament} otherwise={otherwise} />
  ),
  ownRegistration: (tournament, otherwise) => (
    <drawnEventPlace.Component place="ownRegistration" tournament={tournament} otherwise={otherwise} />
  ),
  registration: (tournament, invitedTo) => (
    <drawnEventPlace.Component place="registration" tournament={tournament} invitedTo={invitedTo} />
  ),
  details: (tournament, waiting = null) => (
    <drawnEventPlace.Component place="details" tournament={tournament} waiting={waiting} />
  ),
  waiting: (tournament) => <drawnEventPlace.Component place="waiting" tournament={tournament} />,
  decklists: (tournament) => <drawnEventPlace.Component place="decklists" tournament={tournament} />,
  deckNames: (tournament, show) => <drawnEventPlace.Component place="deckNames" tournament={tournament} show={show} />,
  seasons: (tournament) => (
    <seasonsOfEvent.Component tournamentId={tournament.id} isFinished={isFinished(tournament)} />
  ),
  statistics: (tournament) => <eventStatistics.Component tournament={tournament} />,
}
