import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { createFileRoute } from '@tanstack/react-router'
import { type Session, useSession } from '../../../../features/accounts/api/account-query.ts'
import { profileOf } from '../../../../features/accounts/api/profile.ts'
import { DecklistEditor } from '../../../../features/decklists/decklist-editor/decklist-editor.tsx'
import { DecklistView } from '../../../../features/decklists/decklist-view/decklist-view.tsx'
import { PendingNote } from '../../../../features/registrations/registered-players/pending-note.tsx'
import { PublishedDecklists } from '../../../../features/registrations/registered-players/published-decklists.tsx'
import type { DecklistSlots } from '../../../../features/registrations/registration-form/decklist-slots.ts'
import { EventRegistration } from '../../../../features/registrations/registration-form/event-registration.tsx'
import type { PersonalTexts } from '../../../../features/registrations/registration-form/use-registration-draft.ts'
import { TournamentPage } from '../../../../features/tournaments/tournament-page/tournament-page.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'

export const Route = createFileRoute('/tournament/$code/')({ component: TournamentRoute })

function TournamentRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const navigate = Route.useNavigate()
  const known = knownOf(useSession())
  return (
    <Page title={`${t('tournament.title')} ${code.toUpperCase()}`}>
      <TournamentPage
        code={code}
        event={{
          registration: (tournament) => (
            <EventRegistration tournament={tournament} known={known} decklists={decklistsOf(tournament)} />
          ),
          waiting: (tournament) => <PendingNote tournament={tournament} />,
          decklists: (tournament) => <PublishedDecklists tournament={tournament} decklists={decklistsOf(tournament)} />,
        }}
        onJoined={() => void navigate({ to: '/tournament/$code/player', params: { code } })}
      />
    </Page>
  )
}

/** What the account says of its owner, to begin a registration with. */
function knownOf(session: Session): Partial<PersonalTexts> {
  if (session.kind !== 'signed-in') return {}
  const { name, email } = session.account
  return { playerName: name, email, ...profileOf(session.account) }
}

function decklistsOf({ announcement }: Tournament): DecklistSlots {
  const hasCommanders = announcement?.format === 'duel-commander'
  return {
    editor: (edited) => <DecklistEditor {...edited} hasCommanders={hasCommanders} />,
    view: (decklist: Decklist) => <DecklistView decklist={decklist} />,
  }
}
