import { isQuiet } from '../../../ui/quiet.ts'

const VIBRATION_MS = 200

export function vibrate(times: number): void {
  if (isQuiet()) return
  // Before the first tap browsers refuse, with a warning.
  if (navigator.userActivation?.hasBeenActive === false) return
  navigator.vibrate?.(Array.from({ length: 2 * times - 1 }, () => VIBRATION_MS))
}
