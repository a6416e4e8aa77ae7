import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useDropFromSeason, useJoinPeople, usePartPeople } from '../api/season-acts.ts'
import type { Season, SeasonRow } from '../season-view.ts'
import { JoinDialog } from './join-dialog.tsx'
import { useUndo } from './use-undo.ts'

type PersonActsProps = { readonly row: SeasonRow; readonly season: Season }

/** What a manager decides about a person; each is taken back by one tap. */
export function PersonActs({ row, season }: PersonActsProps) {
  const { t } = useTranslation()
  const [isJoining, setJoining] = useState(false)
  const drop = useDropFromSeason()
  const part = usePartPeople()
  const join = useJoinPeople()
  const undo = useUndo()
  const seasonId = season.season.id
  const name = row.name ?? t('seasons.table.nameless')
  const toggle = async () => {
    const hasLeft = !row.hasLeft
    if ((await drop.send({ seasonId, person: row.key, hasLeft })) === null) return
    undo(t(hasLeft ? 'seasons.manage.dropped' : 'seasons.manage.returned', { name }), () =>
      drop.send({ seasonId, person: row.key, hasLeft: !hasLeft }),
    )
  }
  const separate = async (other: string) => {
    if ((await part.send({ seasonId, person: other })) === null) return
    undo(t('seasons.manage.parted'), () => join.send({ seasonId, person: other, into: row.key }))
  }
  return (
    <div className="grid gap-2 print:hidden">
      <ActFailure act={drop} title={t('seasons.manage.failed')} isTap />
      <ActFailure act={part} title={t('seasons.manage.failed')} isTap />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setJoining(true)}>
          {t('seasons.manage.join')}
        </Button>
        <Button variant="secondary" isBusy={drop.isSending} onClick={() => void toggle()}>
          {t(row.hasLeft ? 'seasons.manage.back' : 'seasons.manage.drop')}
        </Button>
        {row.joined.map(({ key, name: other }) => (
          <Button key={key} variant="secondary" disabled={part.isSending} onClick={() => void separate(key)}>
            {t('seasons.manage.part', { name: other ?? t('seasons.table.nameless') })}
          </Button>
        ))}
      </div>
      <JoinDialog row={row} season={season} isOpen={isJoining} onClose={() => setJoining(false)} />
    </div>
  )
}
