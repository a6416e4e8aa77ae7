import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { later, preloadWhenIdle } from '../../../ui/later.tsx'
import { TextInput, type TextInputProps } from '../../../ui/text-input.tsx'
import { useTournamentSearch } from '../api/search/search-tournaments.ts'
import {
  filtersOf,
  isSearching,
  LONGEST_SEARCHED_TEXT,
  readTournamentSearch,
  type TournamentSearch,
} from '../api/search/tournament-search.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterTags } from './filter-tags.tsx'
import { SearchResults } from './search-results.tsx'
import { Suggestions } from './suggestions.tsx'
import { useNear } from './use-near.ts'
import { useSuggestions } from './use-suggestions.ts'

// Its calendar weighs more than the rest of the page.
const filterDialog = later(async () => (await import('./filter-dialog.tsx')).FilterDialog)

type SearchCardProps = {
  /** From the address. */
  search: TournamentSearch
  onSearch: (search: TournamentSearch) => void
  onCreate: () => void
}

/** Search by name, code and more. Typing shows suggestions after a pause; Enter and changed filters run a search, kept in the address. */
export function SearchCard({ search, onSearch, onCreate }: SearchCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [isFiltering, setIsFiltering] = useState(false)
  const formId = useId()
  const box = useRef<HTMLElement>(null)
  const suggestions = useSuggestions(search)
  const near = useNear()
  const around = near.state.kind === 'on' ? near.state.around : null
  const results = useTournamentSearch({ search, around })
  const filters = filtersOf(search)
  const ordered = search.order === undefined ? {} : { order: search.order }
  const isLooking = isSearching(search) || around !== null
  useEffect(() => preloadWhenIdle(filterDialog), [])
  const run = (wanted: TournamentSearch) => {
    const next = readTournamentSearch({ ...ordered, ...wanted })
    if (JSON.stringify(next) !== JSON.stringify(search)) onSearch(next)
    else if (isLooking) void results.refetch()
  }
  const form = useForm({
    initial: { q: search.q ?? '' },
    // A search from the address (Back, a link) replaces the typed text.
    about: search.q,
    send: ({ q }) => {
      makeRoomBelow(box.current)
      run({ ...filters, q })
    },
  })
  const type = (typed: string) => {
    if (typed !== '') makeRoomBelow(box.current)
    form.set('q', typed)
    suggestions.type(typed)
  }
  const clear = () => {
    type('')
    if (search.q !== undefined) onSearch(isSearching(filters) ? { ...ordered, ...filters } : {})
  }
  return (
    <Card as="section" aria-labelledby={titleId} className="grid content-start gap-3">
      <h2 id={titleId} className="text-section">
        {t('home.search.title')}
      </h2>
      <search ref={box}>
        <form {...form.formProps} id={formId} className="flex items-end gap-2">
          <SearchBox
            field={{ value: form.values.q, onChange: type }}
            canClear={form.values.q !== '' || search.q !== undefined}
            onClear={clear}
          />
          <FilterButton onClick={() => setIsFiltering(true)} />
        </form>
      </search>
      <FilterChips filters={filters} near={near} onApply={(chosen) => run({ ...chosen, q: search.q ?? '' })} />
      <FilterTags
        filters={filters}
        onRemove={(name) => {
          const { [name]: _removed, ...others } = filters
          // Unconfirmed text stays in the box and out of the query.
          run({ ...others, q: search.q ?? '' })
        }}
      />
      <Suggestions search={suggestions.suggested} around={around} formId={formId}>
        {isLooking ? <SearchResults {...{ results, search, near, onSearch, onCreate }} /> : null}
      </Suggestions>
      {isFiltering ? (
        <filterDialog.Component
          filters={filters}
          onClose={() => setIsFiltering(false)}
          onApply={(chosen) => {
            setIsFiltering(false)
            run({ ...chosen, ...form.values })
          }}
        />
      ) : null}
    </Card>
  )
}

/** In the lower half of the screen the results would be hidden, at the latest by a phone's keyboard. */
function makeRoomBelow(box: HTMLElement | null): void {
  if (box && box.getBoundingClientRect().bottom > window.innerHeight / 2) box.scrollIntoView?.({ block: 'start' })
}

type SearchBoxProps = {
  readonly field: Pick<TextInputProps, 'value' | 'onChange'>
  readonly canClear: boolean
  readonly onClear: () => void
}

function SearchBox({ field, canClear, onClear }: SearchBoxProps) {
  const { t } = useTranslation()
  return (
    <div
      className={`relative min-w-0 flex-1 max-sm:[&_input]:placeholder:text-sm sm:[&_input]:ps-10 ${canClear ? '[&_input]:pe-11' : ''}`}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-3 bottom-3 z-10 hidden size-5 text-muted sm:block"
      />
      <TextInput
        label={t('home.search.label')}
        {...field}
        placeholder={t('home.search.placeholder')}
        maxLength={LONGEST_SEARCHED_TEXT}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {canClear ? (
        <button
          type="button"
          aria-label={t('home.search.clear')}
          title={t('home.search.clear')}
          className="absolute end-0 bottom-0 inline-flex size-11 items-center justify-center rounded-control text-muted hover:text-ink"
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector('input')?.focus()
            onClear()
          }}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      ) : null}
    </div>
  )
}

function FilterButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="secondary"
      className="shrink-0 px-3!"
      aria-label={t('home.search.filters')}
      title={t('home.search.filters')}
      aria-haspopup="dialog"
      onClick={onClick}
      icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
    >
      <span className="hidden md:inline">{t('home.search.filters')}</span>
    </Button>
  )
}
