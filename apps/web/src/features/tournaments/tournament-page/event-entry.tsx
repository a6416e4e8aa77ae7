import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { EventPlaces } from './event-places.ts'

export const REGISTRATION_ID = 'registration'

type EventEntryProps = {
  readonly tournament: Tournament
  readonly event: Pick<EventPlaces, 'registration'>
  /** The code of the team whose link was opened. */
  readonly invitedTo: string | null
}

/** Where one registers for an event. */
export function EventEntry({ tournament, event, invitedTo }: EventEntryProps) {
  return (
    <div id={REGISTRATION_ID} className="grid min-w-0 scroll-mt-20 gap-6 empty:hidden">
      {event.registration(tournament, invitedTo)}
    </div>
  )
}
