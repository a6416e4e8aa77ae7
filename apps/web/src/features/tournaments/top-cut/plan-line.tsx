import { plannedRounds, roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlannedCutName } from './use-cut-name.ts'
import { isCutAnnounced, usePlanText } from './use-plan-text.ts'

/** A quick tournament's rounds and what follows, once the staff has said; events list it among their facts. */
export function PlanLine({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const planText = usePlanText(tournament)
  const nameOf = usePlannedCutName()
  if (tournament.announcement || !isCutAnnounced(tournament)) return null
  // Unknown while there are no players.
  const isOpen = plannedRounds(tournament) === null && tournament.players.length < 2
  return (
    <p className="text-muted">
      {isOpen
        ? t('cut.plan.line', { cut: nameOf(tournament.plannedCut) })
        : planText(t('tournament.standings.rounds', { count: roundsToPlay(tournament) }))}
    </p>
  )
}
