import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { CountedCalls } from '../judge-calls/counted-calls.tsx'
import { BracketTree } from '../top-cut/bracket-tree.tsx'
import { RankingSection } from '../tournament-page/ranking-section.tsx'

type StandingsTabProps = {
  readonly tournament: Tournament
  readonly statistics?: ReactNode
  /** At the end, for those who may restart. */
  readonly again?: ReactNode
}

/** The live ranking (AADM-4), and deck statistics of an event (AADM-7). */
export function StandingsTab({ tournament, statistics = null, again = null }: StandingsTabProps) {
  const { t } = useTranslation()
  const titleId = useId()
  // At the end the winner comes first.
  const isOver = isFinished(tournament)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {isWaiting(tournament) ? (
        <EmptyState drawing="waiting" title={t('eventAdmin.standings.empty')}>
          {t('eventAdmin.standings.emptyHelp')}
        </EmptyState>
      ) : (
        <>
          {isOver ? null : <BracketTree tournament={inEntrants(tournament)} own={null} />}
          <RankingSection tournament={tournament} own={null} mayLookAhead again={again} />
          {isOver ? <BracketTree tournament={inEntrants(tournament)} own={null} /> : null}
        </>
      )}
      <CountedCalls tournament={tournament} />
      {statistics === null ? null : (
        <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id={titleId} className="text-section">
            {t('admin.tabs.statistics')}
          </h2>
          {statistics}
        </section>
      )}
    </div>
  )
}
