import type { MatchId, RoundClock } from '@tablee/domain/tournaments/tournament'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { vibrate } from '../tournament-frame/vibrate.ts'
import { passedMoment, type ToldMinutes } from './passed-moment.ts'
import { soundTone } from './tone.ts'
import { type ClockListener, useClockSound } from './use-clock-sound.ts'
import { useRoundClock } from './use-round-clock.ts'

type ClockSignalsProps = {
  readonly clock: RoundClock
  /** Without it, the round's clock. */
  readonly matchId?: MatchId | undefined
  readonly listener: ClockListener
  /** Said with the end of the time. */
  readonly atEnd?: string
}

const BEEPS: Readonly<Record<ToldMinutes, number>> = { 10: 1, 5: 2, 0: 3 }

/** Sound, vibration and announcement at 10, 5 and 0 minutes; invisible. */
export function ClockSignals({ clock, matchId, listener, atEnd = '' }: ClockSignalsProps) {
  const { t } = useTranslation()
  const told = useToldMoment({ clock, matchId, listener })
  const upText = atEnd === '' ? t('clock.isUp') : `${t('clock.isUp')}. ${atEnd}`
  const text = told === null ? '' : told === 0 ? upText : t('clock.minutesLeft', { minutes: told })
  return (
    <span aria-live="polite" className="sr-only">
      {text}
    </span>
  )
}

/** The last announced moment that passed while mounted. */
function useToldMoment({ clock, matchId, listener }: Omit<ClockSignalsProps, 'atEnd'>): ToldMinutes | null {
  const seconds = useRoundClock(clock, matchId)
  const { isOn } = useClockSound(listener)
  const before = useRef(seconds)
  const [told, setTold] = useState<ToldMinutes | null>(null)
  useEffect(() => {
    const passed = passedMoment(before.current, seconds)
    before.current = seconds
    if (passed === null) return
    setTold(passed)
    if (isOn) soundTone(BEEPS[passed])
    vibrate(BEEPS[passed])
  }, [seconds, isOn])
  return told
}
