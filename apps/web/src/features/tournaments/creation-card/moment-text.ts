import { isDay } from '../../../ui/written-date.ts'

/** A moment in the time zone of this device; what is no moment goes on as typed, for the checks to refuse. */
export function momentOf(day: string, time: string): string {
  const moment = new Date(`${day}T${time}`)
  return isDay(day) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : day
}

/** The way back: day and time of a moment on this device's clock. */
export function dayAndTimeOf(moment: string): { readonly day: string; readonly time: string } {
  const at = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  return {
    day: `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}
