import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isInCut } from '@tablee/domain/tournaments/kinds/stage'
import { advancePoints, qualifiedBefore } from '@tablee/domain/tournaments/rounds/qualified'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

type OwnQualificationProps = { readonly tournament: Tournament; readonly player: PlayerId }

/** Once the points are reached, at the table where it happened. */
export function OwnQualification({ tournament, player }: OwnQualificationProps) {
  const { t } = useTranslation()
  const points = advancePoints(tournament)
  if (points === null || isInCut(tournament)) return null
  if (!qualifiedBefore(tournament, currentRound(tournament) + 1).has(player)) return null
  return <Notice tone="success">{t('largeSwiss.qualified.next', { points })}</Notice>
}
