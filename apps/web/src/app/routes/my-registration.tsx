import { createFileRoute, useLocation } from '@tanstack/react-router'
import { LinkedRegistrationPage } from '../../features/registrations/linked-registration/linked-registration-page.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { decklistsLike } from '../layout/decklists-of.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/my-registration')({ component: MyRegistration })

const NO_FORMAT = { format: 'other', formatName: null } as const

function MyRegistration() {
  const { t } = useTranslation()
  const hash = useLocation({ select: (location) => location.hash })
  return (
    <Page title={t('linkedRegistration.title')}>
      <LinkedRegistrationPage
        hash={hash}
        decklists={({ tournament: { decks, startsAt } }) =>
          // Names are known by the game; which format it is, the link does not say.
          decklistsLike({ ...decks, fewestCards: null, event: { ...decks, ...NO_FORMAT, startsAt } })
        }
      />
    </Page>
  )
}
