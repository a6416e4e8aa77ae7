import { useMemo } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useJoinPeople, usePartPeople } from '../api/season-acts.ts'
import type { Season, SeasonRow } from '../season-view.ts'
import { OtherRows } from './other-rows.tsx'
import { useUndo } from './use-undo.ts'

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
      <Joining {...of} onDone={onClose} />
    </Dialog>
  )
}

type JoiningProps = Pick<JoinDialogProps, 'row' | 'season'> & { readonly onDone: () => void }

function Joining({ row, season, onDone }: JoiningProps) {
  const { t } = useTranslation()
  const join = useJoinPeople()
  const part = usePartPeople()
  const undo = useUndo()
  const seasonId = season.season.id
  const eventIds = useMemo(() => row.counted.map(({ eventId }) => eventId), [row])
  const choose = async (other: SeasonRow) => {
    if ((await join.send({ seasonId, person: other.key, into: row.key })) === null) return
    onDone()
    const names = { other: other.name ?? t('seasons.table.nameless'), name: row.name ?? t('seasons.table.nameless') }
    undo(t('seasons.manage.joined', names), () => part.send({ seasonId, person: other.key }))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ActFailure act={join} title={t('seasons.manage.failed')} isTap />
      <OtherRows
        row={row}
        season={season}
        eventIds={eventIds}
        isSending={join.isSending}
        onChoose={(other) => void choose(other)}
      />
    </div>
  )
}
