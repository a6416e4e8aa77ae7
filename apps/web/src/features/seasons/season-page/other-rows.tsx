import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useWholeSeason } from '../api/season.ts'
import { type Season, type SeasonRow, shopOfEvent } from '../season-view.ts'

const MOST_SHOWN = 12

type OtherRowsProps = {
  readonly row: SeasonRow
  readonly season: Season
  /** Nobody plays twice in one event: who was at one of these is somebody else. */
  readonly eventIds: readonly string[]
  readonly isSending: boolean
  readonly onChoose: (other: SeasonRow) => void
}

/** The rows that may be the same person; like names come first. */
export function OtherRows({ row, season, eventIds, isSending, onChoose }: OtherRowsProps) {
  const { t } = useTranslation()
  const rows = useWholeSeason(season.season.slug, {}).data?.rows ?? season.rows
  const [typed, setTyped] = useState('')
  const sought = nameKey(typed)
  const others = useMemo(() => likely({ row, eventIds }, rows, sought), [row, eventIds, rows, sought])
  return (
    <>
      <TextInput type="search" label={t('seasons.table.find')} autoComplete="off" value={typed} onChange={setTyped} />
      {others.length === 0 ? (
        <p role="status">{t('seasons.manage.joinNone')}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {others.map((other) => (
            <li key={other.key}>
              <Button
                variant="quiet"
                isWide
                className="justify-start! text-start!"
                disabled={isSending}
                onClick={() => onChoose(other)}
              >
                <span className="min-w-0 wrap-anywhere">
                  {[other.name, t('seasons.counted', { count: other.counted.length }), ...shopsOf(season, other)].join(
                    ' · ',
                  )}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Where they played, in a season of several shops. */
function shopsOf(season: Season, { counted }: SeasonRow): readonly string[] {
  const ids = new Set(counted.map(({ eventId }) => eventId))
  const played = season.events.filter(({ id }) => ids.has(id))
  return [...new Set(played.flatMap((event) => shopOfEvent(season, event) ?? []))]
}

function likely(
  { row, eventIds }: Pick<OtherRowsProps, 'row' | 'eventIds'>,
  rows: readonly SeasonRow[],
  sought: string,
): readonly SeasonRow[] {
  const met = new Set(eventIds)
  const [word = ''] = nameKey(row.name ?? '').split(/\s/)
  const isAlike = ({ name }: SeasonRow) => word !== '' && nameKey(name ?? '').includes(word)
  const free = rows.filter(
    ({ key, name, counted }) =>
      key !== row.key &&
      name !== null &&
      nameKey(name).includes(sought) &&
      !counted.some(({ eventId }) => met.has(eventId)),
  )
  return [...free.filter(isAlike), ...free.filter((each) => !isAlike(each))].slice(0, MOST_SHOWN)
}
