import { nameKey } from '../players/player-name.ts'

/** Titles stand before the table. */
const HEAD = 4_000
/** Of a file that no reader takes, nothing is looked for. */
const LONGEST = 1_000_000

const MONTHS: readonly (readonly string[])[] = [
  ['janvier', 'janv', 'january', 'jan'],
  ['fevrier', 'fevr', 'fev', 'february', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'avr', 'april', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'juil', 'july', 'jul'],
  ['aout', 'august', 'aug'],
  ['septembre', 'sept', 'september', 'sep'],
  ['octobre', 'oct', 'october'],
  ['novembre', 'nov', 'november'],
  ['decembre', 'dec', 'december'],
]
const MONTH_OF: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
)

const YEAR_FIRST = /(?<!\d)((?:19|20)\d{2})[-_./ ]?(\d{2})[-_./ ]?(\d{2})(?!\d)/
const YEAR_LAST = /(?<!\d)(\d{1,2})[-_./](\d{1,2})[-_./]((?:19|20)\d{2})(?!\d)/
const DAY_WORD = /(?<!\d)(\d{1,2})(?:er|st|nd|rd|th)? ([a-z]{3,9})\.? ((?:19|20)\d{2})(?!\d)/
const WORD_DAY = /(?<![a-z])([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\d{2})(?!\d)/
/** TOM, Challonge, start.gg: as moments or as seconds. */
const TOM_START = /<startdate>\s*(\d{1,2})\/(\d{1,2})\/(\d{4})/
const JSON_START = /"(?:started_at|starts_at|start_at)"\s*:\s*"(\d{4})-(\d{2})-(\d{2})/
const JSON_SECONDS = /"startAt"\s*:\s*(\d{9,10})(?!\d)/

/** The day on which an evening was held, as its file says it inside or in its name: `2026-03-14`. Null: it does not. */
export function heldOnIn(text: string, fileName: string): string | null {
  const whole = text.slice(0, LONGEST)
  const [, month, day, year] = TOM_START.exec(whole) ?? []
  const seconds = JSON_SECONDS.exec(whole)?.[1]
  const [, ...started] = JSON_START.exec(whole) ?? []
  return (
    written(year, month, day) ??
    written(...started) ??
    (seconds === undefined ? null : new Date(Number(seconds) * 1000).toISOString().slice(0, 10)) ??
    dayIn(fileName) ??
    dayIn(text.slice(0, HEAD))
  )
}

/** Days before months, where both may be meant. */
function dayIn(text: string): string | null {
  const key = nameKey(text)
  const [, ...first] = YEAR_FIRST.exec(key) ?? []
  const [, one, two, year] = YEAR_LAST.exec(key) ?? []
  const [, day, word = '', wordYear] = DAY_WORD.exec(key) ?? []
  const [, month = '', dayAfter, yearAfter] = WORD_DAY.exec(key) ?? []
  return (
    written(...first) ??
    (Number(two) > 12 ? written(year, one, two) : written(year, two, one)) ??
    written(wordYear, MONTH_OF.get(word), day) ??
    written(yearAfter, MONTH_OF.get(month), dayAfter)
  )
}

function written(year?: string, month?: string | number, day?: string): string | null {
  if (year === undefined || month === undefined || day === undefined) return null
  const text = [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-')
  const moment = new Date(`${text}T12:00:00.000Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null
}

/** What a file is called, without its date and ending. */
export function nameOfFile(fileName: string): string {
  return fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(YEAR_FIRST, ' ')
    .replace(YEAR_LAST, ' ')
    .replace(/[_\s]+/g, ' ')
    .replace(/^[\s–—-]+|[\s–—-]+$/g, '')
    .slice(0, 100)
}
