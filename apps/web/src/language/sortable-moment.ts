/** The one everyday form that sorts as text: 2026-11-23 21:29. */
const SORTABLE = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** A moment as tables keep it, in the time of this device: spreadsheets read it as a date, and sort it. */
export function sortableMoment(instant: Date): string {
  return SORTABLE.format(instant)
}
