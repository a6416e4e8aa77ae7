import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage, enteredIn, plannedRounds } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { May } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { StaffAccess } from '../api/own-roles.ts'
import { RulesCard } from '../registration-rules/rules-card.tsx'
import { TablePlanCard } from '../table-plan/table-plan-card.tsx'
import { ClockPlanCard } from './clock-plan-card.tsx'
import { DecklistPublication } from './decklist-publication.tsx'
import { EntryPasswordCard } from './entry-password-card.tsx'
import { EventSettingsForm } from './event-settings-form.tsx'
import { OwnNamesCard } from './own-names-card.tsx'
import { RoundPlan } from './round-plan.tsx'

type EventSettingsTabProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly fate: ReactNode
}

/** The announcement and the password until the start, the number of rounds until the finish, the decklists after it. */
export function EventSettingsTab({ tournament, access, fate }: EventSettingsTabProps) {
  const { t } = useTranslation()
  const { announcement } = tournament
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      {tournament.isCancelled ? (
        <Notice tone="attention" title={t('tournament.cancelled.title')}>
          {t('tournament.cancelled.text')}
        </Notice>
      ) : isFinished(tournament) ? (
        <May act="publish-decklists">
          <DecklistPublication tournament={tournament} access={access} />
        </May>
      ) : (
        <>
          <May act="plan-rounds">
            {enteredIn(currentStage(tournament)) ? null : (
              <RoundPlan key={plannedRounds(tournament)} tournament={tournament} access={access} />
            )}
          </May>
          <May act="allow-own-names">
            <OwnNamesCard tournament={tournament} access={access} />
          </May>
          <May act="plan-clock">
            <ClockPlanCard tournament={tournament} access={access} />
          </May>
          <May act="plan-tables">
            <TablePlanCard tournament={tournament} access={access} />
          </May>
        </>
      )}
      <May act="change-settings">
        {announcement ? (
          <EventSettingsForm tournament={tournament} announcement={announcement} access={access} />
        ) : null}
        {announcement && isWaiting(tournament) ? (
          <RulesCard tournament={tournament} announcement={announcement} access={access} />
        ) : null}
        <EntryPasswordCard tournament={tournament} access={access} />
      </May>
      <May act={['offer-event', 'cancel-tournament']}>{fate}</May>
    </div>
  )
}
