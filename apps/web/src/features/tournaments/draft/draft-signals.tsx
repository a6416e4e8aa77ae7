import type { DraftMoment } from '@tablee/domain/tournaments/draft/pick-schedule'
import { useEffect, useRef, useState } from 'react'
import { SOFT, soundTone } from '../clock/tone.ts'
import { type ClockListener, useClockSound } from '../clock/use-clock-sound.ts'
import { useDraftWords } from './draft-words.ts'
import { type RunDraft, secondsLeft, useDraftMoment } from './use-draft-moment.ts'

/** Seconds before the end at which a longer part is heard. */
const WARNED_S = 5

type DraftSignalsProps = RunDraft & { readonly listener: ClockListener }

/** A soft sound at five seconds and at each pick's end; packs, not picks, are told to screen readers. Invisible. */
export function DraftSignals({ listener, ...run }: DraftSignalsProps) {
  const moment = useDraftMoment(run)
  const told = useDraftWords()(moment).told
  const [first] = useState(told)
  useSounds(moment, listener)
  return (
    <span aria-live="polite" className="sr-only">
      {told === first ? '' : told}
    </span>
  )
}

function useSounds(moment: DraftMoment, listener: ClockListener): void {
  const { isOn } = useClockSound(listener)
  const part = partOf(moment)
  const seconds = secondsLeft(moment)
  const before = useRef({ part, seconds })
  useEffect(() => {
    const last = before.current
    before.current = { part, seconds }
    if (!isOn || (last.part === part && last.seconds === seconds)) return
    if (last.part !== part) soundTone(2, SOFT)
    else if (seconds === WARNED_S && last.seconds > WARNED_S) soundTone(1, SOFT)
  }, [part, seconds, isOn])
}

function partOf(moment: DraftMoment): string {
  return moment.phase === 'pick' ? `${moment.pack} ${moment.pick}` : moment.phase
}
