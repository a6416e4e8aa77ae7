import { isDay } from '../../../ui/written-date.ts'

/** In this device's time zone; invalid input is passed on for the checks to refuse. */
export function momentOf(day: string, time: string): string {
  const moment = new Date(`${day}T${time}`)
  return isDay(day) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : day
}

/** On this device's clock. */
export function dayAndTimeOf(moment: string): { readonly day: string; readonly time: string } {
  const at = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  return {
    day: `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}
