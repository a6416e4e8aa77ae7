import { isUntouched } from '@tablee/domain/tournaments/kinds/match-result'
import { partBegunIn } from '@tablee/domain/tournaments/kinds/part'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isFieldClosed, lastRankedRound, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ArrowLeftRight, Undo2 } from 'lucide-react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { May } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useUndoRound } from '../../api/rounds/undo-round.ts'
import { useQuestion } from '../../question/use-question.ts'
import { useCutRoundName } from '../../tournament-frame/round-name.ts'

type RoundActionsProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onRepair: () => void
  readonly onUndone: () => void
}

/** Acts on the current round's pairings. */
export function RoundActions({ tournament, access, onRepair, onUndone }: RoundActionsProps) {
  const { t } = useTranslation()
  const round = currentRound(tournament)
  const canUndo = matchesOfRound(tournament, round).every(isUntouched)
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isFieldClosed(tournament) ? null : (
        <May act="set-round-pairings">
          <Button
            variant="secondary"
            icon={<ArrowLeftRight aria-hidden="true" className="size-5" />}
            onClick={onRepair}
          >
            {t('admin.scores.repair')}
          </Button>
        </May>
      )}
      {canUndo ? (
        <May act="undo-round">
          <UndoRound tournament={tournament} access={access} round={round} onUndone={onUndone} />
        </May>
      ) : null}
    </div>
  )
}

type UndoRoundProps = Pick<RoundActionsProps, 'tournament' | 'access' | 'onUndone'> & { readonly round: number }

function UndoRound({ tournament, access, round, onUndone }: UndoRoundProps) {
  const { t } = useTranslation()
  const cutRound = useCutRoundName(tournament)(round)
  const isPlayOff = structureOf(tournament) === 'round-robin'
  const isWholeCut = round > 1 && cutRound !== null && lastRankedRound(tournament) === round - 1
  const part = partBegunIn(tournament, round)
  const undo = useUndoRound(access)
  const question = useQuestion(undo, () => {
    onUndone()
    notify.success({
      title: cutRound === null ? t('admin.scores.undone', { round }) : t('cut.undone', { name: cutRound }),
    })
  })
  return (
    <>
      <Button variant="quiet" icon={<Undo2 aria-hidden="true" className="size-5" />} onClick={question.ask}>
        {t('admin.scores.undo')}
      </Button>
      <ConfirmDialog
        {...question.about({ roundNumber: round })}
        title={cutRound === null ? t('admin.scores.undoTitle', { round }) : t('cut.undoTitle', { name: cutRound })}
        description={[
          t('admin.scores.undoText'),
          ...(round === 1 ? [t('admin.scores.undoFirst')] : []),
          ...(part === null ? [] : [t('parts.undo', { part })]),
          ...(isWholeCut ? [t(isPlayOff ? 'structure.playOff.undo' : 'cut.undoWhole')] : []),
        ].join(' ')}
        confirmLabel={t('admin.scores.undo')}
        cancelLabel={t('life.keepRound')}
        isDangerous
      >
        <ActFailure act={undo} title={t('admin.failed.undo')} isTap />
      </ConfirmDialog>
    </>
  )
}
