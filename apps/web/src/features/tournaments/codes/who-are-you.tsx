import { useId, useState } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { nameMatcher } from '../tournament-frame/search-name.ts'
import { type KeptRound, tablesIn } from './kept-round.ts'

type WhoAreYouProps = { readonly kept: KeptRound; readonly onChoose: (name: string) => void }

/** Everybody in the round by name, for a phone that does not know whose it is. */
export function WhoAreYou({ kept, onChoose }: WhoAreYouProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const byName = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const isMeant = nameMatcher(typed)
  const seats = tablesIn(kept)
    .flatMap(({ table, names }) => names.map((name) => ({ name, table })))
    .filter(({ name }) => isMeant(name))
    .sort((one, other) => byName.compare(one.name, other.name))
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-section">
          {t('codes.who')}
        </h2>
        <p className="text-sm text-muted">{t('codes.whoHelp')}</p>
      </div>
      <TextInput
        label={t('codes.search')}
        type="search"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        enterKeyHint="search"
      />
      {seats.length === 0 ? <p>{t('codes.nobodyFound')}</p> : null}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {seats.map(({ name, table }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(name)}
              className="flex min-h-12 w-full items-center justify-between gap-3 py-2 text-start hover:bg-sunken"
            >
              <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
              <span className="shrink-0 tabular-nums text-muted">
                {table === null ? '–' : `${kept.prefix}${table}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
