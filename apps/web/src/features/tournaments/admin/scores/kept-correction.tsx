import { previewResult } from '@tablee/domain/tournaments/rounds/preview-correction'
import type { MatchId, Result, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { useHeldTournament } from '../../api/own/held-tournament.ts'
import { CorrectionChanges } from './correction-changes.tsx'

type KeptCorrectionProps = {
  readonly code: string
  readonly matchId: MatchId
  /** The same until it is another one. */
  readonly result: Result
  readonly isSaving: boolean
  readonly onBack: () => void
  readonly onSave: () => void
}

/** Before saving a result of an earlier round whose pairings stay in any case: its effect on points, places and later tables. */
export function KeptCorrection({ code, ...props }: KeptCorrectionProps) {
  const tournament = useHeldTournament(code)
  return tournament ? <Changes {...props} tournament={tournament} /> : null
}

type ChangesProps = Omit<KeptCorrectionProps, 'code'> & { readonly tournament: Tournament }

function Changes({ tournament, matchId, result, isSaving, onBack, onSave }: ChangesProps) {
  const { t } = useTranslation()
  const preview = useMemo(() => previewResult(tournament, { matchId, result }), [tournament, matchId, result])
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
