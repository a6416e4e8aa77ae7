import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import type { Score } from '@tablee/domain/tournaments/results/score'
import { canPairAgain } from '@tablee/domain/tournaments/rounds/correct-and-pair-again'
import { previewCorrection } from '@tablee/domain/tournaments/rounds/preview-correction'
import type { Meeting, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import { tournamentQuery } from '../../api/following/tournament-query.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useCorrectAndPairAgain } from '../../api/results/correct-and-pair-again.ts'
import { CorrectionChanges } from './correction-changes.tsx'

type CorrectionPreviewProps = {
  readonly access: StaffAccess
  readonly match: Meeting
  readonly score: Score
  readonly isSaving: boolean
  readonly onBack: () => void
  /** Corrects the result, keeping the pairings. */
  readonly onSave: () => void
  readonly onPairedAgain: () => void
}

/** Before saving a result of an earlier round: its effect on points, places and existing pairings (NONE-5). */
export function CorrectionPreview(props: CorrectionPreviewProps) {
  const { client } = useServer()
  const { data } = useQuery(tournamentQuery(client, props.access.code))
  return data ? <Changes {...props} tournament={data.tournament} /> : null
}

type ChangesProps = CorrectionPreviewProps & { readonly tournament: Tournament }

function Changes(props: ChangesProps) {
  const { tournament, match, score } = props
  const { t } = useTranslation()
  const preview = useMemo(
    () => previewCorrection(tournament, { matchId: match.id, score }),
    [tournament, match.id, score],
  )
  const may = useMay()
  if (!preview.accepted) return <p>{t(`refusals.${preview.refusal.code}`)}</p>
  const { rounds } = preview.value
  const current = currentRound(tournament)
  const isChoice = may('correct-and-pair-again') && canPairAgain(tournament, rounds)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CorrectionChanges tournament={tournament} changes={preview.value} isChoice={isChoice} />
      <CorrectionActs {...props} isChoice={isChoice} round={current} />
    </div>
  )
}

type CorrectionActsProps = ChangesProps & { readonly isChoice: boolean; readonly round: RoundNumber }

/** With or without pairing the current round again: one tap (NONE-5). */
function CorrectionActs(props: CorrectionActsProps) {
  const { access, match, score, isSaving, onBack, onSave, onPairedAgain, isChoice, round } = props
  const { t } = useTranslation()
  const again = useCorrectAndPairAgain(access)
  const pairAgain = async () => {
    const reply = await again.send({ matchId: match.id, score, over: scoreOf(match), round })
    if (reply === null) return
    onPairedAgain()
    notify.success({ title: t('admin.correction.pairedAgain', { round }) })
  }
  return (
    <>
      <ActFailure act={again} title={t('admin.failed.score')} isTap />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
        <Button variant={isChoice ? 'quiet' : 'secondary'} onClick={onBack}>
          {t('admin.correction.back')}
        </Button>
        {isChoice ? (
          <Button variant="secondary" isBusy={again.isSending} disabled={isSaving} onClick={() => void pairAgain()}>
            {t('admin.correction.pairAgain')}
          </Button>
        ) : null}
        <Button isBusy={isSaving} disabled={again.isSending} onClick={onSave}>
          {t(isChoice ? 'admin.correction.keep' : 'admin.correction.save')}
        </Button>
      </div>
    </>
  )
}
