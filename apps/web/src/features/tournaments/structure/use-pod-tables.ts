import type { PodSizes } from '@tablee/domain/tournaments/pairing/pods/pod-sizes'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** '3 tables de 4, 1 table de 3'. */
export function usePodTables(): (plan: PodSizes | null) => string {
  const { t } = useTranslation()
  const { list } = useFormats()
  return (plan) => {
    const count = (size: number) => plan?.sizes.filter((one) => one === size).length ?? 0
    const parts = ([5, 4, 3] as const).flatMap((size) =>
      count(size) > 0 ? [t(`structure.podTables.of${size}`, { count: count(size) })] : [],
    )
    return list(plan && plan.byes > 0 ? [...parts, t('structure.podTables.byes', { count: plan.byes })] : parts)
  }
}
