const VIBRATION_MS = 200

/** Felt so many times, where the device can. */
export function vibrate(times: number): void {
  // Before the first tap browsers refuse it, and complain.
  if (navigator.userActivation?.hasBeenActive === false) return
  navigator.vibrate?.(Array.from({ length: 2 * times - 1 }, () => VIBRATION_MS))
}
