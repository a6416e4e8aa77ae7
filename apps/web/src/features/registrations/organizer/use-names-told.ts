import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** Names told before the rest is only counted. */
const NAMES_TOLD = 8

/** Writes names as a list in a sentence. */
export function useNamesTold(): (names: readonly string[]) => string {
  const { t } = useTranslation()
  const { list } = useFormats()
  return (names) => {
    const others = names.length - NAMES_TOLD
    if (others <= 0) return list(names)
    return t('playerList.andMore', { names: names.slice(0, NAMES_TOLD).join(', '), count: others })
  }
}
