import { isPaused } from '@tablee/domain/tournaments/kinds/clock-course'
import type { MatchId, RoundClock } from '@tablee/domain/tournaments/tournament'
import { Pause } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ClockDigits } from './clock-digits.tsx'

type RoundTimeProps = {
  readonly clock: RoundClock
  /** Without it, the round's clock. */
  readonly matchId?: MatchId | undefined
  /** Also sizes the mark. */
  readonly className?: string
}

/** Read-only: the digits, and a mark while stopped. */
export function RoundTime({ clock, matchId, className = '' }: RoundTimeProps) {
  const { t } = useTranslation()
  return (
    <span className={classNames('inline-flex items-center gap-[0.2em] font-display leading-none font-bold', className)}>
      {isPaused(clock) ? <Pause role="img" aria-label={t('clock.paused')} className="size-[0.7em] shrink-0" /> : null}
      <ClockDigits clock={clock} matchId={matchId} />
    </span>
  )
}
