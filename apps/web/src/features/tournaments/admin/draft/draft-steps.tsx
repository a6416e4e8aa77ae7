import type { DraftStage } from '@tablee/domain/tournaments/kinds/draft-rounds'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useSetDraftTimer } from '../../api/rounds/draft-acts.ts'
import { DrawPodsButton } from './draw-pods-button.tsx'

type DraftStepsProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly stage: DraftStage
  /** Pairs the first round; the main act once the timer runs. */
  readonly round: (isMain: boolean) => ReactNode
  /** Who has not come yet. */
  readonly absence?: ReactNode
  /** The pods are drawn, or the timer started. */
  readonly onDone: () => void
}

/** The next act of a draft: pods, then the timer, then its first round. */
export function DraftSteps({ tournament, access, stage, round, absence, onDone }: DraftStepsProps) {
  const may = useMay()
  const { pods, timer } = stage
  if (pods.length === 0) return <DrawPodsButton as="first" {...{ tournament, access, absence }} onDrawn={onDone} />
  const canStart = timer === undefined && may('set-draft-timer')
  return (
    <>
      {canStart ? <StartTimer access={access} onDone={onDone} /> : null}
      {round(!canStart)}
    </>
  )
}

function StartTimer({ access, onDone }: Pick<DraftStepsProps, 'access' | 'onDone'>) {
  const { t } = useTranslation()
  const act = useSetDraftTimer(access)
  const start = async () => {
    if ((await act.send({ course: 'start' })) === null) return
    onDone()
    notify.success({ title: t('draft.desk.started') })
  }
  return (
    <>
      <ActFailure act={act} title={t('draft.desk.failed')} isTap />
      <Button className="min-h-12" isBusy={act.isSending} onClick={() => void start()}>
        {t('draft.desk.start')}
      </Button>
    </>
  )
}

/** What the draft waits for, for the note beside its act. */
export function useDraftNote(stage: DraftStage | null, round: number): string | null {
  const { t } = useTranslation()
  if (!stage || stage.pods.length === 0) return null
  return stage.timer === undefined ? t('draft.desk.seated', { round }) : t('draft.desk.running')
}
