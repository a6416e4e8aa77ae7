import { createFileRoute } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { filterOf, readPastSearch, searchOf } from '../../features/past/api/past-view.ts'
import { OwnPastPage } from '../../features/past/own-past/own-past-page.tsx'
import { OwnRatings } from '../../features/ratings/own-ratings/own-ratings.tsx'
import { useSavedPlays } from '../../features/tournaments/api/own/saved-tournaments.ts'
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
          <WithDevicePlays
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

/** With what this device remembers playing. */
function WithDevicePlays(props: Omit<ComponentProps<typeof OwnPastPage>, 'plays' | 'ratings'>) {
  const { plays = [] } = useSavedPlays()
  const there = plays.flatMap(({ $id: id, code, name, playerName, isDeleted, isCancelled }) =>
    isDeleted || isCancelled ? [] : [{ id, code, name, playerName }],
  )
  return <OwnPastPage {...props} plays={there} ratings={<OwnRatings />} />
}
