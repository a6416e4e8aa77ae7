import { draftToCome } from '@tablee/domain/tournaments/draft/draft-seats'
import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import {
  currentStage,
  enteredIn,
  plannedRounds,
  playersForRounds,
  roundsOfLists,
  roundsToPlay,
} from '@tablee/domain/tournaments/kinds/stage'
import { activePlayers } from '@tablee/domain/tournaments/rounds/round-progress'
import { recommendedRounds } from '@tablee/domain/tournaments/rule-packs/recommended-rounds'
import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/size-limits'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useState } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useGeneratePairings } from '../../api/rounds/generate-pairings.ts'
import { usePlanRounds } from '../../api/rounds/plan-rounds.ts'
import { useStartNote } from '../../structure/use-start-note.ts'
import { SeasonSeeds } from '../../top-cut/season-seeds.tsx'
import { RoundsField } from './rounds-field.tsx'

type StartEventProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly absence: ReactNode
  readonly onClose: () => void
  readonly onStarted: () => void
}

export function StartEvent({ tournament, access, absence, onClose, onStarted }: StartEventProps) {
  const { t } = useTranslation()
  const plan = usePlanRounds(access)
  const pair = useGeneratePairings(access)
  const { awardedByes } = tournament
  const present = activePlayers(tournament, 1)
  const count = present.length
  const countedAs = playersForRounds({ players: present, awardedByes })
  // Follows the number of players until chosen.
  const [chosen, setChosen] = useState<number | null | undefined>(undefined)
  const proposed = plannedRounds(tournament) ?? recommendedRounds(countedRules(tournament), countedAs)
  const rounds = chosen === undefined ? proposed : chosen
  const isFine = rounds !== null && rounds >= 1 && rounds <= MOST_PLANNED_ROUNDS
  // A draft has the rounds of its pods.
  const isPlanned = enteredIn(currentStage(tournament)) === null && draftToCome(tournament) === null
  const { canStart: isRightSize, note } = useStartNote(tournament, count)
  const canStart = isRightSize && (isFine || !isPlanned)
  const start = async () => {
    // Plans the confirmed number, unless lists and the tournament say so already.
    const isSaid = [roundsOfLists(tournament), roundsToPlay(tournament)].every((count) => count === rounds)
    if (isPlanned && !isSaid && (await plan.send({ rounds, reason: null })) === null) return
    if ((await pair.send({ roundNumber: 1 })) === null) return
    notify.success({ title: t('admin.start.done') })
    onClose()
    onStarted()
  }
  return (
    <>
      <p className="font-display text-section font-bold tabular-nums" aria-live="polite">
        {t('eventAdmin.start.confirmed', { count })}
      </p>
      {absence}
      {note === null ? null : <p>{note}</p>}
      {isPlanned ? (
        <RoundsField
          rules={countedRules(tournament)}
          playerCount={count}
          countedAs={countedAs}
          value={rounds}
          onChange={setChosen}
          {...(isFine ? {} : { error: t('refusals.rounds_invalid') })}
        />
      ) : null}
      <SeasonSeeds tournament={tournament} access={access} />
      <ActFailure act={plan} title={t('eventAdmin.plan.failed')} />
      <ActFailure act={pair} title={t('admin.failed.start')} isTap />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t('tournament.cancel')}
        </Button>
        <Button disabled={!canStart} isBusy={plan.isSending || pair.isSending} onClick={() => void start()}>
          {t('eventAdmin.start.confirm', { count })}
        </Button>
      </div>
    </>
  )
}
