import type { RegularRow } from '@tablee/contract/shops/regulars'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { History } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useRegulars } from '../api/regulars.ts'

/** More is not read at a glance. */
const MOST_OFFERED = 4

export type RegularOffersProps = {
  readonly typed: string
  readonly taken: ReadonlySet<string>
  readonly onPick: (regular: Pick<RegularRow, 'name' | 'email'>) => void
}

/** Regulars matching the text, added by one tap. Empty until known, so that typing goes on. */
export function RegularOffers({ typed, taken, onPick }: RegularOffersProps) {
  const { t } = useTranslation()
  const { data } = useRegulars()
  const offered = useMemo(() => offersFor(data ?? [], { typed, taken }), [data, typed, taken])
  if (offered.length === 0) return null
  return (
    <ul aria-label={t('regulars.offered')} className="grid grid-cols-[minmax(0,1fr)] border-t border-line">
      {offered.map((regular) => (
        <li key={regular.id}>
          <Button
            variant="quiet"
            isWide
            className="min-h-11 justify-start! py-1! text-start!"
            icon={<History aria-hidden="true" className="size-5 shrink-0 text-muted" />}
            onClick={() => onPick(regular)}
          >
            <span className="sr-only">{t('regulars.add', { name: regular.name })}</span>
            <span aria-hidden="true" className="min-w-0 wrap-anywhere">
              {t('regulars.offer', { name: regular.name, count: regular.times })}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Names starting with the text, then names with such a word; most frequent first. */
function offersFor(
  regulars: readonly RegularRow[],
  { typed, taken }: Pick<RegularOffersProps, 'typed' | 'taken'>,
): readonly RegularRow[] {
  const key = nameKey(typed)
  if (key === '') return []
  const free = regulars.filter(({ name }) => !taken.has(nameKey(name)))
  const begin = free.filter(({ name }) => nameKey(name).startsWith(key))
  const within = free.filter(({ name }) => !begin.some((one) => one.name === name) && hasWord(name, key))
  return [...begin, ...within].slice(0, MOST_OFFERED)
}

function hasWord(name: string, key: string): boolean {
  return nameKey(name)
    .split(/[\s'’-]+/)
    .some((word) => word.startsWith(key))
}
