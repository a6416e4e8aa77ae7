import { currentRound, matchesOfRound } from '@tablee/domain/tournaments/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ArrowLeftRight, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { useUndoRound } from '../api/undo-round.ts'

type RoundActionsProps = {
  readonly tournament: Tournament
  readonly access: OrganizerAccess
  readonly onRepair: () => void
}

/** What can be done about the pairings of the current round. */
export function RoundActions({ tournament, access, onRepair }: RoundActionsProps) {
  const { t } = useTranslation()
  const round = currentRound(tournament)
  const canUndo = matchesOfRound(tournament, round).every(
    (match) => match.kind !== 'played' || match.state.kind === 'pending',
  )
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" icon={<ArrowLeftRight aria-hidden="true" className="size-5" />} onClick={onRepair}>
        {t('admin.scores.repair')}
      </Button>
      {canUndo ? <UndoRound access={access} round={round} /> : null}
    </div>
  )
}

function UndoRound({ access, round }: { readonly access: OrganizerAccess; readonly round: number }) {
  const { t } = useTranslation()
  const undo = useUndoRound(access)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => {
    setIsAsking(false)
    undo.clear()
  }
  const confirm = async () => {
    const reply = await undo.send({ roundNumber: round })
    if (reply === null) return
    setIsAsking(false)
    notify.success({ title: t('admin.scores.undone', { round }) })
  }
  return (
    <>
      <Button variant="quiet" icon={<Undo2 aria-hidden="true" className="size-5" />} onClick={() => setIsAsking(true)}>
        {t('admin.scores.undo')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => void confirm()}
        title={t('admin.scores.undoTitle', { round })}
        description={`${t('admin.scores.undoText')}${round === 1 ? ` ${t('admin.scores.undoFirst')}` : ''}`}
        confirmLabel={t('admin.scores.undo')}
        cancelLabel={t('tournament.cancel')}
        closeLabel={t('tournament.close')}
        isDangerous
        isBusy={undo.isSending}
      >
        <ActFailure act={undo} title={t('admin.failed.undo')} />
      </ConfirmDialog>
    </>
  )
}
