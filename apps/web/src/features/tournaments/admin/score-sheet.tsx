import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { AllowedScore, Score } from '@tablee/domain/tournaments/score'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { StaffAccess } from '../api/own-roles.ts'
import type { useUpdateScore } from '../api/update-score.ts'
import { TableTime } from '../clock/table-time.tsx'
import { winnerFirst } from '../score-entry/score-columns.ts'
import { ScoreGrid } from '../score-entry/score-grid.tsx'
import { UnsentNotice } from '../score-entry/unsent-notice.tsx'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { CorrectionPreview } from './correction-preview.tsx'
import { OtherResults } from './other-results.tsx'
import type { TableScoreText } from './use-table-score-text.ts'
import { useToldWhenGone } from './use-told-when-gone.ts'
import { useTypedScore } from './use-typed-score.ts'

type ScoreSheetProps = {
  readonly match: PlayedMatch
  readonly words: TableScoreText
  readonly allowed: readonly AllowedScore[]
  readonly access: StaffAccess
  readonly update: ReturnType<typeof useUpdateScore>
  /** Results of earlier rounds are not erased, and looked at before they are corrected. */
  readonly isCurrent: boolean
  readonly isOpen: boolean
  readonly onChoose: (score: Score) => void
  /** A result of an earlier round was corrected, and the current one paired again. */
  readonly onCorrected: () => void
  readonly onClose: () => void
}

/** The result of one table, over the list and not in it, so that no row moves (EVEN-1). One tap keeps it in the round being played. */
export function ScoreSheet(props: ScoreSheetProps) {
  const { match, words, allowed, access, update, isCurrent, isOpen, onChoose, onCorrected, onClose } = props
  const { t } = useTranslation()
  const table = useTableLabel()(match.table)
  const [correction, setCorrection] = useState<Score | null>(null)
  useToldWhenGone(match, { isOpen, code: access.code })
  const choose = (score: Score) => (isCurrent ? onChoose(score) : setCorrection(score))
  const close = () => {
    setCorrection(null)
    onClose()
  }
  useTypedScore({ isListening: isOpen && correction === null && !update.isSending, allowed, onChoose: choose })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('tournament.matches.table', { table })}
      description={correction ? words.resultOf(correction) : undefined}
      closeLabel={t('admin.scores.closeTable', { table })}
    >
      <UnsentNotice by="organizer" tournamentId={access.tournamentId} matchId={match.id} />
      {correction ? (
        <CorrectionPreview
          access={access}
          match={match}
          score={correction}
          isSaving={update.isSending}
          onBack={() => setCorrection(null)}
          onSave={() => onChoose(correction)}
          onPairedAgain={() => {
            close()
            onCorrected()
          }}
        />
      ) : (
        <>
          <ScoreGrid
            label={words.label}
            allowed={allowed}
            headings={words.headings}
            textOf={winnerFirst}
            nameOf={words.of}
            chosen={update.isSending ? (update.input?.score ?? null) : scoreOf(match)}
            onChoose={choose}
            isDisabled={update.isSending}
            size="large"
          />
          <OtherResults
            match={match}
            access={access}
            canErase={isCurrent}
            isBusy={update.isSending}
            onChoose={choose}
            onErased={close}
          />
          {isCurrent ? <TableTime access={access} match={match} /> : null}
        </>
      )}
    </Dialog>
  )
}
