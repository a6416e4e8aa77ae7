import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { SEARCHED_FORMATS, type SearchFilters } from '../api/tournament-search.ts'
import type { FilterTab } from './filter-dialog.tsx'

type FilterChipsProps = {
  readonly filters: SearchFilters
  readonly onApply: (filters: SearchFilters) => void
  /** A place and a date are written, in the dialog. */
  readonly onOpen: (tab: FilterTab) => void
}

/** The filters that are looked for most, each one click away where there is room. */
export function FilterChips({ filters, onApply, onOpen }: FilterChipsProps) {
  const { t } = useTranslation()
  const { game, format, ...others } = filters
  const games = GAMES.map((each) => ({ value: each, label: t(`creation.games.${each}`) }))
  const formats = SEARCHED_FORMATS.map((each) => ({ value: each, label: t(`tournament.formats.${each}`) }))
  return (
    <fieldset className="hidden flex-wrap gap-1.5 md:flex">
      <legend className="sr-only">{t('home.search.dialog.title')}</legend>
      <ChoiceChip
        label={t('home.search.chips.game')}
        any={t('home.search.allGames')}
        options={games}
        chosen={game}
        onChoose={(value) => onApply({ ...others, ...(format && { format }), ...(value && { game: value }) })}
      />
      <ChoiceChip
        label={t('home.search.chips.format')}
        any={t('home.search.allFormats')}
        options={formats}
        chosen={format}
        onChoose={(value) => onApply({ ...others, ...(game && { game }), ...(value && { format: value }) })}
      />
      {(['date', 'place'] as const).map((tab) => (
        <Button key={tab} variant="secondary" className={CHIP_CLASS} aria-haspopup="dialog" onClick={() => onOpen(tab)}>
          {t(`home.search.tabs.${tab}`)}
        </Button>
      ))}
    </fieldset>
  )
}

const CHIP_CLASS = 'rounded-full! px-3! text-sm!'

type ChoiceChipProps<Value extends string> = {
  readonly label: string
  /** Takes the filter away. */
  readonly any: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value | undefined) => void
}

function ChoiceChip<Value extends string>({ label, any, options, chosen, onChoose }: ChoiceChipProps<Value>) {
  return (
    <span className="relative">
      <select
        aria-label={label}
        value={chosen ?? ''}
        className="min-h-11 appearance-none rounded-full border border-control bg-surface ps-3 pe-8 text-sm font-semibold text-ink hover:bg-sunken"
        onChange={(event) => onChoose(options.find(({ value }) => value === event.target.value)?.value)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
