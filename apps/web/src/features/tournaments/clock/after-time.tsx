import type { RoundClock } from '@tablee/domain/tournaments/tournament'
import { classNames } from '../../../ui/class-names.ts'
import { isOver } from './clock-text.ts'
import { type AfterTimeOf, useAfterTimeText } from './use-after-time.ts'
import { useRoundClock } from './use-round-clock.ts'

type AfterTimeProps = AfterTimeOf & { readonly clock: RoundClock; readonly className?: string }

/** What follows once the time is up: read before, told in red then, and nothing moves. */
export function AfterTime({ clock, className = '', ...of }: AfterTimeProps) {
  const seconds = useRoundClock(clock, of.matchId)
  return (
    <p className={classNames('text-sm', isOver(seconds) ? 'text-carmine' : 'text-muted', className)}>
      {useAfterTimeText()(of)}
    </p>
  )
}

/** Only once the time is up, on a screen that nobody touches. */
export function AfterTimeOnceUp({ clock, className = '', ...of }: AfterTimeProps) {
  const text = useAfterTimeText()
  return isOver(useRoundClock(clock, of.matchId)) ? <p className={className}>{text(of)}</p> : null
}
