import { createFileRoute, useLocation } from '@tanstack/react-router'
import { DecklistEditor } from '../../features/decklists/decklist-editor/decklist-editor.tsx'
import { DecklistView } from '../../features/decklists/decklist-view/decklist-view.tsx'
import { LinkedRegistrationPage } from '../../features/registrations/linked-registration/linked-registration-page.tsx'
import type { DecklistSlots } from '../../features/registrations/registration-form/decklist-slots.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/my-registration')({ component: MyRegistration })

const DECKLISTS: DecklistSlots = {
  editor: (edited) => <DecklistEditor {...edited} hasCommanders={false} fewestCards={null} />,
  view: (decklist) => <DecklistView decklist={decklist} />,
}

function MyRegistration() {
  const { t } = useTranslation()
  const hash = useLocation({ select: (location) => location.hash })
  return (
    <Page title={t('linkedRegistration.title')}>
      <LinkedRegistrationPage hash={hash} decklists={DECKLISTS} />
    </Page>
  )
}
