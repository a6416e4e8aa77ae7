import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { NewRegistration } from '../../features/registrations/registration-form/event-registration.tsx'
import { decklistsOf } from './decklists-of.tsx'

/** A preview for an event not announced yet. */
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
