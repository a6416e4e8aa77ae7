import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { plannedRounds, playersForRounds, roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import { recommendedRounds } from '@tablee/domain/tournaments/rule-packs/recommended-rounds'
import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/size-limits'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { RoundsField } from '../admin/rounds/rounds-field.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { usePlanRounds } from '../api/rounds/plan-rounds.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

type RoundsProps = { readonly tournament: Tournament; readonly access: StaffAccess }

const REASON_MAX_LENGTH = 300

/** Freely before the start, with a reason later (STAK-14). */
export function RoundsRow({ tournament, access }: RoundsProps) {
  const { t } = useTranslation()
  const { players } = tournament
  const isOpen = plannedRounds(tournament) === null && players.length < 2
  const advice = recommendedRounds(countedRules(tournament), playersForRounds(tournament))
  return (
    <SettingRow
      title={t('settingList.rounds.title')}
      value={
        isOpen
          ? t('settingList.rounds.byPlayers')
          : t('settingList.rounds.value', { rounds: roundsToPlay(tournament), advice })
      }
      sheetTitle={t('eventAdmin.plan.title')}
    >
      <RoundPlanForm tournament={tournament} access={access} />
    </SettingRow>
  )
}

function RoundPlanForm({ tournament, access }: RoundsProps) {
  const { t } = useTranslation()
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
  const sheet = useSettingSheet(!form.isUnchanged)
  const send = async (wished: number | null) => {
    const before = plannedRounds(tournament) === null ? null : roundsToPlay(tournament)
    const reply = await plan.send({ rounds: wished, reason: needsReason ? reason.trim() : null })
    const why = needsReason ? t('settingList.rounds.reason') : null
    const takeBack = () => plan.send({ rounds: before, reason: why })
    return reply && sheet.saved({ title: t('eventAdmin.plan.saved'), takeBack })
  }
  const leaveToTheRules = () => {
    const fault = reasonFault(reason)
    if (fault) form.showFaults({ reason: fault })
    else void send(null)
  }
  return (
    <form {...form.formProps} className="grid gap-4">
      <RoundsField
        rules={countedRules(tournament)}
        playerCount={tournament.players.length}
        countedAs={playersForRounds(tournament)}
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
      <SaveSetting
        label={t('eventAdmin.plan.save')}
        isBusy={plan.isSending}
        disabled={rounds === roundsToPlay(tournament)}
      >
        {plannedRounds(tournament) === null ? null : (
          <Button variant="quiet" disabled={plan.isSending} onClick={leaveToTheRules}>
            {t('eventAdmin.plan.automatic')}
          </Button>
        )}
      </SaveSetting>
    </form>
  )
}

function useRoundsFault(tournament: Tournament): (rounds: number | null) => string | undefined {
  const { t } = useTranslation()
  return (rounds) => {
    if (rounds === null || rounds < 1 || rounds > MOST_PLANNED_ROUNDS) return t('refusals.rounds_invalid')
    return rounds < currentRound(tournament) ? t('refusals.rounds_below_paired') : undefined
  }
}
