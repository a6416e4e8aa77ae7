import type { SaidSeats } from '@tablee/domain/tournaments/kinds/result'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Placings, PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useEffect } from 'react'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { painted } from '../../../../ui/after-frame.ts'
import { useLasting } from '../../../../ui/use-lasting.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useEraseResult } from '../../api/results/erase-result.ts'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'

/** How long the row offers to undo a saved score (EVEN-6). */
const OFFERED_MS = 5_000

type UndoScoreProps = {
  readonly match: Pick<PlayedMatch, 'id' | 'table'>
  readonly saved: Score | Placings | SaidSeats
  readonly access: StaffAccess
  readonly onOver: () => void
}

/** Briefly offers to restore what was there before. */
export function UndoScore({ match, saved, access, onOver }: UndoScoreProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const erase = useEraseResult(access)
  useToldFailure(erase, t('admin.failed.undoScore'))
  useEffect(() => {
    const timer = setTimeout(onOver, OFFERED_MS)
    return () => clearTimeout(timer)
  }, [onOver])
  // A device that decides by itself answers before anybody could read the sign.
  const isBusy = useLasting(erase.isSending)
  const takeBack = async () => {
    if (erase.isSending) return
    const reply = await erase.send({ matchId: match.id, over: saved, toPrevious: true })
    // A failure is told by what stands in the row, which is drawn first.
    if (reply === null) return
    await painted()
    onOver()
  }
  return (
    <button
      type="button"
      data-undo-score
      aria-label={t('admin.scores.undoScoreOf', { table: labelOf(match.table) })}
      disabled={isBusy}
      onClick={() => void takeBack()}
      className="relative z-10 inline-flex min-h-11 shrink-0 items-center rounded-control px-1 font-semibold text-slate underline-offset-4"
    >
      {t('admin.scores.undoScore')}
    </button>
  )
}
