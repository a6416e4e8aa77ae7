import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAdvancedAccess } from '../../features/accounts/creation-access/use-advanced-access.tsx'
import { readFormData } from '../../features/accounts/redirects/arrival.ts'
import type { CreatedTournament } from '../../features/tournaments/api/created-tournament.ts'
import { CreationCard } from '../../features/tournaments/creation-card/creation-card.tsx'
import { JoinByCode } from '../../features/tournaments/join-by-code/join-by-code.tsx'
import { LastEvents } from '../../features/tournaments/last-events/last-events.tsx'
import { RecentTournaments } from '../../features/tournaments/recent-tournaments/recent-tournaments.tsx'
import { SearchCard } from '../../features/tournaments/search-card/search-card.tsx'
import { readTournamentSearch } from '../../features/tournaments/search-card/tournament-search.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { later, preloadWhenIdle } from '../../ui/later.tsx'
import { Page } from '../layout/page.tsx'

const createdView = later(
  async () => (await import('../../features/tournaments/creation-card/created-tournament.tsx')).CreatedTournamentView,
)

export const Route = createFileRoute('/')({
  validateSearch: (search) => ({ ...readFormData(search), ...readTournamentSearch(search) }),
  component: Home,
})

function Home() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { formData, ...search } = Route.useSearch()
  const advancedAccess = useAdvancedAccess()
  const [created, setCreated] = useState<CreatedTournament | null>(null)
  useEffect(() => preloadWhenIdle(createdView), [])
  const createAnother = () => {
    setCreated(null)
    // The form that came with the address has done its work.
    void navigate({ to: '/', search: {}, replace: true })
  }
  if (created) {
    return (
      <Page title={t('creation.success.title')}>
        <createdView.Component tournament={created} onCreateAnother={createAnother} />
      </Page>
    )
  }
  return (
    <Page title={t('home.page')}>
      <h1 className="text-3xl sm:text-4xl">{t('home.title')}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t('home.lead')}</p>
      {/* On a phone in a shop the code comes first; where there is room, the way back to one's table. */}
      <div className="mt-6 grid grid-cols-1 gap-5 sm:mt-8 lg:grid-cols-2">
        <div className="lg:order-2">
          <JoinByCode onFound={(code) => void navigate({ to: '/tournament/$code', params: { code } })} />
        </div>
        <div className="my-2 empty:hidden lg:order-1 lg:col-span-2 lg:mt-0">
          <RecentTournaments />
        </div>
        <div className="lg:order-4">
          <SearchCard
            search={search}
            onSearch={(wanted) =>
              void navigate({ to: '/', search: { ...(formData ? { formData } : {}), ...wanted }, resetScroll: false })
            }
          />
        </div>
        <div className="min-w-0 lg:order-3 lg:row-span-2">
          <CreationCard key={formData} onCreated={setCreated} advancedAccess={advancedAccess} formData={formData} />
        </div>
      </div>
      <div className="mt-8 empty:hidden sm:mt-10">
        <LastEvents />
      </div>
      <div className="mt-8 grid sm:mt-10">
        <BecomeOrganizerLink />
      </div>
    </Page>
  )
}

function BecomeOrganizerLink() {
  const { t } = useTranslation()
  return (
    <Link
      to="/become-organizer"
      className="flex items-center gap-3 self-start rounded-card border border-line px-4 py-3 text-ink no-underline hover:bg-sunken"
    >
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{t('home.becomeOrganizer')}</span>
        <span className="text-sm text-muted">{t('home.becomeOrganizerHelp')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
