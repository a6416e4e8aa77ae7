import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { BracketTree } from '../top-cut/bracket-tree.tsx'
import { RankingSection } from '../tournament-page/ranking-section.tsx'

/** The ranking, live (AADM-4). */
export function StandingsTab({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  if (isWaiting(tournament)) {
    return <EmptyState title={t('eventAdmin.standings.empty')}>{t('eventAdmin.standings.emptyHelp')}</EmptyState>
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <BracketTree tournament={tournament} own={null} />
      <RankingSection tournament={tournament} own={null} mayLookAhead />
    </div>
  )
}
