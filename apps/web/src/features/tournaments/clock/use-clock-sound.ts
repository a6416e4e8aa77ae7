import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { makeToneReady, soundTone } from './tone.ts'

/** The desk sounds unless muted, a player's phone only if turned on. */
export type ClockListener = 'desk' | 'player'

export type ClockSound = {
  readonly isOn: boolean
  /** During a tap, which unlocks sound; turning it on plays one. */
  readonly turn: (isOn: boolean) => void
}

/** Sound at 10, 5 and 0 minutes on this device. */
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
