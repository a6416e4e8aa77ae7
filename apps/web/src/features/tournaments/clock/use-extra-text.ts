import { checkMsOf, extraMsOf, extraTurnsOf, MINUTE_MS } from '@tablee/domain/tournaments/clock/round-clock'
import type { MatchId, RoundClock } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

type ExtraText = (clock: RoundClock, matchId: MatchId, isBesideTime?: boolean) => string

/** "3 min de plus · 2 tours de plus"; empty for a table without. A time that stands beside has the minutes in it. */
export function useExtraText(): ExtraText {
  const { t } = useTranslation()
  return (clock, matchId, isBesideTime = false) => {
    const checked = checkMsOf(clock, matchId) / MINUTE_MS
    const minutes = extraMsOf(clock, matchId) / MINUTE_MS - checked
    const turns = extraTurnsOf(clock, matchId)
    return [
      ...(minutes > 0 ? [t(isBesideTime ? 'clock.extraIncluded' : 'clock.extraMinutes', { minutes })] : []),
      ...(checked > 0 ? [t('clock.extraCheck', { minutes: checked })] : []),
      ...(turns > 0 ? [t('clock.extraTurns', { count: turns })] : []),
    ].join(' · ')
  }
}
