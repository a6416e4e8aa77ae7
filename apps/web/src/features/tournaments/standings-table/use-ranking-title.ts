import { useTranslation } from '../../../language/use-translation.ts'
import type { PodRanking } from './pod-rankings.ts'

/** "Groupe B", or "Pod 2". */
export function useRankingTitle(): (ranking: Pick<PodRanking, 'pod' | 'group'>) => string {
  const { t } = useTranslation()
  return ({ pod, group }) => {
    if (group !== null) return t('structure.groups.name', { letter: group })
    return pod === null ? t('draft.noPod') : t('draft.pod', { pod })
  }
}
