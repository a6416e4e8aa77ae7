import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useWholeSeason } from '../api/season.ts'
import { countingEvents, type Season, type SeasonEvent, type SeasonRow } from '../season-view.ts'
import { CELL, cellOf, STUCK } from './season-cells.ts'
import { SeasonTableRow } from './season-table-row.tsx'

/** A search helps from so many names on. */
const SEARCH_FROM = 13
const SHOWN_FIRST = 100
const SHOWN_MORE = 200
/** No shop's address. */
const EVERYWHERE = ''

type SeasonTableProps = { readonly season: Season }

/** Place, name and total; on a wider screen a cell for each event. A tap on a name opens its line. */
export function SeasonTable({ season }: SeasonTableProps) {
  const { t } = useTranslation()
  const { peopleCount } = season
  const { rows, isWhole, isAsking, askWhole } = useRows(season)
  const [typed, setTyped] = useState('')
  const sought = nameKey(useDeferredValue(typed))
  const { shop, setShop, finished, found } = useChosen(season, rows, sought)
  const { shown, showMore } = useShown(found.length)
  const isAll = sought === '' && shop === EVERYWHERE
  const more = Math.min(SHOWN_MORE, (isAll ? peopleCount : found.length) - shown)
  const search = (text: string) => {
    askWhole()
    setTyped(text)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {season.season.shops.length > 1 ? (
        <ShopFilter
          shops={season.season.shops}
          shop={shop}
          onChange={(chosen) => {
            askWhole()
            setShop(chosen)
          }}
        />
      ) : null}
      {peopleCount >= SEARCH_FROM ? (
        <TextInput
          type="search"
          label={t('seasons.table.find')}
          autoComplete="off"
          className="max-w-md print:hidden"
          value={typed}
          onChange={search}
        />
      ) : null}
      {found.length === 0 && isWhole ? (
        <p role="status">{t(sought === '' ? 'seasonShops.nobody' : 'seasons.table.none')}</p>
      ) : (
        <Scrolled events={finished} caption={season.season.name}>
          {found.slice(0, shown).map((row) => (
            <SeasonTableRow key={row.key} row={row} events={finished} season={season} />
          ))}
        </Scrolled>
      )}
      {more > 0 ? (
        <Button
          variant="secondary"
          className="print:hidden"
          isBusy={isAsking}
          onClick={() => {
            askWhole()
            showMore()
          }}
        >
          {t('seasons.table.more', { count: more })}
        </Button>
      ) : null}
    </div>
  )
}

/** Of all rows those that are looked for, and whose tournaments are shown. */
function useChosen(season: Season, rows: readonly SeasonRow[], sought: string) {
  const [shop, setShop] = useState(EVERYWHERE)
  const finished = useMemo(
    () => countingEvents(season).filter((event) => shop === EVERYWHERE || event.shop === shop),
    [season, shop],
  )
  const found = useMemo(
    () =>
      shop === EVERYWHERE && sought === ''
        ? rows
        : rowsOf(rows, { sought, events: shop === EVERYWHERE ? null : finished }),
    [rows, sought, shop, finished],
  )
  return { shop, setShop, finished, found }
}

type ShopFilterProps = {
  readonly shops: Season['season']['shops']
  readonly shop: string
  readonly onChange: (shop: string) => void
}

/** Who played at one shop, with its tournaments; places and totals stay those of the season. */
function ShopFilter({ shops, shop, onChange }: ShopFilterProps) {
  const { t } = useTranslation()
  return (
    <SelectInput
      label={t('seasonShops.filter')}
      className="max-w-md print:hidden"
      options={[
        { value: EVERYWHERE, label: t('seasonShops.everywhere') },
        ...shops.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      value={shop}
      onChange={onChange}
    />
  )
}

type Wanted = { readonly sought: string; readonly events: readonly SeasonEvent[] | null }

function rowsOf(rows: readonly SeasonRow[], { sought, events }: Wanted): readonly SeasonRow[] {
  const ids = events && new Set(events.map(({ id }) => id))
  const isNamed = ({ name }: SeasonRow) => sought === '' || (name !== null && nameKey(name).includes(sought))
  return rows.filter((row) => isNamed(row) && (ids === null || row.counted.some(({ eventId }) => ids.has(eventId))))
}

/** The first rows come with the page, the others once somebody wants them. */
function useRows(season: Season) {
  const [isWanted, setWanted] = useState(false)
  const isShort = season.rows.length >= season.peopleCount
  const whole = useWholeSeason(season.season.slug, { isWanted: isWanted && !isShort })
  return {
    rows: isShort ? season.rows : (whole.data?.rows ?? season.rows),
    isWhole: isShort || whole.data !== undefined,
    isAsking: whole.isFetching && whole.data === undefined,
    askWhole: () => setWanted(true),
  }
}

/** On paper all that are known. */
function useShown(count: number) {
  const [shown, setShown] = useState(SHOWN_FIRST)
  useEffect(() => {
    const showAll = () => flushSync(() => setShown(count))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [count])
  return { shown, showMore: () => setShown(shown + SHOWN_MORE) }
}

type ScrolledProps = {
  readonly events: readonly SeasonEvent[]
  readonly caption: string
  readonly children: ReactNode
}

/** Scrolls sideways inside itself, with what is only read aloud; places and names stay in sight. */
function Scrolled({ events, caption, children }: ScrolledProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // One listener for thousands of cells, each of which is an ordinary link.
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-code]') : null
    const code = link?.dataset.code
    if (code === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ to: '/tournament/$code', params: { code } })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div role="group" aria-label={caption} tabIndex={0} className="relative overflow-x-auto print:overflow-visible">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is followed by a key as by a click */}
      <table className="w-full border-collapse text-base print:text-sm" onClick={follow}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-sm font-semibold text-muted">
            <th scope="col" className={classNames(CELL, 'text-end')}>
              <span aria-hidden="true">#</span>
              <span className="sr-only">{t('seasons.table.place')}</span>
            </th>
            <th scope="col" className={classNames(CELL, STUCK, 'text-start')}>
              {t('seasons.table.name')}
            </th>
            <th scope="col" className={classNames(CELL, 'text-end')}>
              {t('seasons.table.total')}
            </th>
            {events.map((event, index) => (
              <EventHead key={event.id} event={event} className={cellOf(index, events.length)} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

function EventHead({ event, className }: { readonly event: SeasonEvent; readonly className: string }) {
  const { day } = useFormats()
  const { t } = useTranslation()
  const { code, startsAt, isPast } = event
  const name = isPast ? t('pastEvents.marked', { name: event.name }) : event.name
  const text = startsAt === null ? event.name.slice(0, 6) : day(new Date(startsAt))
  return (
    <th
      scope="col"
      className={classNames(className, 'align-bottom font-semibold whitespace-nowrap print:whitespace-normal')}
    >
      {code === null ? (
        <span title={name} className="inline-grid justify-items-end">
          {isPast ? <span className="text-sm font-normal text-muted italic">{t('pastEvents.mark')}</span> : null}
          {text}
        </span>
      ) : (
        <a
          href={`/tournament/${code}`}
          data-code={code}
          title={name}
          aria-label={name}
          className="inline-flex min-h-11 items-end justify-end text-muted tabular-nums print:min-h-0"
        >
          {text}
        </a>
      )}
    </th>
  )
}
