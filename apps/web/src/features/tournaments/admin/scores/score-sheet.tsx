import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { agreesWithGameLosses } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { AllowedScore, Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { later } from '../../../../ui/later.tsx'
import { useHeldTournament } from '../../api/own/held-tournament.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import type { useUpdateScore } from '../../api/results/update-score.ts'
import { TableTime } from '../../clock/table-time.tsx'
import { DecidedMatch } from '../../conduct/decided-match.tsx'
import { RefereeDecision } from '../../conduct/referee-decision.tsx'
import { rulingOf } from '../../conduct/ruling.ts'
import { CheckTable } from '../../deck-checks/check-table.tsx'
import { isByBoth } from '../../one-phone/is-by-both.ts'
import { TableCode } from '../../one-phone/table-code.tsx'
import { winnerFirst } from '../../score-entry/score-columns.ts'
import { ScoreGrid } from '../../score-entry/score-grid.tsx'
import { UnsentNotice } from '../../score-entry/unsent-notice.tsx'
import { useMatchNotes } from '../../top-cut/use-match-notes.ts'
import { usePlayerNames } from '../../tournament-frame/player-names.ts'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'
import { useToldWhenGone } from '../players/use-told-when-gone.ts'
import { BothAbsent } from './both-absent.tsx'
import { DecisionButton } from './decision-button.tsx'
import { DepartureOffer } from './departure-offer.tsx'
import { OtherResults } from './other-results.tsx'
import { ArrivedLine, Replacing } from './replacing.tsx'
import { type ReplaceGuard, useArrivedResult, useReplaceGuard } from './use-arrived-result.ts'
import type { TableScoreText } from './use-table-score-text.ts'
import { useTypedScore } from './use-typed-score.ts'

type ScoreSheetProps = {
  readonly match: Meeting
  readonly words: TableScoreText
  readonly allowed: readonly AllowedScore[]
  readonly penalties: readonly Penalty[]
  readonly access: StaffAccess
  readonly update: ReturnType<typeof useUpdateScore>
  /** Earlier rounds cannot be erased, and are previewed before a correction. */
  readonly isCurrent: boolean
  /** The result seen by the person who opened it, null for none; defaults to the result on opening. */
  readonly seen?: Score | null | undefined
  readonly onChoose: (score: Score) => void
  /** An earlier round was corrected, and the current one paired again. */
  readonly onCorrected: () => void
  readonly onClose: () => void
  /** Its row, which has the focus afterwards. */
  readonly home?: RefObject<HTMLElement | null>
}

/** Over the list, so that no row moves (EVEN-1). In the current round one tap saves. Stands while it is open: hundreds may have been opened before. */
export function ScoreSheet(props: ScoreSheetProps) {
  const { match, words, allowed, penalties, access, update, isCurrent, onChoose, onClose } = props
  const { t } = useTranslation()
  const table = useTableLabel()(match.table)
  const [step, setStep] = useState<Step>(null)
  const correction = isOfStaff(step) ? null : step
  useToldWhenGone(match, access.code)
  const notes = useNotesOf(match, access)
  const arrived = useArrivedResult(match, { seen: props.seen, own: update.input?.score ?? null })
  const replacing = useReplaceGuard(arrived)
  const { guard } = replacing
  const choose = (score: Score) => (isCurrent ? guard(score, () => onChoose(score)) : setStep(score))
  const isOffered = (score: Score) => agreesWithGameLosses({ penalties }, match, score)
  const isListening = step === null && replacing.wish === null && rulingOf(penalties) === null && !update.isSending
  useTypedScore({ isListening, allowed, isOffered, onChoose: choose })
  return (
    <Dialog
      isOpen
      {...(props.home ? { home: props.home } : {})}
      onClose={onClose}
      title={t('tournament.matches.table', { table })}
      description={descriptionOf(correction, notes, words)}
      closeLabel={t('admin.scores.closeTable', { table })}
    >
      {isByBoth(match) ? <p className="text-muted">{t('atTable.byBoth')}</p> : null}
      <ArrivedLine {...{ match, access, arrived }} names={words.names} />
      <SheetStep
        {...props}
        step={step}
        isOffered={isOffered}
        guard={guard}
        onChoose={choose}
        onSave={onChoose}
        onStep={setStep}
        onClose={onClose}
      />
      <Replacing {...{ match, access, arrived }} names={words.names} guard={replacing} onKeep={onClose} />
    </Dialog>
  )
}

function useNotesOf(match: Meeting, { code }: StaffAccess): readonly string[] {
  const matchNotes = useMatchNotes()
  const tournament = useHeldTournament(code)
  const names = usePlayerNames({ players: tournament?.players ?? NOBODY, teams: tournament?.teams ?? NOBODY })
  return tournament ? matchNotes(match, { tournament, names }) : NOBODY
}

/** What is being corrected; else full names where columns shorten them, and notes on the match. */
function descriptionOf(
  correction: Score | null,
  notes: readonly string[],
  { resultOf, wholeNames }: TableScoreText,
): ReactNode {
  if (correction) return resultOf(correction)
  if (!wholeNames) return notes.join(' · ')
  const [one, other] = wholeNames
  return (
    <>
      <bdi>{one}</bdi> · <bdi>{other}</bdi>
      {notes.map((note) => ` · ${note}`)}
    </>
  )
}

/** It pairs rounds anew to compare them: brought once a sheet of an earlier round is open. */
const correctionPreview = later(async () => (await import('./correction-preview.tsx')).CorrectionPreview)

const NOBODY: readonly never[] = []

/** A previewed correction, a staff decision, absences, or the scores. */
type Step = Score | StaffStep | null
type StaffStep = 'decision' | 'absences'

function isOfStaff(step: Step): step is StaffStep {
  return step === 'decision' || step === 'absences'
}

type SheetStepProps = ScoreSheetProps & {
  readonly step: Step
  readonly isOffered: (score: Score) => boolean
  readonly guard: ReplaceGuard['guard']
  readonly onSave: (score: Score) => void
  readonly onStep: (step: Step) => void
}

function SheetStep(props: SheetStepProps) {
  const { match, penalties, access, update, isCurrent, step, onSave, onCorrected, onStep, onClose } = props
  const back = () => onStep(null)
  useEffect(() => {
    // Asked for again where it is shown.
    if (!isCurrent) correctionPreview.preload().catch(() => {})
  }, [isCurrent])
  if (step === 'absences') {
    const { allowed } = props
    return <BothAbsent {...{ match, allowed, access, update }} onChoose={onSave} onBack={back} onDone={onClose} />
  }
  if (step === 'decision') {
    return <RefereeDecision match={match} penalties={penalties} access={access} onBack={back} onDone={onClose} />
  }
  return (
    <>
      <UnsentNotice by="staff" tournamentId={access.tournamentId} matchId={match.id} />
      {step ? (
        <correctionPreview.Component
          access={access}
          match={match}
          score={step}
          isSaving={update.isSending}
          onBack={() => onStep(null)}
          onSave={() => onSave(step)}
          onPairedAgain={() => {
            onClose()
            onCorrected()
          }}
        />
      ) : (
        <>
          {penalties.length === 0 ? null : <DecidedMatch match={match} penalties={penalties} access={access} />}
          {rulingOf(penalties) === null ? <Scores {...props} /> : null}
        </>
      )}
      {isCurrent ? <DecisionButton onPress={() => onStep('decision')} /> : null}
      {isCurrent ? <CheckTable access={access} match={match} /> : null}
    </>
  )
}

function Scores(props: SheetStepProps) {
  const { match, words, allowed, access, update, isCurrent, isOffered, guard, onChoose, onStep, onClose } = props
  const stands = scoreOf(match)
  return (
    <>
      <DepartureOffer match={match} access={access} isBusy={update.isSending} onChoose={onChoose} />
      <ScoreGrid
        label={words.label}
        allowed={allowed}
        headings={words.headings}
        textOf={winnerFirst}
        nameOf={words.of}
        chosen={update.isSending ? (update.input?.score ?? null) : stands}
        onChoose={onChoose}
        isOffered={isOffered}
        isDisabled={update.isSending}
        size="large"
      />
      <OtherResults
        match={match}
        access={access}
        canErase={isCurrent}
        isBusy={update.isSending}
        guard={guard}
        onChoose={onChoose}
        onAbsences={() => onStep('absences')}
        onErased={onClose}
      />
      {isCurrent ? <TableTime access={access} match={match} /> : null}
      {isCurrent ? <TableCode access={access} match={match} /> : null}
    </>
  )
}
