import { useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { usePartEvent, useReturnEvent } from '../api/season-acts.ts'
import type { Season, SeasonEvent, SeasonRow } from '../season-view.ts'
import { OtherRows } from './other-rows.tsx'
import { useUndo } from './use-undo.ts'

type OfResult = { readonly row: SeasonRow; readonly season: Season; readonly event: SeasonEvent }
type ResultSignProps = OfResult & { readonly result: SeasonRow['counted'][number] }

/** By what a result was counted as somebody's, and the way to say that it was not theirs. */
export function ResultSign({ result: { player, sign }, ...of }: ResultSignProps) {
  const { t } = useTranslation()
  if (player === undefined || sign === undefined) return null
  const isPartedOff = sign === 'parted' || sign === 'moved'
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted print:hidden">
      <span>{t(`seasons.sign.${sign}`)}</span>
      {isPartedOff ? (
        <Return {...of} player={player} into={sign === 'moved' ? of.row.key : null} />
      ) : of.row.counted.length > 1 ? (
        <PartOff {...of} player={player} />
      ) : null}
    </div>
  )
}

const LOOK = 'min-h-11 font-semibold text-ink underline disabled:opacity-55'

type SeatProps = OfResult & { readonly player: string }

function PartOff(of: SeatProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { event, row } = of
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('seasons.split.of', { event: event.name })}
        onClick={() => setOpen(true)}
        className={LOOK}
      >
        {t('seasons.split.open')}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('seasons.split.title', { name: row.name ?? t('seasons.table.nameless') })}
        description={t('seasons.split.text', { event: event.name })}
        closeLabel={t('seasons.manage.close')}
      >
        <Parting {...of} onDone={close} />
      </Dialog>
    </>
  )
}

function Parting({ row, season, event, player, onDone }: SeatProps & { readonly onDone: () => void }) {
  const { t } = useTranslation()
  const part = usePartEvent()
  const back = useReturnEvent()
  const undo = useUndo()
  const seat = { seasonId: season.season.id, tournamentId: event.id, player }
  const eventIds = useMemo(() => [event.id], [event])
  const choose = async (other: SeasonRow | null) => {
    if ((await part.send({ ...seat, into: other?.key ?? null })) === null) return
    onDone()
    const said = other ? t('seasons.split.moved', { name: other.name ?? '' }) : t('seasons.split.done')
    undo(said, () => back.send(seat))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ActFailure act={part} title={t('seasons.manage.failed')} isTap />
      <Button isWide disabled={part.isSending} onClick={() => void choose(null)}>
        {t('seasons.split.alone')}
      </Button>
      <p className="font-semibold">{t('seasons.split.orRow')}</p>
      <OtherRows
        row={row}
        season={season}
        eventIds={eventIds}
        isSending={part.isSending}
        onChoose={(other) => void choose(other)}
      />
    </div>
  )
}

function Return({ season, event, player, into }: SeatProps & { readonly into: string | null }) {
  const { t } = useTranslation()
  const part = usePartEvent()
  const back = useReturnEvent()
  const undo = useUndo()
  const seat = { seasonId: season.season.id, tournamentId: event.id, player }
  const putBack = async () => {
    if ((await back.send(seat)) === null) return
    undo(t('seasons.split.returned'), () => part.send({ ...seat, into }))
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('seasons.split.backOf', { event: event.name })}
        disabled={back.isSending}
        onClick={() => void putBack()}
        className={LOOK}
      >
        {t('seasons.split.back')}
      </button>
      <ActFailure act={back} title={t('seasons.manage.failed')} isTap />
    </>
  )
}
