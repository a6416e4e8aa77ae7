import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { ToldDeckCheck } from '../api/rounds/deck-checks.ts'
import { useServerNow } from '../clock/use-server-now.ts'

const STEP_MS = 10_000
const MINUTE_MS = 60_000
/** Longer than that, nobody checks. */
const LONGEST_MINUTES = 90

/** "en cours depuis 4 min", "terminé à 20:48". */
export function useCheckState(): (check: ToldDeckCheck) => string {
  const { t } = useTranslation()
  const { time } = useFormats()
  const now = useServerNow(STEP_MS)
  return ({ isTakenBack, openedAt, endedAt }) => {
    if (isTakenBack) return t('deckChecks.state.takenBack')
    if (endedAt !== null) return t('deckChecks.state.ended', { time: time(new Date(endedAt)) })
    const minutes = Math.max(0, Math.floor((now - Date.parse(openedAt)) / MINUTE_MS))
    return minutes > LONGEST_MINUTES
      ? t('deckChecks.state.unended', { time: time(new Date(openedAt)) })
      : t('deckChecks.state.open', { minutes })
  }
}
