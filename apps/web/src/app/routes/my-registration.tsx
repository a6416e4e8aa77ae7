import { createFileRoute, useLocation } from '@tanstack/react-router'
import { LinkedRegistrationPage } from '../../features/registrations/linked-registration/linked-registration-page.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { decklistsLike } from '../layout/decklists-of.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/my-registration')({ component: MyRegistration })

function MyRegistration() {
  const { t } = useTranslation()
  const hash = useLocation({ select: (location) => location.hash })
  return (
    <Page title={t('linkedRegistration.title')}>
      <LinkedRegistrationPage
        hash={hash}
        decklists={({ tournament: { decks, startsAt } }) =>
          decklistsLike({ ...decks, fewestCards: null, event: { ...decks, startsAt } })
        }
      />
    </Page>
  )
}
