import { isBye } from '@tablee/domain/tournaments/kinds/seats'
import { previewByeCorrection } from '@tablee/domain/tournaments/preview-correction'
import type { Tournament, UnopposedKind, UnopposedMatch } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useCorrectBye } from '../api/correct-bye.ts'
import type { StaffAccess } from '../api/own-roles.ts'
import { CorrectionChanges } from './correction-changes.tsx'

type CorrectByeSheetProps = {
  readonly match: UnopposedMatch
  readonly name: string
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onCorrected: () => void
}

const CHOICES: readonly UnopposedKind[] = ['bye', 'loss']

/** What a match without an opponent counts as. The first tap shows what another choice changes, the second one saves it (NONE-5). */
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
  const save = async (as: UnopposedKind) => {
    const reply = await correct.send({ matchId: match.id, as })
    if (reply === null) return
    close()
    onCorrected()
    notify.success({ title: t(`correctBye.corrected.${as}`, { name, round: match.round }) })
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
          <Changes match={match} as={chosen} tournament={tournament} />
          <ActFailure act={correct} title={t('correctBye.failed')} isTap />
          <Button className="sm:self-end" isBusy={correct.isSending} onClick={() => void save(chosen)}>
            {t('admin.correction.save')}
          </Button>
        </>
      )}
    </Dialog>
  )
}

type ChangesProps = Pick<CorrectByeSheetProps, 'match' | 'tournament'> & { readonly as: UnopposedKind }

function Changes({ match, as, tournament }: ChangesProps) {
  const { t } = useTranslation()
  const preview = useMemo(() => previewByeCorrection(tournament, { matchId: match.id, as }), [tournament, match.id, as])
  if (!preview.accepted) return <p>{t(`refusals.${preview.refusal.code}`)}</p>
  return <CorrectionChanges tournament={tournament} changes={preview.value} isChoice={false} />
}
