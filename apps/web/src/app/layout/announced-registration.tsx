import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { NewRegistration } from '../../features/registrations/registration-form/event-registration.tsx'
import { decklistsOf } from './decklists-of.tsx'

/** The form of registration of an event that is not announced yet, to be looked at. */
export function AnnouncedRegistration({ tournament }: { readonly tournament: Tournament }) {
  return (
    <NewRegistration
      key={tournament.registrationRules.deck}
      tournament={tournament}
      waiting={0}
      former={null}
      known={{}}
      decklists={decklistsOf(tournament)}
    />
  )
}
