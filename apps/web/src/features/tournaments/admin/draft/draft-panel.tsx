import { seatedPods } from '@tablee/domain/tournaments/draft/seated-pods'
import { type DraftStage, hasDraftBegun } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/message-screens.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { PodLists } from '../../draft/pod-lists.tsx'
import { CallsOfRoom } from '../scores/urgent-tables.tsx'
import type { Desk } from '../scores/use-desk.ts'
import { DraftTimerDesk } from './draft-timer-desk.tsx'
import { DrawPodsButton } from './draw-pods-button.tsx'

export type DraftPanelProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly stage: DraftStage
  readonly desk: Pick<Desk, 'arrive'>
}

/** Until the first round of a draft: the timer, and who sits where. */
export function DraftPanel({ tournament, access, stage, desk }: DraftPanelProps) {
  const { t } = useTranslation()
  const may = useMay()
  const titleId = useId()
  if (stage.pods.length === 0) {
    return (
      <EmptyState drawing="waiting" title={t('draft.empty')}>
        {t('structure.hints.draft')}
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={titleId} className="text-section">
        {t('draft.title')}
      </h2>
      {isWaiting(tournament) && may('answer-judge-call') ? <CallsOfRoom {...{ tournament, access }} /> : null}
      {seatedPods(tournament)?.unseated.length ? <Notice tone="attention">{t('draft.desk.late')}</Notice> : null}
      {stage.timer === undefined ? null : (
        <DraftTimerDesk access={access} cards={stage.cards} timer={stage.timer} mayRun={may('set-draft-timer')} />
      )}
      <PodLists tournament={tournament} own={null} />
      <div className="flex flex-wrap gap-2">
        <Link
          to="/tournament/$code/print"
          params={{ code: tournament.code }}
          search={{ sheet: 'draftSeats', now: 1 }}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Printer aria-hidden="true" className="size-5 shrink-0" />
          {t('draft.desk.print')}
        </Link>
        {hasDraftBegun(tournament) ? null : (
          <DrawPodsButton as="again" {...{ tournament, access }} onDrawn={desk.arrive} />
        )}
      </div>
    </section>
  )
}
