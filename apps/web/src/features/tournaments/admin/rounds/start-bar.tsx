import { draftToCome } from '@tablee/domain/tournaments/draft/draft-seats'
import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { plannedRounds } from '@tablee/domain/tournaments/kinds/stage'
import { seatedCount } from '@tablee/domain/tournaments/players/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useStartTournament } from '../../api/rounds/start-quick-tournament.ts'
import { useStartNote } from '../../structure/use-start-note.ts'
import { roundCount } from '../../tournament-frame/round-count.ts'
import { ActionBar } from '../action-bar.tsx'
import { DraftSteps, useDraftNote } from '../draft/draft-steps.tsx'

/** What the number of Swiss rounds is based on. */
function roundsReason(tournament: Tournament): 'planned' | 'table' | 'swiss' {
  if (plannedRounds(tournament) !== null) return 'planned'
  const { defaultRounds, recommendedRounds } = countedRules(tournament)
  return defaultRounds === 'recommended' && recommendedRounds.length > 0 ? 'table' : 'swiss'
}

type StartBarProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onStarted: () => void
}

/** Opens round 1, or says why it cannot. */
export function StartBar({ tournament, access, onStarted }: StartBarProps) {
  const { t } = useTranslation()
  const start = useStartTournament(access)
  const count = seatedCount(tournament)
  const { canStart, note } = useStartNote(tournament, count)
  const send = async () => {
    const reply = await start.send({})
    if (reply === null) return
    notify.success({ title: t('admin.start.done') })
    onStarted()
  }
  const draft = draftToCome(tournament)
  const draftNote = useDraftNote(draft, 1)
  const button = (isMain: boolean) => (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      className="min-h-12"
      disabled={!canStart}
      isBusy={start.isSending}
      aria-describedby="start-note"
      onClick={() => void send()}
    >
      {draft ? t('draft.desk.round', { round: 1 }) : t('admin.start.button')}
    </Button>
  )
  return (
    <ActionBar
      note={
        <p id="start-note">
          {draftNote ??
            note ??
            (canStart
              ? t('admin.start.ready', {
                  count,
                  rounds: t('admin.start.rounds', { count: roundCount(tournament).recommended }),
                })
              : t('admin.start.needTwo'))}
          {note === null && canStart ? (
            <span className="block text-sm text-muted">{t(`eventAdmin.plan.why.${roundsReason(tournament)}`)}</span>
          ) : null}
        </p>
      }
    >
      <ActFailure act={start} title={t('admin.failed.start')} isTap />
      {draft ? (
        <DraftSteps {...{ tournament, access }} stage={draft} round={button} onDone={onStarted} />
      ) : (
        button(true)
      )}
    </ActionBar>
  )
}
