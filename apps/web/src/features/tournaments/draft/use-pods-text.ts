import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** "2 pods de 8 et 1 pod de 7" */
export function usePodsText(): (sizes: readonly number[]) => string {
  const { t } = useTranslation()
  const { list } = useFormats()
  return (sizes) => {
    const different = [...new Set(sizes)].sort((one, other) => other - one)
    return list(
      different.map((size) => t('draft.desk.podsOf', { size, count: sizes.filter((each) => each === size).length })),
    )
  }
}
