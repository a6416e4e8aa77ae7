import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useWholeSeason } from '../api/season.ts'
import { useJoinPeople, usePartPeople } from '../api/season-acts.ts'
import type { Season, SeasonRow } from '../season-view.ts'
import { useUndo } from './use-undo.ts'

const MOST_SHOWN = 12

type JoinDialogProps = {
  readonly row: SeasonRow
  readonly season: Season
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Two rows of one person become one, under the name of the row that was opened. */
export function JoinDialog({ isOpen, onClose, ...of }: JoinDialogProps) {
  const { t } = useTranslation()
  const name = of.row.name ?? t('seasons.table.nameless')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('seasons.manage.joinTitle', { name })}
      description={t('seasons.manage.joinText')}
      closeLabel={t('seasons.manage.close')}
    >
      <OtherRows {...of} onDone={onClose} />
    </Dialog>
  )
}

type OtherRowsProps = Pick<JoinDialogProps, 'row' | 'season'> & { readonly onDone: () => void }

function OtherRows({ row, season, onDone }: OtherRowsProps) {
  const { t } = useTranslation()
  const join = useJoinPeople()
  const part = usePartPeople()
  const undo = useUndo()
  const seasonId = season.season.id
  const rows = useWholeSeason(season.season.slug, {}).data?.rows ?? season.rows
  const [typed, setTyped] = useState('')
  const sought = nameKey(typed)
  const others = useMemo(() => likely(row, rows, sought), [row, rows, sought])
  const choose = async (other: SeasonRow) => {
    if ((await join.send({ seasonId, person: other.key, into: row.key })) === null) return
    onDone()
    undo(t('seasons.manage.joined', { other: other.name ?? '', name: row.name ?? '' }), () =>
      part.send({ seasonId, person: other.key }),
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextInput type="search" label={t('seasons.table.find')} autoComplete="off" value={typed} onChange={setTyped} />
      <ActFailure act={join} title={t('seasons.manage.failed')} isTap />
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
                disabled={join.isSending}
                onClick={() => void choose(other)}
              >
                <span className="min-w-0 wrap-anywhere">
                  {`${other.name ?? ''} · ${t('seasons.counted', { count: other.counted.length })}`}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Nobody plays twice in one event: who was at the same ones is somebody else. Like names come first. */
function likely(row: SeasonRow, rows: readonly SeasonRow[], sought: string): readonly SeasonRow[] {
  const own = new Set(row.counted.map(({ eventId }) => eventId))
  const [word = ''] = nameKey(row.name ?? '').split(/\s/)
  const isAlike = ({ name }: SeasonRow) => word !== '' && nameKey(name ?? '').includes(word)
  const free = rows.filter(
    ({ key, name, counted }) =>
      key !== row.key &&
      name !== null &&
      nameKey(name).includes(sought) &&
      !counted.some(({ eventId }) => own.has(eventId)),
  )
  return [...free.filter(isAlike), ...free.filter((each) => !isAlike(each))].slice(0, MOST_SHOWN)
}
