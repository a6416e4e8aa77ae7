import { createFileRoute } from '@tanstack/react-router'
import { OwnPastPage } from '../../features/past/own-past/own-past-page.tsx'
import { filterOf, readPastSearch, searchOf } from '../../features/past/past-view.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/my-past')({ validateSearch: readPastSearch, component: MyPast })

function MyPast() {
  const { t } = useTranslation()
  const filter = filterOf(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <SignedInOnly path="/my-past">
      {(account) => (
        <Page title={t('past.page')}>
          <OwnPastPage
            key={account.$id}
            account={account}
            filter={filter}
            onFilter={(wished) => void navigate({ search: searchOf(wished), replace: true, resetScroll: false })}
          />
        </Page>
      )}
    </SignedInOnly>
  )
}
