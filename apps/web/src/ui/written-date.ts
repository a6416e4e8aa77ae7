/** `2026-12-31`, without time or zone. */
export type DayText = string

const FIRST_YEAR = 1900
const LAST_YEAR = 2100
const PARTS = ['day', 'month', 'year'] as const
type Part = (typeof PARTS)[number]

const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })

/** In the language's order: `31/12/2026`. */
export function writeDay(day: DayText, locale: string): string {
  return format(locale).format(new Date(`${day}T00:00:00Z`))
}

/** Null if not a day from 1900 to 2100. Any separators, and two-digit years. */
export function readDay(typed: string, locale: string): DayText | null {
  const text = typed.trim()
  const order: readonly Part[] = /^\d{4}\D/.test(text) ? ['year', 'month', 'day'] : orderOf(locale)
  const [, ...figures] = /^(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})$/.exec(text) ?? []
  const part = (name: Part) => figures[order.indexOf(name)] ?? ''
  const year = part('year')
  if (part('day').length > 2 || (year.length !== 2 && year.length !== 4)) return null
  const day = `${year.length === 2 ? `20${year}` : year}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`
  return isDay(day) ? day : null
}

function orderOf(locale: string): readonly Part[] {
  const types = format(locale)
    .formatToParts(0)
    .map(({ type }) => type)
  return [...PARTS].sort((one, other) => types.indexOf(one) - types.indexOf(other))
}

/** Rejects days such as February 31. */
export function isDay(text: string): text is DayText {
  const instant = new Date(`${text}T00:00:00Z`)
  const year = instant.getUTCFullYear()
  return !Number.isNaN(year) && instant.toISOString().slice(0, 10) === text && year >= FIRST_YEAR && year <= LAST_YEAR
}

export const EARLIEST_DAY: DayText = `${FIRST_YEAR}-01-01`
export const LATEST_DAY: DayText = `${LAST_YEAR}-12-31`
