import { canBeCut } from '@tablee/domain/tournaments/kinds/can-be-cut'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { isInCut } from '@tablee/domain/tournaments/kinds/stage'
import { partsToCome } from '@tablee/domain/tournaments/rounds/planned-parts'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlannedCutName } from './use-cut-name.ts'

/** Announced by the staff and still to come, next. */
export function isCutAnnounced(tournament: Tournament): boolean {
  const isOpen = canBeCut(tournament) && !isInCut(tournament) && !isFinished(tournament)
  return isOpen && tournament.plannedCut !== null && partsToCome(tournament).length === 0
}

/** The rounds, and what follows if announced. */
export function usePlanText(tournament: Tournament): (rounds: string) => string {
  const { t } = useTranslation()
  const nameOf = usePlannedCutName()
  const { plannedCut } = tournament
  if (!isCutAnnounced(tournament)) return (rounds) => rounds
  return (rounds) =>
    plannedCut === 0 ? t('cut.plan.alone', { rounds }) : t('cut.plan.followed', { rounds, cut: nameOf(plannedCut) })
}
