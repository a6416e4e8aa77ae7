import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { isEndedByDecision } from '@tablee/domain/tournaments/conduct/seat-losses'
import { isUntouched, placingsOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { placed } from '@tablee/domain/tournaments/kinds/result'
import type { Placings, Result } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useEraseResult } from '../../api/results/erase-result.ts'
import { DecidedMatch } from '../../conduct/decided-match.tsx'
import { RefereeDecision } from '../../conduct/referee-decision.tsx'
import { CheckTable } from '../../deck-checks/check-table.tsx'
import { useConfirmedBy } from '../../one-phone/pod-here.tsx'
import { TableCode } from '../../one-phone/table-code.tsx'
import { usePlacingsText } from '../../pod-table/placings-text.ts'
import { isWhole, PodChoices } from '../../pod-table/pod-choices.tsx'
import type { PodQuestion } from '../../pod-table/pod-question.ts'
import { drawOf, type Seated } from '../../pod-table/seated.ts'
import { UnsentNotice } from '../../score-entry/unsent-notice.tsx'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'
import { DecisionButton } from '../scores/decision-button.tsx'
import { keptCorrection, useKeptCorrection } from '../scores/kept-correction-later.ts'

type PodSheetProps = {
  readonly match: PodTable
  readonly seated: Seated
  readonly asked: PodQuestion
  readonly penalties: readonly Penalty[]
  readonly access: StaffAccess
  readonly isCurrent: boolean
  readonly isSending: boolean
  readonly onChoose: (placings: Placings) => void
  readonly onClose: () => void
}

type Step = 'result' | 'decision' | Result

const isResult = (step: Step) => typeof step !== 'string'

/** A draw with who was still in, a correction, or no result at all. */
export function PodSheet({
  match,
  seated,
  asked,
  penalties,
  access,
  isCurrent,
  isSending,
  onChoose,
  onClose,
}: PodSheetProps) {
  const { t } = useTranslation()
  const table = useTableLabel()(match.table)
  const text = usePlacingsText()
  const stands = placingsOf(match)?.outcome ?? null
  const [chosen, setChosen] = useState<Placings | null>(
    isUntouched(match) && asked !== 'places' ? drawOf(seated, asked) : stands,
  )
  const [step, setStep] = useState<Step>('result')
  useKeptCorrection(isCurrent)
  const isEnded = isEndedByDecision({ penalties }, match)
  const erase = useEraseResult(access)
  useToldFailure(erase, t('admin.failed.erase'))
  const eraseIt = async () => (await erase.send({ matchId: match.id, over: stands })) !== null && onClose()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tournament.matches.table', { table })}
      description={isResult(step) && isWhole(chosen) && text(chosen, seated)}
      closeLabel={t('admin.scores.closeTable', { table })}
      isFooterPinned
      footer={
        step !== 'result' || isEnded ? null : (
          <Button
            size="large"
            isWide
            isBusy={isSending}
            disabled={!isWhole(chosen)}
            onClick={() => {
              if (!isWhole(chosen)) return
              if (isCurrent) onChoose(chosen)
              else setStep(placed(chosen))
            }}
          >
            <span className="unbroken-words min-w-0">
              {chosen === null ? t('pods.report.choose') : t('podsDesk.keep', { result: text(chosen, seated) })}
            </span>
          </Button>
        )
      }
    >
      {step === 'decision' ? (
        <RefereeDecision {...{ match, penalties, access }} onBack={() => setStep('result')} onDone={onClose} />
      ) : step !== 'result' && isWhole(chosen) ? (
        <keptCorrection.Component
          {...{ code: access.code, matchId: match.id, result: step }}
          isSaving={isSending}
          onBack={() => setStep('result')}
          onSave={() => onChoose(chosen)}
        />
      ) : (
        <>
          {penalties.length === 0 ? null : <DecidedMatch match={match} penalties={penalties} access={access} />}
          <ConfirmedBy match={match} seated={seated} />
          {isEnded ? null : (
            <PodChoices asked={asked} seated={seated} chosen={chosen} onChoose={setChosen} isDisabled={isSending} />
          )}
          <UnsentNotice by="staff" tournamentId={access.tournamentId} matchId={match.id} />
          {isCurrent && !isUntouched(match) && !isEnded ? (
            <Button variant="quiet" isBusy={erase.isSending} onClick={() => void eraseIt()}>
              {t('podsDesk.erase')}
            </Button>
          ) : null}
          {isCurrent ? <OfCurrent access={access} match={match} onDecide={() => setStep('decision')} /> : null}
        </>
      )}
    </Dialog>
  )
}

type OfCurrentProps = Pick<PodSheetProps, 'access' | 'match'> & { readonly onDecide: () => void }

function OfCurrent({ access, match, onDecide }: OfCurrentProps) {
  return (
    <>
      <DecisionButton onPress={onDecide} />
      <CheckTable access={access} match={match} />
      <TableCode access={access} match={match} />
    </>
  )
}

/** Who said the same, on one phone or on several. */
function ConfirmedBy({ match, seated }: Pick<PodSheetProps, 'match' | 'seated'>) {
  const said = useConfirmedBy()(match, seated)
  return said === null ? null : <p className="unbroken-words text-muted">{said}</p>
}
