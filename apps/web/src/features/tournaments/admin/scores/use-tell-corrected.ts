import type { SeenAsResult } from '@tablee/domain/tournaments/kinds/result'
import type { PlayedMatch, UnopposedKind, UnopposedMatch } from '@tablee/domain/tournaments/tournament'
import { useCallback, useRef } from 'react'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useCorrectBye } from '../../api/results/correct-bye.ts'
import { useEraseResult } from '../../api/results/erase-result.ts'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'

/** A correction in an earlier round: the match before it, and what counts now. */
export type Correction =
  | { readonly of: 'score'; readonly match: Pick<PlayedMatch, 'id' | 'table' | 'round'>; readonly score: SeenAsResult }
  | { readonly of: 'bye'; readonly match: UnopposedMatch; readonly name: string; readonly as: UnopposedKind }

/** Returns to the current round and reports the correction with an undo (EVEN-6); null where none is possible. Stable function. */
export function useTellCorrected(
  access: StaffAccess,
  backToCurrent: () => void,
): (correction: Correction | null) => void {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const erase = useEraseResult(access)
  const correctBye = useCorrectBye(access)
  useToldFailure(erase, t('admin.failed.undoScore'))
  useToldFailure(correctBye, t('admin.failed.undoScore'))
  const tell = (correction: Correction | null) => {
    backToCurrent()
    if (correction === null) return
    const { match } = correction
    const undo = () =>
      correction.of === 'score'
        ? erase.send({ matchId: match.id, over: correction.score, toPrevious: true })
        : correctBye.send({ matchId: match.id, as: correction.match.kind })
    const title =
      correction.of === 'score'
        ? t('admin.scores.corrected', { table: labelOf(correction.match.table), round: match.round })
        : t(`correctBye.corrected.${correction.as}`, { name: correction.name, round: match.round })
    notify.info({ title, action: { label: t('admin.scores.undoScore'), onClick: () => void undo() } })
  }
  const latest = useRef(tell)
  latest.current = tell
  return useCallback((correction: Correction | null) => latest.current(correction), [])
}
