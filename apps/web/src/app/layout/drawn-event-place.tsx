import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useEffect, useMemo } from 'react'
import { type Session, useSession } from '../../features/accounts/api/account-query.ts'
import { profileOf } from '../../features/accounts/api/profile.ts'
import { deckNames } from '../../features/registrations/api/decklist-of.ts'
import { useRegistrations } from '../../features/registrations/api/registrations-query.ts'
import { OwnRegistrationOf } from '../../features/registrations/own-registration/own-registration-card.tsx'
import { OwnStandingLine } from '../../features/registrations/own-registration/own-standing-line.tsx'
import { FrozenHashes } from '../../features/registrations/registered-players/frozen-hashes.tsx'
import { PendingNote } from '../../features/registrations/registered-players/pending-note.tsx'
import { PublishedDecklists } from '../../features/registrations/registered-players/published-decklists.tsx'
import { EventRegistration } from '../../features/registrations/registration-form/event-registration.tsx'
import type { PersonalTexts } from '../../features/registrations/registration-form/personal-texts.ts'
import type { DeckNames } from '../../features/tournaments/standings-table/row-names.tsx'
import { EventDetails } from '../../features/tournaments/tournament-page/event-details.tsx'
import type { EventPlaces } from '../../features/tournaments/tournament-page/event-places.ts'
import { preloadWhenIdle } from '../../ui/later.tsx'
import { decklistParts } from './decklist-parts.ts'
import { decklistsOf, publishedDecklistsOf } from './decklists-of.tsx'

export type EventPlaceProps = { readonly tournament: Tournament } & (
  | {
      readonly place: Exclude<
        keyof EventPlaces,
        'ownLine' | 'ownRegistration' | 'registration' | 'details' | 'deckNames' | 'seasons' | 'statistics'
      >
    }
  | { readonly place: 'registration'; readonly invitedTo: string | null }
  | { readonly place: 'details'; readonly waiting: ReactNode }
  | { readonly place: 'deckNames'; readonly show: (decks: DeckNames | null) => ReactNode }
  | { readonly place: 'ownLine' | 'ownRegistration'; readonly otherwise: ReactNode }
)

export function DrawnEventPlace(props: EventPlaceProps) {
  const { place, tournament } = props
  const known = knownOf(useSession())
  const decklists = decklistsOf(tournament)
  const hasDecks = tournament.registrationRules.deck !== 'none'
  useEffect(() => (hasDecks ? preloadWhenIdle(decklistParts) : undefined), [hasDecks])
  switch (place) {
    case 'ownLine':
      return <OwnStandingLine tournament={tournament} otherwise={props.otherwise} />
    case 'ownRegistration':
      return <OwnRegistrationOf tournament={tournament} decklists={decklists} otherwise={props.otherwise} />
    case 'registration':
      return <EventRegistration key={tournament.id} {...{ tournament, known, decklists, invitedTo: props.invitedTo }} />
    case 'details':
      return <EventDetails tournament={tournament} waiting={props.waiting} />
    case 'waiting':
      return <PendingNote tournament={tournament} />
    case 'deckNames':
      return <WithDeckNames tournament={tournament} show={props.show} />
    case 'decklists':
      return tournament.areDecklistsPublic && isFinished(tournament) ? (
        <PublishedDecklists tournament={tournament} decklists={publishedDecklistsOf(tournament)} />
      ) : (
        <FrozenHashes tournament={tournament} />
      )
  }
}

type WithDeckNamesProps = Pick<Extract<EventPlaceProps, { readonly place: 'deckNames' }>, 'tournament' | 'show'>

function WithDeckNames({ tournament, show }: WithDeckNamesProps) {
  const { data } = useRegistrations(tournament)
  const decks = useMemo(() => data && deckNames(data), [data])
  return show(decks ?? null)
}

function knownOf(session: Session): Partial<PersonalTexts> {
  if (session.kind !== 'signed-in') return {}
  const { name, email } = session.account
  return { playerName: name, email, ...profileOf(session.account) }
}
