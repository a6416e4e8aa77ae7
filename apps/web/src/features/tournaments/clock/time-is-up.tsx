import type { MatchId, RoundClock } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { isOver, minutesOver } from './clock-text.ts'
import { useRoundClock } from './use-round-clock.ts'

type TimeIsUpProps = { readonly clock: RoundClock; readonly matchId?: MatchId | undefined }

/** "Temps écoulé", and since how many minutes; nothing before. */
export function TimeIsUp({ clock, matchId }: TimeIsUpProps) {
  const { t } = useTranslation()
  const seconds = useRoundClock(clock, matchId)
  if (!isOver(seconds)) return null
  const minutes = minutesOver(seconds)
  return <span className="text-carmine">{minutes === 0 ? t('clock.isUp') : t('clock.isUpSince', { minutes })}</span>
}
