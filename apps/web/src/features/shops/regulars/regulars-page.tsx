import type { RegularRow } from '@tablee/contract/shops/regulars'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useRegulars } from '../api/regulars.ts'
import { AskedOfShop } from '../asked-of-shop.tsx'
import { RegularLine } from './regular-line.tsx'

/** From this many names on a search helps. */
const SEARCH_FROM = 12
/** Rows rendered; others are found by typing. */
const MOST_SHOWN = 200

/** To rename, merge and erase. */
export function RegularsPage() {
  const { t } = useTranslation()
  const query = useRegulars()
  const waiting = (
    <div className="grid min-h-60 place-items-center text-muted">
      <Spinner label={t('regulars.loading')} />
    </div>
  )
  return (
    <AskedOfShop query={query} waiting={waiting} title={t('regulars.failed')}>
      {(regulars) => (
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
          <header className="grid gap-2">
            <h1 className="text-title wrap-anywhere">{t('regulars.title')}</h1>
            <p className="max-w-prose text-muted">{t('regulars.lead')}</p>
            <Link to="/my-shop" className="min-h-11 justify-self-start py-2 font-semibold underline">
              {t('regulars.toShop')}
            </Link>
          </header>
          <Regulars regulars={regulars} />
        </div>
      )}
    </AskedOfShop>
  )
}

function Regulars({ regulars }: { readonly regulars: readonly RegularRow[] }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const sought = nameKey(useDeferredValue(typed))
  const found = useMemo(
    () => regulars.filter(({ name }) => nameKey(name).includes(sought)).slice(0, MOST_SHOWN),
    [regulars, sought],
  )
  if (regulars.length === 0) {
    return (
      <EmptyState drawing="none" title={t('regulars.empty')}>
        <p>{t('regulars.emptyText')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      {regulars.length > SEARCH_FROM ? (
        <TextInput type="search" label={t('regulars.find')} autoComplete="off" value={typed} onChange={setTyped} />
      ) : null}
      {found.length === 0 ? (
        <p role="status">{t('regulars.none')}</p>
      ) : (
        <ul aria-label={t('regulars.list')} className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {found.map((regular) => (
            <RegularLine key={regular.id} regular={regular} regulars={regulars} />
          ))}
        </ul>
      )}
    </>
  )
}
