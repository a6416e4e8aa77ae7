import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { LONGEST_SEARCHED_TEXT, SEARCHED_FORMATS, type SearchFilters } from '../api/search/tournament-search.ts'
import { useSuggestedPlaces } from '../place-field/use-suggested-places.ts'
import { CHIP_CLASS, ChoiceChip } from './choice-chip.tsx'
import { FromChip } from './from-chip.tsx'
import { NearChip, NearNote } from './near-chip.tsx'
import type { useNear } from './use-near.ts'

type FilterChipsProps = {
  readonly filters: SearchFilters
  readonly near: ReturnType<typeof useNear>
  readonly onApply: (filters: SearchFilters) => void
}

/** The most used filters, one click each if there is room; "near me" always. */
export function FilterChips({ filters, near, onApply }: FilterChipsProps) {
  const { t } = useTranslation()
  const { game, format, place = '', from = '' } = filters
  const choose = <Name extends keyof SearchFilters>(name: Name, value: SearchFilters[Name] | '') => {
    const { [name]: _old, ...others } = filters
    onApply(value ? { ...others, [name]: value } : others)
  }
  const games = GAMES.map((each) => ({ value: each, label: t(`creation.games.${each}`) }))
  const formats = SEARCHED_FORMATS.map((each) => ({ value: each, label: t(`tournament.formats.${each}`) }))
  return (
    <fieldset className="grid gap-1.5">
      <legend className="sr-only">{t('home.search.dialog.title')}</legend>
      <div className="flex flex-wrap gap-1.5">
        <NearChip near={near} />
        <div className="hidden md:contents">
          <ChoiceChip
            label={t('home.search.chips.game')}
            any={t('home.search.allGames')}
            options={games}
            chosen={game}
            onChoose={(value) => choose('game', value)}
          />
          <ChoiceChip
            label={t('home.search.chips.format')}
            any={t('home.search.allFormats')}
            options={formats}
            chosen={format}
            onChoose={(value) => choose('format', value)}
          />
          <PlaceChip key={`place ${place}`} place={place} onChoose={(value) => choose('place', value)} />
          <FromChip from={from} onChoose={(value) => choose('from', value)} />
        </div>
      </div>
      <NearNote near={near} />
    </fieldset>
  )
}

type PlaceChipProps = { readonly place: string; readonly onChoose: (place: string) => void }

/** Applied on Enter, on choosing, or on leaving the field. */
function PlaceChip({ place, onChoose }: PlaceChipProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(place)
  const finish = (text: string) => {
    if (text.trim() !== place) onChoose(text.trim())
  }
  const choose = (text: string) => {
    setTyped(text)
    finish(text)
  }
  const { input, list, type } = useSuggestedPlaces({ writtenAs: 'search', value: typed, onChoose: choose })
  return (
    <div className="relative">
      <input
        type="text"
        aria-label={t('home.search.chips.place')}
        placeholder={t('home.search.tabs.place')}
        value={typed}
        maxLength={LONGEST_SEARCHED_TEXT}
        enterKeyHint="search"
        {...input}
        className={`${CHIP_CLASS} w-32 placeholder:text-muted`}
        onChange={(event) => {
          setTyped(event.target.value)
          type(event.target.value)
        }}
        onKeyDown={(event) => {
          input.onKeyDown(event)
          if (event.key === 'Enter' && !event.defaultPrevented) finish(typed)
        }}
        onBlur={() => {
          input.onBlur()
          finish(typed)
        }}
      />
      {list}
    </div>
  )
}
