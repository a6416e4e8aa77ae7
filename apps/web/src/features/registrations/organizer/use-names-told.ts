import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** Further names are only counted. */
const NAMES_TOLD = 8

export function useNamesTold(): (names: readonly string[]) => string {
  const { t } = useTranslation()
  const { list } = useFormats()
  return (names) => {
    const others = names.length - NAMES_TOLD
    if (others <= 0) return list(names)
    return t('playerList.andMore', { names: names.slice(0, NAMES_TOLD).join(', '), count: others })
  }
}
