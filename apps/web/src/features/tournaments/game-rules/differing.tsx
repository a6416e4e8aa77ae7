import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { useTournamentDifferences } from './use-differences.ts'

export type DifferingProps = { readonly tournament: Tournament; readonly className?: string }

export function Differing({ tournament, className = 'text-muted' }: DifferingProps) {
  const { t } = useTranslation()
  const differences = useTournamentDifferences(tournament)
  return differences === null ? null : <p className={className}>{t('gameRules.differs', { differences })}</p>
}
