import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { namesComeIn } from '../api/following/came-in.ts'

/** The rest is only counted. */
const NAMES_TOLD = 8

/** Who got a seat by saving, for the organizer; empty if nobody did. */
export function useCameInText(before: Tournament): (answer: unknown) => string | undefined {
  const { t } = useTranslation()
  const { list } = useFormats()
  return (answer) => {
    const names = namesComeIn(before, answer)
    if (names.length === 0) return undefined
    const others = names.length - NAMES_TOLD
    const told =
      others > 0
        ? t('playerList.andMore', { names: names.slice(0, NAMES_TOLD).join(', '), count: others })
        : list(names)
    return t('settingList.cameIn', { count: names.length, names: told })
  }
}
