import { Search, SlidersHorizontal, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { later, preloadWhenIdle } from '../../../ui/later.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useTournamentSearch } from '../api/search-tournaments.ts'
import { FilterTags } from './filter-tags.tsx'
import { SearchResults } from './search-results.tsx'
import { filtersOf, LONGEST_SEARCHED_TEXT, readTournamentSearch, type TournamentSearch } from './tournament-search.ts'

// With its calendar it weighs more than the rest of the page.
const filterDialog = later(async () => (await import('./filter-dialog.tsx')).FilterDialog)

type SearchCardProps = {
  /** What the address asks for. */
  search: TournamentSearch
  onSearch: (search: TournamentSearch) => void
}

/** Looks for tournaments by name, code and more; asks only on Enter and when filters are applied or taken away. */
export function SearchCard({ search, onSearch }: SearchCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [isFiltering, setFiltering] = useState(false)
  const text = useTypedText(search.q ?? '')
  const results = useTournamentSearch(search)
  const filters = filtersOf(search)
  const isSearching = Object.keys(search).length > 0
  useEffect(() => preloadWhenIdle(filterDialog), [])
  const run = (wanted: TournamentSearch) => {
    const next = readTournamentSearch(wanted)
    if (JSON.stringify(next) !== JSON.stringify(search)) onSearch(next)
    else if (isSearching) void results.refetch()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    run({ ...filters, q: text.typed })
  }
  const clear = () => {
    text.set('')
    if (isSearching) onSearch({})
  }
  return (
    <Card as="section" aria-labelledby={titleId} className="grid content-start gap-3">
      <h2 id={titleId} className="text-2xl">
        {t('home.search.title')}
      </h2>
      <search>
        <form onSubmit={submit} className="flex items-start gap-2">
          <SearchBox text={text} canClear={text.typed !== '' || isSearching} onClear={clear} />
          <Button
            variant="secondary"
            className="shrink-0 px-3!"
            aria-label={t('home.search.filters')}
            title={t('home.search.filters')}
            aria-haspopup="dialog"
            onClick={() => setFiltering(true)}
            icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
          >
            <span className="hidden md:inline">{t('home.search.filters')}</span>
          </Button>
        </form>
      </search>
      <FilterTags
        filters={filters}
        onRemove={(name) => {
          const { [name]: _removed, ...others } = filters
          run({ ...others, q: text.typed })
        }}
      />
      {isSearching ? <SearchResults results={results} /> : null}
      {isFiltering ? (
        <filterDialog.Component
          filters={filters}
          onClose={() => setFiltering(false)}
          onApply={(chosen) => {
            setFiltering(false)
            run({ ...chosen, q: text.typed })
          }}
        />
      ) : null}
    </Card>
  )
}

type TypedText = { readonly typed: string; readonly set: (typed: string) => void }

/** What is typed; a search that comes by the address (back, a link) takes its place. */
function useTypedText(searched: string): TypedText {
  const [state, setState] = useState({ searched, typed: searched })
  if (state.searched !== searched) setState({ searched, typed: searched })
  return { typed: state.typed, set: (typed) => setState({ searched, typed }) }
}

function SearchBox({ text, canClear, onClear }: { text: TypedText; canClear: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={`relative min-w-0 flex-1 sm:[&_input]:ps-10 ${canClear ? '[&_input]:pe-11' : ''}`}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-3 top-3 z-10 hidden size-5 text-muted sm:block"
      />
      <TextInput
        label={t('home.search.label')}
        isLabelHidden
        value={text.typed}
        onChange={text.set}
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
          className="absolute end-0 top-0 inline-flex size-11 items-center justify-center rounded-control text-muted hover:text-ink"
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
