import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { makeToneReady, soundTone } from './tone.ts'

/** Whose screen it is: the desk sounds unless somebody has muted it, a player's phone once they wish it. */
export type ClockListener = 'desk' | 'player'

export type ClockSound = {
  readonly isOn: boolean
  /** By a tap, which is what lets the page sound later; turning it on is heard. */
  readonly turn: (isOn: boolean) => void
}

/** Whether this device sounds at 10, 5 and 0 minutes. */
export function useClockSound(listener: ClockListener): ClockSound {
  const storage = useDeviceStorage()
  const wished = storage.preference('clock-sound')
  const turn = (isOn: boolean) => {
    storage.setPreference('clock-sound', isOn ? 'on' : 'off')
    if (!isOn) return
    makeToneReady()
    soundTone(1)
  }
  return { isOn: wished === null ? listener === 'desk' : wished === 'on', turn }
}
