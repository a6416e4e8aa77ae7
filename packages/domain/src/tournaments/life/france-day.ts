let format: Intl.DateTimeFormat | undefined

/** Such as 2026-11-28: events have no time zone, their day is France's. Text is ISO 8601 in UTC. */
export function franceDay(instant: string | Date): string {
  // Not as this file is loaded: the first format of a page takes 30 ms.
  format ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })
  return format.format(new Date(instant))
}
