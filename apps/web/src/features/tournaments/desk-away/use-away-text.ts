import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDeskAway } from './use-desk-away.ts'

/** Null while anybody has a line. */
export function useAwayText(tournament: Tournament): string | null {
  const { t } = useTranslation()
  const { time } = useFormats()
  const away = useDeskAway(tournament)
  return away && !away.isAnybodyThere ? t('cave.away.all', { time: time(away.since) }) : null
}
