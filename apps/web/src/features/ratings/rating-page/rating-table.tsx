import type { RatingPage, RatingTableRow } from '@tablee/contract/ratings/public-rating'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { Table } from '../../../ui/table.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type OfRating, useWholeRating } from '../api/rating.ts'
import { useRatingTexts } from '../use-rating-texts.ts'
import { RatingLine } from './rating-line.tsx'

/** A search helps from so many names on. */
const SEARCH_FROM = 13
const SHOWN_FIRST = 100
const SHOWN_MORE = 200

type RatingTableProps = { readonly page: RatingPage; readonly of: OfRating }

/** A tap on a name says why the number is what it is. */
export function RatingTable({ page, of }: RatingTableProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { rows, askWhole, isAsking } = useRows(page, of)
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(SHOWN_FIRST)
  const sought = nameKey(useDeferredValue(typed))
  const found = useMemo(
    () => (sought === '' ? rows : rows.filter(({ name }) => name !== null && nameKey(name).includes(sought))),
    [rows, sought],
  )
  const more = Math.min(SHOWN_MORE, (sought === '' ? page.peopleCount : found.length) - most)
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={titleId} className="text-section">
        {t('ratings.table.title')}
      </h2>
      {rows.every(({ isUncertain }) => isUncertain) ? <p className="max-w-prose">{t('ratings.allUncertain')}</p> : null}
      {page.peopleCount >= SEARCH_FROM ? (
        <TextInput
          type="search"
          label={t('ratings.table.find')}
          autoComplete="off"
          className="max-w-md print:hidden"
          value={typed}
          onChange={(text) => {
            askWhole()
            setTyped(text)
          }}
        />
      ) : null}
      {found.length === 0 ? (
        <p role="status">{t('ratings.table.none')}</p>
      ) : (
        <Rows rows={found.slice(0, most)} page={page} />
      )}
      {more > 0 ? (
        <Button
          variant="secondary"
          className="print:hidden"
          isBusy={isAsking}
          onClick={() => {
            askWhole()
            setMost(most + SHOWN_MORE)
          }}
        >
          {t('ratings.table.more', { count: more })}
        </Button>
      ) : null}
    </section>
  )
}

/** The first rows come with the page, the others once somebody wants them. */
function useRows(page: RatingPage, of: OfRating) {
  const [isWanted, setWanted] = useState(false)
  const isShort = page.rows.length >= page.peopleCount
  const whole = useWholeRating(of, isWanted && !isShort)
  return {
    rows: isShort ? page.rows : (whole.data?.rows ?? page.rows),
    isAsking: whole.isFetching && whole.data === undefined,
    askWhole: () => setWanted(true),
  }
}

type RowsProps = { readonly rows: readonly RatingTableRow[]; readonly page: RatingPage }

function Rows({ rows, page: { rating } }: RowsProps) {
  const { t } = useTranslation()
  const { number, changeText } = useRatingTexts()
  const nameOf = ({ name }: RatingTableRow) => name ?? t('ratings.table.nameless')
  return (
    <Table
      caption={t('ratings.table.title')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          id: 'place',
          header: t('ratings.table.place'),
          align: 'end',
          cell: ({ place }) => <span className="font-display font-bold tabular-nums">{place ?? '–'}</span>,
        },
        { id: 'name', header: t('ratings.table.name'), isRowHeader: true, cell: (row) => <Name row={row} /> },
        {
          id: 'rating',
          header: t('ratings.table.rating'),
          align: 'end',
          cell: ({ rating: own, deviation }) => (
            <>
              <span className="text-lg font-semibold whitespace-nowrap tabular-nums">{number(own)}</span>
              <span className="block text-sm whitespace-nowrap text-muted tabular-nums">
                {t('ratings.table.margin', { deviation: number(deviation) })}
              </span>
            </>
          ),
        },
        {
          id: 'change',
          header: (
            <>
              <span aria-hidden="true">+/−</span>
              <span className="sr-only">{t('ratings.table.change')}</span>
            </>
          ),
          align: 'end',
          from: 'usualText',
          cell: ({ change }) => (
            <span className="whitespace-nowrap tabular-nums">{change === null ? '–' : changeText(change)}</span>
          ),
        },
        {
          id: 'matches',
          header: t('ratings.table.matches'),
          align: 'end',
          from: 'sm',
          cell: ({ matches }) => <span className="tabular-nums">{number(matches)}</span>,
        },
      ]}
      detail={{
        label: (row) => t('ratings.table.why', { name: nameOf(row) }),
        content: (row) => <RatingLine row={row} rating={rating} />,
      }}
    />
  )
}

function Name({ row: { name, isUncertain } }: { readonly row: RatingTableRow }) {
  const { t } = useTranslation()
  return (
    <>
      {name === null ? (
        <span className="font-normal text-muted italic">{t('ratings.table.nameless')}</span>
      ) : (
        <PlayerName name={name} className="wrap-anywhere!" />
      )}
      {isUncertain ? <span className="block text-sm font-normal text-muted">{t('ratings.uncertain')}</span> : null}
    </>
  )
}
