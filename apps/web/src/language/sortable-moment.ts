/** Sorts as text: 2026-11-23 21:29. */
const SORTABLE = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** In local time; spreadsheets read it as a date. */
export function sortableMoment(instant: Date): string {
  return SORTABLE.format(instant)
}
