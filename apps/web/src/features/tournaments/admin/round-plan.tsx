import { roundsToPlay } from '@tablee/domain/tournaments/plan-rounds'
import { currentRound } from '@tablee/domain/tournaments/round-progress'
import { MOST_PLANNED_ROUNDS, type Tournament } from '@tablee/domain/tournaments/tournament'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { usePlanRounds } from '../api/plan-rounds.ts'
import { RoundsField } from './rounds-field.tsx'

type RoundPlanProps = { readonly tournament: Tournament; readonly access: OrganizerAccess }

const REASON_MAX_LENGTH = 300

/** How many rounds are to be played: free before the start, with a reason later (STAK-14). */
export function RoundPlan({ tournament, access }: RoundPlanProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const plan = usePlanRounds(access)
  const [rounds, setRounds] = useState<number | null>(roundsToPlay(tournament))
  const [reason, setReason] = useState('')
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const isRunning = tournament.phase.kind === 'running'
  const error = useRoundsError(tournament, rounds)
  const send = async (wished: number | null) => {
    const isMissing = isRunning && reason.trim() === ''
    setIsReasonMissing(isMissing)
    if (isMissing) return
    const reply = await plan.send({ rounds: wished, reason: isRunning ? reason.trim() : null })
    if (reply === null) return
    setReason('')
    if (wished === null) setRounds(roundsToPlay({ ...tournament, plannedRounds: null }))
    notify.success({ title: t('eventAdmin.plan.saved') })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (error === null) void send(rounds)
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <h2 id={titleId} className="text-xl">
          {t('eventAdmin.plan.title')}
        </h2>
        <RoundsField
          rules={tournament.rules}
          playerCount={tournament.players.length}
          value={rounds}
          onChange={setRounds}
          {...(error ? { error } : {})}
        />
        {isRunning ? (
          <TextInput
            label={t('eventAdmin.plan.reason')}
            hint={t('eventAdmin.plan.reasonHint')}
            value={reason}
            maxLength={REASON_MAX_LENGTH}
            onChange={(value) => {
              setReason(value)
              setIsReasonMissing(false)
            }}
            {...(isReasonMissing ? { error: t('refusals.reason_required') } : {})}
          />
        ) : null}
        <ActFailure act={plan} title={t('eventAdmin.plan.failed')} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="secondary"
            isBusy={plan.isSending}
            disabled={rounds === roundsToPlay(tournament)}
          >
            {t('eventAdmin.plan.save')}
          </Button>
          {tournament.plannedRounds === null ? null : (
            <Button variant="quiet" disabled={plan.isSending} onClick={() => void send(null)}>
              {t('eventAdmin.plan.automatic')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

function useRoundsError(tournament: Tournament, rounds: number | null): string | null {
  const { t } = useTranslation()
  if (rounds === null || rounds < 1 || rounds > MOST_PLANNED_ROUNDS) return t('refusals.rounds_invalid')
  return rounds < currentRound(tournament) ? t('refusals.rounds_below_paired') : null
}
