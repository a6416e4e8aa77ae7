import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { plannedRounds, roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import { MOST_PLANNED_ROUNDS, type Tournament } from '@tablee/domain/tournaments/tournament'
import { useId } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own-roles.ts'
import { usePlanRounds } from '../api/plan-rounds.ts'
import { RoundsField } from './rounds-field.tsx'

type RoundPlanProps = { readonly tournament: Tournament; readonly access: StaffAccess }

const REASON_MAX_LENGTH = 300

/** How many rounds are to be played: free before the start, with a reason later (STAK-14). */
export function RoundPlan({ tournament, access }: RoundPlanProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const plan = usePlanRounds(access)
  const needsReason = isRunning(tournament)
  const roundsFault = useRoundsFault(tournament)
  const reasonFault = (reason: string) =>
    needsReason && reason.trim() === '' ? t('refusals.reason_required') : undefined
  const form = useForm({
    initial: { rounds: roundsToPlay(tournament) as number | null, reason: '' },
    failure: plan.error,
    check: ({ rounds, reason }) => ({ rounds: roundsFault(rounds), reason: reasonFault(reason) }),
    send: ({ rounds }) => send(rounds),
  })
  const { rounds, reason } = form.values
  const send = async (wished: number | null) => {
    const reply = await plan.send({ rounds: wished, reason: needsReason ? reason.trim() : null })
    if (reply === null) return null
    form.clear()
    return notify.success({ title: t('eventAdmin.plan.saved') })
  }
  const leaveToTheRules = () => {
    const fault = reasonFault(reason)
    if (fault) form.showFaults({ reason: fault })
    else void send(null)
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <form {...form.formProps} className="grid gap-4">
        <h2 id={titleId} className="text-xl">
          {t('eventAdmin.plan.title')}
        </h2>
        <RoundsField
          rules={tournament.rules}
          playerCount={tournament.players.length}
          {...form.field('rounds')}
          error={roundsFault(rounds)}
        />
        {needsReason ? (
          <TextInput
            label={t('eventAdmin.plan.reason')}
            hint={t('eventAdmin.plan.reasonHint')}
            maxLength={REASON_MAX_LENGTH}
            {...form.field('reason')}
          />
        ) : null}
        {form.isToldAtField ? null : <ActFailure act={plan} title={t('eventAdmin.plan.failed')} />}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="secondary"
            isBusy={plan.isSending}
            disabled={rounds === roundsToPlay(tournament)}
          >
            {t('eventAdmin.plan.save')}
          </Button>
          {plannedRounds(tournament) === null ? null : (
            <Button variant="quiet" disabled={plan.isSending} onClick={leaveToTheRules}>
              {t('eventAdmin.plan.automatic')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

function useRoundsFault(tournament: Tournament): (rounds: number | null) => string | undefined {
  const { t } = useTranslation()
  return (rounds) => {
    if (rounds === null || rounds < 1 || rounds > MOST_PLANNED_ROUNDS) return t('refusals.rounds_invalid')
    return rounds < currentRound(tournament) ? t('refusals.rounds_below_paired') : undefined
  }
}
