import { previewPlacings } from '@tablee/domain/tournaments/rounds/preview-correction'
import type { MatchId, Placings, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { useHeldTournament } from '../../api/own/held-tournament.ts'
import { CorrectionChanges } from '../scores/correction-changes.tsx'

type PodCorrectionProps = {
  readonly code: string
  readonly matchId: MatchId
  readonly placings: Placings
  readonly isSaving: boolean
  readonly onBack: () => void
  readonly onSave: () => void
}

/** Before saving a result of an earlier round of tables of four: its effect on points, places and later tables. */
export function PodCorrection({ code, ...props }: PodCorrectionProps) {
  const tournament = useHeldTournament(code)
  return tournament ? <Changes {...props} tournament={tournament} /> : null
}

type ChangesProps = Omit<PodCorrectionProps, 'code'> & { readonly tournament: Tournament }

function Changes({ tournament, matchId, placings, isSaving, onBack, onSave }: ChangesProps) {
  const { t } = useTranslation()
  const preview = useMemo(() => previewPlacings(tournament, { matchId, placings }), [tournament, matchId, placings])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {preview.accepted ? (
        <CorrectionChanges tournament={tournament} changes={preview.value} isChoice={false} />
      ) : (
        <p>{t(`refusals.${preview.refusal.code}`, preview.refusal.details ?? {})}</p>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
        <Button variant="secondary" onClick={onBack}>
          {t('admin.correction.back')}
        </Button>
        {preview.accepted ? (
          <Button isBusy={isSaving} onClick={onSave}>
            {t('admin.correction.save')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
