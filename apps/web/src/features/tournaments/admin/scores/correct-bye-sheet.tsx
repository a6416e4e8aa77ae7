import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isBye } from '@tablee/domain/tournaments/kinds/seats'
import { canPairAgain } from '@tablee/domain/tournaments/rounds/correct-and-pair-again'
import { previewByeCorrection } from '@tablee/domain/tournaments/rounds/preview-correction'
import type { RoundNumber, Tournament, UnopposedKind, UnopposedMatch } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useCorrectBye } from '../../api/results/correct-bye.ts'
import { CorrectionChanges } from './correction-changes.tsx'
import type { Correction } from './use-tell-corrected.ts'

type CorrectByeSheetProps = {
  readonly match: UnopposedMatch
  readonly name: string
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Reported with an undo, unless the current round was paired again, which is reported here. */
  readonly onCorrected: (correction: Correction | null) => void
}

const CHOICES: readonly UnopposedKind[] = ['bye', 'loss']

/** What a match without opponent counts as. The first tap shows the effect, the second saves (NONE-5). */
export function CorrectByeSheet(props: CorrectByeSheetProps) {
  const { match, name, tournament, access, isOpen, onClose, onCorrected } = props
  const { t } = useTranslation()
  const correct = useCorrectBye(access)
  const [wished, setWished] = useState<UnopposedKind | null>(null)
  const chosen = wished ?? match.kind
  const close = () => {
    setWished(null)
    correct.clear()
    onClose()
  }
  const save = async ({ as, again }: Saved) => {
    const reply = await correct.send({ matchId: match.id, as, again })
    if (reply === null) return
    close()
    onCorrected(again === undefined ? { of: 'bye', match, name, as } : null)
    if (again === undefined) return
    notify.success({
      title: t(`correctBye.corrected.${as}`, { name, round: match.round }),
      description: t('correctBye.pairedAgain', { round: again }),
    })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={name}
      description={t('correctBye.about', { round: match.round })}
      closeLabel={t('correctBye.close')}
    >
      <div className="grid grid-cols-2 gap-2">
        {CHOICES.map((choice) => (
          <Button
            key={choice}
            variant={choice === chosen ? 'felt' : 'secondary'}
            className="min-h-14"
            aria-pressed={choice === chosen}
            disabled={correct.isSending}
            onClick={() => setWished(choice)}
          >
            {t(`correctBye.${choice}`)}
          </Button>
        ))}
      </div>
      {isBye({ kind: chosen }) === isBye(match) ? (
        <p className="text-muted">{t('correctBye.standsNow')}</p>
      ) : (
        <>
          <ActFailure act={correct} title={t('correctBye.failed')} isTap />
          <Changes
            {...{ match, tournament }}
            as={chosen}
            isSending={correct.isSending}
            onSave={(again) => void save({ as: chosen, again })}
          />
        </>
      )}
    </Dialog>
  )
}

type Saved = { readonly as: UnopposedKind; readonly again: RoundNumber | undefined }

type ChangesProps = Pick<CorrectByeSheetProps, 'match' | 'tournament'> & {
  readonly as: UnopposedKind
  readonly isSending: boolean
  /** With the current round if it is to be paired again. */
  readonly onSave: (again: RoundNumber | undefined) => void
}

/** The effect; and if the current round can be paired again, a choice by one tap. */
function Changes({ match, as, tournament, isSending, onSave }: ChangesProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [chosen, setChosen] = useState<RoundNumber | 'kept' | null>(null)
  const preview = useMemo(() => previewByeCorrection(tournament, { matchId: match.id, as }), [tournament, match.id, as])
  if (!preview.accepted) return <p>{t(`refusals.${preview.refusal.code}`)}</p>
  const isChoice = may('correct-bye') && canPairAgain(tournament, preview.value.rounds)
  const save = (again: RoundNumber | undefined) => {
    setChosen(again ?? 'kept')
    onSave(again)
  }
  const isBusy = (again: RoundNumber | 'kept') => isSending && chosen === again
  const round = currentRound(tournament)
  return (
    <>
      <CorrectionChanges tournament={tournament} changes={preview.value} isChoice={isChoice} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
        {isChoice ? (
          <Button variant="secondary" isBusy={isBusy(round)} disabled={isBusy('kept')} onClick={() => save(round)}>
            {t('admin.correction.pairAgain')}
          </Button>
        ) : null}
        <Button isBusy={isBusy('kept')} disabled={isBusy(round)} onClick={() => save(undefined)}>
          {t(isChoice ? 'admin.correction.keep' : 'admin.correction.save')}
        </Button>
      </div>
    </>
  )
}
