import type { MatchId, RoundClock } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { clockText, isOver, urgencyOf } from './clock-text.ts'
import { useRoundClock } from './use-round-clock.ts'

type ClockDigitsProps = {
  readonly clock: RoundClock
  /** Without it, the round's clock. */
  readonly matchId?: MatchId | undefined
  readonly className?: string
  /** A button's name would omit a nested timer. */
  readonly isInButton?: boolean
}

const TONES = { calm: '', soon: 'text-amber', last: 'text-carmine', over: 'text-carmine' } as const

const TIMER = { role: 'timer', 'aria-live': 'off' } as const

/** "38:12", and "+3:05" past the end. Only the digits rerender each second. */
export function ClockDigits({ clock, matchId, className = '', isInButton = false }: ClockDigitsProps) {
  const { t } = useTranslation()
  const seconds = useRoundClock(clock, matchId)
  return (
    <span
      {...(isInButton ? {} : TIMER)}
      className={classNames('tabular-nums whitespace-nowrap', TONES[urgencyOf(seconds)], className)}
    >
      <span className="sr-only">{t(isOver(seconds) ? 'clock.over' : 'clock.left')} </span>
      {clockText(seconds)}
    </span>
  )
}
