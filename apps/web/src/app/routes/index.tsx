import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAdvancedAccess } from '../../features/accounts/creation-access/use-advanced-access.tsx'
import { readFormData } from '../../features/accounts/redirects/arrival.ts'
import { bringQuickCreation } from '../../features/tournaments/api/create-quick-tournament.ts'
import type { CreatedTournament } from '../../features/tournaments/api/following/created-tournament.ts'
import {
  isSearching,
  readTournamentSearch,
  type TournamentSearch,
} from '../../features/tournaments/api/search/tournament-search.ts'
import { CreationCard } from '../../features/tournaments/creation-card/creation-card.tsx'
import { bringFinding, JoinByCode } from '../../features/tournaments/join-by-code/join-by-code.tsx'
import { LastEvents } from '../../features/tournaments/last-events/last-events.tsx'
import { ImportButton } from '../../features/tournaments/portable/import-button.tsx'
import { SearchCard } from '../../features/tournaments/search-card/search-card.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { keepInPlace } from '../../ui/keep-in-place.ts'
import { later, preloadWhenIdle } from '../../ui/later.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { InstallPlace } from '../install/install-place.tsx'
import { FoldedCard } from '../layout/folded-card.tsx'
import { OwnPlace } from '../layout/own-places.tsx'
import { Page } from '../layout/page.tsx'
import { useArrivedSearch } from '../layout/use-arrived-search.ts'
import { askForHome } from '../route-loading.ts'

const createdView = later(
  async () => (await import('../../features/tournaments/creation-card/created-tournament.tsx')).CreatedTournamentView,
)

const laterParts = {
  preload: async () => {
    await Promise.all([createdView.preload(), bringQuickCreation(), bringFinding()])
  },
}

export const Route = createFileRoute('/')({
  validateSearch: (search) => ({ ...readFormData(search), ...readTournamentSearch(search) }),
  loader: askForHome,
  // A search changes only the address.
  shouldReload: false,
  component: Home,
})

function Home() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { formData, ...search } = Route.useSearch()
  const advancedAccess = useAdvancedAccess()
  const isHydrated = useHydrated()
  const { created } = useLocation().state
  const title = useTitle(search)
  const { isArrived, noteOwn, card } = useArrivedSearch(search, isSearching(search))
  const creation = useRef<HTMLDivElement>(null)
  const [isUnfolded, setUnfolded] = useState({ join: false, create: false })
  const goAndCreate = () => {
    setUnfolded((before) => ({ ...before, create: true }))
    creation.current?.scrollIntoView?.({ block: 'start' })
    requestAnimationFrame(() => creation.current?.querySelector('input')?.focus({ preventScroll: true }))
  }
  useEffect(() => preloadWhenIdle(laterParts), [])
  // There again after a reload and on Back. Not secret.
  const showCreated = (tournament: CreatedTournament) =>
    void navigate({ to: '/', search: (before) => before, state: { created: tournament } })
  const createAnother = () => void navigate({ to: '/', search: {}, replace: true })
  const isWide = isArrived && !isUnfolded.create
  const lookFor = (wanted: TournamentSearch) => {
    noteOwn(wanted)
    void navigate({ to: '/', search: { ...(formData ? { formData } : {}), ...wanted }, resetScroll: false })
  }
  if (created && isHydrated) {
    return (
      <Page title={t('creation.success.title')}>
        <createdView.Component tournament={created} onCreateAnother={createAnother} />
      </Page>
    )
  }
  return (
    <Page title={title}>
      {/* On a phone the first screen is for getting in. */}
      <h1 className="text-title max-sm:sr-only ">{t('home.title')}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted max-sm:hidden">{t('home.lead')}</p>
      <div className="grid grid-cols-1 gap-3 max-sm:-mt-2 max-sm:short:-mt-4 max-sm:short:gap-2 sm:mt-8 sm:gap-5">
        <div className="grid grid-cols-1 gap-[inherit] empty:hidden sm:mb-2 sm:gap-7">
          <OwnPlace part="now" />
        </div>
        <div ref={keepInPlace} className="grid grid-cols-1 gap-[inherit] lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <div className="grid lg:col-start-1">
            <FoldedCard
              title={t('home.join.title')}
              isFolded={isArrived && !isUnfolded.join}
              onUnfold={() => setUnfolded((before) => ({ ...before, join: true }))}
            >
              <JoinByCode onFound={(code) => void navigate({ to: '/tournament/$code', params: { code } })} />
            </FoldedCard>
          </div>
          <div
            ref={creation}
            className={`min-w-0 scroll-mt-20 lg:col-start-2 lg:row-start-1 ${isWide ? '' : 'lg:row-span-2'}`}
          >
            <FoldedCard
              title={t('creation.title')}
              isFolded={isArrived && !isUnfolded.create}
              onUnfold={() => setUnfolded((before) => ({ ...before, create: true }))}
            >
              <CreationCard
                key={formData}
                onCreated={showCreated}
                advancedAccess={advancedAccess}
                formData={formData}
              />
            </FoldedCard>
          </div>
          <div ref={card} className={`scroll-mt-20 lg:col-start-1 ${isWide ? 'lg:col-span-2' : ''}`}>
            <SearchCard search={search} onSearch={lookFor} onCreate={goAndCreate} />
          </div>
        </div>
      </div>
      <div className="mt-8 empty:hidden sm:mt-10">
        <OwnPlace part="offer" />
      </div>
      <div className="mt-8 empty:hidden sm:mt-10">
        <LastEvents />
      </div>
      <div className="mt-8 empty:hidden sm:mt-10">
        <OwnPlace part="past" />
      </div>
      <div className="mt-8 empty:hidden sm:mt-10">
        <InstallPlace />
      </div>
      <div className="mt-8 grid gap-3 sm:mt-10 sm:grid-cols-2">
        <FurtherLink to="/become-organizer" title={t('home.becomeOrganizer')} help={t('home.becomeOrganizerHelp')} />
        <FurtherLink to="/rescue" title={t('rescue.link')} help={t('rescue.linkHelp')} />
        <ImportButton onImported={({ code }) => void navigate({ to: '/tournament/$code/admin', params: { code } })} />
      </div>
    </Page>
  )
}

/** "Lyon : tournois": tells tabs and shared links apart. */
function useTitle(search: TournamentSearch): string {
  const { t } = useTranslation()
  const text = search.q ?? search.place
  if (text !== undefined) return t('home.search.page', { text })
  return isSearching(search) ? t('home.search.pageOfFilters') : t('home.page')
}

type FurtherLinkProps = { readonly to: '/become-organizer' | '/rescue'; readonly title: string; readonly help: string }

function FurtherLink({ to, title, help }: FurtherLinkProps) {
  return (
    <Link
      to={to}
      className="flex items-center gap-3 self-start rounded-card border border-line px-4 py-3 text-ink no-underline hover:bg-sunken"
    >
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{help}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
